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

/** The files in `fixtures/matches`: whole matches, each with what it comes to when it is scored by hand. */

const text = pipe(string(), minLength(1));
const names = array(text);
const reason = looseObject({ rule: text, code: text });
const move = looseObject({ type: text });
const sums = union([names, record(string(), string())]);

/** A move that the rules refuse: with this reason, or with a reason of this paragraph and code. */
const tried = strictObject({ try: move, refused: union([text, reason]) });

/** What is true at this point of the match. */
const then = strictObject({
  /** How the numbers come about; for readers. */
  sums: optional(sums),
  collected: optional(record(string(), number())),
  /** What was paid since the last check. The values of each account; an empty list is a claim that got nothing. */
  paid: optional(record(string(), record(string(), array(number())))),
  /** How many dice each of the claims in the view has, by their path: `paid/casinos/0/claims`. */
  counts: optional(record(string(), record(string(), number()))),
  /** Whole dollars of each player so far. */
  totals: optional(record(string(), number())),
  /** Members of the state by their path: `purses/Anna/chips`. */
  state: optional(record(string(), unknown()))
});

const step = union([literal('undo'), literal('redo'), literal('end'), tried, strictObject({ then }), move]);

export const matchFile = strictObject({
  title: text,
  game: text,
  seats: pipe(names, minLength(2)),
  options: record(string(), unknown()),
  /** How `paid` is sorted. */
  payments: strictObject({
    /** The member of the reason, by its path. */
    by: text,
    /** Only postings of these codes. */
    only: optional(names),
    /** Only postings that move a piece; without it a claim that gets nothing counts too. */
    moving: optional(literal(true))
  }),
  moves: array(step),
  /** How the places come about; for readers. */
  sums: optional(sums),
  places: array(
    strictObject({
      place: number(),
      players: names,
      total: number(),
      /** Pieces that each has, or only notes. */
      pieces: optional(number()),
      notes: optional(number())
    })
  ),
  /** Where others win than those in the first place. */
  winners: optional(names)
});

/** `fixtures/reasons.json`: which reasons of a box its matches do not give, and why. */
export const reasonsFile = strictObject({
  /** Why no match gives them → their codes. */
  excused: record(text, names),
  /** Code → the paragraphs under which the matches give it. */
  paragraphs: optional(record(text, names))
});

export type MatchFile = InferOutput<typeof matchFile>;
export type Then = InferOutput<typeof then>;
export type Tried = InferOutput<typeof tried>;
export type ReasonsFile = InferOutput<typeof reasonsFile>;
