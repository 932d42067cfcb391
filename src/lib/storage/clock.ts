import { LAST_MOMENT } from './plain-shapes';

/**
 * The time of the device as a record can hold it, in milliseconds since 1970: a clock that is set before 1970, or after
 * all dates, writes nothing that could not be read again.
 */
export function timeNow(): number {
  return Math.min(Math.max(Date.now(), 0), LAST_MOMENT);
}
