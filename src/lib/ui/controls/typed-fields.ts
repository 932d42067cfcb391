/** Text in fields that is not accepted yet, so that it is still there when the page is shown again. */
export interface TypedFields {
  /** Undefined if nothing is typed. */
  textOf(field: string): string | undefined;
  /** Undefined as `text` means that the text was accepted, or equals the stored value. */
  type(field: string, text: string | undefined): void;
}

/** Days as a date field has them: "2026-11-20", in the time zone of the device. */

const DAY = /^(\d{4,6})-(\d\d)-(\d\d)$/;

/** The day of a time in milliseconds since 1970. */
export function dayOf(time: number): string {
  const date = new Date(time);
  const pad = (count: number, length: number): string => String(count).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

/**
 * The given day at the time of day of `time`, in milliseconds since 1970; undefined if the text is not a day, or the
 * day is before 1970.
 */
export function timeOnDay(day: string, time: number): number | undefined {
  const [, year, month, date] = DAY.exec(day) ?? [];
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const localDate = new Date(time);
  localDate.setFullYear(Number(year), Number(month) - 1, Number(date));
  return localDate.getTime() >= 0 ? localDate.getTime() : undefined;
}

/** Whether the text is a day on which a game can have been played. */
export function isPlayableDay(day: string): boolean {
  return timeOnDay(day, 0) !== undefined;
}
