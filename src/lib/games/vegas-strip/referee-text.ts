import { either, possessive, type Names } from '$lib/core';
import type { Why } from './types';
import { at, setWords } from './words';

/** What only the referee says of tiles that are not placed yet. */
export type RefereeWhy = Extract<Why, { code: 'mayPlace' | 'fits' | 'nothingFits' }>;

const CODES: Readonly<Record<RefereeWhy['code'], true>> = { mayPlace: true, fits: true, nothingFits: true };

export function isOfReferee(why: Why): why is RefereeWhy {
  return Object.hasOwn(CODES, why.code);
}

export function refereeWhy(why: RefereeWhy, names: Names): string {
  switch (why.code) {
    case 'mayPlace':
      return `${setWords(why, names)} may place the ${why.tile} ${at(why.casino)}: that makes ${why.total}${why.leads ? ', and the lead' : ''}.`;
    case 'fits':
      return why.numbers.length === 0
        ? `Nothing that ${names(why.player)} has fits ${at(why.casino)}.`
        : `${names(why.player)} may place ${either(why.numbers.map(String))} ${at(why.casino)}.`;
    case 'nothingFits':
      return `None of ${possessive(names(why.player))} tiles fits anywhere: one is discarded.`;
  }
}
