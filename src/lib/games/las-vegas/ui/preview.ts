import { isChipColour, withChipCard } from '$lib/chip-cards';
import { capital, type Names } from '$lib/core';
import { piecesEntered } from '$lib/core/asks/entered';
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
      return { view: { ...view, turnedUp: piecesEntered(taps).map(Number) }, highlighted: [] };
    return ask.id === 'chipCards' ? withChipCards(view, piecesEntered(taps)) : undefined;
  }
  if (ask.kind !== 'choose') return undefined;
  if (ask.id === 'chipCard' && view.chipCards?.claim !== undefined)
    return { view, highlighted: [casinoId(view.chipCards.claim.casino)] };
  if (ask.id !== 'place') return undefined;
  return view.roll === undefined ? entryPreview(context, names) : rollPreview(ask, view, view.roll, names);
}

/** The chip cards entered so far, each at its casino; the next one's casino is lit. */
function withChipCards(view: View, colours: readonly string[]): Preview<LasVegas> {
  const { chipCards, casinos } = view;
  const next = casinos[colours.length];
  const highlighted = next === undefined ? [] : [casinoId(next.number)];
  if (chipCards === undefined) return { view, highlighted };
  const available = casinos.map((_, index) => {
    const colour = colours[index] ?? '';
    const cards = chipCards.lying[index] ?? {};
    return isChipColour(colour) ? withChipCard(cards, colour) : cards;
  });
  return { view: { ...view, chipCards: { ...chipCards, lying: available } }, highlighted };
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
    const dice = rollWords(shownDice(roll, number));
    const words = say.ifPlaced(shortName(view.turn, names), dice, number);
    const caption = preview.own && capital(previewRankText(preview.own, names));
    return withSupposed(preview.casino, {
      words,
      own: view.turn,
      ...(caption === undefined ? {} : { caption })
    });
  });
  const highlighted = casinos.filter(({ supposed: supposedClaim }) => supposedClaim?.words !== undefined);
  return { view: { ...view, casinos }, highlighted: highlighted.map(({ number }) => casinoId(number)) };
}

/** The dice of a roll that show this number. */
function shownDice({ big, dice }: Roll, face: Face): Roll {
  const small = dice.filter((die) => die === face);
  return big === face ? { dice: small, big } : { dice: small };
}

/** The casino whose number is entered, with the big die if it goes there. */
function entryPreview({ taps, view }: LasVegasAskContext, names: Names): Preview<LasVegas> | undefined {
  const { face, big } = readPlacement(taps);
  if (face === undefined) return undefined;
  const casinos = view.casinos.map((casino): CasinoView => {
    if (casino.number !== face) return casino;
    if (!big) return withSupposed(casino, { own: view.turn });
    const { own, ...preview } = previewPlacing(casino, view.turn, { small: 0, big: 1 });
    const words = say.ifPlaced(shortName(view.turn, names), dieWords('big'), face);
    const caption = own && say.youWouldHave(own.own.count);
    return withSupposed(preview.casino, {
      words,
      own: view.turn,
      ...(caption === undefined ? {} : { caption })
    });
  });
  return { view: { ...view, casinos }, highlighted: [casinoId(face)] };
}

function withSupposed(casino: CasinoView, words: SupposedResult): CasinoView {
  return { ...casino, supposed: words };
}
