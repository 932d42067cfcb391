import { joinWithCommas, capitalize, numberWord, joinWithAnd, plural } from '$lib/core';
import {
  diceTitle,
  drawnPieceName,
  missingText,
  pieceName,
  type BoxPart,
  type ChosenPart,
  type DeckPart
} from '$lib/parts/part';
import type { ReturnPlace } from '$lib/parts/return-cards';
import { trayParts, type Tray } from '$lib/parts/dice';
import { countHeldBy, holdersIn } from '$lib/parts/holdings';
import { CONTAINER_NOUNS } from './parts';
import type { PartMove } from '$lib/parts/move';
import type { PileCard } from '$lib/parts/pile';
import type { PartsStep } from '$lib/parts/replay';
import type { PartsState } from '$lib/parts/state';

type MoveOf<Type extends PartMove['type']> = Extract<PartMove, { readonly type: Type }>;

/** One line of the log of a part set. It never names pieces drawn from a hidden deck. */
export function partLogSentence({ entry, stateBefore, stateAfter }: PartsStep): string {
  if (typeof entry.do === 'string') return '';
  const { move } = entry.do;
  switch (move.type) {
    case 'setUp':
      return setUpSentence(move.chosen);
    case 'seats':
      return playersSentence(move.seats.map(({ name }) => name));
    case 'reset':
      return 'Everything is back to the start.';
    case 'roll':
    case 'aside':
    case 'gather':
    case 'turn':
    case 'reveal':
    case 'plus':
      return diceSentence(move, stateBefore, stateAfter);
    case 'give':
      return giveSentence(move, stateBefore);
    case 'draw':
    case 'back':
    case 'reshuffle':
    case 'count':
    case 'found':
      return deckSentence(move, stateBefore);
    case 'hold':
    case 'lay':
    case 'each':
    case 'turnOver':
    case 'step':
    case 'place':
      return holdingSentence(move, stateBefore);
  }
}

function playersSentence(names: readonly string[]): string {
  return names.length === 1 ? `${joinWithAnd(names)} plays.` : `${joinWithAnd(names)} play.`;
}

/** Checks whether only one player may see a piece: it is from a hidden deck, and in the pile or at a seat. */
export function isPrivate(
  part: DeckPart,
  holder: string | undefined,
  { seats }: Pick<PartsState, 'seats'>
): boolean {
  return part.hidden === true && (holder === undefined || seats.some(({ player }) => player === holder));
}

/** The face-down pieces of a holder: "Black Box tokens, one stack". */
function coveredPiecesLabel(part: BoxPart, holder: string, stateBefore: PartsState): string {
  return `${part.title}, ${holderName(part, stateBefore, holder)}`;
}

/** The name of a tray: "Big red die", "Red dice". */
export function trayTitle(tray: Tray, chosenParts: readonly ChosenPart[]): string {
  const parts = trayParts(tray, chosenParts);
  const [first] = parts;
  return diceTitle(parts, first === undefined ? tray.id : pieceName(first, tray.id), tray.dice.length);
}

/** The source of each drawn piece; equal pieces in a row are counted together: "11 from your pile". */
export function groupDraws(
  cards: readonly PileCard[]
): readonly { readonly card: PileCard; readonly count: number }[] {
  const groups: { card: PileCard; count: number }[] = [];
  for (const card of cards) {
    const last = groups.at(-1);
    if (card.by === 'table' && last?.card.by === 'table') last.count += 1;
    else groups.push({ card, count: 1 });
  }
  return groups;
}

/** The destination of a piece: "on top of the pile". */
export function returnPlaceText(returnPlace: ReturnPlace, part: Pick<DeckPart, 'container'>): string {
  const pile = CONTAINER_NOUNS[part.container];
  switch (returnPlace) {
    case 'top':
      return `on top of the ${pile}`;
    case 'under':
      return `under the ${pile}`;
    case 'shuffled':
      return `into the ${pile}, shuffled`;
    case 'discard':
      return 'to the discards';
  }
}

/** The name of a holder: that of the player, or the part's word for a place. */
export function holderName(
  part: Pick<BoxPart, 'places'>,
  { seats }: Pick<PartsState, 'seats'>,
  holder: string
): string {
  return seats.find(({ player }) => player === holder)?.name ?? part.places?.[holder] ?? holder;
}

/** Names the first parts, and says how many more there are. */
function setUpSentence(parts: readonly ChosenPart[]): string {
  if (parts.length === 0) return 'The app doesn’t stand in for anything.';
  const namedParts = parts.slice(0, parts.length > 3 ? 2 : 3).map(missingText);
  const otherCount = parts.length - namedParts.length;
  return `The app stands in for ${joinWithAnd(otherCount === 0 ? namedParts : [...namedParts, `${numberWord(otherCount)} more kinds of pieces`])}.`;
}

function diceSentence(
  move: MoveOf<'roll' | 'aside' | 'gather' | 'turn' | 'reveal' | 'plus'>,
  stateBefore: PartsState,
  stateAfter: PartsState
): string {
  const tray = stateBefore.trays.find(({ id }) => id === move.tray);
  if (tray === undefined) return '';
  const title = trayTitle(tray, stateBefore.chosen);
  switch (move.type) {
    case 'roll':
      return `${title}, roll ${tray.rolls + 1}: ${move.dice.map(({ face }) => face).join(' ')}.`;
    case 'aside': {
      const face = tray.dice[move.die]?.face ?? 0;
      return move.aside
        ? `${title}: a ${face} is set aside.`
        : `${title}: a ${face} goes back into the tray.`;
    }
    case 'gather':
      return `${title}: all back in the tray.`;
    case 'turn':
      return `${title}: set in secret.`;
    case 'reveal': {
      const dice = stateAfter.trays.find(({ id }) => id === move.tray)?.dice ?? [];
      return `${title}, revealed: ${dice.map(({ face }) => face ?? 0).join(' ')}.`;
    }
    case 'plus':
      return `${title}: ${signedNumber(move.plus)} to every roll.`;
  }
}

/** Writes a number with its sign: "+2", "−1", "+0". */
export function signedNumber(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** Returns " for Anna" for a player, ", Casino 2" for a place, and nothing if no one has the piece. */
function destinationText(
  part: BoxPart,
  holder: string | undefined,
  state: Pick<PartsState, 'seats'>
): string {
  if (holder === undefined) return '';
  const isPlayer = state.seats.some(({ player }) => player === holder);
  return isPlayer ? ` for ${holderName(part, state, holder)}` : `, ${holderName(part, state, holder)}`;
}

function giveSentence({ part: id, number, at }: MoveOf<'give'>, stateBefore: PartsState): string {
  const part = stateBefore.chosen.find((part) => part.part.id === id)?.part;
  const card = stateBefore.piles[id]?.out.app.find((card) => card.number === number);
  if (part?.kind !== 'deck' || card === undefined) return '';
  const isVisible = !isPrivate(part, at, stateBefore) || !isPrivate(part, card.at, stateBefore);
  const pieceLabel = isVisible
    ? drawnPieceName(part, card.piece, card.side)
    : `${capitalize(part.one)} ${number}`;
  const receiver = at === undefined ? 'no one has it' : holderName(part, stateBefore, at);
  return card.at === undefined
    ? `${capitalize(pieceLabel)}: ${receiver}.`
    : `${capitalize(pieceLabel)}, from ${holderName(part, stateBefore, card.at)}: ${receiver}.`;
}

function deckSentence(
  move: MoveOf<'draw' | 'back' | 'reshuffle' | 'count' | 'found'>,
  stateBefore: PartsState
): string {
  const { chosen, piles } = stateBefore;
  const part = chosen.find((part) => part.part.id === move.part)?.part;
  const pile = piles[move.part];
  if (part?.kind !== 'deck' || pile === undefined) return '';
  switch (move.type) {
    case 'draw':
      return drawSentence(part, move, stateBefore);
    case 'back':
      return returnSentence(
        returnedPiecesText(part, move.cards, stateBefore),
        move.cards.length,
        returnPlaceText(move.where, part)
      );
    case 'reshuffle':
      return `The discarded ${part.many} are shuffled into the ${CONTAINER_NOUNS[part.container]}.`;
    case 'count':
      return `You counted ${plural(move.pile, part.one, part.many)} in your ${CONTAINER_NOUNS[part.container]}.`;
    case 'found':
      return pile.missingCount > 0
        ? `${plural(pile.missingCount, part.one, part.many)} unaccounted for, so counted as in play.`
        : `${plural(-pile.missingCount, part.one, part.many)} turned up in your ${CONTAINER_NOUNS[part.container]}, there all along.`;
  }
}

function returnSentence(noun: string, count: number, destination: string): string {
  return count === 1 ? `${noun} goes ${destination}.` : `${noun} go ${destination}.`;
}

function drawSentence(part: DeckPart, { cards, at }: MoveOf<'draw'>, stateBefore: PartsState): string {
  const drawnCount = stateBefore.piles[part.id]?.drawn ?? 0;
  const firstNumber = drawnCount + 1;
  const last = drawnCount + cards.length;
  const sources = groupDraws(cards).map(({ card, count }) => {
    if (card.by === 'table')
      return cards.length === 1
        ? `from your ${CONTAINER_NOUNS[part.container]}`
        : `${count} from your ${CONTAINER_NOUNS[part.container]}`;
    return isPrivate(part, at, stateBefore)
      ? 'one from the app'
      : `${drawnPieceName(part, card.piece, card.side)} from the app`;
  });
  const drawnRange =
    firstNumber === last
      ? `${capitalize(part.one)} ${firstNumber}`
      : `${capitalize(part.many)} ${firstNumber} to ${last}`;
  return `${drawnRange}${destinationText(part, at, stateBefore)}: ${joinWithCommas(sources)}.`;
}

/** The pieces that go back, with names if they were face up. */
function returnedPiecesText(part: DeckPart, cards: readonly PileCard[], stateBefore: PartsState): string {
  const appCards = cards.flatMap((card) => (card.by === 'app' ? [card] : []));
  const tableCount = cards.length - appCards.length;
  const fromOwnPile = tableCount === 0 ? [] : [`${numberWord(tableCount)} of your ${part.many}`];
  const drawnCards = stateBefore.piles[part.id]?.out.app ?? [];
  const names = appCards.map(({ piece, number }) => {
    const drawnCard = drawnCards.find((card) => card.number === number);
    if (isPrivate(part, drawnCard?.at, stateBefore))
      return number === undefined ? part.one : `${part.one} ${number}`;
    return drawnPieceName(part, piece, drawnCard?.side);
  });
  return capitalize(joinWithAnd([...names, ...fromOwnPile]));
}

function holdingSentence(
  move: MoveOf<'hold' | 'lay' | 'each' | 'turnOver' | 'step' | 'place'>,
  stateBefore: PartsState
): string {
  const part = stateBefore.chosen.find((part) => part.part.id === move.part)?.part;
  if (part === undefined) return '';
  switch (move.type) {
    case 'hold':
      return holdSentence(part, move, stateBefore);
    case 'lay':
      return changedSentence(part, holdersIn(move.held), stateBefore);
    case 'each':
      return `${capitalize(numberWord(move.count))} ${pieceNoun(part, move.piece, move.count)} each.`;
    case 'turnOver':
      return `${coveredPiecesLabel(part, move.holder, stateBefore)}, revealed: ${turnedOverText(part, move, stateBefore)}.`;
    case 'step':
      return `${part.title}: ${part.kind === 'track' ? (part.spaces[move.to] ?? '') : ''}.`;
    case 'place': {
      const { piece = '' } = stateBefore.tokens[move.part]?.[move.token] ?? {};
      const location = move.at === undefined ? 'beside the board' : holderName(part, stateBefore, move.at);
      return `${capitalize(pieceNoun(part, piece, 1))}: ${location}.`;
    }
  }
}

/** Lists the pieces of a holder: "one $60,000 token and two $0 tokens". */
function turnedOverText(part: BoxPart, { holder }: MoveOf<'turnOver'>, stateBefore: PartsState): string {
  const pieces = Object.keys(part.pieces).map(
    (piece) => [piece, countHeldBy(stateBefore.holdings[part.id], piece, holder)] as const
  );
  const presentPieces = pieces.filter(([, count]) => count > 0);
  if (presentPieces.length === 0) return `no ${part.many}`;
  return joinWithAnd(
    presentPieces.map(([piece, count]) => `${numberWord(count)} ${pieceNoun(part, piece, count)}`)
  );
}

/** The log line of a change that no one else may see. */
export const changedFaceDown = (noun: string) => `${noun}: changed face down.`;

/** Describes a face-down change by its holders alone, without the pieces. */
function changedSentence(part: BoxPart, holders: readonly string[], stateBefore: PartsState): string {
  const holderNames = joinWithAnd(holders.map((holder) => holderName(part, stateBefore, holder)));
  return changedFaceDown(`${part.title}, ${holderNames}`);
}

function holdSentence(
  part: BoxPart,
  { piece, holder, count }: MoveOf<'hold'>,
  stateBefore: PartsState
): string {
  if (part.kind === 'supply' && part.covered !== undefined)
    return changedSentence(part, [holder], stateBefore);
  const previousCount = countHeldBy(stateBefore.holdings[part.id], piece, holder);
  const difference = Math.abs(count - previousCount);
  const countedPieces = `${difference} ${pieceNoun(part, piece, difference)}`;
  const name = holderName(part, stateBefore, holder);
  return count < previousCount
    ? `${name}: ${countedPieces} back to the bank, now ${count}.`
    : `${name}: ${countedPieces} from the bank, now ${count}.`;
}

function pieceNoun(part: BoxPart, piece: string, count: number): string {
  const name = pieceName(part, piece);
  const noun = count === 1 ? part.one : part.many;
  return name === '' || name === part.one ? noun : `${name} ${noun}`;
}
