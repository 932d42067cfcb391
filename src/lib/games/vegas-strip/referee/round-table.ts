import type { ByName } from '$lib/referee/position';
import { TEAM_IDS, type PlayerId } from '$lib/core';
import { CaseError } from '$lib/games/contract/define';
import { casinosFor, teamSizes } from '$lib/games/vegas-strip/data';
import { casinoResultOf } from '$lib/games/vegas-strip/payout/casino-result';
import type { PayoutRound } from '$lib/games/vegas-strip/payout/paid-round';
import { isFault, leadingSets } from '$lib/games/vegas-strip/actions/placing';
import { holderOf, membersOf, isSameSet } from '$lib/games/vegas-strip/state/table';
import {
  CASINO_IDS,
  type Chips,
  type Holder,
  type CasinoResult,
  type PlacedTile,
  type Options,
  type Team
} from '$lib/games/vegas-strip/types';
import { tilesAtCasino, refuseTiles, tableOf, type EnteredBoard, type SeatedTable } from './members';
import * as say from '$lib/games/vegas-strip/strings/en/referee-round';

/** The teams, and the players' chips outside the casinos. */
export interface EnteredTable {
  readonly teams: readonly (readonly string[])[];
  readonly extra?: ByName<number> | undefined;
  readonly chips?: ByName<number> | undefined;
  /** Players with a 7 at their own rigged casino, if no entered tile shows the 7. */
  readonly sevens?: readonly string[] | undefined;
}

/** The members of a casino that do not depend on how its tiles are entered. */
interface EnteredCasino {
  readonly jackpot: number;
  readonly rigged: string | undefined;
  /** The leader, if the tiles do not decide it. */
  readonly leader: string | undefined;
}

export interface EnteredRound extends EnteredTable {
  readonly round: number;
  readonly start: number;
  readonly casinos: ByName<EnteredBoard & EnteredCasino>;
}

interface CasinoSums extends EnteredCasino {
  readonly byBlockers: boolean | undefined;
  readonly sums: ByName<number>;
}

export interface EnteredSums extends EnteredTable {
  readonly round: number;
  readonly start: number;
  readonly casinos: ByName<CasinoSums>;
}

export interface EnteredPiles extends EnteredTable {
  readonly collected: ByName<number>;
}

/** A round as input for the payout, with the table that maps players to names. */
export interface ParsedRound {
  readonly payoutRound: PayoutRound;
  readonly table: SeatedTable;
}

type HouseRules = PayoutRound['options'] & Pick<Options, 'jackpotSeven'>;

/**
 * Reads a round and checks what no schema can express: who plays, who rigged what, whose tiles these are. Throws a
 * CaseError.
 */
export function readRound(position: EnteredRound, options: HouseRules): ParsedRound {
  const { table, teams, names, ...roundDetails } = readTable(position);
  refuseRigged(position, names);
  for (const [name, { tiles, blockers }] of position.casinos) {
    if (blockers !== undefined && names.length > 2)
      throw new CaseError(`casinos.${name}.blockers`, say.onlyTwoPlayersHaveBlockers);
    refuseUnknownNames(`casinos.${name}.tiles`, tiles, names);
    refuseUnknownNames(`casinos.${name}.blockers`, blockers, names);
  }
  const tilesByCasino = position.casinos.map(
    ([name, casino]) => [`casinos.${name}`, tilesAtCasino(casino, table)] as const
  );
  refuseTiles(tilesByCasino);
  const houses = position.casinos.map(([name, casino], index): CasinoResult => {
    const tiles = tilesByCasino[index]?.[1] ?? [];
    const led = enteredLeader(name, casino, tiles, table);
    const { jackpot } = casino;
    const riggingTeams = teamsOfFixer(casino.rigged, teams, table);
    return casinoResultOf(
      { casino: CASINO_IDS[index] ?? 'c1', jackpot, placedTiles: tiles, rigged: riggingTeams, led },
      options
    );
  });
  const faultPlayers = faultsIn(
    position,
    tilesByCasino.map(([, tiles]) => tiles),
    teams,
    table
  );
  const faults = [...new Set([...faultPlayers, ...roundDetails.faults])];
  return {
    table,
    payoutRound: {
      ...roundDetails,
      seats: table.seats,
      teams,
      houses,
      faults,
      options,
      call: casinoNameOf(position)
    }
  };
}

/** Reads a round with only the sums per casino. Throws a CaseError. */
export function readSums(position: EnteredSums, options: PayoutRound['options']): ParsedRound {
  const { table, teams, names, ...roundDetails } = readTable(position);
  refuseRigged(position, names);
  const houses = position.casinos.map(([name, enteredSums], index): CasinoResult => {
    const path = `casinos.${name}`;
    refuseUnknownNames(`${path}.sums`, enteredSums.sums, names);
    const leader = leaderIn(path, enteredSums, names.length, table);
    const others = enteredSums.sums
      .filter(([, sum]) => sum > 0)
      .map(([text, sum]) => ({ player: table.seat(text), sum }));
    if (leader !== undefined && others.some((tileSet) => isSameSet(tileSet, leader)))
      throw new CaseError(`${path}.sums`, say.leaderOnlyAsLeader);
    if (leader === undefined && others.length > 0) throw new CaseError(`${path}.leader`, say.someoneLeads);
    const riggingFixers = teamsOfFixer(enteredSums.rigged, teams, table).map(({ fixer }) => fixer);
    const casino = CASINO_IDS[index] ?? 'c1';
    return {
      casino,
      jackpot: enteredSums.jackpot,
      ...(leader === undefined ? {} : { leader }),
      others,
      rigged: riggingFixers
    };
  });
  return {
    table,
    payoutRound: { ...roundDetails, seats: table.seats, teams, houses, options, call: casinoNameOf(position) }
  };
}

/** Reads a round with only the piles. Throws a CaseError. */
export function readPiles(position: EnteredPiles, options: PayoutRound['options']): ParsedRound {
  const { table, teams, names: _, ...roundDetails } = readTable(position);
  const fixers = position.teams.map(([fixer = '']) => fixer);
  const other = position.collected.find(([name, chips]) => chips > 0 && !fixers.includes(name));
  if (other !== undefined) throw new CaseError(`collected.${other[0]}`, say.aFixerTheFirstOfATeam);
  const collectedChips = chipsIn(position.collected, table);
  return {
    table,
    payoutRound: {
      ...roundDetails,
      seats: table.seats,
      teams,
      houses: [],
      options,
      enteredChips: collectedChips,
      call: () => ''
    }
  };
}

interface ParsedTable extends Pick<PayoutRound, 'teams' | 'chips' | 'extra' | 'faults'> {
  readonly table: SeatedTable;
  readonly names: readonly string[];
}

function readTable({
  teams: enteredTeams,
  extra: enteredExtra,
  chips,
  sevens = []
}: EnteredTable): ParsedTable {
  refuseTeams(enteredTeams);
  const names = enteredTeams.flat();
  const table = tableOf(names);
  refuseUnknownNames('extra', enteredExtra, names);
  refuseUnknownNames('chips', chips, names);
  const unknownIndex = sevens.findIndex((name) => !names.includes(name));
  if (unknownIndex >= 0) throw new CaseError(`sevens.${unknownIndex}`, say.aPlayerInOneOfTheTeams);
  const teams = enteredTeams.map(([fixer = '', partner], index): Team => {
    const team = { id: TEAM_IDS[index] ?? 't1', fixer: table.seat(fixer) };
    return partner === undefined ? team : { ...team, partner: table.seat(partner) };
  });
  const extraChips = chipsIn(enteredExtra, table);
  const faults = sevens.map((name) => table.seat(name));
  return {
    table,
    names,
    teams,
    extra: extraChips,
    chips: chipsAtPayout(chipsIn(chips, table), extraChips, teams),
    faults
  };
}

function casinoNameOf({ casinos }: { readonly casinos: ByName<unknown> }): PayoutRound['call'] {
  return (casino) => casinos[CASINO_IDS.indexOf(casino)]?.[0] ?? '';
}

/** Returns the leader among sets that share the lead, or undefined if the tiles decide it. */
function enteredLeader(
  name: string,
  enteredCasino: EnteredCasino,
  tiles: readonly PlacedTile[],
  table: SeatedTable
): Holder | undefined {
  const path = `casinos.${name}`;
  const leaders = leadingSets(tiles);
  if (enteredCasino.leader === undefined && leaders.length > 1)
    throw new CaseError(`${path}.tiles`, say.oneSetLeads);
  if (enteredCasino.leader === undefined) return undefined;
  const leadingSet = leaders.find(({ player }) => table.name(player) === enteredCasino.leader);
  if (leadingSet === undefined) throw new CaseError(`${path}.leader`, say.someoneWithTheHighestTotal);
  return holderOf(leadingSet);
}

function leaderIn(path: string, sums: CasinoSums, players: number, table: SeatedTable): Holder | undefined {
  const { leader, byBlockers } = sums;
  if (byBlockers === true && players > 2)
    throw new CaseError(`${path}.byBlockers`, say.onlyTwoPlayersHaveBlockers);
  if (leader === undefined) return undefined;
  refuseUnknownNames(
    `${path}.leader`,
    [[leader, leader]],
    table.seats.map((player) => table.name(player))
  );
  return { player: table.seat(leader), ...(byBlockers === true ? { blocker: true } : {}) };
}

function teamsOfFixer(
  fixerName: string | undefined,
  teams: readonly Team[],
  table: SeatedTable
): readonly Team[] {
  return fixerName === undefined ? [] : teams.filter(({ fixer }) => fixer === table.seat(fixerName));
}

function chipsIn(chips: ByName<number> = [], table: SeatedTable): Chips {
  return Object.fromEntries(chips.map(([name, count]) => [table.seat(name), count]));
}

/**
 * Returns the chips owned at the payout. A solo player already owns the chips from characters; a partner's chips from
 * characters are in the team's pile.
 */
function chipsAtPayout(chips: Chips, extraChips: Chips, teams: readonly Team[]): Chips {
  return Object.fromEntries(
    teams.flatMap((team) =>
      membersOf(team).map((player) => {
        const playerExtra = team.partner === undefined ? (extraChips[player] ?? 0) : 0;
        return [player, (chips[player] ?? 0) + playerExtra] as const;
      })
    )
  );
}

/** Lists the players with a 7 without a token at the casino that their own team rigged. */
function faultsIn(
  { casinos }: EnteredRound,
  tilesByCasino: readonly (readonly PlacedTile[])[],
  teams: readonly Team[],
  table: SeatedTable
): readonly PlayerId[] {
  return casinos.flatMap(([, { rigged: fixerName }], index) => {
    const members = teamsOfFixer(fixerName, teams, table).flatMap(membersOf);
    return (tilesByCasino[index] ?? [])
      .filter((tile) => isFault(tile) && members.includes(tile.player))
      .map(({ player }) => player);
  });
}

function refuseTeams(teams: EnteredRound['teams']): void {
  const names = teams.flat();
  const duplicateIndex = names.findIndex((name, index) => names.indexOf(name) < index);
  if (duplicateIndex >= 0) throw new CaseError('teams', say.everyPlayerInOneTeam);
  const sizes = teams.map((team) => team.length).sort((a, b) => b - a);
  if (sizes.join() !== teamSizes(names.length).join())
    throw new CaseError('teams', say.twoOrThreeAloneTwoTeams);
}

function refuseUnknownNames(path: string, values: ByName<unknown> = [], names: readonly string[]): void {
  const unknownEntry = values.find(([name]) => !names.includes(name));
  if (unknownEntry !== undefined)
    throw new CaseError(`${path}.${unknownEntry[0]}`, say.aPlayerInOneOfTheTeams);
}

function refuseRigged({ casinos, teams }: EnteredRound | EnteredSums, names: readonly string[]): void {
  const count = casinosFor(names.length).length;
  if (casinos.length !== count)
    throw new CaseError('casinos', say.wrongCasinoCount(count, names.length, casinos.length));
  const fixers = teams.map(([fixer = '']) => fixer);
  const casinoNames: string[] = [];
  for (const [name, { rigged: fixerName }] of casinos) {
    if (fixerName === undefined) continue;
    if (!fixers.includes(fixerName)) throw new CaseError(`casinos.${name}.rigged`, say.aFixerTheFirstOfATeam);
    if (casinoNames.includes(fixerName))
      throw new CaseError(`casinos.${name}.rigged`, say.eachFixerRiggedOneCasino);
    casinoNames.push(fixerName);
  }
  if (casinoNames.length < fixers.length) throw new CaseError('casinos', say.eachFixerRiggedOneOfTheCasinos);
}
