import {
  diceTitle,
  missingWords,
  pieceName,
  upper,
  type BoxPart,
  type ChosenPart,
  type DeckPart
} from './parts';
import type { WayBack } from './parts-back';
import { trayParts, type Tray } from './parts-dice';
import { heldBy } from './parts-held';
import type { PartMove } from './parts-move';
import { piecesOf, type Card } from './parts-pile';
import type { PartsStep } from './parts-log';
import type { PartsState } from './parts-state';
import { inWords, listed, plural } from './words';

type Of<Type extends PartMove['type']> = Extract<PartMove, { readonly type: Type }>;

/** One line of the log of a part set. What was drawn from a hidden deck is not told. */
export function partTold({ entry, before, after }: PartsStep): string {
  if (typeof entry.do === 'string') return '';
  const { move } = entry.do;
  switch (move.type) {
    case 'setUp':
      return move.chosen.length === 0
        ? 'The app stands in for nothing.'
        : `The app stands in for ${listed(move.chosen.map(missingWords))}.`;
    case 'seats':
      return `${listed(move.seats.map(({ name }) => name))} ${move.seats.length === 1 ? 'plays' : 'play'}.`;
    case 'reset':
      return 'Everything is as it was set up.';
    case 'roll':
    case 'aside':
    case 'gather':
    case 'turn':
    case 'reveal':
      return diceTold(move, before, after);
    case 'draw':
    case 'back':
    case 'reshuffle':
    case 'count':
    case 'found':
      return deckTold(move, before);
    case 'hold':
    case 'each':
    case 'step':
    case 'place':
      return heldTold(move, before);
  }
}

/** What a tray is called: "Big red die", "Red dice". */
export function trayTitle(tray: Tray, chosen: readonly ChosenPart[]): string {
  const parts = trayParts(tray, chosen);
  const [first] = parts;
  return diceTitle(parts, first === undefined ? tray.id : pieceName(first, tray.id), tray.dice.length);
}

/** Where a draw came from, piece by piece, like pieces in a row together: "11 from your pile". */
export function drawRuns(cards: readonly Card[]): readonly { readonly card: Card; readonly count: number }[] {
  const runs: { card: Card; count: number }[] = [];
  for (const card of cards) {
    const last = runs.at(-1);
    if (card.by === 'table' && last?.card.by === 'table') last.count += 1;
    else runs.push({ card, count: 1 });
  }
  return runs;
}

/** Where a piece goes: "on top of the pile". */
export function wayWords(where: WayBack, lies: DeckPart['lies']): string {
  switch (where) {
    case 'top':
      return `on top of the ${lies}`;
    case 'under':
      return `under the ${lies}`;
    case 'shuffled':
      return `shuffled into the ${lies}`;
    case 'discard':
      return 'on the discards';
  }
}

/** What a holder of pieces is called: a player by name, a place by its own. */
export function holderName({ seats }: Pick<PartsState, 'seats'>, holder: string): string {
  return seats.find(({ player }) => player === holder)?.name ?? holder;
}

function diceTold(
  move: Of<'roll' | 'aside' | 'gather' | 'turn' | 'reveal'>,
  before: PartsState,
  after: PartsState
): string {
  const tray = before.trays.find(({ id }) => id === move.tray);
  if (tray === undefined) return '';
  const title = trayTitle(tray, before.chosen);
  switch (move.type) {
    case 'roll':
      return `${title}, roll ${tray.rolls + 1}: ${move.dice.map(({ face }) => face).join(' ')}.`;
    case 'aside':
      return `${title}: a ${tray.dice[move.die]?.face ?? 0} ${move.aside ? 'is set aside' : 'goes back into the tray'}.`;
    case 'gather':
      return `${title}: all are back in the tray.`;
    case 'turn':
      return `${title}: chosen in secret.`;
    case 'reveal': {
      const shown = after.trays.find(({ id }) => id === move.tray)?.dice ?? [];
      return `${title}, turned over: ${shown.map(({ face }) => face ?? 0).join(' ')}.`;
    }
  }
}

function deckTold(
  move: Of<'draw' | 'back' | 'reshuffle' | 'count' | 'found'>,
  { chosen, piles }: PartsState
): string {
  const part = chosen.find((each) => each.part.id === move.part)?.part;
  const pile = piles[move.part];
  if (part?.kind !== 'deck' || pile === undefined) return '';
  switch (move.type) {
    case 'draw':
      return drawTold(part, move.cards, pile.drawn);
    case 'back':
      return `${backWords(part, move.cards)} ${move.cards.length === 1 ? 'goes' : 'go'} ${wayWords(move.where, part.lies)}.`;
    case 'reshuffle':
      return `The discarded ${part.many} are shuffled into the ${part.lies}.`;
    case 'count':
      return `${plural(move.pile, part.one, part.many)} counted in your ${part.lies}.`;
    case 'found':
      return `${plural(Math.abs(pile.astray), part.one, part.many)} astray: ${
        pile.astray > 0 ? 'out on the table' : `never left your ${part.lies}`
      }.`;
  }
}

function drawTold(part: DeckPart, cards: readonly Card[], drawn: number): string {
  const first = drawn + 1;
  const last = drawn + cards.length;
  const from = drawRuns(cards).map(({ card, count }) => {
    if (card.by === 'table')
      return cards.length === 1 ? `from your ${part.lies}` : `${count} from your ${part.lies}`;
    return part.hidden === true ? 'one from the app' : `${pieceName(part, card.piece)} from the app`;
  });
  const which = first === last ? `${upper(part.one)} ${first}` : `${upper(part.many)} ${first} to ${last}`;
  return `${which}: ${from.join(', ')}.`;
}

function backWords(part: BoxPart, cards: readonly Card[]): string {
  const app = piecesOf(cards);
  const table = cards.length - app.length;
  const ours = table === 0 ? [] : [`${inWords(table)} of your ${part.many}`];
  return upper(listed([...app.map((piece) => pieceName(part, piece)), ...ours]));
}

function heldTold(move: Of<'hold' | 'each' | 'step' | 'place'>, before: PartsState): string {
  const part = before.chosen.find((each) => each.part.id === move.part)?.part;
  if (part === undefined) return '';
  switch (move.type) {
    case 'hold':
      return holdTold(part, move, before);
    case 'each':
      return `${upper(inWords(move.count))} ${pieceWords(part, move.piece, move.count)} each.`;
    case 'step':
      return `${part.title}: ${part.kind === 'track' ? (part.spaces[move.to] ?? '') : ''}.`;
    case 'place': {
      const { piece = '' } = before.tokens[move.part]?.[move.token] ?? {};
      const where = move.at === undefined ? 'beside the board' : holderName(before, move.at);
      return `${upper(pieceWords(part, piece, 1))}: ${where}.`;
    }
  }
}

function holdTold(part: BoxPart, { piece, holder, count }: Of<'hold'>, before: PartsState): string {
  const had = heldBy(before.held[part.id], piece, holder);
  const moved = Math.abs(count - had);
  const words = `${moved} ${pieceWords(part, piece, moved)}`;
  return `${holderName(before, holder)}: ${words} ${count < had ? 'back to the bank' : 'from the bank'}, ${count} now.`;
}

function pieceWords(part: BoxPart, piece: string, count: number): string {
  const name = pieceName(part, piece);
  const what = count === 1 ? part.one : part.many;
  return name === '' || name === part.one ? what : `${name} ${what}`;
}
