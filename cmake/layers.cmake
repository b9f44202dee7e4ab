# How a layer becomes a target. The table itself stands in src/CMakeLists.txt.
#
# Every layer gets an include root of its own in the build tree, holding one link to its folder, and a target sees only the
# roots of what it links. A header of a layer that is not linked cannot be found, so the layer table is law.

# Flags that every target of the project has. Contraction is off because fused multiply-add changes results between machines;
# nobody reads errno after sqrt, so it need not be set (results stay the same).
add_library(striker_flags INTERFACE)
target_compile_options(striker_flags INTERFACE
  -ffp-contract=off -fno-math-errno -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wimplicit-fallthrough
  -Wold-style-cast -Werror)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  target_compile_options(striker_flags INTERFACE -Wno-restrict)  # false alarms of g++ 12 at -O2
endif()
if(STRIKER_UNITY)
  target_compile_options(striker_flags INTERFACE -Wno-shadow)  # file-local names of one file shadow nothing in another
endif()
if(STRIKER_SANITIZE)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(striker_flags INTERFACE -Wno-maybe-uninitialized)  # false alarms of g++ 12 in <regex> with sanitizers
  endif()
  target_compile_options(striker_flags INTERFACE -fsanitize=${STRIKER_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(striker_flags INTERFACE -fsanitize=${STRIKER_SANITIZE})
endif()
if(STRIKER_FUZZ)
  target_compile_options(striker_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()
if(EMSCRIPTEN)
  target_compile_options(striker_flags INTERFACE -fno-exceptions)
endif()

# striker_layer(NAME DIR MAY...): src/DIR (STRIKER_LAYER_SOURCES/DIR if that is set) becomes target NAME, which may include the layers MAY (and what those link).
# Sources are all *.cpp below DIR but *_test.cpp, which become the test executable NAME_test.
function(striker_layer name dir)
  if(NOT STRIKER_LAYER_SOURCES)
    set(STRIKER_LAYER_SOURCES ${CMAKE_SOURCE_DIR}/src)
  endif()
  set(source_dir ${STRIKER_LAYER_SOURCES}/${dir})
  set(root ${CMAKE_BINARY_DIR}/roots/${name})
  get_filename_component(parent ${root}/${dir} DIRECTORY)
  file(MAKE_DIRECTORY ${parent})
  if(NOT EXISTS ${root}/${dir})
    file(CREATE_LINK ${source_dir} ${root}/${dir} SYMBOLIC)
  endif()
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${source_dir}/*.cpp)
  set(tests ${sources})
  list(FILTER sources EXCLUDE REGEX "_test\\.cpp$")
  list(FILTER tests INCLUDE REGEX "_test\\.cpp$")
  if(sources)
    add_library(${name} STATIC ${sources})
    target_include_directories(${name} PUBLIC ${root})
    target_link_libraries(${name} PUBLIC striker_flags ${ARGN})
    if(EMSCRIPTEN AND name IN_LIST STRIKER_SMALL)
      target_compile_options(${name} PRIVATE -Os)
    endif()
    set_target_properties(${name} PROPERTIES UNITY_BUILD "${STRIKER_UNITY}" UNITY_BUILD_BATCH_SIZE 0)
  else()
    add_library(${name} INTERFACE)
    target_include_directories(${name} INTERFACE ${root})
    target_link_libraries(${name} INTERFACE striker_flags ${ARGN})
  endif()
  set_property(GLOBAL APPEND PROPERTY STRIKER_LAYERS ${name})
  if(tests)
    set_property(GLOBAL PROPERTY STRIKER_TESTS_${name} ${tests})
  endif()
endfunction()

# striker_test(NAME LABEL SOURCES... LINK LAYERS...): a GoogleTest executable registered with ctest.
function(striker_test name label)
  cmake_parse_arguments(arg "" "" "LINK" ${ARGN})
  add_executable(${name} ${arg_UNPARSED_ARGUMENTS})
  target_link_libraries(${name} PRIVATE ${arg_LINK} striker_flags GTest::gtest_main)
  target_compile_definitions(${name} PRIVATE STRIKER_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
  add_test(NAME ${name} COMMAND ${name})
  set_tests_properties(${name} PROPERTIES LABELS ${label})
endfunction()
