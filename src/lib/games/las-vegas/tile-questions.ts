import { namesOf, type Match } from '$lib/core';
import type { JsonObject, Question } from '$lib/games/form';
import { allTiles, tileOfReason } from './tiles';
import type { CasinoView, Options, TilePaid, View, Why } from './types';

/** A payout: what its tiles paid, and the casinos as they lay. */
interface Payout {
  readonly tiles: readonly TilePaid[];
  readonly casinos: readonly CasinoView[];
}

/** What a tile has paid or refused, as the question that the referee is asked of it; undefined of what is no tile’s. */
export function tileQuestion(
  why: Why,
  view: Pick<View, 'paid' | 'casinos' | 'royale' | 'seats'>,
  { seats, options }: Pick<Match<Options>, 'seats' | 'options'>
): Question | undefined {
  if (why.code === 'toldReward') return toldQuestion(why, namesOf(seats)(why.player));
  const tile = tileOfReason(why.code);
  const dispute = tile?.disputes[why.code];
  if (tile === undefined || typeof dispute !== 'function') return undefined;
  const said = JSON.stringify(why);
  const isTold = ({ postings }: TilePaid): boolean =>
    postings.some((posting) => JSON.stringify(posting.why) === said);
  const payouts = payoutsOf(view);
  const payout = payouts.find(({ tiles }) => tiles.some(isTold)) ?? payouts[0];
  const disputed = dispute(why, namesOf(seats), {
    paid: (payout?.tiles ?? []).flatMap(({ postings }) => postings.map((posting) => posting.why)),
    casinos: payout?.casinos ?? [],
    held: payout?.tiles.find(isTold)?.held,
    seats: view.seats,
    options
  });
  if (disputed === undefined) return undefined;
  const { case: asked = tile.id, ...position } = disputed;
  return { case: asked, title: tile.title, ...position };
}

/** The payout that a tile has interrupted, and the one that was last. */
function payoutsOf({ paid, casinos, royale }: Pick<View, 'paid' | 'casinos' | 'royale'>): readonly Payout[] {
  const begun = royale?.told === undefined ? [] : [{ tiles: royale.told, casinos }];
  return paid === undefined ? begun : [...begun, { tiles: paid.tiles ?? [], casinos: paid.casinos }];
}

/** A reward of which only the sum was told: how it came about is still to be told. */
function toldQuestion(
  { tile: id }: Extract<Why, { code: 'toldReward' }>,
  name: string
): Question | undefined {
  const tile = allTiles().find((each) => each.id === id);
  return tile && { case: id, title: tile.title, position: whose(tile.named, name), isOpen: true };
}

/** Somebody as the question of a tile names them, with nothing told of them yet. */
function whose(named: 'dice' | 'winner' | undefined, name: string): JsonObject {
  return named === 'dice' ? { dice: { [name]: {} } } : { [named ?? 'player']: name };
}
