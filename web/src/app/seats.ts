// The seats of each game in their order, where they are wanted before the core has told them (`games`).
const SEATS: Record<string, [string, string]> = { carrom: ['south', 'north'] };

export const seatsOf = (game: string): [string, string] => SEATS[game] ?? ['white', 'black'];
export const otherSeat = (game: string, seat: string): string => seatsOf(game).find((other) => other !== seat)!;
