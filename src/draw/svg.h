// A small writer of SVG: elements with attributes. Values are integers or texts without characters that XML reserves.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace draw {

class Svg {
  public:
    struct Value {
        Value(int number) : text(std::to_string(number)) {}
        Value(std::string_view words) : text(words) {}
        Value(const char* words) : text(words) {}
        Value(std::string words) : text(std::move(words)) {}
        std::string text;
    };
    struct Attribute {
        std::string_view name;
        Value value;
    };
    using Attributes = std::initializer_list<Attribute>;

    void open(std::string_view element, Attributes attributes);
    void close(std::string_view element);
    void empty(std::string_view element, Attributes attributes);
    // An element with nothing but text in it; the words may be any UTF-8.
    void words(std::string_view element, Attributes attributes, std::string_view words);
    // Well-formed elements from elsewhere.
    void raw(std::string_view elements);

    const std::string& text() const { return text_; }

  private:
    void begin(std::string_view element, Attributes attributes);
    std::string text_;
};

// Any UTF-8 as the text of an element: reserved characters named, control characters as spaces.
std::string escaped(std::string_view text);

// `url(#id)`, as a paint.
std::string paint(std::string_view id);

}  // namespace draw
