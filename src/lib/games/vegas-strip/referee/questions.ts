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

type Table = Pick<Match<Options>, 'seats' | 'options'>;
type NameOf = (player: PlayerId) => string;

/** Reasons of a payout, for which the whole round is the position. */
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

/** Returns the round behind a reason: one that was paid, or the current one before its payout. */
export function dispute(why: Why, view: View, match: Table): Question | undefined {
  if (!ROUND_REASON_CODES.includes(why.code)) return undefined;
  const reasonJson = JSON.stringify(why);
  const round = [view.owing, view.paid].find((item) =>
    item?.postings.some((posting) => JSON.stringify(posting.why) === reasonJson)
  );
  return round === undefined ? undefined : roundQuestion(round, view, match);
}

/**
 * Returns the questions of a match: legal placements of the current player by public facts, the last round, and the
 * ranking.
 */
export function questions(view: View, match: Table): readonly Question[] {
  const { turn, owing, paid } = view;
  const placing = turn === undefined ? [] : optionsQuestions(turn, view, match);
  const rounds = [owing, paid].map((round) => round && roundQuestion(round, view, match));
  return [
    ...placing,
    ...rounds.flatMap((round) => (round === undefined || round.isOpen === true ? [] : [round])),
    ...rankingQuestion(view, match)
  ];
}

function optionsQuestions(player: PlayerId, view: View, match: Table): readonly Question[] {
  const call = namesOf(match.seats);
  const casinos = view.casinos.map((casino): readonly [string, JsonObject] => {
    const placedTiles = casino.sets.flatMap(({ tiles = [] }) => tiles);
    return [casino.name, { ...tilesPosition(placedTiles, call), ...limitsPosition(casino) }];
  });
  const optionsMember = optionsPosition([tokenSevenRule, tokenOffRule], match.options);
  const question = (hand: readonly number[], blocker: boolean): Question => ({
    case: 'options',
    title: blocker ? say.whereCanBlockersGo : say.whereCanTilesGo,
    position: {
      player: call(player),
      hand,
      casinos: Object.fromEntries(casinos),
      ...(blocker ? { blocker } : {}),
      ...optionsMember
    }
  });
  return [
    ...(view.due.tile ? [question(view.hands[player] ?? [], false)] : []),
    ...(view.due.blocker ? [question(view.blockers[player] ?? [], true)] : [])
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
function roundQuestion(paid: RoundPaid, view: View, { seats, options }: Table): Question | undefined {
  const call = namesOf(seats);
  const { houses, teams, laid, extra, round, faults } = paid;
  const before = chipsBeforeRound(paid);
  // Some facts of these rounds cannot be derived, so the players enter them: a fine from chips that a character has
  // taken back, or a casino that was rigged twice.
  const isOpen =
    before.some(([player, count]) => count < 0 && faults.includes(player)) ||
    houses.some(({ rigged }) => rigged.length > 1);
  const named = (counts: readonly (readonly [string, number])[]): JsonObject =>
    Object.fromEntries(counts.map(([player, count]) => [call(player as PlayerId), count]));
  const bonus = Object.entries(extra).filter(([, count]) => count > 0);
  const unseen = faults.filter((player) => !showsFault(player, paid));
  const table = { teams: teams.map((team) => membersOf(team).map(call)) };
  const people = {
    ...(bonus.length === 0 ? {} : { extra: named(bonus) }),
    chips: named(before.map(([player, count]) => [player, Math.max(0, count)] as const)),
    ...(unseen.length === 0 ? {} : { sevens: unseen.map(call) }),
    ...(faults.length === 0 ? {} : { penalty: options.fine })
  };
  const title = view.owing === paid ? say.roundAsItStands(round) : say.roundAsItWasPaid(round);
  if (houses.length === 0) {
    const collected = named(enteredOf(paid));
    const position = {
      ...table,
      collected,
      ...people,
      ...optionsPosition([finedFromRule, tenFromRule], options)
    };
    return { case: 'piles', title, position, ...(isOpen ? { isOpen } : {}) };
  }
  const isPublic = houses.some((house) => isEnteredInSums(house, paid));
  const rules = isPublic ? [finedFromRule, tenFromRule] : [finedFromRule, tenFromRule, jackpotSevenRule];
  const casinos = houses.map((house): readonly [string, JsonObject] => {
    const [fixer, another] = house.rigged;
    const rigged = fixer === undefined || another !== undefined ? {} : { rigged: call(fixer) };
    const position = isPublic ? sumsPosition(house, call) : tilesOf(house, laid[house.casino] ?? [], call);
    return [nameIn(view, house), { jackpot: house.jackpot, ...position, ...rigged }];
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
function isEnteredInSums({ casino, leader, others }: CasinoResult, { laid }: RoundPaid): boolean {
  return (laid[casino] ?? []).length === 0 && (leader !== undefined || others.length > 0);
}

function sumsPosition({ leader, others }: CasinoResult, call: NameOf): JsonObject {
  const sums = others.map(({ player, sum = 0 }) => [call(player), sum] as const);
  return { ...(leader === undefined ? {} : leaderPosition(leader, call)), sums: Object.fromEntries(sums) };
}

/** Returns the tiles of a casino, and its leader if several sets share the lead. */
function tilesOf({ leader }: CasinoResult, tiles: readonly PlacedTile[], call: NameOf): JsonObject {
  const isShared = leader !== undefined && leadingSets(tiles).length > 1;
  return { ...tilesPosition(tiles, call), ...(isShared ? { leader: call(leader.player) } : {}) };
}

function leaderPosition({ player, blocker }: Holder, call: NameOf): JsonObject {
  return { leader: call(player), ...(blocker === true ? { byBlockers: true } : {}) };
}

/** With another number of players, the casino may not be in play any more. */
function nameIn(view: View, { casino }: CasinoResult): string {
  return nameOf(view, casino);
}

/** Checks whether the tiles show a 7 of this player at the casino that their own team rigged. */
function showsFault(player: PlayerId, { houses, teams, laid }: RoundPaid): boolean {
  const team = teams.find((team) => membersOf(team).includes(player));
  return houses.some(
    ({ casino, rigged }) =>
      team !== undefined &&
      rigged.includes(team.fixer) &&
      (laid[casino] ?? []).some((tile) => tile.player === player && isFault(tile))
  );
}

/**
 * Returns the chips before the round. A solo player's count already includes chips from characters, so they are
 * subtracted. It can be negative if a character took some of them back, which matters only for a fine.
 */
function chipsBeforeRound({ chips, extra, teams }: RoundPaid): readonly (readonly [PlayerId, number])[] {
  return teams.flatMap((team) =>
    membersOf(team).map((player) => {
      const bonus = team.partner === undefined ? (extra[player] ?? 0) : 0;
      return [player, (chips[player] ?? 0) - bonus] as const;
    })
  );
}

function rankingQuestion({ earned, chips, phase }: View, { seats, options }: Table): readonly Question[] {
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
function tilesPosition(tiles: readonly PlacedTile[], call: NameOf): JsonObject {
  const playerTiles = tiles.filter(({ blocker }) => blocker === undefined);
  const others = tiles.filter(({ blocker }) => blocker === true);
  return {
    tiles: byPlayer(playerTiles, call),
    ...(others.length === 0 ? {} : { blockers: byPlayer(others, call) })
  };
}

function byPlayer(tiles: readonly PlacedTile[], call: NameOf): JsonObject {
  const players = [...new Set(tiles.map(({ player }: Holder) => player))];
  return Object.fromEntries(
    players.map((player) => [
      call(player),
      tiles
        .filter((tile) => tile.player === player)
        .map(({ number, plus }) => (plus === 0 ? number : { number, plus }))
    ])
  );
}
