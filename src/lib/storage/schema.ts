import type { DBSchema, IDBPDatabase } from 'idb';
import type { Entry, Match, PartOverride, Person, PlayerColour, PlayerId, Reason, Seat } from '$lib/core';

/** A match as it is kept: a small record, so that lists read no logs. */
export interface SavedMatch extends Match {
  /** Marked as deleted then; the mark can be taken away again. Milliseconds since 1970. */
  readonly deletedAt?: number;
}

/** The taps before a move is complete. */
export interface Draft {
  readonly match: string;
  /** The last entry of the log when they were made; 0 for an empty log. */
  readonly after: number;
  /** Of which words the taps are; absent, they are of the first. */
  readonly version?: number;
  /** Oldest first. */
  readonly taps: readonly object[];
}

/** Whole dollars of each player. */
export type Totals = Readonly<Partial<Record<PlayerId, number>>>;

/**
 * How a finished match ended, frozen with the reasons of its places; nothing computes it again. Names and sentences are
 * told when it is read; one of an earlier version is frozen with its words.
 */
export interface Result {
  readonly match: string;
  readonly game: string;
  readonly seats: readonly Seat[];
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly finishedAt: number;
  /** The entry that finished the match. */
  readonly seq: number;
  /** Whether the rules ended the match, or the table stopped there. */
  readonly ended: 'rules' | 'table';
  /** The table stopped there, and the round that lay there was paid. */
  readonly lastRoundPaid?: true;
  /** Money that nobody got, in the order of the match; without a sentence, it still lay on the table at the end. */
  readonly nobody?: readonly {
    /** Whole dollars. */
    readonly value: number;
    readonly rule?: string;
    readonly sentence?: string;
    readonly why?: Reason;
  }[];
  /** Best first; players on one row share the place. */
  readonly places: readonly ResultPlace[];
  readonly totals: Totals;
  /** Player → piece → value in dollars → how many. */
  readonly held: Readonly<
    Partial<Record<PlayerId, Readonly<Record<string, Readonly<Record<number, number>>>>>>
  >;
  /** The totals at the end of each round, the first round first. */
  readonly rounds: readonly { readonly round: number; readonly totals: Totals }[];
}

/** One row of the final ranking. */
export interface ResultPlace {
  /** 1, 1, 3 … */
  readonly place: number;
  readonly players: readonly PlayerId[];
  /** Whole dollars, of each. */
  readonly total: number;
  /** How each sum comes about, and what broke or kept a tie, with its paragraph; a `player` where it is about one. */
  readonly reasons: readonly {
    readonly rule: string;
    /** With seats for names where there is a `why`, for a version that no longer has the words for it. */
    readonly sentence: string;
    /** What is told, with the seats that it is about; absent in what an earlier version kept. */
    readonly why?: Reason;
    readonly player?: PlayerId;
  }[];
  /** Whether these players have won; where no row says so, the first has. */
  readonly wins?: true;
}

/** Somebody who plays on this device. */
export interface SavedPerson extends Person {
  readonly colour: PlayerColour;
  /** Milliseconds since 1970. */
  readonly usedAt: number;
  /** Offered to no new match; the matches keep the name. */
  readonly forgotten?: true;
}

/** Somebody who has played before, as it was kept while a name was all that a player had. It is read, and no longer written. */
export interface RememberedPlayer {
  readonly name: string;
  readonly colour: PlayerColour;
  /** Milliseconds since 1970. */
  readonly usedAt: number;
}

/** Parts of a box that the app stands in for, under a name of the table's own. What they do is in their log. */
export interface SavedPartSet {
  readonly id: string;
  readonly name: string;
  /** The box that they are from; absent for dice of no box. */
  readonly box?: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Marked as deleted then; the mark can be taken away again. Milliseconds since 1970. */
  readonly deletedAt?: number;
}

/** What the tables of this device have settled about a box; a game that nobody has settled anything of has none. */
export interface SavedBox {
  readonly game: string;
  /** House rule → value. */
  readonly houseRules: Readonly<Record<string, string>>;
  /** Part → what the table found in its own box, where we were not sure. */
  readonly parts?: Readonly<Record<string, PartOverride>>;
  /** Paragraph → how the table plays it, in its own words, where no house rule says it. */
  readonly rulings: Readonly<Record<string, string>>;
}

/** A choice on the settings page, or a small fact about this device. */
export type Setting = string | number | boolean;

/** Everything that is kept, all of it plain JSON. */
export interface Schema extends DBSchema {
  matches: { key: string; value: SavedMatch };
  entries: { key: [match: string, seq: number]; value: Entry };
  drafts: { key: string; value: Draft };
  results: { key: string; value: Result; indexes: { byFinish: number } };
  players: { key: string; value: RememberedPlayer; indexes: { byUse: number } };
  people: { key: string; value: SavedPerson };
  settings: { key: string; value: Setting };
  partSets: { key: string; value: SavedPartSet };
  boxes: { key: string; value: SavedBox };
  /** The log of a part set; the `match` of its entries is the set. */
  partEntries: { key: [match: string, seq: number]; value: Entry };
}

export type Connection = IDBPDatabase<Schema>;
