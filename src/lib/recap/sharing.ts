import { amount, listed, ordinal, spokenNamesOf, type Unit } from '$lib/core';
import { shareText, type FinalResult } from '$lib/ui/results/final';
import { initialSeats } from './facts';
import * as say from './strings/en';

interface Meta {
  readonly title: string;
  readonly unit?: Unit;
}

/** The parts of a text that can be chosen. */
interface TextOptions {
  readonly names: 'names' | 'initials';
  readonly line?: string | undefined;
  readonly day: string;
}

/** The result as a text, with the typed line. Initials leave out the sentences about ties, which have names in them. */
export function sharedText(meta: Meta, result: FinalResult, { names, line, day }: TextOptions): string {
  const shared =
    names === 'names'
      ? result
      : {
          ...result,
          seats: initialSeats(result.seats),
          occupants: initialSeats(result.seats),
          places: result.places.map((row) => ({ ...row, reasons: [] }))
        };
  const text = shareText(meta, day, shared);
  return line === undefined ? text : say.withLine(text, line);
}

/** A description of the picture for those who cannot see it. */
export function altText(meta: Meta, result: FinalResult, { names, day }: TextOptions): string {
  const { seats, occupants = seats } = result;
  const shownSeats = names === 'names' ? occupants : initialSeats(seats);
  const spokenNames = spokenNamesOf(shownSeats);
  const places = result.places.map(({ place, players, total }) =>
    say.placeOf(ordinal(place), listed(players.map(spokenNames)), amount(total, meta.unit))
  );
  return say.altText(meta.title, day, places);
}
