/** A module that few screens need: loaded on the first request, then kept in memory. */
export class LazyModule<Loaded> {
  #here = $state.raw<Loaded>();
  readonly #load: () => Promise<Loaded>;

  constructor(load: () => Promise<Loaded>) {
    this.#load = load;
  }

  /** Undefined until it is loaded. */
  get value(): Loaded | undefined {
    return this.#here;
  }

  /** Rejects if loading fails; it can be called again. */
  async load(): Promise<void> {
    this.#here ??= await this.#load();
  }
}
