import { describe, expect, test } from 'vitest';
import { rollDice, seededChance } from '$lib/core';
import type { Game, Setup } from '$lib/games/define';
import { game } from '$lib/games/las-vegas';
import { royaleHouseRules } from '$lib/games/las-vegas/house-rules';
import { SENTENCES } from '$lib/games/las-vegas/royale-text';
import { TILES } from '$lib/games/las-vegas/tiles';
import type { State } from '$lib/games/las-vegas/types';
import { LAW_TIMEOUT } from './laws/law';
import * as ledgers from './laws/ledger-laws';
import * as logs from './laws/log-laws';
import { playMatch, playersFor, type Sitting } from './laws/matches';
import * as plays from './laws/play-laws';
import * as royale from './laws/royale';
import * as sentences from './laws/sentence-laws';
import * as shapes from './laws/shape-laws';

/** Random matches with tiles that the laws are held against; `LAW_RUNS=500` for a long night, `LAW_SEED` to see a failure again. */
const RUNS = Number(process.env['LAW_RUNS'] ?? 24);
const SEED = Number(process.env['LAW_SEED'] ?? Date.now() % 2 ** 31);

/** Longer than the longest match: past its end a tape rolls closed casinos for ever. */
const TAPE = 30_000;

type Law = (sitting: Sitting, game: Game) => void;

const laws: Readonly<Record<string, Law>> = {
  'every match ends': plays.everyMatchEnds,
  'what the rules ask for they accept': plays.playedMovesAreNotRefused,
  'a greyed-out choice and the refusal of its move have one reason': plays.choicesAndRefusalsAgree,
  'asks of one moment are told apart': plays.asksAreToldApart,
  'every outcome inside the bounds of an ask is a legal move': plays.outcomesInBoundsAreLegal,
  'an outcome of another kind is thrown back': plays.otherKindsOfOutcomeAreThrown,
  'the same move on the same table comes to the same': plays.rulesAreTheSameTwice,
  'chance answers its own asks only': plays.chanceAnswersItsOwnAsksOnly,
  'rounds are counted up': plays.progressGoesForward,
  'everything is plain JSON': shapes.allIsPlainJson,
  'looking changes nothing': shapes.lookingChangesNothing,
  'a log plays again to the same match': logs.replayIsTheMatch,
  'taking back n moves is the match without them': logs.undoIsTheShorterMatch,
  'undo and redo are as if nothing had been done': logs.undoAndRedoChangeNothing,
  'pieces are neither made nor lost': ledgers.piecesAreNeitherMadeNorLost,
  'nobody but the bank is below zero': ledgers.nobodyIsBelowZero,
  'the ledger says what lies in front of each player': ledgers.ledgerIsWhatLiesThere,
  'a posting is one piece of a whole value': ledgers.postingsAreOnePieceEach,
  'the ranking is in order and names everybody': ledgers.rankingIsInOrder,
  'every why has its sentence and its paragraph': sentences.everyWhyHasItsSentence,
  'every move has its line in the log': sentences.everyMoveHasItsLine,
  ...royale.laws
};

function setupFor(seed: number, tiles?: string): Setup {
  const chance = seededChance(seed);
  const players = playersFor(2 + (seed % 4));
  const houseRules = Object.fromEntries(
    [...game.houseRules, ...royaleHouseRules].map(({ id, choices }) => [
      id,
      choices[chance(choices.length)]?.value ?? ''
    ])
  );
  return {
    players,
    first: players[chance(players.length)] ?? 'p1',
    depth: chance(3) === 0 ? 'rounds' : 'turns',
    houseRules: { ...houseRules, ...(tiles === undefined ? {} : { tiles }), edition: 'royale' }
  };
}

function played(seed: number, tiles?: string): Sitting {
  return playMatch(game, setupFor(seed, tiles), rollDice(TAPE, 2 ** 20, seededChance(seed)));
}

let matches: readonly { readonly seed: number; readonly sitting: Sitting }[] | undefined;

/** Each match is played once and held against every law. */
function holds(law: Law): void {
  matches ??= Array.from({ length: RUNS }, (_, index) => {
    const seed = (SEED + index) % 2 ** 31;
    return { seed, sitting: played(seed) };
  });
  for (const { seed, sitting } of matches) {
    try {
      law(sitting, game);
    } catch (broken) {
      const story = sitting.moments.map(({ move }, index) => `${index + 1} ${JSON.stringify(move)}`);
      const about = `${String(broken)}\nLAW_SEED=${seed} ${JSON.stringify(sitting.match.options)}`;
      throw new Error([about, ...story].join('\n'), { cause: broken });
    }
  }
}

let sixTiles: readonly Sitting[] | undefined;

/** Matches with six tiles a round, the same ones every time. */
function manyMatches(): readonly Sitting[] {
  sixTiles ??= Array.from({ length: 60 }, (_, seed) => played(seed, '6'));
  return sixTiles;
}

function codesOf({ moments, ledger }: Sitting): readonly string[] {
  const refused = moments.flatMap(({ asks }) =>
    asks.flatMap((ask) =>
      ask.kind === 'choose' ? ask.choices.map((choice) => choice.refused?.code ?? '') : []
    )
  );
  return [...refused, ...ledger.map(({ why }) => why.code)];
}

function pairsOf({ moments }: Sitting): readonly string[] {
  const rounds = moments.flatMap(({ before }) => {
    const { phase, royale: tiles } = before as State;
    return phase === 'turns' ? [tiles?.tiles.map(({ tile }) => tile) ?? []] : [];
  });
  return rounds.flatMap((ids) => ids.flatMap((one) => ids.map((other) => [one, other].sort().join(' '))));
}

describe('Las Vegas Royale', () => {
  test.each(Object.entries(laws))('%s', (_, law) => holds(law), LAW_TIMEOUT);

  /** Reasons that no random match comes to, and where they are checked. */
  const EXCUSED: readonly string[] = [
    // All four or three pictures of a kind are seldom taken in one round; the tile's own test takes them.
    'handicapFull',
    // A 4 while the tile's casino is closed, in a house where it stands still; 8.10 tries it.
    'myChoiceStill',
    // Given to the referee alone: at the table nobody claims a token without five.
    'highFiveFew',
    // The same: who does not pay has no line at the table.
    'badLuckSpared',
    // No choice lays such a tile or counts such a bank: `royale.test.ts` of the game tries it.
    'notLayable',
    'notTheBank',
    // A bank of 54 seldom runs out of a note; the game's own tests empty it.
    'bankCombines',
    'bankLacks'
  ];

  test('every reason of tiles and table is given in some match', () => {
    const given = new Set(manyMatches().flatMap(codesOf));
    const wanted = Object.keys(SENTENCES).filter((code) => !EXCUSED.includes(code));
    expect(wanted.filter((code) => !given.has(code))).toEqual([]);
  });

  test('every pair of tiles is played through', () => {
    const pairs = new Set(manyMatches().flatMap(pairsOf));
    const boards = TILES.flatMap((one, index) =>
      TILES.slice(index + 1)
        .filter((other) => other.side[0] !== one.side[0])
        .map((other) => [one.id, other.id].sort().join(' '))
    );
    expect(boards.filter((pair) => !pairs.has(pair))).toEqual([]);
  });

  test('every house rule points to its paragraph and has a default', () => {
    const ids = game.rulebook.chapters.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));
    for (const { id, rule, choices } of royaleHouseRules) {
      expect(ids, id).toContain(rule);
      expect(choices.length, id).toBeGreaterThan(1);
    }
  });
});
