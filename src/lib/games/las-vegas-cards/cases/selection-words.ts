export const aListOfCards = 'a list of cards';
export const card = 'Card';
export const mayTheseCardsBePlaced = 'May these cards be placed together?';
export const theCardsOfOneTurn = 'the cards of one turn';
export const chosenCards = 'Chosen cards';
export const noneToFiveCardsNone =
  'none to five cards, with no more of any card than a set has: four with one die and one with two of each number, unless `set` says otherwise';
export const allFiveCardsInHand = 'All five cards in hand';
export const theWholeHand = 'The whole hand';
export const theFiveCardsInHand = 'the five cards in hand, including the chosen ones';
export const aSetHasNoMoreOfThisCard = 'a set has no more of this card';
export const aCardOfTheHand = 'a card of the hand';
export const three5s = 'Three 5s';
export const two4sAndA2 = 'Two 4s and a 2';
export const aDouble1AndADouble = 'A double 1 and a double 6, with the rest of the hand';
export const notAllowed = 'Not allowed';
export const casino = (number: string) => `Casino ${number}`;
