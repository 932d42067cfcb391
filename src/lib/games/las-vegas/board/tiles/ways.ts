import type { AskOf, LasVegasAsk } from '$lib/games/las-vegas/board/asked';
import { isTile } from '$lib/games/las-vegas/tiles';
import { memberOf } from './tile-choices';
import type { SealedWay } from './tile-look';
import { LOOKS } from './all-looks';

export type ButtonWay = Extract<SealedWay, { by: 'buttons' }>;

/** How an ask of a tile is answered with fingers; undefined for an ask of the table. */
export function wayOf({ about }: Pick<LasVegasAsk, 'about'>): SealedWay | undefined {
  const { tile, step } = about ?? {};
  return typeof tile === 'string' && isTile(tile) ? LOOKS[tile].asks[String(step)] : undefined;
}

/** The choices that leave things as they are, or name no casino where one is asked for. */
export function quietChoices(ask: AskOf<'choose'>): AskOf<'choose'>['choices'] {
  const way = wayOf(ask);
  if (way?.by === 'casino') return ask.choices.filter((choice) => memberOf(choice, way.member) === undefined);
  return ask.choices.filter(
    ({ move }) => way?.by === 'buttons' && move.type === 'tile' && way.quiet?.(move) === true
  );
}

/** The casinos that an ask is answered with, if it is. */
export function casinoWay(ask: Pick<LasVegasAsk, 'about'>): Extract<SealedWay, { by: 'casino' }> | undefined {
  const way = wayOf(ask);
  return way?.by === 'casino' ? way : undefined;
}
