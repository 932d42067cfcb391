import type { ShelfBox, Meta } from '$lib/games/contract/define';
import * as say from './strings/en/meta';

export const meta: Meta = {
  id: 'vegas',
  title: 'Vegas',
  players: { min: 2, max: 4 },
  unit: { one: say.one, many: say.many, piece: 'gold', pieceWords: say.pieceName }
};

export const shelfBox: ShelfBox = meta;
