import { LAST_MOMENT } from '$lib/storage/validation/plain-shapes';

/**
 * The device's time clamped to the valid range, in milliseconds since 1970: a clock set before 1970, or after the last
 * date, must not produce records that cannot be read again.
 */
export function timeNow(): number {
  return Math.min(Math.max(Date.now(), 0), LAST_MOMENT);
}
