import type { ChipCards } from '$lib/chip-cards';
import { clockwiseFrom, namesOf, type Match } from '$lib/core';
import type { JsonObject, Question } from '$lib/games/contract/form';
import { optionsPosition } from '$lib/games/contract/house-rule';
import { tieBreakRule } from '$lib/games/las-vegas-cards/house-rules';
import { cardOf } from '$lib/games/las-vegas-cards/data';
import { casinoOfReason, isOfCasino } from '$lib/games/las-vegas-cards/payout/evidence';
import { colourName } from '$lib/games/las-vegas-cards/state/table';
import { setPosition } from '$lib/games/las-vegas-cards/options';
import type { CasinoView, Options, PlayerView, Strength, View, Why } from '$lib/games/las-vegas-cards/types';
import * as say from '$lib/games/las-vegas-cards/strings/en/game';

type Table = Pick<Match<Options>, 'seats' | 'options'>;

/** Returns the position behind a reason: its casino, or the money. */
export function dispute(why: Why, view: View, match: Table): Question | undefined {
  if (isOfCasino(why)) {
    const casino = casinoOfReason(why, view);
    return casino === undefined ? undefined : casinoQuestion(casino, match);
  }
  if (why.code === 'bonus') return bonusQuestion(why, match);
  const ranked = why.code === 'sum' || why.code === 'moreNotes' || why.code === 'level';
  return ranked ? rankingQuestion(view, match) : undefined;
}

/**
 * Returns the questions of a match: every casino, the last placements, who has stopped, and the winnings if they are
 * public.
 */
export function questions(view: View, match: Table): readonly Question[] {
  const ranked = rankingQuestion(view, match);
  const stopped = stopQuestion(view, match);
  return [
    ...view.casinos.flatMap((casino) => casinoQuestion(casino, match) ?? []),
    ...view.players.flatMap((player) => selectionQuestion(player, match) ?? []),
    ...(stopped === undefined ? [] : [stopped]),
    ...(ranked === undefined ? [] : [ranked])
  ];
}

/**
 * Asks about a casino with known notes: by its cards, or by its dice if cards are missing or there is a third colour.
 */
function casinoQuestion(
  { number, notes, claims }: CasinoView,
  { seats, options }: Table
): Question | undefined {
  if (notes === undefined) return undefined;
  const strength = claims.map((claim) => claim.own);
  if (strength.some(({ who, cards }) => who === 'neutral' || cards === undefined))
    return countedQuestion(number, notes, strength, seats);
  const names = namesOf(seats);
  const people = seats.flatMap(({ player }) => {
    const claim = strength.find(({ who }) => who === player);
    return claim === undefined ? [] : [[names(player), cardsPosition(claim)] as const];
  });
  return {
    case: 'casino',
    title: say.casino(number),
    position: { notes: [...notes], cards: Object.fromEntries(people), ...setPosition(options.set) }
  };
}

/** Asks about a casino by the number of dice alone. */
function countedQuestion(
  number: number,
  notes: readonly number[],
  strength: readonly Strength[],
  seats: Table['seats']
): Question | undefined {
  const people = seats.flatMap(({ player, name }) => {
    const claim = strength.find(({ who }) => who === player);
    return claim === undefined ? [] : [[name, claim.count] as const];
  });
  const neutral = strength.find(({ who }) => who === 'neutral');
  const [only] = seats;
  const none = people.length > 0 || only === undefined ? [] : [[only.name, 0] as const];
  return {
    case: 'counted',
    title: say.casino(number),
    position: {
      notes: [...notes],
      dice: Object.fromEntries([...people, ...none]),
      ...(neutral === undefined ? {} : { neutral: neutral.count })
    }
  };
}

function cardsPosition({ cards }: Strength): JsonObject {
  const { single = 0, double = 0 } = cards ?? {};
  return { ...(single > 0 ? { single } : {}), ...(double > 0 ? { double } : {}) };
}

/** Asks about the last placement of a player. */
function selectionQuestion({ player, last }: PlayerView, { seats, options }: Table): Question | undefined {
  if (last.length === 0) return undefined;
  return {
    case: 'selection',
    title: say.lastPlacedOf(namesOf(seats)(player)),
    position: { chosen: last.map((name) => ({ ...cardOf(name) })), ...setPosition(options.set) }
  };
}

/** Asks who has stopped, once a turn is complete for all players. */
function stopQuestion(view: View, { seats }: Table): Question | undefined {
  const { turn, players, phase } = view;
  const turnsOver = turn - 1;
  const betweenTurns =
    phase === 'turns' && turnsOver > 0 && players.every(({ hasPlaced }) => !hasPlaced) && isFirst(view);
  if (!betweenTurns) return undefined;
  const names = namesOf(seats);
  const cards = players.map((player) => [names(player.player), player.placed] as const);
  return {
    case: 'stop',
    title: say.afterTurn(turnsOver),
    position: { turn: turnsOver, cards: Object.fromEntries(cards) }
  };
}

/** Checks whether no player has had this turn yet: all choose at once, or the first active player is to move (6.1). */
function isFirst({ seats, starter, players, player }: View): boolean {
  const activePlayers = clockwiseFrom(seats, starter).filter((player) =>
    players.some((other) => other.player === player && !other.finished)
  );
  return player === undefined || player === activePlayers[0];
}

function bonusQuestion({ player, name, count }: Extract<Why, { code: 'bonus' }>, { seats }: Table): Question {
  return {
    case: 'bonus',
    title: say.chipCardsOfOneColour,
    position: { player: namesOf(seats)(player), chipCards: { [name]: count } }
  };
}

/** Asks about the winnings of all players, if no money is hidden. */
function rankingQuestion({ players, options }: View, { seats }: Table): Question | undefined {
  if (players.some(({ notes }) => notes === undefined)) return undefined;
  const names = namesOf(seats);
  const people = players.map(({ player, notes = [], cash, chipCards }) => {
    const startMember = cash === undefined ? {} : { start: cash };
    const cards = chipCardsPosition(chipCards, options);
    const position = Object.keys(cards).length === 0 ? {} : { chipCards: cards };
    return [names(player), { notes: [...notes], ...startMember, ...position }] as const;
  });
  return {
    case: 'ranking',
    title: say.currentTotals,
    position: { players: Object.fromEntries(people), ...optionsPosition([tieBreakRule], options) }
  };
}

function chipCardsPosition(cards: ChipCards, options: Options): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(cards).map(([colour, count]) => [colourName(options, colour as keyof ChipCards), count])
  );
}
