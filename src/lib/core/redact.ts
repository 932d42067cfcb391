import { askedOf, type Ask } from './ask';
import type { PlayerId } from './players';

/**
 * What is asked, as these eyes may see it: of a secret that is not theirs only that it is asked, with
 * nothing to choose from and nothing to draw from. Without eyes every secret is covered.
 */
export function redactAsks<Move, Why>(
  asks: readonly Ask<Move, Why>[],
  eyes?: PlayerId
): readonly Ask<Move, Why>[] {
  return asks.map((ask) => {
    if (ask.secret !== true || (eyes !== undefined && askedOf(ask).includes(eyes))) return ask;
    switch (ask.kind) {
      case 'choose':
        return { ...ask, choices: [] };
      case 'draw':
        return { ...ask, pool: {} };
      case 'split':
        return { ...ask, pieces: [] };
      case 'counts':
        return { ...ask, groups: [] };
      case 'dice':
      case 'number':
        return ask;
    }
  });
}
