import { afterAll, describe, expect, test } from 'vitest';
import { allParagraphs } from '$lib/core';
import { boxOf, games } from '$lib/games/registry';
import * as asks from './laws/ask-laws';
import * as corrections from './laws/correction-laws';
import * as joinings from './laws/joining-laws';
import * as leavings from './laws/leaving-laws';
import * as lasVegas from './laws/las-vegas';
import * as royale from './laws/royale';
import {
  forgetMatches,
  checkLaw,
  checkLawOnFewMatches,
  checkLawWithJoiningAndLeaving,
  LAW_TIMEOUT,
  type Law
} from './laws/law';
import * as ledgers from './laws/ledger-laws';
import * as money from './laws/money-laws';
import * as logs from './laws/log-laws';
import * as plays from './laws/play-laws';
import { withAllModules } from './laws/pieces';
import { readRulebook } from './laws/rulebooks';
import * as sentences from './laws/sentence-laws';
import * as secrets from './laws/secret-laws';
import * as shapes from './laws/shape-laws';
import { citedIn } from './laws/titles';

/** The properties of every match of every game. */
const laws: Readonly<Record<string, Law>> = {
  'every match ends': plays.everyMatchEnds,
  'a move that answers an ask is accepted': plays.playedMovesAreNotRefused,
  'a disabled choice and the refusal of its move have the same reason': plays.choicesAndRefusalsAgree,
  'asks have unique ids': plays.askIdsAreUnique,
  'every outcome within the bounds of an ask is a legal move': plays.outcomesInBoundsAreLegal,
  'an entered answer can be entered again': plays.answersCanBeEnteredAgain,
  'an outcome of the wrong kind throws': plays.wrongOutcomeKindThrows,
  'the rules are deterministic': plays.rulesAreDeterministic,
  'random outcomes answer only asks that the app may supply': plays.chanceAnswersOnlyItsAsks,
  'round numbers only rise': plays.roundNumbersRise,
  'replaying a log gives the same match': logs.replayGivesTheSameMatch,
  'the number of pieces stays the same': ledgers.pieceCountsStayTheSame,
  'no one except the bank goes below zero': ledgers.noOneIsBelowZero,
  'postings add up to each player’s pieces': ledgers.postingsAddUpToPieces,
  'each posting is one piece with a whole value': ledgers.postingsAreOnePieceEach,
  'the ranking is sorted and includes everyone': ledgers.rankingIsInOrder,
  'every move has a line in the log': sentences.everyMoveHasALine,
  'the label of undo has at most 40 characters': sentences.undoLabelsAreShort,
  'moves made in secret are named as such': secrets.hiddenMovesAreNamed
};

/** Slower properties of every match. */
const slowLaws: Readonly<Record<string, Law>> = {
  'everything is plain JSON': shapes.everythingIsPlainJson,
  'a malformed move is refused and never throws': plays.malformedMovesAreRefused,
  'queries change nothing': shapes.queriesChangeNothing,
  'undoing n moves gives the match without them': logs.undoEqualsShorterMatch,
  'undo followed by redo changes nothing': logs.undoAndRedoChangeNothing,
  'handing over a seat does not change the match': logs.handoverKeepsTheMatch,
  'the last line alone has the same text as in the whole log': logs.lastLineMatchesFullLog,
  'an edited line gives the same match as entering it that way': corrections.editedLineEqualsDirectEntry,
  'dropped lines keep their players and order': corrections.droppedLinesKeepPlayersAndOrder,
  'the log contains every payment of the match': money.logHasEveryPayment,
  'every amount in the log has a reason': money.everyAmountHasAReason,
  'totals agree in the log, at the seats, in “If we stop now” and in the result': money.totalsAgreeEverywhere,
  'every ask has its text': asks.everyAskHasText,
  'every reason has a sentence and a paragraph': sentences.everyReasonHasASentence,
  'a secret choice cannot be distinguished from another': secrets.secretChoicesStayHidden,
  'a log that cannot be replayed reveals no secret': secrets.brokenLogsKeepSecrets
};

/**
 * Properties of matches in which players join and leave, for every game that allows it; `true` marks a slow property.
 */
const comingAndGoingLaws: Readonly<Record<string, readonly [law: Law, isExpensive?: boolean]>> = {
  'every match ends': [plays.everyMatchEnds],
  'a move that answers an ask is accepted': [plays.playedMovesAreNotRefused],
  'a disabled choice and the refusal of its move have the same reason': [plays.choicesAndRefusalsAgree],
  'every outcome within the bounds of an ask is a legal move': [plays.outcomesInBoundsAreLegal],
  'a malformed move is refused and never throws': [plays.malformedMovesAreRefused, true],
  'the rules are deterministic': [plays.rulesAreDeterministic],
  'round numbers only rise': [plays.roundNumbersRise],
  'replaying a log gives the same match': [logs.replayGivesTheSameMatch],
  'undoing n moves gives the match without them': [logs.undoEqualsShorterMatch, true],
  'an edited line gives the same match as entering it that way': [
    corrections.editedLineEqualsDirectEntry,
    true
  ],
  'the number of pieces stays the same': [ledgers.pieceCountsStayTheSame],
  'no one except the bank goes below zero': [ledgers.noOneIsBelowZero],
  'postings add up to each player’s pieces': [ledgers.postingsAddUpToPieces],
  'each posting is one piece with a whole value': [ledgers.postingsAreOnePieceEach],
  'the ranking is sorted and includes everyone': [ledgers.rankingIsInOrder],
  'the log contains every payment of the match': [money.logHasEveryPayment, true],
  'every move has a line in the log': [sentences.everyMoveHasALine],
  'the label of undo has at most 40 characters': [sentences.undoLabelsAreShort],
  'players who left are not asked anything': [leavings.playersWhoLeftAreNotAsked],
  'players who left get nothing in later rounds': [leavings.playersWhoLeftGetNothingLater],
  'leaving pieces on the board does not change the round for others': [leavings.remainingPiecesChangeNoRound],
  'enough players stay for the game': [leavings.enoughPlayersStay],
  'a secret choice cannot be distinguished from another': [secrets.secretChoicesStayHidden, true],
  'no one plays before joining': [joinings.noOnePlaysBeforeJoining],
  'a newcomer starts with the lowest total or nothing': [joinings.newcomersStartWithLowestOrNothing],
  'the box has pieces for everyone who joined': [joinings.boxHasPiecesForEveryone]
};

/** More properties of the matches of one game. */
const lawsOf: Readonly<Record<string, Readonly<Record<string, Law>>>> = {
  'las-vegas': {
    'three rounds are paid': lasVegas.threeRoundsArePaid,
    'every claim at a casino has one line': lasVegas.everyClaimHasOneLine,
    'after the last die “If we stop now” equals the payout': lasVegas.nowEqualsPayout,
    'the preview of a placement equals the payout': lasVegas.previewEqualsPayout,
    'the pages of a payout add up to the payments': lasVegas.payoutPagesMatchPayments,
    'turns go round the players with dice': lasVegas.turnsGoRoundPlayersWithDice
  },
  'las-vegas-royale': royale.laws
};

describe.each(games.map((game) => [game.meta.title, game] as const))('%s', async (_, { meta, load }) => {
  const game = await withAllModules(await load());

  afterAll(forgetMatches);
  test.each(Object.entries({ ...laws, ...lawsOf[meta.id] }))(
    '%s',
    (_, law) => checkLaw(game, law),
    LAW_TIMEOUT
  );
  test.each(Object.entries(slowLaws))('%s', (_, law) => checkLawOnFewMatches(game, law), LAW_TIMEOUT);

  test.runIf(game.rules.leftPlayers !== undefined).each(Object.entries(comingAndGoingLaws))(
    'with players who leave and join: %s',
    (_, [law, isExpensive]) => checkLawWithJoiningAndLeaving(game, law, isExpensive),
    LAW_TIMEOUT
  );

  const rulebook = await readRulebook(game);
  const paragraphs = allParagraphs(rulebook);
  const ids = paragraphs.map(({ id }) => id);

  test('every paragraph of the rulebook is cited by a test, and every cited one exists', () => {
    expect([...citedIn(boxOf(meta.id))].sort()).toEqual([...ids].sort());
  });

  test('paragraphs have unique numbers, and their references exist', () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, related = [] } of paragraphs) {
      expect(ids, id).toEqual(expect.arrayContaining([...related]));
      expect(related, id).not.toContain(id);
    }
  });

  test('every house rule refers to its paragraph and has a default', () => {
    for (const { id, rule, choices } of game.houseRules) {
      expect(ids, id).toContain(rule);
      expect(choices.length, id).toBeGreaterThan(1);
    }
  });
});
