/** The placeholder for a hidden sum. */
const HIDDEN_SUM = '•••';

/**
 * Whether the money is visible. If the match hides it, a tap shows it until the next move. Create it while a component
 * is initialised.
 */
export class MoneyEye {
  readonly #hides: () => boolean;
  #open = $state(false);

  /** `moment` returns a number that changes with every move. */
  constructor(hides: () => boolean, moment: () => number) {
    this.#hides = hides;
    let last = moment();
    $effect(() => {
      const now = moment();
      if (now !== last) this.#open = false;
      last = now;
    });
  }

  /** Whether the match hides its money. */
  get hides(): boolean {
    return this.#hides();
  }

  /** Whether the money is visible now, because the match does not hide it or after a tap. */
  get open(): boolean {
    return !this.#hides() || this.#open;
  }

  turn(): void {
    this.#open = !this.#open;
  }

  /** The formatted sum, or the placeholder if the money is hidden or the sum may not be known. */
  words(sum: number | undefined, words: (sum: number) => string): string {
    return this.open && sum !== undefined ? words(sum) : HIDDEN_SUM;
  }
}
