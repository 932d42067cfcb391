import { isChipColour, withChipCard } from '$lib/chip-cards';
import { askedPlayers, type Names } from '$lib/core';
import { askedPiecesOf } from '$lib/core/asks/entered';
import type { AskContext, Preview, TargetId } from '$lib/games/contract/define';
import { cardOf, nextNote } from '$lib/games/las-vegas-cards/data';
import { standings } from '$lib/games/las-vegas-cards/payout/payout';
import { pairsOf } from '$lib/games/las-vegas-cards/actions/notes';
import type { LasVegasCards } from '$lib/games/las-vegas-cards/types';
import { numbersOf } from '$lib/games/las-vegas-cards/actions/selection';
import type {
  CardName,
  Cards,
  CasinoNumber,
  CasinoView,
  View,
  CardOwner
} from '$lib/games/las-vegas-cards/types';
import { chosenCards, enteredSoFar, enteredPlacement } from './lay';
import * as say from '$lib/games/las-vegas-cards/strings/en/table';

type CardsPreview = Preview<LasVegasCards>;

/** Shows what is entered on the table: notes and chip cards at once, and cards as if they were placed. */
export function preview(context: AskContext<LasVegasCards>, names: Names): CardsPreview | undefined {
  switch (context.ask.params?.['step']) {
    case 'notes':
      return isTapped(context) ? notesPreview(context) : undefined;
    case 'chipCards':
      return isTapped(context) ? chipCardsPreview(context) : undefined;
    case 'lay': {
      const placement = enteredPlacement(context);
      const highlighted = placement.number === undefined ? [] : [placement.number];
      return cardsPreview(context, enteredSoFar(placement), names, highlighted);
    }
    case 'choose':
      return cardsPreview(context, chosenCards(context), names);
    case 'chipCard':
      return { view: context.view, highlightedTargets: placesOf([context.view.claim?.casino]) };
    case undefined:
      break;
  }
  return undefined;
}

/** Checks whether notes or chip cards are entered one at a time, rather than drawn by the app. */
export function isTapped({ source, ask }: Pick<AskContext<LasVegasCards>, 'source' | 'ask'>): boolean {
  return source !== 'app' || ask.kind !== 'draw';
}

function placesOf(numbers: readonly (number | undefined)[]): readonly TargetId[] {
  return numbers.flatMap((number) => (number === undefined ? [] : [`casino:${number}`]));
}

function notesPreview({ ask, view, taps }: AskContext<LasVegasCards>): CardsPreview {
  const enteredNotes = askedPiecesOf(ask, taps)?.enteredPieces.map(Number) ?? [];
  const pairs = pairsOf(enteredNotes);
  const casinos = view.casinos.map((casino): CasinoView => {
    const notes = pairs[casino.number - 1]?.filter((value) => value > 0) ?? [];
    return notes.length === 0 ? casino : { ...casino, notes };
  });
  return {
    view: { ...view, casinos },
    highlightedTargets: placesOf([nextNote(enteredNotes.length + 1).casino])
  };
}

function chipCardsPreview({ ask, view, taps }: AskContext<LasVegasCards>): CardsPreview {
  const colours = askedPiecesOf(ask, taps)?.enteredPieces.filter(isChipColour) ?? [];
  const casinos = view.casinos.map((casino): CasinoView => {
    const colour = colours[casino.number - 1];
    if (colour === undefined) return casino;
    return { ...casino, chipCards: withChipCard(casino.chipCards, colour) };
  });
  return { view: { ...view, casinos }, highlightedTargets: placesOf([colours.length + 1]) };
}

function cardsPreview(
  { ask, view }: AskContext<LasVegasCards>,
  cards: readonly CardName[],
  names: Names,
  highlighted: readonly CasinoNumber[] = numbersOf(cards.map(cardOf))
): CardsPreview {
  const [player] = askedPlayers(ask);
  if (player === undefined || cards.length === 0) return { view, highlightedTargets: placesOf(highlighted) };
  const casinos = view.casinos.map((casino) => withCards(casino, player, cards));
  return {
    view: { ...view, casinos },
    highlightedTargets: placesOf(highlighted),
    condition: say.ifPlaced(names(player), cards)
  };
}

/** Returns the claims of a player at the casinos of these cards. */
export function claimsOf(
  { casinos }: Pick<View, 'casinos'>,
  player: CardOwner,
  cards: readonly CardName[]
): Parameters<typeof say.pickedWords>[1] {
  const numbers = numbersOf(cards.map(cardOf));
  return casinos.flatMap(({ number, claims }) =>
    claims
      .filter(({ own }) => own.who === player && numbers.includes(number))
      .map((claim) => ({ number, claim }))
  );
}

/** Previews a casino with these additional cards of a player. */
export function withCards(casino: CasinoView, owner: CardOwner, cards: readonly CardName[]): CasinoView {
  const addedCards = cards.map(cardOf).filter(({ number }) => number === casino.number);
  if (addedCards.length === 0) return casino;
  const cardsBefore = Object.fromEntries(
    casino.claims.map(({ own }): [CardOwner, Cards] => [
      own.who,
      own.cards ?? { single: own.count, double: 0 }
    ])
  );
  const ownCards = cardsBefore[owner] ?? { single: 0, double: 0 };
  const doubleCount = addedCards.filter(({ dice }) => dice === 2).length;
  const cardsByOwner = {
    ...cardsBefore,
    [owner]: {
      single: ownCards.single + addedCards.length - doubleCount,
      double: ownCards.double + doubleCount
    }
  };
  const [higher = 0, lower = 0] = casino.notes ?? [];
  const claims = standings(casino.number, { cards: cardsByOwner, dice: {} }, [higher, lower]);
  return { ...casino, claims };
}
