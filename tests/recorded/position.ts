import {
  array,
  literal,
  looseObject,
  minLength,
  number,
  optional,
  picklist,
  pipe,
  record,
  strictObject,
  string,
  union,
  unknown,
  type InferOutput
} from 'valibot';

/** The schema of `fixtures/positions`: the state, the moves, and the result according to the rulebook. */

const text = pipe(string(), minLength(1));
const lines = array(string());
const codes = optional(pipe(array(text), minLength(1)));
const change = record(string(), unknown());

/** A move that the rules must accept, or a change of the state that no move makes: see `merge`. */
const step = union([strictObject({ set: change }), record(string(), unknown())]);
const steps = array(step);

const title = { title: pipe(string(), minLength(1)) };

/** A running match; its options are the defaults with these changes. */
const table = {
  ...title,
  game: optional(text),
  seats: number(),
  options: optional(change),
  before: optional(steps)
};

/** The postings of these moves, and the rows of counts that are asked for next. */
const postings = strictObject({ postings: lines, codes, asked: optional(lines) });
/** The reasons in the state or the ledger after these moves. */
const whys = strictObject({ whys: lines, in: picklist(['news', 'opening', 'ledger']), codes });
const places = strictObject({ places: lines, codes });

const reason = looseObject({ rule: text, code: text });

const position = union([
  strictObject({ ...table, moves: steps, expect: union([postings, whys]) }),
  /** A move to try: its refusal, or "allowed". */
  strictObject({ ...table, try: unknown(), expect: strictObject({ refused: text }) }),
  /** The additional payments if the players end the match here. */
  strictObject({ ...table, stop: literal(true), expect: postings }),
  /** The places with these postings. */
  strictObject({ ...table, ledger: array(record(string(), unknown())), expect: places }),
  /** A payout function of the box, `payout/payCasino`, with these arguments. */
  strictObject({ ...title, call: text, with: array(unknown()), expect: union([postings, places]) }),
  /**
   * A case of the referee with its expected reasons. A reason about another player also names the player to whom it is
   * addressed.
   */
  strictObject({
    ...title,
    ask: record(string(), unknown()),
    people: optional(record(string(), string())),
    expect: strictObject({
      reasons: array(union([strictObject({ to: text, why: reason }), reason])),
      /** Only the reasons with this paragraph. */
      paragraph: optional(text)
    })
  })
]);

export const positionFile = strictObject({
  about: text,
  game: text,
  /** Changes of the options for every position of this file. */
  options: optional(change),
  positions: pipe(array(position), minLength(1))
});

export type Position = InferOutput<typeof position>;
export type PositionFile = InferOutput<typeof positionFile>;
type PositionWith<Member extends string> = Extract<Position, Readonly<Record<Member, unknown>>>;
export type TablePosition = PositionWith<'seats'>;
export type CalledPosition = PositionWith<'call'>;
export type AskedPosition = PositionWith<'ask'>;

/**
 * Applies a JSON Merge Patch (RFC 7396): members are merged, `null` removes one, and anything else replaces the old
 * value. List items are addressed by index.
 */
export function merge(value: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  if (Array.isArray(value))
    return value.map((item: unknown, index) =>
      Object.hasOwn(patch, index) ? merge(item, patch[index]) : item
    );
  const merged = new Map(isObject(value) ? Object.entries(value) : []);
  for (const [name, item] of Object.entries(patch))
    if (item === null) merged.delete(name);
    else merged.set(name, merge(merged.get(name), item));
  return Object.fromEntries(merged);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
