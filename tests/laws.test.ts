import { afterAll, describe, expect, test } from 'vitest';
import { allParagraphs } from '$lib/core';
import { boxOf, games } from '$lib/games/registry';
import * as asks from './laws/ask-laws';
import * as corrections from './laws/correction-laws';
import * as joinings from './laws/joining-laws';
import * as leavings from './laws/leaving-laws';
import * as lasVegas from './laws/las-vegas';
import * as royale from './laws/royale';
import { forgetMatches, holds, holdsOnFewMatches, holdsWithComings, LAW_TIMEOUT, type Law } from './laws/law';
import * as ledgers from './laws/ledger-laws';
import * as money from './laws/money-laws';
import * as logs from './laws/log-laws';
import * as plays from './laws/play-laws';
import { wholeGame } from './laws/pieces';
import { readRulebook } from './laws/rulebooks';
import * as sentences from './laws/sentence-laws';
import * as secrets from './laws/secret-laws';
import * as shapes from './laws/shape-laws';
import { citedIn } from './laws/titles';

/** The properties of every match of every game. */
const laws: Readonly<Record<string, Law>> = {
  'every match ends': plays.everyMatchEnds,
  'what the rules ask for they accept': plays.playedMovesAreNotRefused,
  'a greyed-out choice and the refusal of its move have one reason': plays.choicesAndRefusalsAgree,
  'asks of one moment are told apart': plays.asksAreToldApart,
  'every outcome inside the bounds of an ask is a legal move': plays.outcomesInBoundsAreLegal,
  'what was entered can be entered again': plays.answersCanBeEnteredAgain,
  'an outcome of another kind is thrown back': plays.otherKindsOfOutcomeAreThrown,
  'the same move on the same table comes to the same': plays.rulesAreTheSameTwice,
  'chance answers its own asks only': plays.chanceAnswersItsOwnAsksOnly,
  'rounds are counted up': plays.progressGoesForward,
  'a log plays again to the same match': logs.replayIsTheMatch,
  'pieces are neither made nor lost': ledgers.piecesAreNeitherMadeNorLost,
  'nobody but the bank is below zero': ledgers.nobodyIsBelowZero,
  'the ledger says what lies in front of each player': ledgers.ledgerIsWhatLiesThere,
  'a posting is one piece of a whole value': ledgers.postingsAreOnePieceEach,
  'the ranking is in order and names everybody': ledgers.rankingIsInOrder,
  'every move has its line in the log': sentences.everyMoveHasItsLine,
  'what undo takes back is said in at most 40 characters': sentences.everyUndoIsShort,
  'what was made in secret is named': secrets.hiddenMovesAreNamed
};

/** Slower properties of every match. */
const thoroughLaws: Readonly<Record<string, Law>> = {
  'everything is plain JSON': shapes.allIsPlainJson,
  'a move out of shape is refused, and never throws': plays.movesOutOfShapeAreRefused,
  'looking changes nothing': shapes.lookingChangesNothing,
  'taking back n moves is the match without them': logs.undoIsTheShorterMatch,
  'undo and redo are as if nothing had been done': logs.undoAndRedoChangeNothing,
  'a seat handed over plays the same match': logs.aHandedSeatPlaysTheSameMatch,
  'the last line alone says what it says in the whole log': logs.theLastLineIsTheFirstOfTheLog,
  'a line told again is the match that was told like that': corrections.aChangedLineIsTheMatchToldLikeThat,
  'dropped lines keep their players and their order': corrections.droppedLinesKeepTheirPlayersAndTheirOrder,
  'every dollar of an evening is found in the log': money.everyDollarIsInTheLog,
  'every sum in the log has its why': money.everySumInTheLogHasItsWhy,
  'running totals agree in the log, the seats, if we stopped now and the result': money.sumsAgreeEverywhere,
  'every ask has its words': asks.everyAskHasItsWords,
  'every why has its sentence and its paragraph': sentences.everyWhyHasItsSentence,
  'what is chosen in secret looks like any other choice': secrets.secretsAreKept,
  'a log that cannot be followed tells nothing that was chosen in secret': secrets.lostLogsKeepSecrets
};

/** The properties of matches in which players come and go, of every game that lets them; true for the slower ones. */
const lawsOfComings: Readonly<Record<string, readonly [law: Law, isExpensive?: boolean]>> = {
  'every match ends': [plays.everyMatchEnds],
  'what the rules ask for they accept': [plays.playedMovesAreNotRefused],
  'a greyed-out choice and the refusal of its move have one reason': [plays.choicesAndRefusalsAgree],
  'every outcome inside the bounds of an ask is a legal move': [plays.outcomesInBoundsAreLegal],
  'a move out of shape is refused, and never throws': [plays.movesOutOfShapeAreRefused, true],
  'the same move on the same table comes to the same': [plays.rulesAreTheSameTwice],
  'rounds are counted up': [plays.progressGoesForward],
  'a log plays again to the same match': [logs.replayIsTheMatch],
  'taking back n moves is the match without them': [logs.undoIsTheShorterMatch, true],
  'a line told again is the match that was told like that': [
    corrections.aChangedLineIsTheMatchToldLikeThat,
    true
  ],
  'pieces are neither made nor lost': [ledgers.piecesAreNeitherMadeNorLost],
  'nobody but the bank is below zero': [ledgers.nobodyIsBelowZero],
  'the ledger says what lies in front of each player': [ledgers.ledgerIsWhatLiesThere],
  'a posting is one piece of a whole value': [ledgers.postingsAreOnePieceEach],
  'the ranking is in order and names everybody': [ledgers.rankingIsInOrder],
  'every dollar of an evening is found in the log': [money.everyDollarIsInTheLog, true],
  'every move has its line in the log': [sentences.everyMoveHasItsLine],
  'what undo takes back is said in at most 40 characters': [sentences.everyUndoIsShort],
  'nobody is asked who left': [leavings.nobodyIsAskedWhoLeft],
  'who left gets nothing in the rounds after': [leavings.whoLeftGetsNothingLater],
  'leaving pieces where they are changes nobody’s round': [leavings.stayingPiecesChangeNoRound],
  'enough stay for the box': [leavings.enoughStay],
  'what is chosen in secret looks like any other choice': [secrets.secretsAreKept, true],
  'nobody plays before joining': [joinings.nobodyPlaysBeforeJoining],
  'who joins starts with the lowest total or nothing': [joinings.whoJoinsStartsWithTheLowestOrNothing],
  'the box has pieces for all who joined': [joinings.theBoxHoldsAll]
};

/** Further properties of the matches of one game. */
const lawsOf: Readonly<Record<string, Readonly<Record<string, Law>>>> = {
  'las-vegas': {
    'three rounds are paid': lasVegas.threeRoundsArePaid,
    'every claim at a casino has one line': lasVegas.everyClaimHasOneLine,
    'what “now” says with the last die down is what is paid': lasVegas.nowIsWhatIsThenPaid,
    'the preview of a placement is what is paid': lasVegas.previewIsWhatIsThenPaid,
    'the walk through a payout comes to what is paid': lasVegas.theWalkComesToWhatIsPaid,
    'turns go round those who have dice': lasVegas.turnsGoRoundThoseWithDice
  },
  'las-vegas-royale': royale.laws
};

describe.each(games.map((game) => [game.meta.title, game] as const))('%s', async (_, { meta, load }) => {
  const game = await wholeGame(await load());

  afterAll(forgetMatches);
  test.each(Object.entries({ ...laws, ...lawsOf[meta.id] }))('%s', (_, law) => holds(game, law), LAW_TIMEOUT);
  test.each(Object.entries(thoroughLaws))('%s', (_, law) => holdsOnFewMatches(game, law), LAW_TIMEOUT);

  test.runIf(game.rules.left !== undefined).each(Object.entries(lawsOfComings))(
    'with comings and goings: %s',
    (_, [law, isExpensive]) => holdsWithComings(game, law, isExpensive),
    LAW_TIMEOUT
  );

  const rulebook = await readRulebook(game);
  const paragraphs = allParagraphs(rulebook);
  const ids = paragraphs.map(({ id }) => id);

  test('every paragraph of the rulebook is cited by a test, and every one cited exists', () => {
    expect([...citedIn(boxOf(meta.id))].sort()).toEqual([...ids].sort());
  });

  test('paragraphs are numbered once, and point to others that exist', () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, related = [] } of paragraphs) {
      expect(ids, id).toEqual(expect.arrayContaining([...related]));
      expect(related, id).not.toContain(id);
    }
  });

  test('every house rule points to its paragraph and has a default', () => {
    for (const { id, rule, choices } of game.houseRules) {
      expect(ids, id).toContain(rule);
      expect(choices.length, id).toBeGreaterThan(1);
    }
  });
});
