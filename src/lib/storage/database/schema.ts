import type { DBSchema, IDBPDatabase } from 'idb';
import type {
  Entry,
  Match,
  PartOverride,
  Person,
  PlayerColour,
  PlayerId,
  Reason,
  Seat,
  SeatOccupant
} from '$lib/core';
import type { GameSummary } from '$lib/summary/summary';

/** A stored match: a small record, so that lists do not read logs. */
export interface SavedMatch extends Match {
  /** The time of deletion in milliseconds since 1970; removing it restores the record. */
  readonly deletedAt?: number;
}

/** The taps of an incomplete move. */
export interface Draft {
  readonly match: string;
  /** The number of the last log entry when the taps were made; 0 for an empty log. */
  readonly after: number;
  /** The version of the tap format; absent for the first. */
  readonly version?: number;
  /** Oldest first. */
  readonly taps: readonly object[];
}

/** Whole dollars per player. */
export type Totals = Readonly<Partial<Record<PlayerId, number>>>;

/**
 * The result of a finished match, stored with the reasons for its ranking and never computed again. Names and sentences
 * are filled in when it is read; results of an earlier version contain only sentences.
 */
export interface Result {
  readonly match: string;
  /** The id of the game in the registry. */
  readonly game: string;
  readonly seats: readonly Seat[];
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly finishedAt: number;
  /** The number of the entry that finished the match. */
  readonly seq: number;
  /** Whether the rules ended the match, or the players ended it early. */
  readonly ended: 'rules' | 'table';
  /** Set if the players ended early and the last round was paid as it stood. */
  readonly lastRoundPaid?: true;
  /** Unclaimed money, in the order of the match. An item without a sentence was still on the board at the end. */
  readonly nobody?: readonly {
    /** Whole dollars. */
    readonly value: number;
    /** The round in which it went unclaimed; results of earlier versions lack it. */
    readonly round?: number;
    readonly rule?: string;
    readonly sentence?: string;
    readonly why?: Reason;
  }[];
  /** Best first; tied players share a row. */
  readonly places: readonly ResultPlace[];
  readonly totals: Totals;
  /** Player → piece → value in dollars → count. */
  readonly held: Readonly<
    Partial<Record<PlayerId, Readonly<Record<string, Readonly<Record<number, number>>>>>>
  >;
  /** The totals at the end of each round, in order of rounds. */
  readonly rounds: readonly { readonly round: number; readonly totals: Totals }[];
}

/** One row of the final ranking. */
export interface ResultPlace {
  /** 1, 1, 3 … */
  readonly place: number;
  readonly players: readonly PlayerId[];
  /** Whole dollars per player. */
  readonly total: number;
  /**
   * The reasons for each total and for ties broken or kept, with rule paragraphs; with a `player` if it concerns only
   * one.
   */
  readonly reasons: readonly {
    readonly rule: string;
    /**
     * The sentence for versions that no longer have words for `why`. If there is a `why`, it has seat ids instead of
     * names.
     */
    readonly sentence: string;
    /** The coded reason, with seat ids; absent in results of an earlier version. */
    readonly why?: Reason;
    readonly player?: PlayerId;
  }[];
  /** Set for the winners. If no row has it, the first place wins. */
  readonly wins?: true;
}

/** A person who plays on this device. */
export interface SavedPerson extends Person {
  readonly colour: PlayerColour;
  /** Milliseconds since 1970. */
  readonly usedAt: number;
  /** Not suggested for new matches; old matches keep the name. */
  readonly forgotten?: true;
}

/** A player saved by an earlier version, when players had only names. It is read, but no longer written. */
export interface RememberedPlayer {
  readonly name: string;
  readonly colour: PlayerColour;
  /** Milliseconds since 1970. */
  readonly usedAt: number;
}

/** Missing pieces that the app replaces, under a name given by the players. The log records what was done with them. */
export interface SavedPartSet {
  readonly id: string;
  readonly name: string;
  /** The game that the pieces belong to; absent for plain dice. */
  readonly box?: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** The time of deletion in milliseconds since 1970; removing it restores the record. */
  readonly deletedAt?: number;
}

/** The players' own rules for a game; a game without any has no record. */
export interface SavedBox {
  readonly game: string;
  /** House rule → value. */
  readonly houseRules: Readonly<Record<string, string>>;
  /** Part → the players' correction for their own copy, where our data may be wrong. */
  readonly parts?: Readonly<Record<string, PartOverride>>;
  /** The players' own rulings, in their words, on paragraphs that no house rule covers. */
  readonly rulings: Readonly<Record<string, string>>;
}

/** The maximum lengths of the text and the place that can be typed about a game, in characters. */
export const MAX_TEXT_LENGTH = 280;
export const MAX_PLACE_LENGTH = 60;

/** The players' own words about a match. A note without text, place and date has no record. */
export interface GameNote {
  readonly match: string;
  /** "What happened tonight", at most `MAX_TEXT_LENGTH` characters. */
  readonly text?: string;
  /** At most `MAX_PLACE_LENGTH` characters. */
  readonly place?: string;
  /** The day that the players set, if the device's clock was wrong: milliseconds since 1970. */
  readonly date?: number;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** A player of a game that was played without the app. */
export interface ManualPlayer extends SeatOccupant {
  readonly colour: PlayerColour;
  /** In whole units of the game: dollars, gold, points. Absent if only places were entered. */
  readonly score?: number;
  /** 1, 1, 3 … Players with the same place share it. */
  readonly place: number;
}

/** A game that was played without the app and entered by hand. */
export interface ManualGame {
  readonly id: string;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly playedAt: number;
  /** In the order in which they were entered; names and colours are unique. */
  readonly players: readonly ManualPlayer[];
  /** The index of the player who went first. */
  readonly first?: number;
  /** The number of each player's team, in the order of `players`. */
  readonly teams?: readonly number[];
  readonly location?: string;
  /** One line, at most `MAX_TEXT_LENGTH` characters. */
  readonly text?: string;
  /** The rule paragraph by which the players broke a tie. */
  readonly tieBreak?: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  /** The time of deletion in milliseconds since 1970; removing it restores the record. */
  readonly deletedAt?: number;
}

/** A user setting, or a small fact about this device. */
export type Setting = string | number | boolean;

/** The database schema. All values are plain JSON. */
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
  /** The logs of part sets; the `match` of an entry is the id of the set. */
  partEntries: { key: [match: string, seq: number]; value: Entry };
  gameNotes: { key: string; value: GameNote };
  manualGames: { key: string; value: ManualGame };
  /** A cache: each summary can be rebuilt from its log. */
  summaries: { key: string; value: GameSummary };
}

export type Connection = IDBPDatabase<Schema>;
