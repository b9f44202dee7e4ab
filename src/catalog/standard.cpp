// The games of this program. Adding one takes a line here.
#include "ai/chessfootball/bots.h"
#include "catalog/catalog.h"
#include "draw/chessfootball.h"
#include "games/chessfootball/chessfootball.h"

namespace catalog {

const Catalog& standardCatalog() {
    static const Catalog games = [] {
        using chessfootball::ChessFootball;
        Catalog list;
        list.add(Entry(ChessFootball::info(), matchMaker<ChessFootball>(&draw::chessfootball),
                       ai::chessfootball::botNames(), &ai::chessfootball::makeBot));
        return list;
    }();
    return games;
}

}  // namespace catalog
