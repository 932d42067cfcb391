import type { TileId } from '$lib/games/las-vegas/tiles';

const ENAMEL: Readonly<Record<TileId, number>> = {
  'lucky-punch': 6,
  jackpot: 1,
  'prime-time': 3,
  'fifty-fifty': 5,
  'high-five': 4,
  'bad-luck': 2,
  'pay-day': 4,
  'power-play': 3,
  'no-entry': 5,
  knockout: 2,
  'block-it': 6,
  handicap: 1,
  'black-box': 5,
  'double-down': 6,
  'nice-dice': 4,
  'my-choice': 3
};

/** The enamel that a tile is drawn in: its own, whatever casino it lies at. */
export function enamelOf(tile: TileId): number {
  return ENAMEL[tile];
}
