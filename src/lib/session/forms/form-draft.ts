import { isObject, parseJson } from '$lib/core';
import { device, type Database } from '$lib/storage/database/database';
import { readSettings, removeSettingIf, saveSetting, FORM_DRAFT } from '$lib/storage/records/settings';
import { newId } from '$lib/session/log/log-record';

/** An unfinished form, saved so that it survives a reload. If storage fails, nothing is saved. */
export class FormDraft {
  /** If two pages have the same form open, each deletes only a draft that it wrote or continued. */
  readonly #writer = newId();
  #continuedWriter: unknown;
  readonly #key: string;
  readonly #database: Database;
  #isOver = false;

  constructor(form: string, database: Database = device) {
    this.#key = `${FORM_DRAFT}${form}`;
    this.#database = database;
  }

  /** The draft as it was last written, by any version; undefined if there is none that can be read. */
  async read(): Promise<unknown> {
    const { [this.#key]: storedDraft } = await readSettings(this.#database).catch(
      (): Record<string, never> => ({})
    );
    const draft = parseDraft(storedDraft);
    this.#continuedWriter = draft?.writer;
    return draft?.form;
  }

  async save(form: object): Promise<void> {
    if (this.#isOver) return;
    const storedDraft = JSON.stringify({ writer: this.#writer, form });
    await saveSetting(this.#database, this.#key, storedDraft).catch(() => undefined);
  }

  /** Removes the draft because the form was emptied. */
  async clear(): Promise<void> {
    await removeSettingIf(this.#database, this.#key, () => !this.#isOver).catch(() => undefined);
  }

  /** Removes the draft for good because the form was submitted; later saves are ignored. */
  async removeOwn(): Promise<void> {
    this.#isOver = true;
    const isOwnDraft = (storedDraft: unknown): boolean => {
      const writer = parseDraft(storedDraft)?.writer;
      return writer === undefined || writer === this.#writer || writer === this.#continuedWriter;
    };
    await removeSettingIf(this.#database, this.#key, isOwnDraft).catch(() => undefined);
  }
}

function parseDraft(
  storedDraft: unknown
): { readonly writer?: unknown; readonly form?: unknown } | undefined {
  const parsed = parseJson(storedDraft);
  return isObject(parsed) ? parsed : undefined;
}
