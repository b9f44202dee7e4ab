# assets/ becomes a source of the layer, anew whenever a picture or the theme changes.
set(artwork ${CMAKE_BINARY_DIR}/generated/draw_artwork.cpp)
file(GLOB artwork_inputs CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/assets/pieces/*.svg)
add_custom_command(
  OUTPUT ${artwork}
  COMMAND ${CMAKE_COMMAND} -DASSETS=${CMAKE_SOURCE_DIR}/assets -DOUT=${artwork} -P ${CMAKE_SOURCE_DIR}/cmake/embed.cmake
  DEPENDS ${artwork_inputs} ${CMAKE_SOURCE_DIR}/assets/ball.svg ${CMAKE_SOURCE_DIR}/assets/board_theme.json
          ${CMAKE_SOURCE_DIR}/cmake/embed.cmake
  COMMENT "Embedding the artwork" VERBATIM)
target_sources(draw PRIVATE ${artwork})
