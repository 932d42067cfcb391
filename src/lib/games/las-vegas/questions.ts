import { namesOf, type Match } from '$lib/core';
import type { JsonObject, Question } from '$lib/games/form';
import { casinoBehind } from './evidence';
import { isImaginary } from './payout';
import type { CasinoView, Options, Strength, View, Why } from './types';

type Table = Pick<Match<Options>, 'seats'>;

/** The casino, the pairs or the money that a reason is about. */
export function dispute(why: Why, view: View, match: Table): Question | undefined {
  const casino = casinoBehind(why, view);
  if (casino !== undefined) return casinoQuestion(casino, match);
  if (why.code === 'pair') return pairsQuestion(view);
  if (why.code === 'sum' || why.code === 'morePieces' || why.code === 'level')
    return rankingQuestion(view, match);
  return undefined;
}

/** Every casino as it lies, the pairs, and what everybody has won. */
export function questions(view: View, match: Table): readonly Question[] {
  const pairs = pairsQuestion(view);
  return [
    ...view.casinos.map((casino) => casinoQuestion(casino, match)),
    ...(pairs === undefined ? [] : [pairs]),
    rankingQuestion(view, match)
  ];
}

function casinoQuestion({ number, notes, claims }: CasinoView, { seats }: Table): Question {
  const own = claims.map((claim) => claim.own);
  const called = namesOf(seats);
  const people = seats.map(({ player }) => {
    const there = own.find(({ who }) => who === player);
    return [called(player), there === undefined ? {} : dice(there)] as const;
  });
  const black = own.flatMap(({ who, black: some = 0 }) =>
    some > 0 && !isImaginary(who) ? [[called(who), some] as const] : []
  );
  const neutral = own.find(({ who }) => who === 'neutral');
  const gray = own.find(({ who }) => who === 'gray');
  return {
    case: 'casino',
    title: `Casino ${number}`,
    position: {
      notes: [...notes],
      dice: Object.fromEntries(people),
      ...(neutral === undefined ? {} : { neutral: dice(neutral) }),
      ...(gray === undefined ? {} : { gray: gray.small }),
      ...(black.length === 0 ? {} : { extra: Object.fromEntries(black) })
    }
  };
}

function dice({ small, big }: Strength): JsonObject {
  return { ...(small > 0 ? { small } : {}), ...(big > 0 ? { big } : {}) };
}

function pairsQuestion({ casinos }: View): Question | undefined {
  if (casinos.length === 0) return undefined;
  return {
    case: 'pairs',
    title: 'The pairs of this round',
    position: { pairs: casinos.map(({ notes }) => [...notes]) }
  };
}

function rankingQuestion({ players }: View, { seats }: Table): Question {
  const called = namesOf(seats);
  const people = players.map(
    ({ player, notes, chips }) => [called(player), { notes: [...notes], chips }] as const
  );
  return {
    case: 'ranking',
    title: 'What everybody has now',
    position: { players: Object.fromEntries(people) }
  };
}
