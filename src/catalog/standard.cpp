// The games of this program. Adding one takes a line here.
#include "ai/carrom/bots.h"
#include "ai/chessfootball/bots.h"
#include "ai/discfootball/bots.h"
#include "catalog/catalog.h"
#include "draw/carrom.h"
#include "draw/carrom_plan.h"
#include "draw/chessfootball.h"
#include "draw/discfootball.h"
#include "draw/discfootball_plan.h"
#include "games/carrom/carrom.h"
#include "games/chessfootball/chessfootball.h"
#include "games/discfootball/discfootball.h"

namespace catalog {

const Catalog& standardCatalog() {
    static const Catalog games = [] {
        using chessfootball::ChessFootball;
        Catalog list;
        list.add(Entry(ChessFootball::info(), matchMaker<ChessFootball>(&draw::chessfootball),
                       ai::chessfootball::botNames(), &ai::chessfootball::makeBot, {},
                       {&ai::chessfootball::skillOf, {}}));
        using carrom::Carrom;
        list.add(Entry(Carrom::info(), matchMaker<Carrom>(&draw::carrom), ai::carrom::botNames(), &ai::carrom::makeBot,
                       draw::carromPlanner(), {&ai::carrom::skillOf, &ai::carrom::carriedOut}));
        using discfootball::DiscFootball;
        list.add(Entry(DiscFootball::info(), matchMaker<DiscFootball>(&draw::discfootball),
                       ai::discfootball::botNames(), &ai::discfootball::makeBot, draw::discfootballPlanner(),
                       {&ai::discfootball::skillOf, &ai::discfootball::carriedOut}));
        return list;
    }();
    return games;
}

}  // namespace catalog
