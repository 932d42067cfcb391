import * as v from 'valibot';
import type { PlayerId } from '$lib/core';
import { CaseError, defineCase, type Award, type Case, type Verdict } from '$lib/games/define';
import { byName, exactly, noOptions, wholeNumber, type ByName } from '$lib/games/position';
import { BLACK_DICE, CHIPS, CHIP_VALUE, GRAY_DICE, PAIRS } from './data';
import { casinoForm } from './cases/casino-form';
import { disputedTiles } from './cases/more-tile-cases';
import { dice, full, MOST_PLAYERS, note, pair, refuseMissingNotes, Table } from './cases/table';
import { rewardCases } from './cases/tile-cases';
import { pairsForm, rankingForm } from './cases/money-forms';
import { claims, payCasino } from './payout';
import { pairWhy, sortPairs } from './deal';
import { pieceCount, rankHoldings, sumWhy, type Holding } from './ranking';
import { FACES, type Casino, type Claim, type Dice, type Who } from './types';

const casino = defineCase({
  id: 'casino',
  title: 'Who is paid at a casino?',
  form: casinoForm,
  schema: exactly({
    game: v.literal('las-vegas'),
    case: v.literal('casino'),
    notes: pair,
    dice: byName(dice, 0, MOST_PLAYERS),
    neutral: v.optional(dice),
    gray: v.optional(wholeNumber(0, GRAY_DICE)),
    extra: v.optional(byName(wholeNumber(1, BLACK_DICE), 1, 1)),
    options: noOptions
  }),
  settle: ({ notes, dice: given, neutral, gray = 0, extra = [] }) => {
    const names = everybody(given, extra, neutral !== undefined);
    const table = new Table(names);
    const lying: Partial<Record<Who, Dice>> = {};
    for (const [name, some] of given) lying[table.seat(name)] = full(some);
    for (const [name, black] of extra) {
      const seat = table.seat(name);
      lying[seat] = { ...(lying[seat] ?? { small: 0, big: 0 }), black };
    }
    if (neutral !== undefined) lying.neutral = full(neutral);
    if (gray > 0) lying.gray = { small: gray, big: 0 };
    const [higher, lower] = sortPairs([notes])[0] ?? notes;
    return casinoVerdict({ notes: [higher, lower], dice: lying }, table);
  }
});

/** Every name of a position; throws where there are more than the box has colours for. */
function everybody(given: ByName<unknown>, extra: ByName<unknown>, neutral: boolean): readonly string[] {
  const most = neutral ? 2 : MOST_PLAYERS;
  const allowed = neutral
    ? 'two players at most beside the neutral colour'
    : 'five players at most, one a colour';
  if (given.length > most) throw new CaseError('dice', allowed);
  const names = [...new Set([...given, ...extra].map(([name]) => name))];
  if (names.length > most) throw new CaseError('extra', allowed);
  return names;
}

/** Which number of the verdict's casino it was is not said; the sentences speak of "this casino". */
function casinoVerdict(lying: Casino, table: Table): Verdict {
  const present = claims('this', lying);
  const postings = payCasino('this', lying);
  return {
    awards: postings.flatMap((posting): Award[] => {
      if (!('piece' in posting)) return [];
      const to = posting.to === 'pile' ? 'pile' : table.name(posting.to as PlayerId);
      return [{ to, piece: posting.piece, value: posting.value }];
    }),
    reasons: postings
      .filter(({ why }, index) => postings[index - 1]?.why !== why)
      .map(({ to, why }) => (to === 'pile' ? table.reason(why) : table.reason(why, to as PlayerId))),
    facts: {
      ranking: present.filter((claim) => !claim.tied).map((claim) => table.name(claim.own.who)),
      tied: tiedGroups(present, table)
    }
  };
}

function tiedGroups(present: readonly Claim[], table: Table): readonly (readonly string[])[] {
  const groups = new Map<number, string[]>();
  for (const { own, tied } of present) {
    if (!tied) continue;
    groups.set(own.count, [...(groups.get(own.count) ?? []), table.name(own.who)]);
  }
  return [...groups.values()].map((group) => group.sort());
}

const pairs = defineCase({
  id: 'pairs',
  title: 'Which pair of notes lies where?',
  form: pairsForm,
  schema: exactly({
    game: v.literal('las-vegas'),
    case: v.literal('pairs'),
    pairs: v.pipe(v.array(pair, 'six pairs of notes'), v.length(PAIRS, 'six pairs of notes')),
    options: noOptions
  }),
  settle: ({ pairs: given }) => {
    refuseMissingNotes(given.map((each, index) => [`pairs.${index}`, each] as const));
    const sorted = [...sortPairs(given)].reverse();
    return {
      awards: [],
      reasons: sorted.map((each, index) => new Table([]).reason(pairWhy(FACES[index] ?? 1, each, sorted))),
      facts: { casinos: Object.fromEntries(sorted.map((each, index) => [String(index + 1), each])) }
    };
  }
});

const ranking = defineCase({
  id: 'ranking',
  title: 'Who has won?',
  form: rankingForm,
  schema: exactly({
    game: v.literal('las-vegas'),
    case: v.literal('ranking'),
    players: byName(
      exactly({ notes: v.array(note, 'a list of notes'), chips: wholeNumber(0, CHIPS) }),
      1,
      MOST_PLAYERS
    ),
    options: noOptions
  }),
  settle: ({ players }) => {
    refuseMissingNotes(players.map(([name, { notes }]) => [`players.${name}.notes`, notes]));
    const table = new Table(players.map(([name]) => name));
    const holdings = players.map(([name, { notes, chips }]) => {
      const sum = notes.reduce((all, value) => all + value, 0);
      return { player: table.seat(name), notes: notes.length, chips, total: sum + chips * CHIP_VALUE };
    });
    const places = rankHoldings(holdings);
    return {
      awards: [],
      reasons: [
        ...holdings.map((holding) => table.reason(sumWhy(holding), holding.player)),
        ...places.flatMap(({ whys }) =>
          whys.filter(({ code }) => code !== 'sum').map((why) => table.reason(why))
        )
      ],
      facts: {
        places: places.map(({ place, players: level, total }) => ({
          place,
          players: level.map((player) => table.name(player)).sort(),
          total,
          pieces: piecesOf(holdings, level)
        }))
      }
    };
  }
});

/** Players who share a place have as many pieces each. */
function piecesOf(holdings: readonly Holding[], level: readonly PlayerId[]): number {
  const found = holdings.find(({ player }) => level.includes(player));
  return found === undefined ? 0 : pieceCount(found);
}

/** What the referee can be asked of this game. */
export const cases: readonly Case[] = [casino, pairs, ranking, ...rewardCases, ...disputedTiles];
