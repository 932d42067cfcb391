import { namesOf, type Match, type PlayerId } from '$lib/core';
import type { JsonObject, Question } from '$lib/games/contract/form';
import { optionsPosition } from '$lib/games/contract/house-rule';
import {
  finedFromRule,
  jackpotSevenRule,
  tenFromRule,
  tokenOffRule,
  tokenSevenRule,
  twoWinnersRule
} from '$lib/games/vegas-strip/house-rules';
import { isFault, leadingSets } from '$lib/games/vegas-strip/actions/placing';
import { membersOf, nameOf } from '$lib/games/vegas-strip/state/table';
import type {
  CasinoView,
  Character,
  Holder,
  CasinoResult,
  PlacedTile,
  Options,
  RoundPaid,
  View,
  Why
} from '$lib/games/vegas-strip/types';
import * as say from '$lib/games/vegas-strip/strings/en/game';

type SeatedMatch = Pick<Match<Options>, 'seats' | 'options'>;
type NameOf = (player: PlayerId) => string;

/** Reasons of a payout. The position for any of them is the whole round. */
const ROUND_REASON_CODES: readonly Why['code'][] = [
  'jackpot',
  'emptyJackpot',
  'notLeader',
  'voidSeven',
  'unclaimed',
  'kickedOut',
  'tiles',
  'blockersJackpot',
  'blockersNothing',
  'collected',
  'split',
  'oddChip',
  'fined',
  'finedNothing',
  'pileFined',
  'refilled'
];

/**
 * Returns the question about the round that a reason belongs to: a paid round, or the current one before its payout.
 */
export function dispute(why: Why, view: View, match: SeatedMatch): Question | undefined {
  if (!ROUND_REASON_CODES.includes(why.code)) return undefined;
  const reasonJson = JSON.stringify(why);
  const roundPaid = [view.owing, view.paid].find((roundPaid) =>
    roundPaid?.postings.some((posting) => JSON.stringify(posting.why) === reasonJson)
  );
  return roundPaid === undefined ? undefined : roundQuestion(roundPaid, view, match);
}

/**
 * Returns the questions of a match: legal placements of the current player by public facts, the last round, and the
 * ranking.
 */
export function questions(view: View, match: SeatedMatch): readonly Question[] {
  const { turn, owing: owedRound, paid: roundPaid } = view;
  const placementQuestions = turn === undefined ? [] : optionsQuestions(turn, view, match);
  const roundQuestions = [owedRound, roundPaid].map(
    (roundPaid) => roundPaid && roundQuestion(roundPaid, view, match)
  );
  return [
    ...placementQuestions,
    ...roundQuestions.flatMap((question) =>
      question === undefined || question.isOpen === true ? [] : [question]
    ),
    ...rankingQuestion(view, match)
  ];
}

function optionsQuestions(player: PlayerId, view: View, match: SeatedMatch): readonly Question[] {
  const playerName = namesOf(match.seats);
  const casinos = view.casinos.map((casino): readonly [string, JsonObject] => {
    const placedTiles = casino.sets.flatMap(({ tiles = [] }) => tiles);
    return [casino.name, { ...tilesPosition(placedTiles, playerName), ...limitsPosition(casino) }];
  });
  const optionsMember = optionsPosition([tokenSevenRule, tokenOffRule], match.options);
  const makeQuestion = (hand: readonly number[], isBlocker: boolean): Question => ({
    case: 'options',
    title: isBlocker ? say.whereCanBlockersGo : say.whereCanTilesGo,
    position: {
      player: playerName(player),
      hand,
      casinos: Object.fromEntries(casinos),
      ...(isBlocker ? { blocker: isBlocker } : {}),
      ...optionsMember
    }
  });
  return [
    ...(view.due.tile ? [makeQuestion(view.hands[player] ?? [], false)] : []),
    ...(view.due.blocker ? [makeQuestion(view.blockers[player] ?? [], true)] : [])
  ];
}

function limitsPosition({ character }: CasinoView): JsonObject {
  const { tiles, distinct }: Partial<Character> = character ?? {};
  if (tiles === undefined && distinct === undefined) return {};
  return {
    limits: { ...(tiles === undefined ? {} : { tiles }), ...(distinct === undefined ? {} : { distinct }) }
  };
}

/** Makes the referee position of a round: by tiles, by sums or by piles, depending on how it was entered. */
function roundQuestion(
  roundPaid: RoundPaid,
  view: View,
  { seats, options }: SeatedMatch
): Question | undefined {
  const playerName = namesOf(seats);
  const { houses, teams, laid: laidTiles, extra: extraChips, round, faults } = roundPaid;
  const chipsBefore = chipsBeforeRound(roundPaid);
  // Some facts of these rounds cannot be derived, so the players enter them: a fine from chips that a character has
  // taken back, or a casino that was rigged twice.
  const isOpen =
    chipsBefore.some(([player, count]) => count < 0 && faults.includes(player)) ||
    houses.some(({ rigged: riggingFixers }) => riggingFixers.length > 1);
  const namedCounts = (counts: readonly (readonly [string, number])[]): JsonObject =>
    Object.fromEntries(counts.map(([player, count]) => [playerName(player as PlayerId), count]));
  const extraEntries = Object.entries(extraChips).filter(([, count]) => count > 0);
  const unseenFaults = faults.filter((player) => !showsFault(player, roundPaid));
  const table = { teams: teams.map((team) => membersOf(team).map(playerName)) };
  const people = {
    ...(extraEntries.length === 0 ? {} : { extra: namedCounts(extraEntries) }),
    chips: namedCounts(chipsBefore.map(([player, count]) => [player, Math.max(0, count)] as const)),
    ...(unseenFaults.length === 0 ? {} : { sevens: unseenFaults.map(playerName) }),
    ...(faults.length === 0 ? {} : { penalty: options.fine })
  };
  const title = view.owing === roundPaid ? say.roundAsItStands(round) : say.roundAsItWasPaid(round);
  if (houses.length === 0) {
    const collected = namedCounts(enteredOf(roundPaid));
    const position = {
      ...table,
      collected,
      ...people,
      ...optionsPosition([finedFromRule, tenFromRule], options)
    };
    return { case: 'piles', title, position, ...(isOpen ? { isOpen } : {}) };
  }
  const isPublic = houses.some((casinoResult) => isEnteredInSums(casinoResult, roundPaid));
  const rules = isPublic ? [finedFromRule, tenFromRule] : [finedFromRule, tenFromRule, jackpotSevenRule];
  const casinos = houses.map((casinoResult): readonly [string, JsonObject] => {
    const [fixer, secondFixer] = casinoResult.rigged;
    const rigged = fixer === undefined || secondFixer !== undefined ? {} : { rigged: playerName(fixer) };
    const position = isPublic
      ? sumsPosition(casinoResult, playerName)
      : tilesOf(casinoResult, laidTiles[casinoResult.casino] ?? [], playerName);
    return [nameIn(view, casinoResult), { jackpot: casinoResult.jackpot, ...position, ...rigged }];
  });
  return {
    case: isPublic ? 'sums' : 'round',
    title,
    position: {
      round,
      start: options.card.start,
      ...table,
      casinos: Object.fromEntries(casinos),
      ...people,
      ...optionsPosition(rules, options)
    },
    ...(isOpen ? { isOpen } : {})
  };
}

/** Returns the entered sum of each pile, by its fixer. */
function enteredOf({ postings }: RoundPaid): readonly (readonly [string, number])[] {
  return postings.flatMap(({ why }) => (why.code === 'collected' ? [[why.player, why.value] as const] : []));
}

/** Checks whether only the sums of a casino are known. */
function isEnteredInSums({ casino, leader, others }: CasinoResult, { laid: laidTiles }: RoundPaid): boolean {
  return (laidTiles[casino] ?? []).length === 0 && (leader !== undefined || others.length > 0);
}

function sumsPosition({ leader, others }: CasinoResult, playerName: NameOf): JsonObject {
  const sums = others.map(({ player, sum = 0 }) => [playerName(player), sum] as const);
  return {
    ...(leader === undefined ? {} : leaderPosition(leader, playerName)),
    sums: Object.fromEntries(sums)
  };
}

/** Returns the tiles of a casino, and its leader if several sets share the lead. */
function tilesOf({ leader }: CasinoResult, tiles: readonly PlacedTile[], playerName: NameOf): JsonObject {
  const isShared = leader !== undefined && leadingSets(tiles).length > 1;
  return { ...tilesPosition(tiles, playerName), ...(isShared ? { leader: playerName(leader.player) } : {}) };
}

function leaderPosition({ player, blocker }: Holder, playerName: NameOf): JsonObject {
  return { leader: playerName(player), ...(blocker === true ? { byBlockers: true } : {}) };
}

/** Names a casino of a paid round, which may no longer be in play after a change in the number of players. */
function nameIn(view: View, { casino }: CasinoResult): string {
  return nameOf(view, casino);
}

/** Checks whether the tiles show a 7 of this player at the casino that their own team rigged. */
function showsFault(player: PlayerId, { houses, teams, laid: laidTiles }: RoundPaid): boolean {
  const team = teams.find((team) => membersOf(team).includes(player));
  return houses.some(
    ({ casino, rigged: riggingFixers }) =>
      team !== undefined &&
      riggingFixers.includes(team.fixer) &&
      (laidTiles[casino] ?? []).some((tile) => tile.player === player && isFault(tile))
  );
}

/**
 * Returns the chips before the round. A solo player's count already includes chips from characters, so they are
 * subtracted. It can be negative if a character took some of them back, which matters only for a fine.
 */
function chipsBeforeRound({
  chips,
  extra: extraChips,
  teams
}: RoundPaid): readonly (readonly [PlayerId, number])[] {
  return teams.flatMap((team) =>
    membersOf(team).map((player) => {
      const playerExtra = team.partner === undefined ? (extraChips[player] ?? 0) : 0;
      return [player, (chips[player] ?? 0) - playerExtra] as const;
    })
  );
}

function rankingQuestion(
  { earned, chips, phase }: View,
  { seats, options }: SeatedMatch
): readonly Question[] {
  const last = earned.at(-1);
  if (phase !== 'over' || last === undefined) return [];
  const players = seats.map(
    ({ player, name }) => [name, { chips: chips[player] ?? 0, last: last[player] ?? 0 }] as const
  );
  const optionsMember = optionsPosition([twoWinnersRule], options);
  return [
    {
      case: 'ranking',
      title: say.thePlaces,
      position: { players: Object.fromEntries(players), ...optionsMember }
    }
  ];
}

/** Returns the tiles by player, with their tokens; blockers are listed separately. */
function tilesPosition(tiles: readonly PlacedTile[], playerName: NameOf): JsonObject {
  const playerTiles = tiles.filter(({ blocker }) => blocker === undefined);
  const others = tiles.filter(({ blocker }) => blocker === true);
  return {
    tiles: byPlayer(playerTiles, playerName),
    ...(others.length === 0 ? {} : { blockers: byPlayer(others, playerName) })
  };
}

function byPlayer(tiles: readonly PlacedTile[], playerName: NameOf): JsonObject {
  const players = [...new Set(tiles.map(({ player }: Holder) => player))];
  return Object.fromEntries(
    players.map((player) => [
      playerName(player),
      tiles
        .filter((tile) => tile.player === player)
        .map(({ number, plus: tokenCount }) => (tokenCount === 0 ? number : { number, plus: tokenCount }))
    ])
  );
}
