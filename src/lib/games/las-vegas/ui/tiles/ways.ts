import type { AskOf, LasVegasAsk } from '$lib/games/las-vegas/ui/asks/asked';
import { isTile } from '$lib/games/las-vegas/tiles';
import { memberOf } from './tile-choices';
import type { SealedWay } from './tile-look';
import { LOOKS } from './all-looks';

export type ButtonWay = Extract<SealedWay, { by: 'buttons' }>;

/** Control for a tile's ask; undefined if the ask does not belong to a tile. */
export function wayOf({ about }: Pick<LasVegasAsk, 'about'>): SealedWay | undefined {
  const { tile, step } = about ?? {};
  return typeof tile === 'string' && isTile(tile) ? LOOKS[tile].asks[String(step)] : undefined;
}

/** Choices that change nothing, or that name no casino if one is asked for. */
export function quietChoices(ask: AskOf<'choose'>): AskOf<'choose'>['choices'] {
  const way = wayOf(ask);
  if (way?.by === 'casino') return ask.choices.filter((choice) => memberOf(choice, way.member) === undefined);
  return ask.choices.filter(
    ({ move }) => way?.by === 'buttons' && move.type === 'tile' && way.quiet?.(move) === true
  );
}

/** Control of an ask that is answered with a casino; undefined for other asks. */
export function casinoWay(ask: Pick<LasVegasAsk, 'about'>): Extract<SealedWay, { by: 'casino' }> | undefined {
  const way = wayOf(ask);
  return way?.by === 'casino' ? way : undefined;
}
