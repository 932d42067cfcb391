import { runAtOnce, type Steps } from './steps';

/** Characters processed per step. */
const CHUNK_LENGTH = 100_000;

/** A checksum of a text. Two different texts have the same checksum only once in billions of cases. */
export function checksumOf(text: string): string {
  return runAtOnce(checksumSteps(text));
}

/** Computes the checksum in steps. */
export function* checksumSteps(text: string): Steps<string> {
  let firstSum = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    firstSum = Math.imul(firstSum ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
    if (index % CHUNK_LENGTH === 0) yield;
  }
  firstSum =
    Math.imul(firstSum ^ (firstSum >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(firstSum ^ (firstSum >>> 13), 3266489909);
  return [other, firstSum].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
