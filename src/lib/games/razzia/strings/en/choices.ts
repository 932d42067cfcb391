import { formatDollars, PLAYER_IDS, type Names, type PlayerId } from '$lib/core';
import type { EntryDetail } from '$lib/games/contract/define';
import { chitsOf } from '$lib/games/razzia/actions/taken-chits';
import { BAR_NAMES } from '$lib/games/razzia/data';
import { expectedDuelsOf } from '$lib/games/razzia/payout/odds';
import { sumOf } from '$lib/games/razzia/payout/payout';
import type { DuelAnswer, Move, View } from '$lib/games/razzia/types';
import { cardText, sumText } from './shared';

/** The only button once everyone has chosen. */
export const TURN_OVER = 'Turn the cards over';

/** The label of a button that makes this choice. */
export function choice(move: Move, view: View): string {
  switch (move.type) {
    case 'put':
      return BAR_NAMES[move.bar];
    case 'choose':
      return cardText(move.card);
    case 'turnOver':
      return TURN_OVER;
    case 'answer':
      return answerLabel(move.answer, move.player, view);
    case 'depth':
      return depthLabel(move.depth);
    case 'hands':
    case 'lay':
    case 'reveal':
    case 'propose':
    case 'duel':
    case 'taken':
    case 'leave':
    case 'join':
      return '';
  }
}

function answerLabel(answer: DuelAnswer, player: PlayerId, { deal }: View): string {
  if (answer === 'accept') return `Accept ${sumText(deal?.offeredSums[player])}`;
  if (deal === undefined) return `Duel for ${sumText()}`;
  const lowestSum = sumOf(expectedDuelsOf(deal, player).chits);
  if (lowestSum === deal.prize) return `Duel for ${sumText(lowestSum)}`;
  return lowestSum > 0
    ? `Duel for at least ${formatDollars(lowestSum)}`
    : `Duel for up to ${formatDollars(deal.prize)}`;
}

/** The button that changes how much is entered. */
export function depthLabel(depth: EntryDetail): string {
  return depth === 'turns' ? 'Enter every turn' : 'Enter round results only';
}

/** The name of a group of counts: the chits of one value at a bar, or their owner. */
export function counted(group: string, row: string | undefined, _: View, names: Names): string {
  if (row === 'stays') return 'No one: they stay';
  if (row !== undefined) {
    const player = PLAYER_IDS.find((playerId) => playerId === row);
    if (player === undefined) throw new RangeError(`“${row}” is nobody who takes chits`);
    return names(player);
  }
  const chits = chitsOf(group);
  if (chits === undefined) throw new RangeError(`“${group}” is nothing that is counted`);
  return `${BAR_NAMES[chits.bar]}: ${formatDollars(chits.value)} chits`;
}

/** The name of a piece that can be drawn: a chit or a card. */
export function piece(from: string, name: string): string {
  return from === 'cards' ? cardText(name) : formatDollars(Number(name));
}
