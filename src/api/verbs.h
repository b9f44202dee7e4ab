// One function a verb of docs/api.md. Each reads its keys, asks request.finish(), and answers.
#pragma once

#include "api/api.h"
#include "api/json.h"
#include "api/request.h"

namespace api {

struct Context {
    const catalog::Catalog& catalog;
    const Host& host;

    std::int64_t now() const { return host.now ? host.now() : 0; }
};

Json games(const Context& context, Request& request);
Json codes(const Context& context, Request& request);
Json state(const Context& context, Request& request);
Json choices(const Context& context, Request& request);
Json check(const Context& context, Request& request);
Json apply(const Context& context, Request& request);
Json undo(const Context& context, Request& request);
Json simulate(const Context& context, Request& request);
Json preview(const Context& context, Request& request);
Json referee(const Context& context, Request& request);
Json perft(const Context& context, Request& request);
Json show(const Context& context, Request& request);
Json notation(const Context& context, Request& request);
Json record(const Context& context, Request& request);
Json verify(const Context& context, Request& request);
Json bot(const Context& context, Request& request);
Json plan(const Context& context, Request& request);
Json scene(const Context& context, Request& request);

}  // namespace api
