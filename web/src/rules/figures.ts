// The rules pages: chapters and figures of every game. What the core allows in the positions is asked when they are drawn.
import { CARROM } from './carrom_figures';
import { CHESS } from './chess_figures';
import { DISC } from './disc_figures';
import type { RulesOf } from './figure';

export type { Figure, RulesOf } from './figure';

export const RULES: Record<string, RulesOf> = { chessfootball: CHESS, carrom: CARROM, discfootball: DISC };
