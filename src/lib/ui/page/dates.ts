import { isolateText } from '$lib/core';
import { LANGUAGE } from './translation';

const SHORT_DAY_OPTIONS = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const DATE_OPTIONS = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const TIME_OPTIONS = { hour: 'numeric', minute: '2-digit' } as const;

/** The locale for dates if the device uses another language than the app. */
const DEFAULT_LOCALE = 'en-GB';

/** A short date in the app's language, with the year only if it differs from that of `now`. Milliseconds since 1970. */
export function shortDay(time: number, now: number, languages?: readonly string[]): string {
  const year =
    new Date(time).getFullYear() === new Date(now).getFullYear() ? {} : ({ year: 'numeric' } as const);
  return formatDate(time, { ...SHORT_DAY_OPTIONS, ...year }, languages);
}

/** The full date: "Friday, November 20, 2026". */
export function wholeDay(time: number, languages?: readonly string[]): string {
  return formatDate(time, DATE_OPTIONS, languages);
}

/** The time of day. */
export function timeOfDay(time: number, languages?: readonly string[]): string {
  return formatDate(time, TIME_OPTIONS, languages);
}

function formatDate(
  time: number,
  format: Intl.DateTimeFormatOptions,
  languages: readonly string[] = deviceLanguages()
): string {
  const fixedFormat = { ...format, calendar: 'gregory', numberingSystem: 'latn' };
  return isolateText(new Intl.DateTimeFormat(findLocale(languages), fixedFormat).format(time));
}

/** The device's variant of the app's language: the reader's order of day and month, the app's words. */
function findLocale(languages: readonly string[]): string {
  return languages.find((language) => language.split('-')[0] === LANGUAGE) ?? DEFAULT_LOCALE;
}

/** The languages of the device, best first; empty during prerendering. */
function deviceLanguages(): readonly string[] {
  return typeof navigator === 'undefined' ? [] : navigator.languages;
}
