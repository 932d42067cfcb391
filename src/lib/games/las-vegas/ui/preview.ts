import { isChipColour, withChipCard } from '$lib/chip-cards';
import { capitalize, type Names } from '$lib/core';
import { enteredPiecesOf } from '$lib/core/asks/entered';
import type { AskContext, Preview } from '$lib/games/contract/define';
import { readPlacement, placementChoices } from '$lib/games/las-vegas/actions/placement';
import { dieWords, rollWords } from '$lib/games/las-vegas/strings/en/shared';
import type { CasinoView, Face, LasVegas, Roll, SupposedResult, View } from '$lib/games/las-vegas/types';
import { previewPlacing, previewRankText, previewRoll, shortName } from './casinos/previews';
import * as say from '$lib/games/las-vegas/strings/en/row';

type LasVegasAskContext = AskContext<LasVegas>;
type ChooseAsk = Extract<LasVegasAskContext['ask'], { kind: 'choose' }>;

export function casinoId(face: Face): string {
  return `casino:${face}`;
}

/** The table with what is entered so far, or with what each choice would change. */
export function preview(context: LasVegasAskContext, names: Names): Preview<LasVegas> | undefined {
  const { ask, view, taps } = context;
  if (ask.kind === 'draw') {
    if (ask.id === 'deal')
      return { view: { ...view, turnedUp: enteredPiecesOf(taps).map(Number) }, highlightedTargets: [] };
    return ask.id === 'chipCards' ? withChipCards(view, enteredPiecesOf(taps)) : undefined;
  }
  if (ask.kind !== 'choose') return undefined;
  if (ask.id === 'chipCard' && view.chipCards?.claim !== undefined)
    return { view, highlightedTargets: [casinoId(view.chipCards.claim.casino)] };
  if (ask.id !== 'place') return undefined;
  return view.roll === undefined ? entryPreview(context, names) : rollPreview(ask, view, view.roll, names);
}

/** The chip cards entered so far, each at its casino; the next one's casino is lit. */
function withChipCards(view: View, colours: readonly string[]): Preview<LasVegas> {
  const { chipCards, casinos } = view;
  const next = casinos[colours.length];
  const highlightedTargets = next === undefined ? [] : [casinoId(next.number)];
  if (chipCards === undefined) return { view, highlightedTargets };
  const cardsByCasino = casinos.map((_, index) => {
    const colour = colours[index] ?? '';
    const cards = chipCards.lying[index] ?? {};
    return isChipColour(colour) ? withChipCard(cards, colour) : cards;
  });
  return { view: { ...view, chipCards: { ...chipCards, lying: cardsByCasino } }, highlightedTargets };
}

/** The casinos with the dice of the roll placed at each. */
function rollPreview(ask: ChooseAsk, view: View, roll: Roll, names: Names): Preview<LasVegas> {
  const casinos = view.casinos.map((casino): CasinoView => {
    const { number } = casino;
    const isOpen = placementChoices(ask, number).some(([, { refused }]) => refused === undefined);
    const preview = isOpen ? previewRoll(casino, view.turn, roll) : undefined;
    if (preview === undefined) {
      const caption = casino.closed ? say.closed : say.noneInThisRoll(number);
      return { ...casino, supposed: { caption } };
    }
    const diceText = rollWords(diceOfFace(roll, number));
    const words = say.ifPlaced(shortName(view.turn, names), diceText, number);
    const caption = preview.ownClaim && capitalize(previewRankText(preview.ownClaim, names));
    return withSupposed(preview.casino, {
      words,
      markedOwner: view.turn,
      ...(caption === undefined ? {} : { caption })
    });
  });
  const highlighted = casinos.filter(({ supposed: supposedResult }) => supposedResult?.words !== undefined);
  return {
    view: { ...view, casinos },
    highlightedTargets: highlighted.map(({ number }) => casinoId(number))
  };
}

/** The dice of a roll that show this number. */
function diceOfFace({ big, dice }: Roll, face: Face): Roll {
  const smallDice = dice.filter((die) => die === face);
  return big === face ? { dice: smallDice, big } : { dice: smallDice };
}

/** The casino whose number is entered, with the big die if it goes there. */
function entryPreview({ taps, view }: LasVegasAskContext, names: Names): Preview<LasVegas> | undefined {
  const { face, hasBigDie } = readPlacement(taps);
  if (face === undefined) return undefined;
  const casinos = view.casinos.map((casino): CasinoView => {
    if (casino.number !== face) return casino;
    if (!hasBigDie) return withSupposed(casino, { markedOwner: view.turn });
    const { ownClaim, ...preview } = previewPlacing(casino, view.turn, { small: 0, big: 1 });
    const words = say.ifPlaced(shortName(view.turn, names), dieWords('big'), face);
    const caption = ownClaim && say.youWouldHave(ownClaim.own.count);
    return withSupposed(preview.casino, {
      words,
      markedOwner: view.turn,
      ...(caption === undefined ? {} : { caption })
    });
  });
  return { view: { ...view, casinos }, highlightedTargets: [casinoId(face)] };
}

function withSupposed(casino: CasinoView, result: SupposedResult): CasinoView {
  return { ...casino, supposed: result };
}
