import { chipCardCount, withChipCard, type ChipCards } from '$lib/chip-cards';
import { capital, dollars, type Ask } from '$lib/core';
import { coloursTyped, placingTyped, rollTyped } from '$lib/games/las-vegas/actions/draft';
import { isImaginary } from '$lib/games/las-vegas/payout/payout';
import { dieWords, rollWords } from '$lib/games/las-vegas/strings/en/shared';
import { FACES, type CasinoView, type Claim, type Face, type Move } from '$lib/games/las-vegas/types';
import type { Roll, Tap, View, Who, Why } from '$lib/games/las-vegas/types';
import type { Mode } from '$lib/games/las-vegas/ui/mode';
import type { BoardPeople } from '$lib/games/las-vegas/ui/board-people';
import { claimOf, previewPlacing, previewRoll, previewRankText, type Preview } from './previews';
import * as say from '$lib/games/las-vegas/strings/en/row';

/** A casino as a row of the board. */
export interface CasinoLine {
  /** The casino as it is, or as the choice would leave it. */
  readonly casino: CasinoView;
  readonly lit: boolean;
  readonly dark: boolean;
  readonly mine?: Who;
  readonly caption?: string;
  /** Move that a tap on the whole row plays. */
  readonly pick?: Move;
  /** Reason why a tap on the whole row does nothing. */
  readonly refused?: Why;
  /** Number that a tap on the sign chooses. */
  readonly choose?: Face;
  readonly chosen: boolean;
  /** Condition under which the claims become true, if the row shows a preview. */
  readonly supposing?: string;
  /** Chip cards at this casino. */
  readonly chipCards?: ChipCards;
}

interface Shown {
  readonly view: View;
  readonly mode: Mode;
  readonly draft: readonly Tap[];
  readonly people: BoardPeople;
}

/**
 * The six casinos as they are, or as the current choice would leave them. Right after a payout they are shown as
 * they were paid.
 */
export function rowsOf(shown: Shown): readonly CasinoLine[] {
  const { casinos, paid, chipCards } = shown.view;
  return (casinos.length > 0 ? casinos : (paid?.casinos ?? [])).map((casino) => {
    const row = rowOf(shown, casino);
    const lying = lyingAt(shown, casino.number);
    return chipCards === undefined ? row : { ...row, chipCards: lying };
  });
}

function rowOf(shown: Shown, casino: CasinoView): CasinoLine {
  const { mode, view, draft } = shown;
  if (mode.mode === 'choose') return choiceRow(shown, mode.place, casino);
  if (mode.mode === 'turn' && mode.control === 'table') return typedRow(shown, mode.place, casino);
  const isPublic = mode.mode === 'chipCards' && coloursTyped(draft).length + 1 === casino.number;
  const lit = mode.mode === 'chipCard' && view.chipCards?.claim?.casino === casino.number;
  return { casino, lit: lit || isPublic, dark: false, chosen: isPublic };
}

/** Chip cards at a casino, including those being entered. */
function lyingAt({ view, mode, draft }: Shown, face: Face): ChipCards {
  const lying = view.chipCards?.lying[face - 1] ?? {};
  const laid = mode.mode === 'chipCards' ? coloursTyped(draft)[face - 1] : undefined;
  return laid === undefined ? lying : withChipCard(lying, laid);
}

type ChooseAsk = Extract<Ask<Move, Why>, { kind: 'choose' }>;

function choiceRow({ view, people }: Shown, place: ChooseAsk, casino: CasinoView): CasinoLine {
  const choice = choiceOf(place, casino.number);
  const { roll } = view;
  const preview = roll && previewRoll(casino, view.turn, roll);
  if (choice === undefined || choice.refused !== undefined || roll === undefined || preview === undefined) {
    const caption = casino.closed ? say.closed : say.noneInThisRoll(casino.number);
    const refused = choice?.refused;
    const row = { casino, lit: false, dark: true, chosen: false, caption };
    return refused === undefined ? row : { ...row, refused };
  }
  const caption = ownWords(preview, people);
  const dice = rollWords(shownOf(roll, casino.number));
  const supposing = say.ifPlaced(people.name(view.turn), dice, casino.number);
  const row = { casino: preview.casino, lit: true, dark: false, chosen: false, pick: choice.move };
  return { ...row, mine: view.turn, supposing, ...(caption === undefined ? {} : { caption }) };
}

/** The dice of a roll that show this number. */
function shownOf({ big, dice }: Roll, face: Face): Roll {
  const small = dice.filter((die) => die === face);
  return big === face ? { dice: small, big } : { dice: small };
}

/** The choice that places dice at a casino, once the roll is known. */
export function choiceOf(place: ChooseAsk, face: Face): ChooseAsk['choices'][number] | undefined {
  return place.choices.find(({ move }) => move.type === 'place' && move.face === face);
}

/** Reason why a closed casino takes no dice; undefined for all others. */
export function closedAt(place: ChooseAsk, face: Face): Why | undefined {
  return place.choices.find(
    ({ move, refused }) => move.type === 'place' && move.face === face && refused?.code === 'closed'
  )?.refused;
}

/** Caption about the player's own rank: "You’d lead". */
export function ownWords({ own }: Preview, people: BoardPeople): string | undefined {
  return own === undefined ? undefined : capital(previewRankText(own, people.names));
}

function typedRow({ view, draft, people }: Shown, place: ChooseAsk, casino: CasinoView): CasinoLine {
  const refused = closedAt(place, casino.number);
  if (refused !== undefined) return { casino, lit: false, dark: true, chosen: false, refused };
  const { face, big } = placingTyped(draft);
  const base = { lit: false, dark: false, chosen: false, choose: casino.number };
  if (face !== casino.number) return { ...base, casino };
  const preview = big ? previewPlacing(casino, view.turn, { small: 0, big: 1 }) : undefined;
  const shown = preview?.casino ?? casino;
  const own = claimOf(shown, view.turn);
  const row = { ...base, casino: shown, lit: true, chosen: true, mine: view.turn };
  if (preview === undefined || own === undefined) return row;
  const supposing = say.ifPlaced(people.name(view.turn), dieWords('big'), face);
  return { ...row, supposing, caption: say.youWouldHave(own.own.count) };
}

/** Label of a casino for screen readers. */
export function rowWords(
  {
    casino,
    caption,
    supposing,
    chipCards = {}
  }: Pick<CasinoLine, 'casino' | 'caption' | 'supposing' | 'chipCards'>,
  people: BoardPeople
): string {
  const name = casino.closed ? say.closedCasino(casino.number) : say.casino(casino.number);
  const head = caption === undefined ? name : say.withCaption(name, caption);
  const notes = casino.notes.map(dollars);
  const cards = chipCardCount(chipCards);
  const standing = claimsWords(casino.claims, people);
  const claims = supposing === undefined ? standing : say.itWouldBe(standing);
  return cards === 0 ? say.notes(head, notes, claims) : say.notesAndCards(head, notes, cards, claims);
}

/** Everybody's claim as text: "Anna 3, $80,000. Ben 2, tied. Carla 2, tied." */
export function claimsWords(claims: readonly Claim[], people: BoardPeople): string {
  if (claims.length === 0) return say.noOneHasDiceThere;
  return claims.map((claim) => claimWords(claim, people)).join(' ');
}

function claimWords({ own, tied, award }: Claim, people: BoardPeople): string {
  const called = people.name(own.who);
  const name = isImaginary(own.who) ? capital(called) : called;
  if (tied) return say.tied(name, own.count);
  return award > 0 ? say.paid(name, own.count, dollars(award)) : say.unpaidClaim(name, own.count);
}

/** A choice when a placement is entered: a number of small dice, and the big one if it is selected. */
export interface CountChoice {
  readonly small: number;
  readonly move?: Move;
  readonly refused?: Why;
  /** The claim that the player would have there. */
  readonly own?: Claim;
}

/** Choices for the number of small dice to place at the chosen number, from none to all that are left. */
export function countChoices(
  view: View,
  place: ChooseAsk,
  { face, big }: { readonly face: Face; readonly big: boolean }
): readonly CountChoice[] {
  const player = view.turn;
  const has = view.players.find((each) => each.player === player)?.small ?? 0;
  const casino = view.casinos[face - 1];
  return Array.from({ length: has + 1 }, (_, small): CountChoice => {
    const choice = place.choices.find(
      ({ move }) =>
        move.type === 'place' && move.face === face && move.small === small && move.big === Number(big)
    );
    if (choice === undefined || casino === undefined)
      return { small, refused: { code: 'noDice', rule: '3.2', player } };
    const { own } = previewPlacing(casino, player, { small, big: Number(big) });
    return { small, ...choice, ...(own === undefined ? {} : { own }) };
  });
}

/** The only possible placement at a number, if the player has a single die; undefined if there is a choice. */
export function onlyPlacement(view: View, place: ChooseAsk, face: Face): Move | undefined {
  const at = place.choices.filter(({ move }) => move.type === 'place' && move.face === face);
  return at.length === 1 ? at[0]?.move : undefined;
}

/** Number of small dice entered so far, by face. */
export function typedBadges(draft: readonly Tap[]): Readonly<Record<Face, number>> {
  const { dice } = rollTyped(draft);
  const [one, two, three, four, five, six] = FACES.map((face) => dice.filter((die) => die === face).length);
  return { 1: one ?? 0, 2: two ?? 0, 3: three ?? 0, 4: four ?? 0, 5: five ?? 0, 6: six ?? 0 };
}
