import { chipColourLabel, type ChipColour } from '$lib/chip-cards';
import type { EntrySource } from '$lib/core';
import { wordsFor, type AskWords, type BoardActions } from '$lib/games/contract/define';
import type { LasVegasCards } from '$lib/games/las-vegas-cards/rules';
import { text } from '$lib/games/las-vegas-cards/strings/en/log';
import type { Tap, View, Who } from '$lib/games/las-vegas-cards/types';
import { whoName } from '$lib/games/las-vegas-cards/strings/en/shared';
import type { MarkColour } from '$lib/ui/pieces/marks';
import type { People } from '$lib/ui/layout/table-people';
import type { CardsAsk, Mode } from './mode';

/** The data that every part of the board gets. */
export interface BoardTable {
  readonly view: View;
  readonly draft: readonly Tap[];
  readonly people: People;
  readonly mode: Mode;
  readonly act: BoardActions<LasVegasCards>;
  /** The height reserved for the tallest question of this match below the casinos. */
  readonly level: Level;
}

export type Level = 'least' | 'low' | 'high' | 'pads';

/**
 * Chooses the height. Physical cards are entered number by number, which needs the tallest panel; notes and chip cards
 * one at a time.
 */
export function levelOf(parts: Readonly<Record<string, EntrySource>>, view: View, mode: Mode): Level {
  if (mode.step === 'lay' || (view.depth === 'turns' && parts['cards'] !== 'app')) return 'pads';
  if (isTold(mode)) return 'high';
  if (view.options.chipCards !== undefined && parts['chipCards'] !== 'app') return 'high';
  return parts['notes'] === 'app' ? 'least' : 'low';
}

/**
 * Checks whether notes or chip cards are entered one at a time: by choice, or because the app does not know their
 * counts.
 */
export function isTold({ step, by, asks }: Mode): boolean {
  if (step !== 'notes' && step !== 'chipCards') return false;
  return by !== 'app' || asks[0]?.kind !== 'draw';
}

/** Returns the sentences of an ask for the source that answers it. */
export function asking(
  { view, people, mode }: BoardTable,
  ask: CardsAsk | undefined = mode.asks[0]
): Omit<AskWords, 'table'> {
  return ask === undefined ? { question: '' } : wordsFor(text.ask(ask, view, people.names), mode.by);
}

/** Returns the mark colour of a player or of the third colour. */
export function colourOf(who: Who, people: People): MarkColour {
  return who === 'neutral' ? 'imaginary' : people.colour(who);
}

/** Returns the name of a player or of the third colour. */
export function calledBy(who: Who, people: People): string {
  return whoName(who, people.names);
}

/** Returns the name of a chip card colour, for use in a sentence. */
export function colourCalled(colour: ChipColour, { colours }: View): string {
  return colours.find((each) => each.colour === colour)?.name ?? colour;
}

/** Returns the name of a chip card colour, for use on a button. */
export function colourLabel(colour: ChipColour, view: View): string {
  return chipColourLabel(colour, colourCalled(colour, view));
}
