import type { Reason } from '$lib/core';
import type { Outcome, PastPosting } from './kept';

/** A recorded match that comes to something else by now, and why that is right. */
export interface Change {
  /** The id of the recorded match. */
  readonly match: string;
  /** What it comes to now, worked out by hand from the rulebook and not copied from the code. */
  readonly instead: Partial<Omit<Outcome, 'postings'>> & {
    /** By its place in the recorded list, from 0; `gone` where nothing is posted any more. */
    readonly postings?: Readonly<Record<number, PastPosting | 'gone'>>;
  };
  /** The paragraph that was read wrongly, or the correction of the box, in a sentence. */
  readonly why: string;
}

/** Every change since 0.1.0; the recorded files themselves are never written again. */
export const changes: readonly Change[] = [
  ...[
    { match: 'las-vegas-royale-015', gone: 12 },
    { match: 'las-vegas-royale-075', gone: 11 },
    { match: 'las-vegas-royale-155', gone: 103 }
  ].map(({ match, gone }): Change => ({
    match,
    instead: { postings: { [gone]: 'gone' } },
    why: 'Whoever passes the holder by placing takes the token out of their hands (16.1); it does not go back to the tile first.'
  })),
  ...[
    { match: 'las-vegas-royale-021', taken: 35, seq: 57, to: 'p2' },
    { match: 'las-vegas-royale-085', taken: 70, seq: 91, to: 'p3' },
    { match: 'las-vegas-royale-143', taken: 17, seq: 27, to: 'p4' }
  ].map(({ match, taken, seq, to }): Change => ({
    match,
    instead: { postings: { [taken]: { seq, to, value: 0, code: 'powerPlayTaken', rule: '16.1' } } },
    why: 'Whoever places here and is alone in front takes the token by 16.1; the house rule of 16.4 is for dice that come without activating.'
  }))
];

/** A paragraph that was split since: a reason that cited the whole now cites the part that decides. */
export interface Split {
  readonly code: string;
  /** Where more than one paragraph was split, the one that this very reason rested on. */
  readonly was: string | ((why: Reason) => string);
  readonly now: string;
  /** What the new paragraph holds that the old one no longer does. */
  readonly why: string;
}

/** The paragraph of a fine before who pays it, and with which notes, were readings of their own. */
function fineWas(why: Reason): string {
  const { notes = 0, change = 0, over = 0 } = why as Partial<Record<'notes' | 'change' | 'over', number>>;
  if (over > 0) return '14.3';
  return change > 0 || notes < 50000 ? '14.2' : '14.1';
}

/** Every paragraph that was split since 0.1.0, where a recorded reason rests on it. */
export const splits: readonly Split[] = [
  { code: 'powerPlayBack', was: '16.3', now: '16.7', why: 'An imaginary player in front is our reading.' },
  { code: 'handicapAdjusts', was: '20.3', now: '20.4', why: 'That nothing can be adjusted is our reading.' },
  { code: 'myChoiceActivates', was: '24.3', now: '24.7', why: 'That there is no other tile is our reading.' },
  {
    code: 'myChoiceNothing',
    was: '24.5',
    now: '24.8',
    why: 'That a 6 without a die does nothing is our reading.'
  },
  { code: 'badLuck', was: fineWas, now: '14.5', why: 'What is counted there is our reading.' },
  {
    code: 'badLuck',
    // Chips beside notes rested on it then as well: a house rule.
    was: (why) => ('notes' in why && Number(why.notes) < 50000 ? '14.6' : fineWas(why)),
    now: '14.6',
    why: 'Which notes and chips are handed over is our reading.'
  },
  { code: 'bankLacks', was: '8.6', now: '8.19', why: 'What no notes can settle has its own paragraph.' },
  ...['equalWon', 'equalLost', 'duelWon', 'duelWonNothing'].map((code) => ({
    code,
    was: '6.3',
    now: '6.4',
    why: 'That the further one wins without a throw is printed.'
  })),
  {
    code: 'fiftyFiftyLost',
    was: '12.3',
    now: '12.5',
    why: 'That other dice with the same sum are the same number is our reading.'
  },
  ...['doubleDownPaid', 'doubleDownTied', 'doubleDownThird'].map((code) => ({
    code,
    was: '22.2',
    now: '22.3',
    why: 'That the big die counts two on the tile is our reading.'
  })),
  ...['offeredNothing', 'keptNothing'].map((code) => ({
    code,
    was: '4.3',
    now: '4.9',
    why: 'That a proposal may leave somebody out is our reading.'
  }))
];

/** Lines of nothing that 0.1.0 did not have: what it did not post is left out where the money is compared. */
export const added: Readonly<Record<string, string>> = {
  primeTimeNobody: 'That nobody throws has its line since then (11.4).',
  blackBoxNobody: 'That nobody gets a pile has its line since then (21.3).',
  blockItEmpty: 'That a tile without gray dice does nothing has its line since then (19.3).'
};

/** A device of 0.1.0 of which the app makes something else by now, and why that is right. */
export interface StoreChange {
  readonly evening: string;
  /** Where in what it comes to, members with dots between: "settings.theme". */
  readonly at: string;
  /** What stands there now. */
  readonly instead: unknown;
  readonly why: string;
}

/** The same for the stores. */
export const storeChanges: readonly StoreChange[] = [];
