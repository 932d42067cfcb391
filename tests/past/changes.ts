import type { Reason } from '$lib/core';
import type { Outcome, PastPosting } from './recorded-matches';

/** A recorded match whose result has changed, with the reason. */
export interface Change {
  /** The id of the recorded match. */
  readonly match: string;
  /** The new result, worked out by hand from the rulebook and not copied from the code. */
  readonly newValue: Partial<Omit<Outcome, 'postings'>> & {
    /** Index in the recorded list → the new posting, or `gone` if it no longer exists. */
    readonly postings?: Readonly<Record<number, PastPosting | 'gone'>>;
  };
  /** The paragraph that was read wrongly, or the correction of the box, in one sentence. */
  readonly why: string;
}

/** Every change since 0.1.0; the recorded files themselves never change. */
export const changes: readonly Change[] = [
  ...[
    { match: 'las-vegas-royale-015', removed: 12 },
    { match: 'las-vegas-royale-075', removed: 11 },
    { match: 'las-vegas-royale-155', removed: 103 }
  ].map(({ match, removed }): Change => ({
    match,
    newValue: { postings: { [removed]: 'gone' } },
    why: 'A player who passes the holder by placing takes the token from them (16.1); it does not go back to the tile first.'
  })),
  ...[
    { match: 'las-vegas-royale-021', taken: 35, seq: 57, to: 'p2' },
    { match: 'las-vegas-royale-085', taken: 70, seq: 91, to: 'p3' },
    { match: 'las-vegas-royale-143', taken: 17, seq: 27, to: 'p4' }
  ].map(({ match, taken, seq, to }): Change => ({
    match,
    newValue: { postings: { [taken]: { seq, to, value: 0, code: 'powerPlayTaken', rule: '16.1' } } },
    why: 'A player who places here and is alone in first place takes the token by 16.1; the house rule of 16.4 is for dice that come without activating.'
  }))
];

/** A paragraph that was split later: a reason that cited the whole now cites the part that decides. */
export interface SplitParagraph {
  readonly code: string;
  /** The paragraph that this reason cited in 0.1.0, possibly one of several that were split. */
  readonly ruleBefore: string | ((reason: Reason) => string);
  readonly ruleNow: string;
  /** The content that moved to the new paragraph. */
  readonly why: string;
}

/**
 * The paragraph that a fine cited before two of our interpretations (who pays, and with which notes) got paragraphs of
 * their own.
 */
function fineRuleBefore(reason: Reason): string {
  const {
    notes = 0,
    change = 0,
    over: overpaid = 0
  } = reason as Partial<Record<'notes' | 'change' | 'over', number>>;
  if (overpaid > 0) return '14.3';
  return change > 0 || notes < 50000 ? '14.2' : '14.1';
}

/** Every paragraph that was split since 0.1.0 and that a recorded reason cites. */
export const splitParagraphs: readonly SplitParagraph[] = [
  {
    code: 'powerPlayBack',
    ruleBefore: '16.3',
    ruleNow: '16.7',
    why: 'Our interpretation covers an imaginary player in first place.'
  },
  {
    code: 'handicapAdjusts',
    ruleBefore: '20.3',
    ruleNow: '20.4',
    why: 'Our interpretation covers the case that no die can be adjusted.'
  },
  {
    code: 'myChoiceActivates',
    ruleBefore: '24.3',
    ruleNow: '24.7',
    why: 'Our interpretation covers the case that there is no other tile.'
  },
  {
    code: 'myChoiceNothing',
    ruleBefore: '24.5',
    ruleNow: '24.8',
    why: 'Our interpretation: a 6 without a die does nothing.'
  },
  {
    code: 'badLuck',
    ruleBefore: fineRuleBefore,
    ruleNow: '14.5',
    why: 'Our interpretation says how dice count at this tile.'
  },
  {
    code: 'badLuck',
    // Chips paid together with notes, a house rule, also cited this paragraph.
    ruleBefore: (reason) =>
      'notes' in reason && Number(reason.notes) < 50000 ? '14.6' : fineRuleBefore(reason),
    ruleNow: '14.6',
    why: 'Our interpretation says which notes and chips are handed over.'
  },
  {
    code: 'bankLacks',
    ruleBefore: '8.6',
    ruleNow: '8.19',
    why: 'An amount that no notes can pay has its own paragraph.'
  },
  ...['equalWon', 'equalLost', 'duelWon', 'duelWonNothing'].map((code) => ({
    code,
    ruleBefore: '6.3',
    ruleNow: '6.4',
    why: 'The rulebook says that the player further away wins without a roll.'
  })),
  {
    code: 'fiftyFiftyLost',
    ruleBefore: '12.3',
    ruleNow: '12.5',
    why: 'Our interpretation: other dice with the same sum are the same number.'
  },
  ...['doubleDownPaid', 'doubleDownTied', 'doubleDownThird'].map((code) => ({
    code,
    ruleBefore: '22.2',
    ruleNow: '22.3',
    why: 'Our interpretation: the big die counts as two on the tile.'
  })),
  ...['offeredNothing', 'keptNothing'].map((code) => ({
    code,
    ruleBefore: '4.3',
    ruleNow: '4.9',
    why: 'Our interpretation: a proposal may leave someone out.'
  }))
];

/** Claims without a payment that 0.1.0 did not post; the comparison ignores them. */
export const addedReasons: Readonly<Record<string, string>> = {
  primeTimeNobody: 'A line now says that no one rolls (11.4).',
  blackBoxNobody: 'A line now says that no one gets a pile (21.3).',
  blockItEmpty: 'A line now says that a tile without grey dice does nothing (19.3).'
};

/** A value on a device of 0.1.0 that the app now reads differently, with the reason. */
export interface StoreChange {
  readonly evening: string;
  /** The path of the value, members separated by dots: "settings.theme". */
  readonly at: string;
  /** The new value. */
  readonly newValue: unknown;
  readonly why: string;
}

/** The draft of an unfinished dice count of Las Vegas. */
function countDraft(group: string, casino: number, dice: number): readonly object[] {
  return Array.from({ length: dice }, (_, index) => ({
    ask: 'count',
    kit: 'count',
    group,
    row: String(casino),
    count: index + 1
  }));
}

const PILE_RENAMED = 'The member that says where a deck is drawn from is read by its name of today.';

/** All changes in the way that devices of 0.1.0 are read. */
export const storeChanges: readonly StoreChange[] = [
  {
    evening: 'razzia-mid-deal',
    at: 'matches.6bcf7d5b-a752-4767-904c-44a6992e4414.draft',
    newValue: [
      { ask: 'propose', kit: 'hand', piece: 0, to: 'p2' },
      { ask: 'propose', kit: 'hand', piece: 1, to: 'p2' }
    ],
    why: 'Razzia is answered by taps that all games share: the same two chits go to the same player.'
  },
  {
    evening: 'razzia-mid-deal',
    at: 'matches.89d9a35b-877e-4326-9fc4-3c044fd315fc.draft',
    newValue: [{ ask: 'taken', kit: 'count', group: 'colibri 25000', row: 'p2', count: 1 }],
    why: 'Razzia is answered by taps that all games share: the second chit at Colibri is the 25,000 that the dealer put there.'
  },
  {
    evening: 'basic-mid-evening',
    at: 'matches.28ef1db2-914f-4158-9938-3d35574f7b49.draft',
    newValue: [
      ...countDraft('p1 small', 1, 4),
      ...countDraft('p2 small', 1, 4),
      ...countDraft('p2 big', 1, 1),
      ...countDraft('p3 small', 2, 3)
    ],
    why: 'Las Vegas is answered by taps that all games share: the same dice are counted, and its pages are one board.'
  },
  {
    evening: 'basic-mid-evening',
    at: 'matches.38c61210-34e2-4706-b99f-26088cb599bc.draft',
    newValue: [{ ask: 'place', kit: 'pick', part: 'face', value: '4' }],
    why: 'Las Vegas is answered by taps that all games share: the same casino is chosen.'
  },
  {
    evening: 'basic-mid-evening',
    at: 'matches.cfbef576-167d-45d6-bdc9-e6d480cb6324.draft',
    newValue: ['50000', '70000', '30000'].map((piece) => ({
      ask: 'deal',
      kit: 'piece',
      from: 'notes',
      piece
    })),
    why: 'Las Vegas is answered by taps that all games share: the same three notes are turned up.'
  },
  {
    evening: 'royale-mid-evening',
    at: 'matches.ecf4bb76-2a80-4118-8a7b-ab14081d3ed9.draft',
    newValue: [{ ask: 'block-it block', kit: 'pick', part: 'gray', value: '3' }],
    why: 'Royale is answered by taps that all games share: the same three grey dice are chosen.'
  },
  ...[
    'sets.a443242a-2603-4d23-9e11-12a78fd0f439.state.chosen.1.part',
    'sets.c6a47e1a-c6e2-4f4c-b0d9-460543132325.state.chosen.0.part'
  ].flatMap((part): readonly StoreChange[] => [
    { evening: 'parts-and-settings', at: `${part}.lies`, newValue: undefined, why: PILE_RENAMED },
    { evening: 'parts-and-settings', at: `${part}.container`, newValue: 'pile', why: PILE_RENAMED }
  ])
];
