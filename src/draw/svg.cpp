#include "draw/svg.h"

#include <cassert>

namespace draw {

namespace {

[[maybe_unused]] bool plain(std::string_view text) {
    return text.find_first_of("<>&\"") == std::string_view::npos;
}

}  // namespace

void Svg::begin(std::string_view element, Attributes attributes) {
    text_ += '<';
    text_ += element;
    for (const Attribute& attribute : attributes) {
        assert(plain(attribute.value.text));
        text_ += ' ';
        text_ += attribute.name;
        text_ += "=\"";
        text_ += attribute.value.text;
        text_ += '"';
    }
}

void Svg::open(std::string_view element, Attributes attributes) {
    begin(element, attributes);
    text_ += ">\n";
}

void Svg::close(std::string_view element) {
    text_ += "</";
    text_ += element;
    text_ += ">\n";
}

void Svg::empty(std::string_view element, Attributes attributes) {
    begin(element, attributes);
    text_ += "/>\n";
}

void Svg::words(std::string_view element, Attributes attributes, std::string_view words) {
    begin(element, attributes);
    text_ += '>';
    text_ += escaped(words);
    close(element);
}

void Svg::raw(std::string_view elements) {
    text_ += elements;
    text_ += '\n';
}

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        if (c == '<') {
            safe += "&lt;";
        } else if (c == '>') {
            safe += "&gt;";
        } else if (c == '&') {
            safe += "&amp;";
        } else if (c == '"') {
            safe += "&quot;";
        } else {
            safe += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
        }
    }
    return safe;
}

std::string paint(std::string_view id) {
    return "url(#" + std::string(id) + ")";
}

}  // namespace draw
