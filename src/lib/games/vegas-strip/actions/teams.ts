import { isListOf, isPlayer, type PlayerId } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { teamsFrom, teamSizes } from '$lib/games/vegas-strip/data';
import type { Move, State, StripAsk, Team } from '$lib/games/vegas-strip/types';
import { optionalAsk, askId, choose, notNowReason, type StripAction } from './action';
import { isUntouched, startFirstPhase } from './round';

type Groups = readonly (readonly PlayerId[])[];

/** Other teams than those of the setup card, before anything has happened in the round (3.1). */
export const teams: StripAction<'teams'> = {
  isReadable: (move) => isListOf(move.teams, (team) => isListOf(team, isPlayer)),
  refuse(state, move) {
    if (!isUntouched(state)) return notNowReason(state);
    const players = state.seats.length;
    return readTeams(state, move.teams) === undefined
      ? { code: 'wrongTeams', rule: '3.1', players }
      : undefined;
  },
  apply: (state, move) =>
    withoutPostings(startFirstPhase({ ...state, teams: readTeams(state, move.teams) ?? state.teams })),
  log: ({ round }, move) => ({ code: 'teams', round, teams: move.teams })
};

/** Offers all other teams of the printed sizes, as long as they can change. */
export function teamsAsk(state: State): readonly StripAsk[] {
  if (!isUntouched(state) || state.seats.length < 4) return [];
  const current = JSON.stringify(currentTeams(state));
  const moves = possibleTeams(state)
    .filter((grouping) => JSON.stringify(grouping) !== current)
    .map((grouping): Move => ({ type: 'teams', teams: grouping }));
  return [optionalAsk(choose(askId('teams'), moves))];
}

/** Returns the current teams, each with its fixer first. */
function currentTeams(state: Pick<State, 'teams'>): Groups {
  return state.teams.map(({ fixer, partner }) => (partner === undefined ? [fixer] : [fixer, partner]));
}

/** Returns all possible teams of the printed sizes, each with its fixer first. */
function possibleTeams({ seats, first }: State): readonly Groups[] {
  const groupings = makeGroups(seats, teamSizes(seats.length).filter((size) => size === 1).length);
  return groupings.map((grouping) => currentTeams({ teams: teamsFrom(grouping, seats, first) }));
}

function makeGroups(players: readonly PlayerId[], soloCount: number): readonly Groups[] {
  const [firstPlayer, ...others] = players;
  if (firstPlayer === undefined) return [[]];
  const pairs = others.flatMap((other) =>
    makeGroups(
      others.filter((player) => player !== other),
      soloCount
    ).map((otherGroups) => [[firstPlayer, other], ...otherGroups])
  );
  const soloGroups =
    soloCount === 0
      ? []
      : makeGroups(others, soloCount - 1).map((otherGroups) => [[firstPlayer], ...otherGroups]);
  return [...(players.length > soloCount ? pairs : []), ...soloGroups].filter(
    (groups) => groups.filter((group) => group.length === 1).length === soloCount
  );
}

/** Makes teams from groups that contain every player once; undefined if they do not. */
function readTeams(state: State, groups: Groups): readonly Team[] | undefined {
  const sizes = groups.map((group) => group.length).sort((a, b) => b - a);
  const namedPlayers = new Set(groups.flat());
  const hasEverybody =
    namedPlayers.size === state.seats.length && state.seats.every((player) => namedPlayers.has(player));
  const isComplete = hasEverybody && groups.flat().length === state.seats.length;
  const hasPrintedSizes = JSON.stringify(sizes) === JSON.stringify(teamSizes(state.seats.length));
  return isComplete && hasPrintedSizes ? teamsFrom(groups, state.seats, state.first) : undefined;
}
