import {
  hasMembers,
  isCount,
  isOptional,
  isObject,
  isOneOf,
  isPlayer,
  isText,
  MAX_NAME_LENGTH,
  PLAYER_COLOURS,
  PLAYER_IDS,
  type Check
} from '$lib/core';
import { amountShape, anyName, countShape, momentShape, word, words } from './plain-shapes';
import {
  MAX_PLACE_LENGTH,
  MAX_TEXT_LENGTH,
  type ManualGame,
  type Result,
  type SavedMatch
} from '$lib/storage/database/schema';
import { every, list, optional, members, one, record, type Shape } from './record-shape';
import * as say from '$lib/storage/strings/en/validation';

/**
 * The schema of each store's records, used for reading and writing. A newer version may add members, so unknown ones
 * are allowed. Each schema describes the valid value for messages.
 */

const source = one(isOneOf(['table', 'app']), say.tableOrApp);
const player = one(isPlayer, say.aSeatId);
const colour = one(isOneOf(PLAYER_COLOURS), say.aKnownColour);
const onlyTrue = one(isOneOf([true]), say.trueOrNothing);
const object = (description: string) => one(isObject, description);

/** Non-empty text of at most this many characters. */
function textLine(longest: number, description: string): Shape {
  return every(
    word(description),
    one((text) => [...(text as string)].length <= longest, description)
  );
}

const personName = every(word(say.aName), textLine(MAX_NAME_LENGTH, say.shortName(MAX_NAME_LENGTH)));

const personId = word(say.theIdOfAPerson);
const seatOccupant = members({ name: personName, person: optional(personId) }, say.seatedPlayer);

const seat = members(
  {
    player,
    name: personName,
    colour,
    person: optional(personId),
    then: optional(list(seatOccupant, say.laterPlayers)),
    joined: optional(countShape),
    left: optional(members({ round: countShape, between: optional(onlyTrue) }, say.roundOfJoiningOrLeaving))
  },
  say.aSeat
);
type Seats = SavedMatch['seats'];

const seats = every(
  list(seat, say.aListOfSeats),
  seatsWhere((all) => all.length > 0, say.aPerson),
  seatsWhere((all) => all.length <= PLAYER_IDS.length, say.atMostEightSeats),
  seatsWhere((all) => areDistinct(all.map((seat) => seat.player)), say.eachSeatOnce),
  seatsWhere((all) => areDistinct(all.map((seat) => seat.colour)), say.eachColourOnce),
  seatsWhere((all) => areDistinct(all.map((seat) => seat.name)), say.eachNameOnce)
);

/** A condition on a list of seats that are valid one by one. */
function seatsWhere(isValid: (all: Seats) => boolean, expected: string): Shape {
  return one((all) => isValid(all as Seats), expected);
}

function areDistinct(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

const match = members(
  {
    id: word(say.anId),
    game: word(say.theIdOfAGame),
    seats,
    options: object(say.theOptionsOfAMatch),
    table: members(
      {
        parts: record(anyName, source, say.sourcesOfPieces),
        hideMoney: one(isOneOf([true, false]), say.trueOrFalse)
      },
      say.matchOptions
    ),
    startedAt: momentShape,
    deletedAt: optional(momentShape)
  },
  say.aMatch
);

const handOver = members({ seat: player, to: seatOccupant }, say.seatAndNewPlayer);

/** The operations of this version; one of a newer version is an object or a string as well, and is allowed. */
const action = every(
  one((operation) => (isText(operation) && operation !== '') || isObject(operation), say.anAction),
  where('move', (operation) => hasMembers(operation, { move: isMove }), say.aMoveWithItsType),
  where('look', (operation) => hasMembers(operation, { look: isPlayer }), say.theSeatThatLooked),
  where('seat', (operation) => handOver(operation) === undefined, say.seatAndNewPlayer),
  where(
    'correct',
    (operation) => hasMembers(operation, { correct: isCount, drops: isOptional(isCount) }),
    say.aPlaceInTheLog
  )
);

/** A condition on operations that have this member. */
function where(member: string, isValid: Check, expected: string) {
  return one((operation) => !isObject(operation) || !(member in operation) || isValid(operation), expected);
}

function isMove(move: unknown): boolean {
  return hasMembers(move, { type: isText });
}

const line = one(isCount, say.aPlaceInTheLog);

const entry = members(
  {
    match: word(say.theIdOfAMatch),
    seq: every(
      line,
      one((seq) => seq !== 0, say.aPlaceInTheLog)
    ),
    at: momentShape,
    by: source,
    do: action
  },
  say.aLineOfALog
);

const draft = members(
  {
    match: word(say.theIdOfAMatch),
    after: line,
    version: optional(countShape),
    taps: list(object(say.aTap), say.aListOfTaps)
  },
  say.taps
);

const totals = record(player, amountShape, say.wholeDollarsOfEachSeat);

/** Whole dollars as a member name. */
const dollarKey = one((name) => isText(name) && /^-?\d+$/.test(name), say.wholeDollars);
const MAX_PIECES = 100_000_000;
const piecesShape = every(
  countShape,
  one((count) => Number(count) <= MAX_PIECES, say.aCountOfPieces)
);
const reasonInCode = members({ rule: words(say.aParagraph) }, say.aReasonInCode);

/** A non-empty list. */
function partial(shape: Shape, description: string, minimum: string): Shape {
  return every(
    list(shape, description),
    one((all) => (all as readonly unknown[]).length > 0, minimum)
  );
}

const placing = members(
  {
    place: every(
      countShape,
      one((place) => place !== 0, say.aPlaceFrom1On)
    ),
    players: partial(player, say.aListOfSeats, say.aPerson),
    total: amountShape,
    reasons: list(
      members(
        {
          rule: words(say.aParagraph),
          sentence: words(say.aSentence),
          why: optional(reasonInCode),
          player: optional(player)
        },
        say.aReason
      ),
      say.aListOfReasons
    ),
    wins: optional(onlyTrue)
  },
  say.aRowOfTheRanking
);

/** A condition on a result whose members are valid. */
function resultWhere(isValid: (result: Result) => boolean, expected: string): Shape {
  return one((result) => isValid(result as Result), expected);
}

const result = every(
  members(
    {
      match: word(say.theIdOfAMatch),
      game: word(say.theIdOfAGame),
      seats,
      startedAt: momentShape,
      finishedAt: momentShape,
      seq: line,
      ended: one(isOneOf(['rules', 'table']), say.rulesOrTable),
      lastRoundPaid: optional(onlyTrue),
      nobody: optional(
        list(
          members(
            {
              value: amountShape,
              round: optional(countShape),
              rule: optional(words(say.aParagraph)),
              sentence: optional(words(say.aSentence)),
              why: optional(reasonInCode)
            },
            say.unclaimedAmount
          ),
          say.listOfUnclaimed
        )
      ),
      places: partial(placing, say.theFinalRanking, say.aRowOfTheRanking),
      totals,
      held: record(
        player,
        record(anyName, record(dollarKey, piecesShape, say.counts), say.pieces),
        say.holdingsOfSeats
      ),
      rounds: list(members({ round: countShape, totals }, say.aRound), say.aListOfRounds)
    },
    say.aResult
  ),
  resultWhere(
    ({ seats: resultSeats, places }) =>
      places.every((row) =>
        row.players.every((player) => resultSeats.some(({ player: ownPlayer }) => ownPlayer === player))
      ),
    say.placesOfPlayers
  ),
  resultWhere(({ places }) => areDistinct(places.flatMap((row) => row.players)), say.aRankingOfSeats)
);

/** A condition on a game entered by hand whose members are valid. */
function gameWhere(isValid: (game: ManualGame) => boolean, expected: string): Shape {
  return one((game) => isValid(game as ManualGame), expected);
}

const placeFrom1 = every(
  countShape,
  one((place) => place !== 0, say.aPlaceFrom1On)
);

const manualGame = every(
  members(
    {
      id: word(say.anId),
      game: word(say.theIdOfAGame),
      playedAt: momentShape,
      players: partial(
        members(
          {
            name: personName,
            person: optional(personId),
            colour,
            score: optional(amountShape),
            place: placeFrom1
          },
          say.aPlayerWithAPlace
        ),
        say.aListOfPlayers,
        say.aPerson
      ),
      first: optional(countShape),
      teams: optional(list(countShape, say.aListOfTeams)),
      location: optional(textLine(MAX_PLACE_LENGTH, say.textOfAtMost(MAX_PLACE_LENGTH))),
      text: optional(textLine(MAX_TEXT_LENGTH, say.textOfAtMost(MAX_TEXT_LENGTH))),
      tieBreak: optional(word(say.aParagraph)),
      changedAt: momentShape,
      deletedAt: optional(momentShape)
    },
    say.aManualGame
  ),
  gameWhere(({ players }) => players.length <= PLAYER_IDS.length, say.atMostEightSeats),
  gameWhere(({ players }) => areDistinct(players.map(({ name }) => name)), say.eachNameOnce),
  gameWhere(({ players }) => areDistinct(players.map((player) => player.colour)), say.eachColourOnce),
  gameWhere(({ players, first }) => (first ?? 0) < players.length, say.oneOfThePlayers),
  gameWhere(({ players, teams }) => teams === undefined || teams.length === players.length, say.aListOfTeams)
);

/** The schema of a correction for the players' own copy. */
export const boxOverrideShape = members(
  {
    counts: optional(record(anyName, countShape, say.countsOfPieces)),
    names: optional(record(anyName, words(say.aName), say.namesOfPieces)),
    spaces: optional(list(words(say.aSpace), say.spacesOfATrack)),
    copied: optional(words(say.enteredBoard))
  },
  say.countsOfCopy
);

/** The schema of each store's records; caches have their own. */
export const SHAPES = {
  matches: match,
  entries: entry,
  drafts: draft,
  results: result,
  players: members({ name: personName, colour, usedAt: momentShape }, say.personWhoPlayed),
  people: members(
    {
      id: personId,
      name: personName,
      names: list(personName, say.aListOfNames),
      is: optional(personId),
      colour,
      usedAt: momentShape,
      forgotten: optional(onlyTrue)
    },
    say.aPlayer
  ),
  settings: one(
    (value) => isText(value) || Number.isFinite(value) || typeof value === 'boolean',
    say.aSetting
  ),
  partSets: members(
    {
      id: word(say.anId),
      name: word(say.aName),
      box: optional(word(say.theIdOfABox)),
      startedAt: momentShape,
      deletedAt: optional(momentShape)
    },
    say.aSetOfParts
  ),
  partEntries: entry,
  boxes: members(
    {
      game: word(say.theIdOfABox),
      houseRules: record(anyName, words(say.aChoice), say.houseRules),
      parts: optional(record(anyName, boxOverrideShape, say.partsOfTheBox)),
      rulings: record(anyName, words(say.someText), say.rulings)
    },
    say.boxNotes
  ),
  gameNotes: members(
    {
      match: word(say.theIdOfAMatch),
      text: optional(textLine(MAX_TEXT_LENGTH, say.textOfAtMost(MAX_TEXT_LENGTH))),
      place: optional(textLine(MAX_PLACE_LENGTH, say.textOfAtMost(MAX_PLACE_LENGTH))),
      date: optional(momentShape),
      changedAt: momentShape
    },
    say.aNote
  ),
  manualGames: manualGame
} as const satisfies Readonly<Record<string, Shape>>;
