import * as v from 'valibot';
import { isPlayer, LONGEST_NAME, PLAYER_COLOURS, PLAYER_IDS } from '$lib/core';
import { mendedShape } from './mended-shape';
import { amountShape, countShape, momentShape, plainObject, recordOf, word } from './plain-shapes';

/**
 * What each store holds, as it is checked when it is read. A later version may add members, so none is
 * refused for being there. Each message says what belongs in the place that it is about.
 */

const by = v.picklist(['table', 'app'], 'the table or the app');
const player = v.picklist(PLAYER_IDS, 'a seat from p1 to p8');
const colour = v.picklist(PLAYER_COLOURS, 'a colour that Croupier knows');

const personName = v.pipe(
  word('a name'),
  v.check((name) => [...name].length <= LONGEST_NAME, `a name of at most ${LONGEST_NAME} characters`)
);

const personId = word('the id of a person');
const sitter = v.looseObject({ name: personName, person: v.optional(personId) }, 'somebody on a seat');

const seat = v.looseObject(
  {
    player,
    name: personName,
    colour,
    person: v.optional(personId),
    then: v.optional(v.array(sitter, 'those who had the seat afterwards'))
  },
  'a seat'
);
type Seats = v.InferOutput<typeof seat>[];

const seats = v.pipe(
  v.array(seat, 'a list of seats'),
  v.minLength(1, 'somebody'),
  v.maxLength(PLAYER_IDS.length, 'at most eight seats'),
  v.check((all: Seats) => areDistinct(all.map((each) => each.player)), 'each seat once'),
  v.check((all: Seats) => areDistinct(all.map((each) => each.colour)), 'each colour once'),
  v.check((all: Seats) => areDistinct(all.map((each) => each.name)), 'each name once')
);

function areDistinct(all: readonly string[]): boolean {
  return new Set(all).size === all.length;
}

const match = v.looseObject(
  {
    id: word('an id'),
    game: word('the id of a game'),
    seats,
    options: plainObject('the options of a match'),
    table: v.looseObject(
      {
        parts: recordOf(v.string(), by, 'what supplies each part'),
        hideMoney: v.boolean('true or false')
      },
      'how the table plays'
    ),
    startedAt: momentShape,
    deletedAt: v.optional(momentShape)
  },
  'a match'
);

/** What an entry of this version does; one of a later version is an object or a word as well, and is let through. */
const deed = v.pipe(
  v.custom<string | object>(
    (value) => (typeof value === 'string' && value !== '') || v.is(plainObject(''), value),
    'something that was done'
  ),
  v.check(
    (done) => !(typeof done === 'object' && 'move' in done) || isMove(done.move),
    'a move with its type'
  ),
  v.check(
    (done) => !(typeof done === 'object' && 'look' in done) || isPlayer(done.look),
    'the seat that looked'
  ),
  v.check(
    (done) => !(typeof done === 'object' && 'seat' in done) || isHandOver(done),
    'the seat that was handed over, and to whom'
  )
);

function isHandOver(done: object): boolean {
  return v.is(v.looseObject({ seat: player, to: sitter }), done);
}

function isMove(move: unknown): boolean {
  return v.is(v.looseObject({ type: v.string() }), move);
}

const seq = v.pipe(v.number('a place in the log'), v.safeInteger('a place in the log'));

const entry = v.looseObject(
  {
    match: word('the id of a match'),
    seq: v.pipe(seq, v.minValue(1, 'a place in the log')),
    at: momentShape,
    by,
    do: deed
  },
  'a line of a log'
);

const draft = v.looseObject(
  {
    match: word('the id of a match'),
    after: v.pipe(seq, v.minValue(0, 'a place in the log')),
    version: v.optional(countShape),
    taps: v.array(plainObject('a tap'), 'a list of taps')
  },
  'taps'
);

const totals = recordOf(player, amountShape, 'whole dollars of each seat');

/** Whole dollars, as they stand as the name of a member. */
const worth = v.pipe(v.string(), v.regex(/^-?\d+$/, 'whole dollars'));
const MOST_PIECES = 100_000_000;
const piecesShape = v.pipe(countShape, v.maxValue(MOST_PIECES, 'a count of pieces'));

const placing = v.looseObject(
  {
    place: v.pipe(countShape, v.minValue(1, 'a place from 1 on')),
    players: v.pipe(v.array(player, 'a list of seats'), v.minLength(1, 'somebody')),
    total: amountShape,
    reasons: v.array(
      v.looseObject(
        {
          rule: v.string('a paragraph'),
          sentence: v.string('a sentence'),
          why: v.optional(v.looseObject({ rule: v.string('a paragraph') }, 'a reason in code')),
          player: v.optional(player)
        },
        'a reason'
      ),
      'a list of reasons'
    ),
    wins: v.optional(v.literal(true, 'true, or nothing'))
  },
  'a row of the ranking'
);

const result = v.pipe(
  v.looseObject(
    {
      match: word('the id of a match'),
      game: word('the id of a game'),
      seats,
      startedAt: momentShape,
      finishedAt: momentShape,
      seq: v.pipe(seq, v.minValue(0, 'a place in the log')),
      ended: v.picklist(['rules', 'table'], 'the rules or the table'),
      lastRoundPaid: v.optional(v.literal(true, 'true, or nothing')),
      nobody: v.optional(
        v.array(
          v.looseObject(
            {
              value: amountShape,
              rule: v.optional(v.string('a paragraph')),
              sentence: v.optional(v.string('a sentence')),
              why: v.optional(v.looseObject({ rule: v.string('a paragraph') }, 'a reason in code'))
            },
            'money that nobody got'
          ),
          'a list of what nobody got'
        )
      ),
      places: v.pipe(v.array(placing, 'the final ranking'), v.minLength(1, 'a row of the ranking')),
      totals,
      held: recordOf(
        player,
        recordOf(v.string(), recordOf(worth, piecesShape, 'counts'), 'pieces'),
        'what each seat holds'
      ),
      rounds: v.array(v.looseObject({ round: countShape, totals }, 'a round'), 'a list of rounds')
    },
    'a result'
  ),
  v.check(
    ({ seats: there, places }) =>
      places.every((row) => row.players.every((each) => there.some((one) => one.player === each))),
    'places of those who sat there'
  ),
  v.check(({ places }) => areDistinct(places.flatMap((row) => row.players)), 'each seat in one place')
);

/** Each store with the shape of its records. */
export const SHAPES = {
  matches: match,
  entries: entry,
  drafts: draft,
  results: result,
  players: v.looseObject({ name: personName, colour, usedAt: momentShape }, 'somebody who played'),
  people: v.looseObject(
    {
      id: personId,
      name: personName,
      names: v.array(personName, 'a list of names'),
      is: v.optional(personId),
      colour,
      usedAt: momentShape,
      forgotten: v.optional(v.literal(true, 'true, or nothing'))
    },
    'somebody who plays'
  ),
  settings: v.union([v.string(), v.pipe(v.number(), v.finite()), v.boolean()], 'a setting'),
  partSets: v.looseObject(
    {
      id: word('an id'),
      name: word('a name'),
      box: v.optional(word('the id of a box')),
      startedAt: momentShape,
      deletedAt: v.optional(momentShape)
    },
    'a set of parts'
  ),
  partEntries: entry,
  boxes: v.looseObject(
    {
      game: word('the id of a box'),
      houseRules: recordOf(v.string(), v.string('a choice'), 'house rules'),
      parts: v.optional(recordOf(v.string(), mendedShape, 'parts of the box')),
      rulings: recordOf(v.string(), v.string('words'), 'rulings')
    },
    'what was settled about a box'
  )
} as const;
