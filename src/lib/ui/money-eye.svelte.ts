/** What stands for a sum that is not to be seen. */
const COVERED = '•••';

/**
 * Whether the money may be seen: a table that hides it shows it after a tap, until the next move. Made while
 * a component is initialised.
 */
export class MoneyEye {
  readonly #hides: () => boolean;
  #open = $state(false);

  /** `moment` changes with every move. */
  constructor(hides: () => boolean, moment: () => number) {
    this.#hides = hides;
    let last = moment();
    $effect(() => {
      const now = moment();
      if (now !== last) this.#open = false;
      last = now;
    });
  }

  /** The table hides its money, and a tap shows it. */
  get hides(): boolean {
    return this.#hides();
  }

  /** The money lies open, by itself or after a tap. */
  get open(): boolean {
    return !this.#hides() || this.#open;
  }

  turn(): void {
    this.#open = !this.#open;
  }

  /** A sum in these words; covered where it is not to be seen, or nobody may count it. */
  words(sum: number | undefined, words: (sum: number) => string): string {
    return this.open && sum !== undefined ? words(sum) : COVERED;
  }
}
