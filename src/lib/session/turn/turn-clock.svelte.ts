import { isCount, isObject, isPlayer, isRecordOf, type PlayerId } from '$lib/core';
import { readJsonSetting, saveJsonSetting } from '$lib/session/device/json-setting';
import { device, type Database } from '$lib/storage/database/database';

/** If two ticks are further apart than this, in milliseconds, the device was asleep, and the time counts for no one. */
const MAX_TICK_LENGTH = 2000;

/** The time of each player in milliseconds. */
export type TimeSpent = Readonly<Partial<Record<PlayerId, number>>>;

interface SavedTimes {
  readonly match: string;
  readonly spent: TimeSpent;
}

/**
 * Counts the time of each player's turns in a match. It is only shown: it affects no move, and is not part
 * of the log. The times of the last match are kept on the device, so that they survive a reload.
 */
export class TurnClock {
  #timeSpent: TimeSpent = $state.raw({});
  /** Milliseconds since the turn of this player started. */
  #turn = $state.raw(0);
  #player: PlayerId | undefined = $state.raw();
  #lastTick: number | undefined;
  isPaused = $state(false);
  readonly #match: string;
  readonly #database: Database;

  constructor(matchId: string, database: Database = device) {
    this.#match = matchId;
    this.#database = database;
  }

  get timeSpent(): TimeSpent {
    return this.#timeSpent;
  }

  get turnTime(): number {
    return this.#turn;
  }

  /** The player whose time runs, or would run without the pause. */
  get player(): PlayerId | undefined {
    return this.#player;
  }

  /** Reads the saved times of this match and adds them to those counted since the page opened. */
  async load(): Promise<void> {
    const savedTimes = await readJsonSetting(this.#database, 'turnTimes');
    if (!isSavedTimes(savedTimes) || savedTimes.match !== this.#match) return;
    const { spent } = savedTimes;
    for (const player of Object.keys(spent).filter(isPlayer)) this.#add(player, spent[player] ?? 0);
  }

  /** Adds the time since the last tick, in milliseconds, to the player whose turn it is; undefined for no one. */
  tick(now: number, player: PlayerId | undefined): void {
    const elapsed = this.#lastTick === undefined ? 0 : now - this.#lastTick;
    this.#lastTick = now;
    if (player !== this.#player) {
      this.#player = player;
      this.#turn = 0;
      this.#save();
    }
    if (player === undefined || this.isPaused || elapsed > MAX_TICK_LENGTH) return;
    this.#turn += elapsed;
    this.#add(player, elapsed);
  }

  /** Stops counting until the next tick, because the page is hidden. */
  stop(): void {
    this.#lastTick = undefined;
    this.#save();
  }

  #save(): void {
    if (Object.keys(this.#timeSpent).length > 0)
      void saveJsonSetting(this.#database, 'turnTimes', { match: this.#match, spent: this.#timeSpent });
  }

  #add(player: PlayerId, time: number): void {
    this.#timeSpent = { ...this.#timeSpent, [player]: (this.#timeSpent[player] ?? 0) + Math.round(time) };
  }
}

function isSavedTimes(value: unknown): value is SavedTimes {
  return isObject(value) && 'spent' in value && isRecordOf(value.spent, isPlayer, isCount);
}

/** A time as "1:05" or "1:02:03". */
export function clockTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const twoDigits = (number: number): string => String(number).padStart(2, '0');
  return hours === 0
    ? `${minutes}:${twoDigits(seconds % 60)}`
    : `${hours}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}`;
}
