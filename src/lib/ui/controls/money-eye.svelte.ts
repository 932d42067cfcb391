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
    let lastMoment = moment();
    $effect(() => {
      const newMoment = moment();
      if (newMoment !== lastMoment) this.#open = false;
      lastMoment = newMoment;
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

  toggle(): void {
    this.#open = !this.#open;
  }

  /** The formatted sum, or the placeholder if the money is hidden or the sum may not be known. */
  format(sum: number | undefined, formatSum: (sum: number) => string): string {
    return this.open && sum !== undefined ? formatSum(sum) : HIDDEN_SUM;
  }
}
