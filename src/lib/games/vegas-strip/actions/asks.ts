import {
  fixersOf,
  undecidedFixers,
  nothingPlaced,
  unreadPartners,
  unrevealedFixers
} from '$lib/games/vegas-strip/state/table';
import type { State, StripAsk } from '$lib/games/vegas-strip/types';
import { optionalAsk } from './action';
import { chipsAsks } from './chips';
import { collectedAsk } from './collected';
import { dealAsk } from './deal';
import { entryDetailAsk } from './depth';
import { discardAsk } from './discard';
import { fixAsk, paperAsk, readAsk } from './fix';
import { houseAsks } from './house';
import { payAsks } from './pay';
import { placeAsk } from './place';
import { revealAsk } from './reveal';
import { teamsAsk } from './teams';
import { tokenAsks } from './token';
import { setsToPlace } from './turn';

/** Returns the current asks; empty after the last round is paid. */
export function asks(state: State): readonly StripAsk[] {
  switch (state.phase) {
    case 'over':
      return [];
    case 'fix':
      return [...fixAsks(state), ...teamsAsk(state), ...chipsAsks(state), ...entryDetailAsk(state)];
    case 'turns':
      return [
        ...turnAsks(state),
        ...lateAsks(state),
        ...teamsAsk(state),
        ...chipsAsks(state),
        ...entryDetailAsk(state)
      ];
    case 'told': {
      const collectedAsks = Object.keys(state.entered).length === 0 ? [collectedAsk(state)] : [];
      return [
        ...collectedAsks,
        ...houseAsks(state),
        ...teamsAsk(state),
        ...chipsAsks(state),
        ...entryDetailAsk(state)
      ];
    }
    case 'reveal': {
      const next = unrevealedFixers(state).slice(0, 1);
      return [...next.map((player) => revealAsk(state, player)), ...chipsAsks(state)];
    }
    case 'pay':
      return [...payAsks(state), ...chipsAsks(state)];
  }
}

/** Asks for the fixers' cards and secret choices, and for the partners who have yet to read them (3.3 to 3.5). */
function fixAsks(state: State): readonly StripAsk[] {
  const undecidedPlayers = undecidedFixers(state);
  const areCardsDealt = Object.keys(state.cards).length > 0;
  const hasStarted = areCardsDealt || undecidedPlayers.length < fixersOf(state).length;
  const choices = undecidedPlayers.map((player) => fixAsk(state, player));
  return [
    ...(hasStarted ? choices : [dealAsk(state), ...choices.map(optionalAsk)]),
    ...(areCardsDealt ? [] : undecidedPlayers.map(paperAsk)),
    ...unreadPartners(state).map(readAsk)
  ];
}

/** Lets a team enter a choice made on paper until a tile is placed, and lets partners read theirs at any time. */
function lateAsks(state: State): readonly StripAsk[] {
  const fixersOnPaper = nothingPlaced(state) ? state.paper : [];
  return [...fixersOnPaper.map((player) => fixAsk(state, player)), ...unreadPartners(state).map(readAsk)].map(
    optionalAsk
  );
}

function turnAsks(state: State): readonly StripAsk[] {
  const placeAsks = setsToPlace(state).flatMap((tileSet) => [
    placeAsk(state, tileSet),
    ...discardAsk(state, tileSet)
  ]);
  const isStuck = !placeAsks.some(
    (ask) => ask.kind === 'choose' && ask.choices.some(({ refused: refusal }) => refusal === undefined)
  );
  return [...placeAsks, ...tokenAsks(state, isStuck)];
}
