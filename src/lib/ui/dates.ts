import { isolatedText, LANGUAGE } from '$lib/core';

const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const WHOLE_DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/** How the app's language writes a date where the device speaks another. */
const USUAL = 'en-GB';

/** A day as the app's language writes it, the year only where it is another than that of `now`. Milliseconds since 1970. */
export function shortDay(at: number, now: number, languages?: readonly string[]): string {
  const year =
    new Date(at).getFullYear() === new Date(now).getFullYear() ? {} : ({ year: 'numeric' } as const);
  return written(at, { ...DAY, ...year }, languages);
}

/** The same in full: "Friday, November 20, 2026". */
export function wholeDay(at: number, languages?: readonly string[]): string {
  return written(at, WHOLE_DAY, languages);
}

/** The time of day. */
export function timeOfDay(at: number, languages?: readonly string[]): string {
  return written(at, TIME, languages);
}

/** The day as machines write it, for a `time` element. */
export function machineTime(at: number): string {
  return new Date(at).toISOString();
}

function written(
  at: number,
  how: Intl.DateTimeFormatOptions,
  languages: readonly string[] = spokenHere()
): string {
  const plain = { ...how, calendar: 'gregory', numberingSystem: 'latn' };
  return isolatedText(new Intl.DateTimeFormat(localeAmong(languages), plain).format(at));
}

/** The app's language as the device writes it: the order of day and month is the reader's, the words are the app's. */
function localeAmong(languages: readonly string[]): string {
  return languages.find((each) => each.split('-')[0] === LANGUAGE) ?? USUAL;
}

/** What the device speaks, best first; nothing while a page is made ahead. */
function spokenHere(): readonly string[] {
  return typeof navigator === 'undefined' ? [] : navigator.languages;
}
