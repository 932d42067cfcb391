import { numberWord } from '$lib/core';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
/** The name of a card. If the hand has several equal cards, it says which one is meant: "Single 2, first of two". */
export function oneOfEqual(cardName: string, hand: readonly string[], index: number): string {
  const equalIndexes = hand.flatMap((card, cardIndex) => (card === hand[index] ? [cardIndex] : []));
  const position = equalIndexes.indexOf(index);
  return equalIndexes.length > 1
    ? `${cardName}, ${ORDINALS[position] ?? position + 1} of ${numberWord(equalIndexes.length)}`
    : cardName;
}

// Gate
export const passTo = 'Pass to';
export const everyoneElseLooksAway = 'Everyone else looks away.';
export const onlyYouLook = 'For your eyes only';
export const slideHint = 'Slide to your choice, then back to the button';
export const coverHint = 'Cover it when you’re done';
export const letGoHint = 'Let go on the button when you’re done';
export const tapBelowHint = 'Tap below when you’re done';
export const tapHint = 'Choose, then tap the button below';
export const holdingOnlyYouLook = 'Holding: for your eyes only';
export const holdToSee = (item: string) => `Hold to see ${item}`;
export const letGoHere = (action: string) => `Let go here and ${action}`;
export const letGoToCover = 'Let go to cover';
export const cannotHoldTapToOpen = 'Cannot hold? Tap to open, tap to cover';
export const placeItFaceDown = 'Place it face down';
export const coverChooseLater = 'Cover, choose later';
