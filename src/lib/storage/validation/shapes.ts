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
import { amountShape, anyName, countShape, momentShape, nonEmptyTextShape, textShape } from './plain-shapes';
import {
  MAX_PLACE_LENGTH,
  MAX_TEXT_LENGTH,
  type ManualGame,
  type Result,
  type SavedMatch
} from '$lib/storage/database/schema';
import {
  allShapes,
  listShape,
  optionalShape,
  objectShape,
  checkedShape,
  recordShape,
  type Shape
} from './record-shape';
import * as say from '$lib/storage/strings/en/validation';

/**
 * The schema of each store's records, used for reading and writing. A newer version may add members, so unknown ones
 * are allowed. Each schema describes the valid value for messages.
 */

const source = checkedShape(isOneOf(['table', 'app']), say.tableOrApp);
const player = checkedShape(isPlayer, say.aSeatId);
const colour = checkedShape(isOneOf(PLAYER_COLOURS), say.aKnownColour);
const trueShape = checkedShape(isOneOf([true]), say.trueOrNothing);
const anyObjectShape = (description: string) => checkedShape(isObject, description);

/** Non-empty text of at most this many characters. */
function textLineShape(maxLength: number, description: string): Shape {
  return allShapes(
    nonEmptyTextShape(description),
    checkedShape((text) => [...(text as string)].length <= maxLength, description)
  );
}

const personName = allShapes(
  nonEmptyTextShape(say.aName),
  textLineShape(MAX_NAME_LENGTH, say.shortName(MAX_NAME_LENGTH))
);

const personId = nonEmptyTextShape(say.theIdOfAPerson);
const seatOccupant = objectShape({ name: personName, person: optionalShape(personId) }, say.seatedPlayer);

const seat = objectShape(
  {
    player,
    name: personName,
    colour,
    person: optionalShape(personId),
    then: optionalShape(listShape(seatOccupant, say.laterPlayers)),
    joined: optionalShape(countShape),
    left: optionalShape(
      objectShape({ round: countShape, between: optionalShape(trueShape) }, say.roundOfJoiningOrLeaving)
    )
  },
  say.aSeat
);
type Seats = SavedMatch['seats'];

const seats = allShapes(
  listShape(seat, say.aListOfSeats),
  seatsWhere((seatList) => seatList.length > 0, say.aPerson),
  seatsWhere((seatList) => seatList.length <= PLAYER_IDS.length, say.atMostEightSeats),
  seatsWhere((seatList) => areDistinct(seatList.map((seat) => seat.player)), say.eachSeatOnce),
  seatsWhere((seatList) => areDistinct(seatList.map((seat) => seat.colour)), say.eachColourOnce),
  // A newcomer may have the name of someone who gave up a seat earlier.
  seatsWhere(
    (seatList) => areDistinct(seatList.flatMap(({ name, joined }) => (joined === undefined ? [name] : []))),
    say.eachNameOnce
  )
);

/** A condition on a list of seats, each of which is already valid. */
function seatsWhere(isValid: (seatList: Seats) => boolean, expected: string): Shape {
  return checkedShape((value) => isValid(value as Seats), expected);
}

function areDistinct(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

const match = objectShape(
  {
    id: nonEmptyTextShape(say.anId),
    game: nonEmptyTextShape(say.theIdOfAGame),
    seats,
    options: anyObjectShape(say.theOptionsOfAMatch),
    table: objectShape(
      {
        parts: recordShape(anyName, source, say.sourcesOfPieces),
        hideMoney: checkedShape(isOneOf([true, false]), say.trueOrFalse)
      },
      say.matchOptions
    ),
    startedAt: momentShape,
    deletedAt: optionalShape(momentShape)
  },
  say.aMatch
);

const handOver = objectShape({ seat: player, to: seatOccupant }, say.seatAndNewPlayer);

/** The operations of this version. An operation of a newer version is also an object or a string, and is allowed. */
const action = allShapes(
  checkedShape((operation) => (isText(operation) && operation !== '') || isObject(operation), say.anAction),
  operationWhere('move', (operation) => hasMembers(operation, { move: isMove }), say.aMoveWithItsType),
  operationWhere('look', (operation) => hasMembers(operation, { look: isPlayer }), say.theSeatThatViewed),
  operationWhere('seat', (operation) => handOver(operation) === undefined, say.seatAndNewPlayer),
  operationWhere(
    'correct',
    (operation) => hasMembers(operation, { correct: isCount, drops: isOptional(isCount) }),
    say.aPlaceInTheLog
  )
);

/** A condition on operations that have this member. */
function operationWhere(member: string, isValid: Check, expected: string) {
  return checkedShape(
    (operation) => !isObject(operation) || !(member in operation) || isValid(operation),
    expected
  );
}

function isMove(move: unknown): boolean {
  return hasMembers(move, { type: isText });
}

const line = checkedShape(isCount, say.aPlaceInTheLog);

const entry = objectShape(
  {
    match: nonEmptyTextShape(say.theIdOfAMatch),
    seq: allShapes(
      line,
      checkedShape((seq) => seq !== 0, say.aPlaceInTheLog)
    ),
    at: momentShape,
    by: source,
    do: action
  },
  say.aLineOfALog
);

const draft = objectShape(
  {
    match: nonEmptyTextShape(say.theIdOfAMatch),
    after: line,
    version: optionalShape(countShape),
    taps: listShape(anyObjectShape(say.aTap), say.aListOfTaps)
  },
  say.taps
);

const totals = recordShape(player, amountShape, say.wholeDollarsOfEachSeat);

/** Whole dollars as a member name. */
const dollarKey = checkedShape((name) => isText(name) && /^-?\d+$/.test(name), say.wholeDollars);
const MAX_PIECES = 100_000_000;
const piecesShape = allShapes(
  countShape,
  checkedShape((count) => Number(count) <= MAX_PIECES, say.aCountOfPieces)
);
const reasonInCode = objectShape({ rule: textShape(say.aParagraph) }, say.aReasonInCode);

/** A non-empty list. */
function nonEmptyListShape(shape: Shape, description: string, minimum: string): Shape {
  return allShapes(
    listShape(shape, description),
    checkedShape((value) => (value as readonly unknown[]).length > 0, minimum)
  );
}

const placeShape = objectShape(
  {
    place: allShapes(
      countShape,
      checkedShape((place) => place !== 0, say.aPlaceFrom1On)
    ),
    players: nonEmptyListShape(player, say.aListOfSeats, say.aPerson),
    total: amountShape,
    reasons: listShape(
      objectShape(
        {
          rule: textShape(say.aParagraph),
          sentence: textShape(say.aSentence),
          why: optionalShape(reasonInCode),
          player: optionalShape(player)
        },
        say.aReason
      ),
      say.aListOfReasons
    ),
    wins: optionalShape(trueShape)
  },
  say.aRowOfTheRanking
);

/** A condition on a result whose members are valid. */
function resultWhere(isValid: (result: Result) => boolean, expected: string): Shape {
  return checkedShape((result) => isValid(result as Result), expected);
}

const result = allShapes(
  objectShape(
    {
      match: nonEmptyTextShape(say.theIdOfAMatch),
      game: nonEmptyTextShape(say.theIdOfAGame),
      seats,
      startedAt: momentShape,
      finishedAt: momentShape,
      seq: line,
      ended: checkedShape(isOneOf(['rules', 'table']), say.rulesOrTable),
      lastRoundPaid: optionalShape(trueShape),
      nobody: optionalShape(
        listShape(
          objectShape(
            {
              value: amountShape,
              round: optionalShape(countShape),
              rule: optionalShape(textShape(say.aParagraph)),
              sentence: optionalShape(textShape(say.aSentence)),
              why: optionalShape(reasonInCode)
            },
            say.unclaimedAmount
          ),
          say.listOfUnclaimed
        )
      ),
      places: nonEmptyListShape(placeShape, say.theFinalRanking, say.aRowOfTheRanking),
      totals,
      held: recordShape(
        player,
        recordShape(anyName, recordShape(dollarKey, piecesShape, say.setOfCounts), say.pieces),
        say.holdingsOfSeats
      ),
      rounds: listShape(objectShape({ round: countShape, totals }, say.aRound), say.aListOfRounds)
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
  return checkedShape((game) => isValid(game as ManualGame), expected);
}

const placeNumberShape = allShapes(
  countShape,
  checkedShape((place) => place !== 0, say.aPlaceFrom1On)
);

const manualGame = allShapes(
  objectShape(
    {
      id: nonEmptyTextShape(say.anId),
      game: nonEmptyTextShape(say.theIdOfAGame),
      playedAt: momentShape,
      players: nonEmptyListShape(
        objectShape(
          {
            name: personName,
            person: optionalShape(personId),
            colour,
            score: optionalShape(amountShape),
            place: placeNumberShape
          },
          say.aPlayerWithAPlace
        ),
        say.aListOfPlayers,
        say.aPerson
      ),
      first: optionalShape(countShape),
      teams: optionalShape(listShape(countShape, say.aListOfTeams)),
      location: optionalShape(textLineShape(MAX_PLACE_LENGTH, say.textOfAtMost(MAX_PLACE_LENGTH))),
      text: optionalShape(textLineShape(MAX_TEXT_LENGTH, say.textOfAtMost(MAX_TEXT_LENGTH))),
      tieBreak: optionalShape(nonEmptyTextShape(say.aParagraph)),
      changedAt: momentShape,
      deletedAt: optionalShape(momentShape)
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
export const boxOverrideShape = objectShape(
  {
    counts: optionalShape(recordShape(anyName, countShape, say.countsOfPieces)),
    names: optionalShape(recordShape(anyName, textShape(say.aName), say.namesOfPieces)),
    spaces: optionalShape(listShape(textShape(say.aSpace), say.spacesOfATrack)),
    copied: optionalShape(textShape(say.enteredBoard))
  },
  say.countsOfCopy
);

/** The schema of each store's records; caches have their own. */
export const SHAPES = {
  matches: match,
  entries: entry,
  drafts: draft,
  results: result,
  players: objectShape({ name: personName, colour, usedAt: momentShape }, say.personWhoPlayed),
  people: objectShape(
    {
      id: personId,
      name: personName,
      names: listShape(personName, say.aListOfNames),
      is: optionalShape(personId),
      colour,
      usedAt: momentShape,
      forgotten: optionalShape(trueShape)
    },
    say.aPlayer
  ),
  settings: checkedShape(
    (value) => isText(value) || Number.isFinite(value) || typeof value === 'boolean',
    say.aSetting
  ),
  partSets: objectShape(
    {
      id: nonEmptyTextShape(say.anId),
      name: nonEmptyTextShape(say.aName),
      box: optionalShape(nonEmptyTextShape(say.theIdOfABox)),
      startedAt: momentShape,
      deletedAt: optionalShape(momentShape)
    },
    say.aSetOfParts
  ),
  partEntries: entry,
  boxes: objectShape(
    {
      game: nonEmptyTextShape(say.theIdOfABox),
      houseRules: recordShape(anyName, textShape(say.aChoice), say.houseRules),
      parts: optionalShape(recordShape(anyName, boxOverrideShape, say.partsOfTheBox)),
      rulings: recordShape(anyName, textShape(say.someText), say.rulings)
    },
    say.boxNotes
  ),
  gameNotes: objectShape(
    {
      match: nonEmptyTextShape(say.theIdOfAMatch),
      text: optionalShape(textLineShape(MAX_TEXT_LENGTH, say.textOfAtMost(MAX_TEXT_LENGTH))),
      place: optionalShape(textLineShape(MAX_PLACE_LENGTH, say.textOfAtMost(MAX_PLACE_LENGTH))),
      date: optionalShape(momentShape),
      changedAt: momentShape
    },
    say.aNote
  ),
  manualGames: manualGame
} as const satisfies Readonly<Record<string, Shape>>;
