import type { ByName } from '$lib/games/position';
import { TEAM_IDS, type PlayerId } from '$lib/core';
import { CaseError } from '$lib/games/define';
import { casinosFor, teamSizes } from '$lib/games/vegas-strip/data';
import { houseOf } from '$lib/games/vegas-strip/houses';
import type { Round } from '$lib/games/vegas-strip/paid';
import { isFault, leading } from '$lib/games/vegas-strip/placing';
import { membersOf } from '$lib/games/vegas-strip/table';
import {
  CASINO_IDS,
  type Chips,
  type House,
  type Laid,
  type Options,
  type Team
} from '$lib/games/vegas-strip/types';
import { laidIn, namesIn, refuseTiles, type LyingTold } from './members';
import { tableOf, type Table } from './table';

export interface RoundTold {
  readonly round: number;
  readonly start: number;
  readonly teams: readonly (readonly string[])[];
  readonly casinos: ByName<LyingTold & { readonly jackpot: number; readonly rigged: string | undefined }>;
  readonly extra?: ByName<number> | undefined;
  readonly chips?: ByName<number> | undefined;
}

/** A round as the payout knows it, and the way back to its names. */
export interface RoundRead {
  readonly round: Round;
  readonly table: Table;
}

/** Reads what no field can say: who plays, who rigged what, whose tiles these are. Throws a CaseError. */
export function readRound(
  given: RoundTold,
  options: Round['options'] & Pick<Options, 'jackpotSeven'>
): RoundRead {
  refuseTeams(given.teams);
  const names = given.teams.flat();
  const table = tableOf(names);
  refuseStrangers('extra', given.extra, names);
  refuseStrangers('chips', given.chips, names);
  refuseCasinos(given, names);
  const teams = given.teams.map(([fixer = '', partner], index): Team => {
    const own = { id: TEAM_IDS[index] ?? 't1', fixer: table.seat(fixer) };
    return partner === undefined ? own : { ...own, partner: table.seat(partner) };
  });
  const lying = given.casinos.map(([name, told]) => [`casinos.${name}`, laidIn(told, table)] as const);
  refuseTiles(lying);
  const houses = given.casinos.map(([name, { jackpot, rigged }], index): House => {
    const laid = lying[index]?.[1] ?? [];
    if (leading(laid).length > 1)
      throw new CaseError(`casinos.${name}.tiles`, 'one set leads, and none shares the lead');
    const casino = CASINO_IDS[index] ?? 'c1';
    return houseOf({ casino, jackpot, laid, rigged: teamsOf(rigged, teams, table) }, options);
  });
  const extra = chipsIn(given.extra, table);
  return {
    table,
    round: {
      seats: table.seats,
      teams,
      houses,
      chips: owned(chipsIn(given.chips, table), extra, teams),
      extra,
      faults: faultsIn(
        given,
        lying.map(([, laid]) => laid),
        teams,
        table
      ),
      options,
      call: (casino) => given.casinos[CASINO_IDS.indexOf(casino)]?.[0] ?? ''
    }
  };
}

function teamsOf(rigged: string | undefined, teams: readonly Team[], table: Table): readonly Team[] {
  return rigged === undefined ? [] : teams.filter(({ fixer }) => fixer === table.seat(rigged));
}

function chipsIn(told: ByName<number> = [], table: Table): Chips {
  return Object.fromEntries(told.map(([name, count]) => [table.seat(name), count]));
}

/** Whoever plays alone has the chips of characters already; those of partners lie on their pile. */
function owned(chips: Chips, extra: Chips, teams: readonly Team[]): Chips {
  return Object.fromEntries(
    teams.flatMap((team) =>
      membersOf(team).map((player) => {
        const given = team.partner === undefined ? (extra[player] ?? 0) : 0;
        return [player, (chips[player] ?? 0) + given] as const;
      })
    )
  );
}

/** Whose 7 without a token lies at the casino that the own team rigged. */
function faultsIn(
  { casinos }: RoundTold,
  lying: readonly (readonly Laid[])[],
  teams: readonly Team[],
  table: Table
): readonly PlayerId[] {
  return casinos.flatMap(([, { rigged }], index) => {
    const members = teamsOf(rigged, teams, table).flatMap(membersOf);
    return (lying[index] ?? [])
      .filter((tile) => isFault(tile) && members.includes(tile.player))
      .map(({ player }) => player);
  });
}

function refuseTeams(teams: RoundTold['teams']): void {
  const names = teams.flat();
  const twice = names.findIndex((name, index) => names.indexOf(name) < index);
  if (twice >= 0) throw new CaseError('teams', 'everybody is in one team');
  const sizes = teams.map((team) => team.length).sort((one, other) => other - one);
  if (sizes.join() !== teamSizes(names.length).join())
    throw new CaseError(
      'teams',
      'two or three alone, two teams of two, one alone besides, or three teams of two'
    );
}

function refuseStrangers(path: string, told: ByName<unknown> = [], names: readonly string[]): void {
  const stranger = told.find(([name]) => !names.includes(name));
  if (stranger !== undefined) throw new CaseError(`${path}.${stranger[0]}`, 'somebody of the teams');
}

function refuseCasinos({ casinos, teams }: RoundTold, names: readonly string[]): void {
  const count = casinosFor(names.length).length;
  if (casinos.length !== count)
    throw new CaseError(
      'casinos',
      `${count} casinos with ${names.length} players; these are ${casinos.length}`
    );
  const fixers = teams.map(([fixer = '']) => fixer);
  const seen: string[] = [];
  for (const [name, told] of casinos) {
    const { rigged } = told;
    if (told.blockers !== undefined && names.length > 2)
      throw new CaseError(`casinos.${name}.blockers`, 'blockers are there with two players only');
    refuseStrangers(
      `casinos.${name}.tiles`,
      namesIn({ tiles: told.tiles }).map((each) => [each, each] as const),
      names
    );
    refuseStrangers(`casinos.${name}.blockers`, told.blockers, names);
    if (rigged === undefined) continue;
    if (!fixers.includes(rigged))
      throw new CaseError(`casinos.${name}.rigged`, 'a fixer: the first of a team');
    if (seen.includes(rigged)) throw new CaseError(`casinos.${name}.rigged`, 'each fixer rigged one casino');
    seen.push(rigged);
  }
  if (seen.length < fixers.length) throw new CaseError('casinos', 'each fixer rigged one of the casinos');
}
