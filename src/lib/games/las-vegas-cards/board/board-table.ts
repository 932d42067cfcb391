import { chipColourLabel, type ChipColour } from '$lib/chip-cards';
import type { EntrySource } from '$lib/core';
import { wordsFor, type AskWords, type BoardActions } from '$lib/games/define';
import type { LasVegasCards } from '$lib/games/las-vegas-cards/rules';
import { text } from '$lib/games/las-vegas-cards/text';
import type { Tap, View, Who } from '$lib/games/las-vegas-cards/types';
import { whoName } from '$lib/games/las-vegas-cards/words';
import type { MarkColour } from '$lib/ui/marks';
import type { People } from '$lib/ui/table-people';
import type { CardsAsk, Mode } from './mode';

/** What every part of the board is given. */
export interface BoardTable {
  readonly view: View;
  readonly draft: readonly Tap[];
  readonly people: People;
  readonly mode: Mode;
  readonly act: BoardActions<LasVegasCards>;
  /** How high the highest questions stand that this table answers under the casinos. */
  readonly level: Level;
}

export type Level = 'least' | 'low' | 'high' | 'pads';

/** Real cards are told number by number, even for once, and notes and chip cards one by one. */
export function levelOf(parts: Readonly<Record<string, EntrySource>>, view: View, mode: Mode): Level {
  if (mode.step === 'lay' || (view.depth === 'turns' && parts['cards'] !== 'app')) return 'pads';
  if (isTold(mode)) return 'high';
  if (view.options.chipCards !== undefined && parts['chipCards'] !== 'app') return 'high';
  return parts['notes'] === 'app' ? 'least' : 'low';
}

/** Notes or chip cards are told one by one: for once, or because the app does not know what the box holds. */
export function isTold({ step, by, asks }: Mode): boolean {
  if (step !== 'notes' && step !== 'chipCards') return false;
  return by !== 'app' || asks[0]?.kind !== 'draw';
}

/** What is asked, in the words for whoever answers. */
export function asking(
  { view, people, mode }: BoardTable,
  ask: CardsAsk | undefined = mode.asks[0]
): Omit<AskWords, 'table'> {
  return ask === undefined ? { question: '' } : wordsFor(text.ask(ask, view, people.names), mode.by);
}

/** How anybody with cards is drawn. */
export function colourOf(who: Who, people: People): MarkColour {
  return who === 'neutral' ? 'imaginary' : people.colour(who);
}

/** How anybody with cards is called. */
export function calledBy(who: Who, people: People): string {
  return whoName(who, people.names);
}

/** What the table calls a colour of chip cards, in a sentence. */
export function colourCalled(colour: ChipColour, { colours }: View): string {
  return colours.find((each) => each.colour === colour)?.name ?? colour;
}

/** The same on a button. */
export function colourLabel(colour: ChipColour, view: View): string {
  return chipColourLabel(colour, colourCalled(colour, view));
}
