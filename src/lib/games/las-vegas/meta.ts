import type { ShelfBox, Meta } from '$lib/games/contract/define';
import * as say from './strings/en/meta';

export const meta: Meta = {
  id: 'las-vegas',
  title: 'Las Vegas',
  players: { min: 2, max: 5 },
  ledger: { neutral: say.theNeutralPlayer, gray: say.theGreyPlayer }
};

/** The main game of the box, which adds the tiles. */
export const royale: Meta = {
  ...meta,
  id: 'las-vegas-royale',
  title: 'Las Vegas Royale',
  box: meta.id
};

export const shelfBox: ShelfBox = {
  ...meta,
  title: royale.title,
  wide: true
};
