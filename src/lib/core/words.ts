/** "Anna", "Anna and Ben", "Anna, Ben and Carla". */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

const SMALL_NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A small number in words, as a croupier says it: "three"; from ten on in figures. */
export function inWords(count: number): string {
  return SMALL_NUMBERS[count] ?? String(count);
}

/** "1 chip", "2 chips". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
