import { describe, expect, test } from 'vitest';
import { movesPiece, type Posting, type Reason } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { game } from '$lib/games/vegas';
import { checkLaw, LAW_TIMEOUT, type Law } from '#tests/laws/law';
import * as ledgers from '#tests/laws/ledger-laws';
import type { Moment } from '#tests/laws/matches';
import * as plays from '#tests/laws/play-laws';
import { readRulebook } from '#tests/laws/rulebooks';
import * as sentences from '#tests/laws/sentence-laws';
import { expectSame } from '#tests/laws/expect-same';

await readRulebook(game);

/** Artificial boards: small tables, empty steps, missing numbers, and each position of the double space. */
const BOARDS: Readonly<Record<string, string>> = {
  'tables with three spaces':
    'vegas1_3-123_3-456_3-ajo_3-111_3-666_3-bcd_3-123_3-456_3-ajo_3-111_3-666_3-bcd_3-246_3-135',
  'blank steps and large tables':
    'vegas1_~~15-12345.12345.12345_~12-123456.123456_~~~9-ajo.ajo.ajo_3-ajo_10-12345.12345_8-a34o.a34o_~6-123456_6-123456_7-1234566_5-23456_4-1a2o_11-123456.12345_13-123456.1234566_14-1234566.1234566',
  'no 6 anywhere': `vegas1${'_5-12345'.repeat(7)}${'_4-ajkm'.repeat(7)}`
};

const RUN_COUNT = 40;

const laws: Readonly<Record<string, Law>> = {
  'every match ends': plays.everyMatchEnds,
  'a disabled choice and the refusal of its move have the same reason': plays.choicesAndRefusalsAgree,
  'every outcome within the bounds of an ask is a legal move': plays.outcomesInBoundsAreLegal,
  'the number of pieces stays the same': ledgers.pieceCountsStayTheSame,
  'postings add up to each player’s pieces': ledgers.postingsAddUpToPieces,
  'every reason has a sentence and a paragraph': sentences.everyReasonHasASentence,
  'every move has a line in the log': sentences.everyMoveHasALine,
  'no gold chip is left behind or under Mary Chip': noGoldBehindMaryChip,
  'a table is scored as in the second reading of the rules': scoredAsByHand,
  'an unscored table has a free space, a scored one no counters': tablesAreScoredInTime
};

describe.each(Object.entries(BOARDS))('on a board with %s', (_, board) => {
  const playedGame: Game = {
    ...game,
    options: (setup) => game.options({ ...setup, box: { board: { copied: board } } })
  };
  test.each(Object.entries(laws))('%s', (_, law) => checkLaw(playedGame, law, RUN_COUNT), LAW_TIMEOUT);
});

/** The parts of the view that these properties need. */
interface CheckedView {
  readonly mary: number;
  readonly track: readonly (number | 'blank')[];
  readonly ended?: object;
  readonly tables: readonly {
    readonly gold: number;
    readonly closed?: object;
    readonly spaces: readonly { readonly numbers: readonly number[]; readonly counter?: string }[];
  }[];
}

/** Cached, because several properties look at the same moments. */
const views = new WeakMap<object, CheckedView>();

function checkedView({ rules }: Game, state: object): CheckedView {
  const cachedView = views.get(state) ?? (rules.view(state) as CheckedView);
  views.set(state, cachedView);
  return cachedView;
}

function noGoldBehindMaryChip({ moments }: Parameters<Law>[0], game: Game): void {
  for (const { playResult, move } of moments) {
    const { mary, track, tables, ended } = checkedView(game, playResult.state);
    // The players are still entering who wins the gold chip at the table that Mary Chip has reached.
    if (ended !== undefined) continue;
    for (const place of track.slice(0, mary))
      if (place !== 'blank') expectSame(tables[place]?.closed === undefined, false, move);
  }
}

function tablesAreScoredInTime({ moments }: Parameters<Law>[0], game: Game): void {
  for (const { playResult, move } of moments)
    for (const { closed, spaces } of checkedView(game, playResult.state).tables) {
      const coveredCount = spaces.filter(({ counter }) => counter !== undefined).length;
      if (closed === undefined) expectSame(coveredCount < spaces.length, true, move);
      else expectSame(coveredCount, 0, move);
    }
}

/** Recomputes who gets a chip from the counters at the time of scoring, by sorting strings of digits. */
function scoredAsByHand({ moments, match }: Parameters<Law>[0], game: Game): void {
  const options = match.options as { readonly doubleSpace: string; readonly equallyLow: string };
  for (const moment of moments)
    for (const posting of moment.playResult.postings) {
      if (!movesPiece(posting) || !('at' in posting.why)) continue;
      const spaces = spacesWhenScored(moment, posting, game);
      if (spaces === undefined) continue;
      expectSame(posting.to, winnerOf(spaces, options) ?? 'box', posting);
    }
}

/** The spaces at the time of scoring, as far as the state knew them; undefined if only the players know. */
function spacesWhenScored(
  { playResult, move }: Moment,
  { why }: Posting<Reason>,
  game: Game
): CheckedView['tables'][number]['spaces'] | undefined {
  if (['winner', 'counts', 'lowest'].includes(move.type)) return undefined;
  const { at } = why as Reason & { readonly at: { readonly table: number } };
  const { closed, spaces } = checkedView(game, playResult.state).tables[at.table]!;
  const { counters } = closed as { readonly counters: Readonly<Record<number, string>> };
  return spaces.map(({ numbers }, index) => ({
    numbers,
    ...(counters[index] === undefined ? {} : { counter: counters[index] })
  }));
}

function winnerOf(
  spaces: CheckedView['tables'][number]['spaces'],
  { doubleSpace, equallyLow }: { readonly doubleSpace: string; readonly equallyLow: string }
): string | undefined {
  const hands = new Map<string, string[]>();
  for (const { numbers, counter } of spaces) {
    if (counter === undefined) continue;
    const number = String(doubleSpace === 'larger' ? Math.max(...numbers) : Math.min(...numbers));
    hands.set(counter, [...(hands.get(counter) ?? []), number]);
  }
  const rankedHands = [...hands].map(([player, numbers]) => ({ player, word: numbers.sort().join('') }));
  const longest = Math.max(0, ...rankedHands.map(({ word }) => word.length));
  const leaders = rankedHands.filter(({ word }) => word.length === longest);
  if (leaders.length < 2) return leaders[0]?.player;
  const key = (word: string): string => (equallyLow === 'compare' ? word : word.charAt(0));
  const bestKey = leaders.map(({ word }) => key(word)).sort()[0];
  const tiedHands = leaders.filter(({ word }) => key(word) === bestKey);
  return tiedHands.length === 1 ? tiedHands[0]?.player : undefined;
}

test('the boards of these tests are valid', () => {
  for (const board of Object.values(BOARDS)) {
    const setup = { players: ['p1', 'p2'], first: 'p1', depth: 'turns', houseRules: {} } as const;
    expect(game.options({ ...setup, box: { board: { copied: board } } })).not.toHaveProperty(
      'board.invented'
    );
  }
});
