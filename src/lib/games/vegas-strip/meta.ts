import type { ShelfBox, Meta } from '$lib/games/contract/define';
import * as say from './strings/en/meta';

export const meta: Meta = {
  id: 'vegas-strip',
  title: 'Vegas Strip',
  players: { min: 2, max: 6 },
  winners: 2,
  unit: { one: say.one, many: say.many, piece: 'chips', pieceWords: say.pieceName }
};

export const shelfBox: ShelfBox = meta;
