import { seededRandom, type RandomSource } from '$lib/core';
import { makeBackup, readBackup, readBackupText, checksumInput } from '$lib/storage/backup/backup-file';
import { BackupError } from '$lib/storage/backup/backup-body';
import { checksumOf } from '$lib/storage/backup/backup-sum';
import { backupBody } from './backup';
import type { LooseRecord } from './store';

/** The result of reading one broken file. */
export interface Reading {
  readonly kind: string;
  /** The sentence of the refusal; absent if the file was accepted as a backup. */
  readonly refusal?: string;
  /** Whether the content equals the original, so that the damage hit nothing that matters. */
  readonly isWhole: boolean;
}

const SAVED_AT = 1_760_000_000_000;
const ODD_VALUES: readonly unknown[] = [null, 7.5, -1, '', 'mauve', [], [1], {}, { odd: true }, true];

/** Members that every record validates; `ODD_VALUES` has their invalid values. */
const MEMBERS: readonly (readonly [list: string, ...path: string[]])[] = [
  ['matches', 'head', 'id'],
  ['matches', 'head', 'seats'],
  ['matches', 'head', 'table'],
  ['matches', 'head', 'startedAt'],
  ['matches', 'head'],
  ['matches', 'entries'],
  ['matches', 'result', 'places'],
  ['matches', 'result', 'totals'],
  ['matches', 'result', 'ended'],
  ['matches', 'result', 'match'],
  ['partSets', 'head', 'startedAt'],
  ['partSets', 'head', 'id'],
  ['partSets', 'entries'],
  ['players', 'colour'],
  ['boxes', 'rulings'],
  ['boxes', 'houseRules']
];

/** Odd values that are valid for these members. */
const FITTING_VALUES: Readonly<Record<string, readonly unknown[]>> = {
  startedAt: [7.5],
  rulings: [{}],
  houseRules: [{}],
  totals: [{}],
  entries: []
};

/** Breaks files at random from a seed, and reads them as the app does. */
export class FileBreaker {
  readonly #chance: RandomSource;
  readonly #text: string;
  readonly #packed: Uint8Array<ArrayBuffer>;
  readonly #whole: string;

  private constructor(chance: RandomSource, text: string, packedBytes: Uint8Array<ArrayBuffer>) {
    this.#chance = chance;
    this.#text = text;
    this.#packed = packedBytes;
    this.#whole = JSON.stringify(readBackupText(text));
  }

  static async create(seed: number): Promise<FileBreaker> {
    const packedBytes = await makeBackup(backupBody(), SAVED_AT);
    const text = await new Response(packedBytes.stream().pipeThrough(new DecompressionStream('gzip'))).text();
    return new FileBreaker(seededRandom(seed), text, new Uint8Array(await packedBytes.arrayBuffer()));
  }

  /** Reads one broken file. If `isPacked`, the compressed bytes are broken, otherwise the text before compression. */
  async next(isPacked: boolean): Promise<Reading> {
    if (!isPacked) {
      const [kind, text] = this.#brokenText();
      return this.#judge(kind, () => Promise.resolve(readBackupText(text)));
    }
    const [kind, bytes] = this.#brokenBytes();
    return this.#judge(kind, () => readBackup(new Blob([bytes])));
  }

  /** Breaks one file in its stored form, and reads it. */
  async nextFile(isPacked: boolean): Promise<Reading & { readonly bytes: Uint8Array }> {
    const [kind, bytes] = isPacked ? this.#brokenBytes() : await compressText(this.#brokenText());
    return { ...(await this.#judge(kind, () => readBackup(new Blob([bytes])))), bytes };
  }

  #brokenBytes(): readonly [kind: string, bytes: Uint8Array<ArrayBuffer>] {
    const bytes = this.#packed.slice();
    const isCut = this.#chance(2) === 0;
    const index = this.#chance(bytes.length);
    const brokenBytes = isCut ? bytes.slice(0, index) : bytes;
    if (!isCut) brokenBytes[index] = (brokenBytes[index]! + 1 + this.#chance(255)) % 256;
    return [`${isCut ? 'cut' : 'altered'} at byte ${index}`, brokenBytes];
  }

  #brokenText(): readonly [kind: string, text: string] {
    const index = this.#chance(this.#text.length);
    const kind = this.#chance(5);
    if (kind === 0) return [`cut at letter ${index}`, this.#text.slice(0, index)];
    if (kind === 1) return [`another letter at ${index}`, this.#with(index, 1)];
    if (kind === 2) return [`a letter more at ${index}`, this.#with(index, 0)];
    return kind === 3 ? this.#header() : this.#member();
  }

  #with(index: number, removedCount: number): string {
    const letter = String.fromCharCode(33 + this.#chance(90));
    const other = letter === this.#text[index] ? '~' : letter;
    return this.#text.slice(0, index) + other + this.#text.slice(index + removedCount);
  }

  /** Changes the first line. */
  #header(): readonly [string, string] {
    const end = this.#text.indexOf('\n');
    const header = JSON.parse(this.#text.slice(0, end)) as LooseRecord;
    const name = ['croupier', 'version', 'length', 'sum'][this.#chance(4)]!;
    const value =
      name === 'version'
        ? [0, 2, 99, '1', null][this.#chance(5)]
        : ODD_VALUES[this.#chance(ODD_VALUES.length)];
    return [
      `${name} of the first line is ${JSON.stringify(value)}`,
      `${JSON.stringify({ ...header, [name]: value })}\n${this.#text.slice(end + 1)}`
    ];
  }

  /** Changes one member and updates the first line to match, as someone would who knows the format. */
  #member(): readonly [string, string] {
    const body = JSON.parse(this.#text.slice(this.#text.indexOf('\n') + 1)) as LooseRecord;
    const [listName, ...path] = MEMBERS[this.#chance(MEMBERS.length)]!;
    const records = (body[listName] as LooseRecord[]).filter(
      (piece) => path[0] !== 'result' || 'result' in piece
    );
    let holder = records[this.#chance(records.length)]!;
    for (const name of path.slice(0, -1)) holder = holder[name] as LooseRecord;
    const name = path.at(-1)!;
    const invalidValues = ODD_VALUES.filter((value) => !isFitting(name, value));
    const value = invalidValues[this.#chance(invalidValues.length)];
    holder[name] = value;
    const text = JSON.stringify(body);
    const header = {
      croupier: 'backup',
      version: 1,
      madeAt: SAVED_AT,
      length: text.length,
      sum: checksumOf(checksumInput(1, SAVED_AT, text))
    };
    return [
      `${[listName, ...path].join('.')} is ${JSON.stringify(value)}`,
      `${JSON.stringify(header)}\n${text}`
    ];
  }

  async #judge(kind: string, readFile: () => Promise<unknown>): Promise<Reading> {
    try {
      return { kind, isWhole: JSON.stringify(await readFile()) === this.#whole };
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      return { kind, refusal: error.message, isWhole: false };
    }
  }
}

function isFitting(name: string, value: unknown): boolean {
  const isAddedLater = name === 'entries' && Array.isArray(value) && value.length === 0;
  const isId = name === 'id' && value === 'mauve';
  const isAccepted = (FITTING_VALUES[name] ?? []).some(
    (item) => JSON.stringify(item) === JSON.stringify(value)
  );
  return isAddedLater || isId || isAccepted;
}

async function compressText([kind, text]: readonly [string, string]): Promise<
  readonly [kind: string, bytes: Uint8Array<ArrayBuffer>]
> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return [kind, new Uint8Array(await new Response(stream).arrayBuffer())];
}
