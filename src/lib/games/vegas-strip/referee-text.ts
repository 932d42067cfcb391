import { either, listed, possessive, type Names } from '$lib/core';
import type { Why } from './types';
import { placingRefusal } from './placing-text';
import { at, setWords } from './words';

/** What only the referee says of tiles that are not placed yet. */
export type RefereeWhy = Extract<Why, { code: 'mayPlace' | 'fits' | 'closedTo' | 'nothingFits' }>;

const CODES: Readonly<Record<RefereeWhy['code'], true>> = {
  mayPlace: true,
  fits: true,
  closedTo: true,
  nothingFits: true
};

export function isOfReferee(why: Why): why is RefereeWhy {
  return Object.hasOwn(CODES, why.code);
}

export function refereeWhy(why: RefereeWhy, names: Names): string {
  switch (why.code) {
    case 'mayPlace':
      return `${setWords(why, names)} can place the ${why.tile} ${at(why.casino)}, for a total of ${why.total}${why.leads ? ' and the lead' : ''}.`;
    case 'fits':
      return why.numbers.length === 0
        ? `${names(why.player)} can’t place any ${why.blocker === true ? 'blockers' : 'tiles'} ${at(why.casino)}.`
        : `${names(why.player)} can place ${either(tilesOf(why))} ${at(why.casino)}.`;
    case 'closedTo':
      return `The ${listed(tilesOf(why))} ${why.numbers.length === 1 ? 'doesn’t' : 'don’t'} fit ${at(why.casino)}. ${placingRefusal(why.broken, names)}`;
    case 'nothingFits':
      return `None of ${possessive(names(why.player))} ${why.blocker === true ? 'blockers' : 'tiles'} fit anywhere, so ${why.rule === '4.12' ? `${names(why.player)} chooses one to discard` : 'one is discarded'}.`;
  }
}

/** "2", "blocker 5". */
function tilesOf({
  numbers,
  blocker
}: Extract<RefereeWhy, { code: 'fits' | 'closedTo' }>): readonly string[] {
  return numbers.map((number) => (blocker === true ? `blocker ${number}` : String(number)));
}
