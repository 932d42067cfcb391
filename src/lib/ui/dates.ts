const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const WHOLE_DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** A day in the reader's own way of writing, the year only where it is another than that of `now`. Milliseconds since 1970. */
export function shortDay(at: number, now: number, locale?: string): string {
  const year =
    new Date(at).getFullYear() === new Date(now).getFullYear() ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat(locale, { ...DAY, ...year }).format(at);
}

/** The same in full: "Friday, November 20, 2026". */
export function wholeDay(at: number, locale?: string): string {
  return new Intl.DateTimeFormat(locale, WHOLE_DAY).format(at);
}

/** The time of day in the reader's own way of writing. */
export function timeOfDay(at: number, locale?: string): string {
  return new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(at);
}

/** The day as machines write it, for a `time` element. */
export function machineTime(at: number): string {
  return new Date(at).toISOString();
}
