// The verb that knows no game: scene.
#include "api/scene.h"
#include "api/verbs.h"
#include "draw/scene.h"

namespace api {

namespace {

// `scene` (an object) or `text` (what a file holds).
base::Result<Scene> sceneOf(Request& request, bool isText, const std::string& text) {
    if (const auto fault = request.finish()) return *fault;
    return isText ? readScene(std::string_view(text)) : readScene(*request.object("scene"));
}

}  // namespace

Json scene(const Context&, Request& request) {
    const bool isText = request.has("text");
    const std::string text = request.text("text");
    if (!isText && !request.object("scene") && !request.fault()) {
        request.fail({"missing_field", "", {{"field", std::string("scene")}}});
    }
    const bool wantsPaths = request.flag("trajectory", false);
    const bool wantsPicture = request.flag("svg", false);
    const auto scene = sceneOf(request, isText, text);
    if (!scene) return faultReply(scene.fault());
    const auto table = physics::Table::make(scene->table);
    if (!table) return faultReply(table.fault());
    if (const auto fault = physics::check(*table, scene->discs, scene->impulses)) return faultReply(*fault);

    const bool paths = wantsPaths || wantsPicture;
    const physics::Result result =
        physics::simulate(*table, scene->discs, scene->impulses, paths ? physics::Keep::Paths : physics::Keep::Ends);
    Json reply = {{"name", scene->name}, {"gravity", physics::kGravity}};
    reply.update(resultJson(result));
    if (wantsPaths) reply["trajectory"] = jsonOf(result.trajectory);
    if (wantsPicture) {
        reply["svg"] = draw::drawScene({scene->table, scene->discs, scene->colours, result, scene->name});
    }
    return reply;
}

}  // namespace api
