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

/** Returns the question for the position that a reason is about: its casino, or the money. */
export function dispute(why: Why, view: View, match: Table): Question | undefined {
  if (isOfCasino(why)) {
    const casino = casinoOfReason(why, view);
    return casino === undefined ? undefined : casinoQuestion(casino, match);
  }
  if (why.code === 'bonus') return bonusQuestion(why, match);
  const isRankingReason = why.code === 'sum' || why.code === 'moreNotes' || why.code === 'level';
  return isRankingReason ? rankingQuestion(view, match) : undefined;
}

/**
 * Returns the questions of a match: every casino, the last placements, who has stopped, and the winnings if they are
 * public.
 */
export function questions(view: View, match: Table): readonly Question[] {
  const rankingQuestionNow = rankingQuestion(view, match);
  const stopQuestionNow = stopQuestion(view, match);
  return [
    ...view.casinos.flatMap((casino) => casinoQuestion(casino, match) ?? []),
    ...view.players.flatMap((player) => selectionQuestion(player, match) ?? []),
    ...(stopQuestionNow === undefined ? [] : [stopQuestionNow]),
    ...(rankingQuestionNow === undefined ? [] : [rankingQuestionNow])
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
  const strengths = claims.map((claim) => claim.own);
  if (strengths.some(({ who, cards }) => who === 'neutral' || cards === undefined))
    return countedQuestion(number, notes, strengths, seats);
  const names = namesOf(seats);
  const cardEntries = seats.flatMap(({ player }) => {
    const playerStrength = strengths.find(({ who }) => who === player);
    return playerStrength === undefined ? [] : [[names(player), cardsPosition(playerStrength)] as const];
  });
  return {
    case: 'casino',
    title: say.casino(number),
    position: { notes: [...notes], cards: Object.fromEntries(cardEntries), ...setPosition(options.set) }
  };
}

/** Asks about a casino by the number of dice alone. */
function countedQuestion(
  number: number,
  notes: readonly number[],
  strengths: readonly Strength[],
  seats: Table['seats']
): Question | undefined {
  const countEntries = seats.flatMap(({ player, name }) => {
    const playerStrength = strengths.find(({ who }) => who === player);
    return playerStrength === undefined ? [] : [[name, playerStrength.count] as const];
  });
  const neutralStrength = strengths.find(({ who }) => who === 'neutral');
  const [only] = seats;
  const emptyRow = countEntries.length > 0 || only === undefined ? [] : [[only.name, 0] as const];
  return {
    case: 'counted',
    title: say.casino(number),
    position: {
      notes: [...notes],
      dice: Object.fromEntries([...countEntries, ...emptyRow]),
      ...(neutralStrength === undefined ? {} : { neutral: neutralStrength.count })
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
  const isBetweenTurns =
    phase === 'turns' && turnsOver > 0 && players.every(({ hasPlaced }) => !hasPlaced) && isStartOfTurn(view);
  if (!isBetweenTurns) return undefined;
  const names = namesOf(seats);
  const cards = players.map((player) => [names(player.player), player.placed] as const);
  return {
    case: 'stop',
    title: say.afterTurn(turnsOver),
    position: { turn: turnsOver, cards: Object.fromEntries(cards) }
  };
}

/** Checks whether no player has had this turn yet: all choose at once, or the first active player is to move (6.1). */
function isStartOfTurn({ seats, starter, players, player }: View): boolean {
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
  const playerEntries = players.map(({ player, notes = [], cash, chipCards }) => {
    const startMember = cash === undefined ? {} : { start: cash };
    const chipCardCounts = chipCardsPosition(chipCards, options);
    const chipCardsMember = Object.keys(chipCardCounts).length === 0 ? {} : { chipCards: chipCardCounts };
    return [names(player), { notes: [...notes], ...startMember, ...chipCardsMember }] as const;
  });
  return {
    case: 'ranking',
    title: say.currentTotals,
    position: { players: Object.fromEntries(playerEntries), ...optionsPosition([tieBreakRule], options) }
  };
}

function chipCardsPosition(cards: ChipCards, options: Options): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(cards).map(([colour, count]) => [colourName(options, colour as keyof ChipCards), count])
  );
}
