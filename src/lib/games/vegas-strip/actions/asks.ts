import type { Choice, PlayerId } from '$lib/core';
import { askId } from './move';
import { chipsAsks } from './characters';
import { dueSets, placings } from './fits';
import { fixerCard, TOKENS_AT_ONCE } from '$lib/games/vegas-strip/data';
import { NO_TILE } from './held';
import { refuse } from './refuse';
import { groupings, isUntouched, teamsNow } from './round';
import {
  casinosOf,
  characterOf,
  fixersOf,
  handOf,
  laidAt,
  nameOf,
  nothingPlaced,
  silentFixers,
  teamOf,
  tokensLeft,
  unreadPartners,
  unrevealed
} from '$lib/games/vegas-strip/state/table';
import { collectedAsk, houseAsks } from './entered-round';
import type { Holder, Move, State, StripAsk, Why } from '$lib/games/vegas-strip/types';

type Called = ReturnType<typeof askId>;

/** Asks whose id differs from the type of the move that answers them. */
const BLOCK: Called = { id: 'block', about: { step: 'place', set: 'blockers' } };
const DISCARD_BLOCKER: Called = { id: 'discard blocker', about: { step: 'discard', set: 'blockers' } };
const TOKENS: Called = { id: 'tokens', about: { step: 'token' } };
const TOKENS_BACK: Called = { id: 'tokens back', about: { step: 'tokensBack' } };

/** Returns the current asks; empty after the last round is paid. */
export function asks(state: State): readonly StripAsk[] {
  switch (state.phase) {
    case 'over':
      return [];
    case 'fix':
      return [...fixAsks(state), ...teamsAsk(state), ...chipsAsks(state), ...depthAsk(state)];
    case 'turns':
      return [
        ...turnAsks(state),
        ...lateAsks(state),
        ...teamsAsk(state),
        ...chipsAsks(state),
        ...depthAsk(state)
      ];
    case 'told': {
      const short = Object.keys(state.entered).length === 0 ? [collectedAsk(state)] : [];
      return [...short, ...houseAsks(state), ...teamsAsk(state), ...chipsAsks(state), ...depthAsk(state)];
    }
    case 'reveal':
      return [
        ...unrevealed(state)
          .slice(0, 1)
          .map((player) => revealAsk(state, player)),
        ...chipsAsks(state)
      ];
    case 'pay':
      return [choose(askId('pay'), [{ type: 'pay' }]), ...faultAsk(state), ...chipsAsks(state)];
  }
}

function choose(id: Called, moves: readonly Move[]): StripAsk {
  return { ...id, kind: 'choose', choices: moves.map((each): Choice<Move, Why> => ({ move: each })) };
}

/** Makes an ask with these moves as choices. A refused choice carries the same reason as the move would. */
function checked(state: State, id: Called, moves: readonly Move[]): Extract<StripAsk, { kind: 'choose' }> {
  const choices = moves.map((each): Choice<Move, Why> => {
    const refused = refuse(state, each);
    return refused === undefined ? { move: each } : { move: each, refused };
  });
  return { ...id, kind: 'choose', choices };
}

/** Asks for the fixers' cards and secret choices, and for the partners who have yet to read them (3.3 to 3.5). */
function fixAsks(state: State): readonly StripAsk[] {
  const silent = silentFixers(state);
  const dealt = Object.keys(state.cards).length > 0;
  const begun = dealt || silent.length < fixersOf(state).length;
  const pool = Object.fromEntries(
    casinosOf(state).map((casino) => [fixerCard(casino, nameOf(state, casino)), 1])
  );
  const count = 2 * fixersOf(state).length;
  const deal: StripAsk = {
    ...askId('deal'),
    kind: 'draw',
    secret: true,
    dealt: true,
    from: 'fixer-cards',
    pool,
    count
  };
  return [
    ...(begun ? [] : [deal]),
    ...silent.map((player) => fixAsk(state, player, !begun)),
    ...(dealt ? [] : silent.map(paperAsk)),
    ...unreadPartners(state).map((player) => readAsk(player))
  ];
}

function fixAsk(state: State, player: PlayerId, aside: boolean): StripAsk {
  const cards = state.cards[player] ?? casinosOf(state);
  const moves = cards.flatMap((rigged) =>
    cards.filter((each) => each !== rigged).map((secure): Move => ({ type: 'fix', player, rigged, secure }))
  );
  const partner = teamOf(state, player)?.partner;
  return {
    ...choose(askId('fix', { player }), moves),
    for: player,
    secret: true,
    ...(partner === undefined ? {} : { shared: [partner] }),
    ...(aside ? { aside } : {})
  };
}

function paperAsk(player: PlayerId): StripAsk {
  return { ...choose(askId('paper', { player }), [{ type: 'paper', player }]), for: player, aside: true };
}

function readAsk(player: PlayerId): StripAsk {
  return { ...choose(askId('read', { player }), [{ type: 'read', player }]), for: player, secret: true };
}

/** Lets a team enter a choice made on paper until a tile is placed, and lets partners read theirs at any time. */
function lateAsks(state: State): readonly StripAsk[] {
  const late = nothingPlaced(state) ? state.paper : [];
  return [
    ...late.map((player) => fixAsk(state, player, true)),
    ...unreadPartners(state).map((player): StripAsk => ({ ...readAsk(player), aside: true }))
  ];
}

function turnAsks(state: State): readonly StripAsk[] {
  const sets = dueSets(state).flatMap((set) => [placeAsk(state, set), ...discardAsk(state, set)]);
  const stuck = !sets.some(
    (ask) => ask.kind === 'choose' && ask.choices.some(({ refused }) => refused === undefined)
  );
  return [...sets, ...tokenAsks(state, stuck)];
}

function placeAsk(state: State, set: Holder): StripAsk {
  const moves = placings(state, set).map(({ tile, casino, plus }): Move => ({
    type: 'place',
    ...marked(set),
    tile,
    casino,
    ...(plus === undefined ? {} : { plus })
  }));
  const parts = {
    tile: [...handOf(state, set).map(String), NO_TILE],
    plus: Array.from({ length: TOKENS_AT_ONCE + 1 }, (_, plus) => String(plus))
  };
  return { ...checked(state, set.blocker ? BLOCK : askId('place'), moves), for: set.player, parts };
}

function discardAsk(state: State, set: Holder): readonly StripAsk[] {
  const moves = handOf(state, set).map((tile): Move => ({ type: 'discard', ...marked(set), tile }));
  const [one] = moves;
  if (one === undefined || refuse(state, one) !== undefined) return [];
  return [{ ...choose(set.blocker ? DISCARD_BLOCKER : askId('discard'), moves), for: set.player }];
}

function marked({ blocker }: Holder): { readonly blocker?: true } {
  return blocker === true ? { blocker } : {};
}

/**
 * Asks to move tokens before the tile of the turn is placed (4.7), or to return all of them if nothing else is
 * possible.
 */
function tokenAsks(state: State, stuck: boolean): readonly StripAsk[] {
  const some = tokensLeft(state) > 0;
  const moves = casinosOf(state)
    .filter((casino) => characterOf(state, casino)?.tokens === true)
    .flatMap((casino) =>
      laidAt(state, casino).flatMap(({ plus, ...tile }): readonly Move[] => {
        const move = { type: 'token', casino, ...tile } as const;
        return [...(some ? [{ ...move, on: true }] : []), ...(plus > 0 ? [{ ...move, on: false }] : [])];
      })
    );
  const back = {
    ...choose(TOKENS_BACK, [{ type: 'tokensBack' }]),
    ...(stuck ? {} : ({ aside: true } as const))
  };
  return [
    ...(state.untouched === undefined ? [] : [back]),
    ...(moves.length === 0 ? [] : [{ ...choose(TOKENS, moves), aside: true } as const])
  ];
}

/** Asks a fixer to reveal the rigged casino, or to enter it if the choice was made on paper (5.14). */
function revealAsk(state: State, player: PlayerId): StripAsk {
  const known = state.secrets[player] !== undefined;
  const moves = known
    ? [{ type: 'reveal', player } as const]
    : casinosOf(state).map((rigged): Move => ({ type: 'reveal', player, rigged }));
  return { ...checked(state, askId('reveal', { player }), moves), for: player };
}

/** Asks for a 7 that the tiles do not show, because a token was added to it later (5.10). */
function faultAsk(state: State): readonly StripAsk[] {
  const moves = state.seats
    .map((player): Move => ({ type: 'fault', player }))
    .filter((move) => refuse(state, move) === undefined);
  return moves.length === 0 ? [] : [{ ...choose(askId('fault'), moves), aside: true }];
}

function teamsAsk(state: State): readonly StripAsk[] {
  if (!isUntouched(state) || state.seats.length < 4) return [];
  const moves = groupings(state)
    .filter((teams) => JSON.stringify(teams) !== JSON.stringify(teamsNow(state)))
    .map((teams): Move => ({ type: 'teams', teams }));
  return [{ ...choose(askId('teams'), moves), aside: true }];
}

function depthAsk(state: State): readonly StripAsk[] {
  const depth = state.depth === 'turns' ? 'rounds' : 'turns';
  const move: Move = { type: 'depth', depth };
  return isUntouched(state) ? [{ ...choose(askId('depth'), [move]), aside: true }] : [];
}
