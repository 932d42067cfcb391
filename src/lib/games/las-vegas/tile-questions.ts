import { namesOf, type Match } from '$lib/core';
import type { Question } from '$lib/games/form';
import { TILES } from './tiles';
import type { Options, View, Why } from './types';

/** What a tile has paid or refused, as the question that the referee is asked of it; undefined of what is no tile’s. */
export function tileQuestion(
  why: Why,
  { paid }: Pick<View, 'paid'>,
  { seats, options }: Pick<Match<Options>, 'seats' | 'options'>
): Question | undefined {
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
  return disputed && { case: disputed.case ?? tile.id, title: tile.title, position: disputed.position };
}
