import * as v from 'valibot';
import { isPlayer, LONGEST_NAME, PLAYER_COLOURS, PLAYER_IDS } from '$lib/core';
import { mendedShape } from './mended-shape';
import { amountShape, countShape, momentShape, plainObject, recordOf, word } from './plain-shapes';
import * as say from './shape-words';

/**
 * What each store holds, as it is checked when it is read. A later version may add members, so none is
 * refused for being there. Each message says what belongs in the place that it is about.
 */

const by = v.picklist(['table', 'app'], say.theTableOrTheApp);
const player = v.picklist(PLAYER_IDS, say.aSeatByItsId);
const colour = v.picklist(PLAYER_COLOURS, say.aKnownColour);

const personName = v.pipe(
  word(say.aName),
  v.check((name) => [...name].length <= LONGEST_NAME, say.aNameOfAtMost(LONGEST_NAME))
);

const personId = word(say.theIdOfAPerson);
const sitter = v.looseObject({ name: personName, person: v.optional(personId) }, say.sitter);

const seat = v.looseObject(
  {
    player,
    name: personName,
    colour,
    person: v.optional(personId),
    then: v.optional(v.array(sitter, say.sittersAfterwards))
  },
  say.aSeat
);
type Seats = v.InferOutput<typeof seat>[];

const seats = v.pipe(
  v.array(seat, say.aListOfSeats),
  v.minLength(1, say.somebody),
  v.maxLength(PLAYER_IDS.length, say.atMostEightSeats),
  v.check((all: Seats) => areDistinct(all.map((each) => each.player)), say.eachSeatOnce),
  v.check((all: Seats) => areDistinct(all.map((each) => each.colour)), say.eachColourOnce),
  v.check((all: Seats) => areDistinct(all.map((each) => each.name)), say.eachNameOnce)
);

function areDistinct(all: readonly string[]): boolean {
  return new Set(all).size === all.length;
}

const match = v.looseObject(
  {
    id: word(say.anId),
    game: word(say.theIdOfAGame),
    seats,
    options: plainObject(say.theOptionsOfAMatch),
    table: v.looseObject(
      {
        parts: recordOf(v.string(), by, say.whatSuppliesEachPart),
        hideMoney: v.boolean(say.trueOrFalse)
      },
      say.howTheTablePlays
    ),
    startedAt: momentShape,
    deletedAt: v.optional(momentShape)
  },
  say.aMatch
);

/** What an entry of this version does; one of a later version is an object or a word as well, and is let through. */
const deed = v.pipe(
  v.custom<string | object>(
    (value) => (typeof value === 'string' && value !== '') || v.is(plainObject(''), value),
    say.somethingDone
  ),
  v.check((done) => !(typeof done === 'object' && 'move' in done) || isMove(done.move), say.aMoveWithItsType),
  v.check(
    (done) => !(typeof done === 'object' && 'look' in done) || isPlayer(done.look),
    say.theSeatThatLooked
  ),
  v.check((done) => !(typeof done === 'object' && 'seat' in done) || isHandOver(done), say.seatHandedOver)
);

function isHandOver(done: object): boolean {
  return v.is(v.looseObject({ seat: player, to: sitter }), done);
}

function isMove(move: unknown): boolean {
  return v.is(v.looseObject({ type: v.string() }), move);
}

const seq = v.pipe(v.number(say.aPlaceInTheLog), v.safeInteger(say.aPlaceInTheLog));

const entry = v.looseObject(
  {
    match: word(say.theIdOfAMatch),
    seq: v.pipe(seq, v.minValue(1, say.aPlaceInTheLog)),
    at: momentShape,
    by,
    do: deed
  },
  say.aLineOfALog
);

const draft = v.looseObject(
  {
    match: word(say.theIdOfAMatch),
    after: v.pipe(seq, v.minValue(0, say.aPlaceInTheLog)),
    version: v.optional(countShape),
    taps: v.array(plainObject(say.aTap), say.aListOfTaps)
  },
  say.taps
);

const totals = recordOf(player, amountShape, say.wholeDollarsOfEachSeat);

/** Whole dollars, as they stand as the name of a member. */
const worth = v.pipe(v.string(), v.regex(/^-?\d+$/, say.wholeDollars));
const MOST_PIECES = 100_000_000;
const piecesShape = v.pipe(countShape, v.maxValue(MOST_PIECES, say.aCountOfPieces));

const placing = v.looseObject(
  {
    place: v.pipe(countShape, v.minValue(1, say.aPlaceFrom1On)),
    players: v.pipe(v.array(player, say.aListOfSeats), v.minLength(1, say.somebody)),
    total: amountShape,
    reasons: v.array(
      v.looseObject(
        {
          rule: v.string(say.aParagraph),
          sentence: v.string(say.aSentence),
          why: v.optional(v.looseObject({ rule: v.string(say.aParagraph) }, say.aReasonInCode)),
          player: v.optional(player)
        },
        say.aReason
      ),
      say.aListOfReasons
    ),
    wins: v.optional(v.literal(true, say.trueOrNothing))
  },
  say.aRowOfTheRanking
);

const result = v.pipe(
  v.looseObject(
    {
      match: word(say.theIdOfAMatch),
      game: word(say.theIdOfAGame),
      seats,
      startedAt: momentShape,
      finishedAt: momentShape,
      seq: v.pipe(seq, v.minValue(0, say.aPlaceInTheLog)),
      ended: v.picklist(['rules', 'table'], say.theRulesOrTheTable),
      lastRoundPaid: v.optional(v.literal(true, say.trueOrNothing)),
      nobody: v.optional(
        v.array(
          v.looseObject(
            {
              value: amountShape,
              rule: v.optional(v.string(say.aParagraph)),
              sentence: v.optional(v.string(say.aSentence)),
              why: v.optional(v.looseObject({ rule: v.string(say.aParagraph) }, say.aReasonInCode))
            },
            say.moneyOfNobody
          ),
          say.listOfNobody
        )
      ),
      places: v.pipe(v.array(placing, say.theFinalRanking), v.minLength(1, say.aRowOfTheRanking)),
      totals,
      held: recordOf(
        player,
        recordOf(v.string(), recordOf(worth, piecesShape, say.counts), say.pieces),
        say.whatEachSeatHolds
      ),
      rounds: v.array(v.looseObject({ round: countShape, totals }, say.aRound), say.aListOfRounds)
    },
    say.aResult
  ),
  v.check(
    ({ seats: there, places }) =>
      places.every((row) => row.players.every((each) => there.some((one) => one.player === each))),
    say.placesOfThoseThere
  ),
  v.check(({ places }) => areDistinct(places.flatMap((row) => row.players)), say.eachSeatInOnePlace)
);

/** Each store with the shape of its records. */
export const SHAPES = {
  matches: match,
  entries: entry,
  drafts: draft,
  results: result,
  players: v.looseObject({ name: personName, colour, usedAt: momentShape }, say.somebodyWhoPlayed),
  people: v.looseObject(
    {
      id: personId,
      name: personName,
      names: v.array(personName, say.aListOfNames),
      is: v.optional(personId),
      colour,
      usedAt: momentShape,
      forgotten: v.optional(v.literal(true, say.trueOrNothing))
    },
    say.somebodyWhoPlays
  ),
  settings: v.union([v.string(), v.pipe(v.number(), v.finite()), v.boolean()], say.aSetting),
  partSets: v.looseObject(
    {
      id: word(say.anId),
      name: word(say.aName),
      box: v.optional(word(say.theIdOfABox)),
      startedAt: momentShape,
      deletedAt: v.optional(momentShape)
    },
    say.aSetOfParts
  ),
  partEntries: entry,
  boxes: v.looseObject(
    {
      game: word(say.theIdOfABox),
      houseRules: recordOf(v.string(), v.string(say.aChoice), say.houseRules),
      parts: v.optional(recordOf(v.string(), mendedShape, say.partsOfTheBox)),
      rulings: recordOf(v.string(), v.string(say.someWords), say.rulings)
    },
    say.whatWasSettled
  )
} as const;
