# Libraries, each linked to the one layer that may use it.
if(EMSCRIPTEN)
  # The toolchain does not see host headers, and -I/usr/include would bring in the host's libc: link just the needed folder.
  file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/host_headers)
  file(CREATE_LINK /usr/include/nlohmann ${CMAKE_BINARY_DIR}/host_headers/nlohmann SYMBOLIC)
  target_include_directories(api SYSTEM PRIVATE ${CMAKE_BINARY_DIR}/host_headers)
  target_compile_definitions(api PRIVATE JSON_NOEXCEPTION)
else()
  find_package(nlohmann_json REQUIRED)
  target_link_libraries(api PRIVATE nlohmann_json::nlohmann_json)
endif()
