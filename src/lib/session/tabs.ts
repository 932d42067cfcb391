/** One tab tells the others that it saved something of a match. */
export interface Told {
  readonly match: string;
  /** The last entry of its log. */
  readonly seq: number;
}

/** A line to the other tabs of this app. */
export interface Line {
  tell(told: Told): void;
  close(): void;
}

/** Hears what other tabs save to the database of this name. A browser without such lines hears nothing. */
export function otherTabs(database: string, hear: (told: Told) => void): Line {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(`${database} matches`);
  channel.addEventListener('message', (event: MessageEvent<Told>) => hear(event.data));
  return { tell: (told) => channel.postMessage(told), close: () => channel.close() };
}
