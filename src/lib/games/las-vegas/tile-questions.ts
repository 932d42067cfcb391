import { namesOf, type Match } from '$lib/core';
import type { JsonObject, Question } from '$lib/games/form';
import { TILES } from './tiles';
import type { Options, View, Why } from './types';

/** What a tile has paid or refused, as the question that the referee is asked of it; undefined of what is no tile’s. */
export function tileQuestion(
  why: Why,
  { paid }: Pick<View, 'paid'>,
  { seats, options }: Pick<Match<Options>, 'seats' | 'options'>
): Question | undefined {
  if (why.code === 'toldReward') return toldQuestion(why, namesOf(seats)(why.player));
  const tile = TILES.find(({ disputes }) => Object.hasOwn(disputes, why.code));
  const dispute = tile?.disputes[why.code];
  if (tile === undefined || typeof dispute !== 'function') return undefined;
  const tiles = paid?.tiles ?? [];
  const said = JSON.stringify(why);
  const told = tiles.find(({ postings }) => postings.some((posting) => JSON.stringify(posting.why) === said));
  const disputed = dispute(why, namesOf(seats), {
    paid: tiles.flatMap(({ postings }) => postings.map((posting) => posting.why)),
    casinos: paid?.casinos ?? [],
    held: told?.held,
    options
  });
  if (disputed === undefined) return undefined;
  const { case: asked = tile.id, ...position } = disputed;
  return { case: asked, title: tile.title, ...position };
}

/** A reward of which only the sum was told: how it came about is still to be told. */
function toldQuestion(
  { tile: id }: Extract<Why, { code: 'toldReward' }>,
  name: string
): Question | undefined {
  const tile = TILES.find((each) => each.id === id);
  return tile && { case: id, title: tile.title, position: whose(tile.named, name), isOpen: true };
}

/** Somebody as the question of a tile names them, with nothing told of them yet. */
function whose(named: 'dice' | 'winner' | undefined, name: string): JsonObject {
  return named === 'dice' ? { dice: { [name]: {} } } : { [named ?? 'player']: name };
}
