import {
  array,
  literal,
  looseObject,
  minLength,
  number,
  optional,
  pipe,
  record,
  strictObject,
  string,
  union,
  unknown,
  type InferOutput
} from 'valibot';

/** The schema of `fixtures/matches`: whole matches with their results, scored by hand. */

const text = pipe(string(), minLength(1));
const names = array(text);
const reason = looseObject({ rule: text, code: text });
const move = looseObject({ type: text });
const sums = union([names, record(string(), string())]);

/** A move that the rules refuse, with its whole reason or with paragraph and code. */
const triedMove = strictObject({ try: move, refused: union([text, reason]) });

/** The expected values at this point of the match. */
const checkPoint = strictObject({
  /** The calculation, for readers. */
  sums: optional(sums),
  collected: optional(record(string(), number())),
  /**
   * The payments since the last check, as lists of values for each account. A claim that got nothing has an empty list.
   */
  paid: optional(record(string(), record(string(), array(number())))),
  /** The dice count of each claim in the view, by path: `paid/casinos/0/claims`. */
  counts: optional(record(string(), record(string(), number()))),
  /** Each player's total so far, in the game's unit. */
  totals: optional(record(string(), number())),
  /** Members of the state by path: `purses/Anna/chips`. */
  state: optional(record(string(), unknown()))
});

const step = union([
  literal('undo'),
  literal('redo'),
  literal('end'),
  triedMove,
  strictObject({ then: checkPoint }),
  move
]);

export const matchFile = strictObject({
  title: text,
  game: text,
  seats: pipe(names, minLength(2)),
  options: record(string(), unknown()),
  /** How `paid` is grouped. */
  payments: strictObject({
    /** The path of a member of the reason, by which the postings are grouped. */
    by: text,
    /** Only postings with these codes. */
    only: optional(names),
    /** Only postings that move a piece; without it claims that get nothing count too. */
    moving: optional(literal(true))
  }),
  moves: array(step),
  /** The calculation of the places, for readers. */
  sums: optional(sums),
  places: array(
    strictObject({
      place: number(),
      players: names,
      total: number(),
      /** Each player's number of pieces, or of notes only. */
      pieces: optional(number()),
      notes: optional(number())
    })
  ),
  /** The winners, if they are not those in first place. */
  winners: optional(names)
});

/** `fixtures/reasons.json`: the reasons that no recorded match of a box gives, and why. */
export const reasonsFile = strictObject({
  /** Explanation why no match gives a reason → the codes of such reasons. */
  excused: record(text, names),
  /** Code → the paragraphs under which the matches give it. */
  paragraphs: optional(record(text, names))
});

export type MatchFile = InferOutput<typeof matchFile>;
export type Check = InferOutput<typeof checkPoint>;
export type TriedMove = InferOutput<typeof triedMove>;
export type ReasonsFile = InferOutput<typeof reasonsFile>;
