/** What a screen needs at some tables only: loaded when it is first asked for, and there from then on. */
export class LazyModule<Loaded> {
  #here = $state.raw<Loaded>();
  readonly #load: () => Promise<Loaded>;

  constructor(load: () => Promise<Loaded>) {
    this.#load = load;
  }

  /** Undefined until it is there. */
  get value(): Loaded | undefined {
    return this.#here;
  }

  /** Rejects where it cannot be loaded; it can be asked for again. */
  async load(): Promise<void> {
    this.#here ??= await this.#load();
  }
}
