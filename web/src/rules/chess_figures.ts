// The positions of chess football's rules page.
import { figure, range, type RulesOf } from './figure';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 * - 0:0';
const INTERCEPTED = figure('intercepted', '6k1/2p2ppp/8/8/3N4/8/5PPP/6K1 w - - 0 24 d4 - 0:0', 'd4:n', 'intercepted');
const GOAL = figure('goal', '6k1/5ppp/5n2/1R2r3/8/8/5PPP/6K1 w - - 0 30 b5 - 0:0', 'b5:n', 'goal');

export const CHESS: RulesOf = {
  how: [
    figure('setup', START),
    figure('start', START, 'e2e4', 'ball'),
    figure('win', 'rnbqkb1r/pppppppp/5n2/8/4P3/2N5/PPPP1PPP/R1BQKBNR b KQkq - 2 2 e4 - 0:0', 'f6e4', 'ball'),
    INTERCEPTED,
    GOAL,
  ],
  parts: [
    { name: 'setup', ids: range('CF', 1, 4) },
    { name: 'taking', ids: range('CF', 5, 10) },
    { name: 'playing', ids: range('CF', 11, 18) },
    { name: 'end', ids: range('CF', 19, 25) },
  ],
  clauses: {
    CF8: figure('step', 'r4rk1/ppp2ppp/8/8/8/4P3/PPP2PPP/R4RK1 w - - 0 20 d4 - 0:0', 'e3d4', 'ball'),
    CF10: figure('steal', 'r4rk1/ppp2ppp/8/8/2P2n2/5N2/PP3PPP/R4RK1 w - - 0 20 f4 d5 0:0', 'c4d5', 'ball'),
    CF12: figure('received', '5rk1/5ppp/8/4N3/8/8/1B3PPP/6K1 w - - 0 26 b2 - 0:0', 'b2:ne', 'received'),
    CF13: INTERCEPTED,
    CF14: GOAL,
    CF16: figure('out', '6k1/5ppp/8/8/4B3/8/5PPP/6K1 w - - 0 28 e4 - 0:0', 'e4:e', 'out'),
    CF18: figure('pass', 'r4rk1/ppp2ppp/3p4/4B3/8/5N2/PPP2PPP/R4RK1 w - - 0 18 f3 - 0:0', 'f3:e5', 'pass'),
  },
};
