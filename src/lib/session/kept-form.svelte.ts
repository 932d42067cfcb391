import { readTypedTexts, textIn, withText, type TypedTexts } from '$lib/core';
import { device, type Database } from '$lib/storage/database';
import { FormDraft } from './form-draft';
import * as say from './words';

/** What stands in a form that is not finished: written after each change, and entered again when the form opens. */
export class KeptForm<Entered extends object> {
  /** That what was kept does not fit any more and is gone, in one sentence. */
  notice: string | undefined = $state.raw();
  readonly #draft: FormDraft;
  readonly #parse: (kept: unknown) => Entered | undefined;
  /** As it is kept; undefined where nothing is. */
  #written: string | undefined;
  #isOpen = false;

  /** `parse` checks what storage gives back; undefined for what does not fit. */
  constructor(form: string, parse: (kept: unknown) => Entered | undefined, database: Database = device) {
    this.#draft = new FormDraft(form, database);
    this.#parse = parse;
  }

  /** What was entered last. Somebody who was faster than the storage has begun anew. */
  async open(): Promise<Entered | undefined> {
    const kept = await this.#draft.read();
    const isBegun = this.#written !== undefined;
    const entered = kept === undefined || isBegun ? undefined : this.#parse(kept);
    this.#isOpen = true;
    if (entered !== undefined) this.#written = JSON.stringify(entered);
    else if (kept !== undefined && !isBegun) this.refuse();
    return entered;
  }

  /** What was kept fits nowhere: it is dropped, and that is said. */
  refuse(): void {
    this.notice = say.draftDropped;
    this.#written = undefined;
    void this.#draft.clear();
  }

  /** What stands there now; undefined where nothing could be lost. */
  keep(entered: Entered | undefined): void {
    const now = entered === undefined ? undefined : JSON.stringify(entered);
    if (now === this.#written || (now === undefined && !this.#isOpen)) return;
    this.#written = now;
    void (entered === undefined ? this.#draft.clear() : this.#draft.save(entered));
  }

  /** The form has done its work. Nothing is kept of it any more. */
  finish(): Promise<void> {
    return this.#draft.drop();
  }
}

/** What is typed into fields and not accepted yet, so that it outlives the page. */
export class TypedForm {
  readonly form: KeptForm<TypedTexts>;
  #texts: TypedTexts = $state.raw({});

  constructor(form: string, isField: (field: string) => boolean, database: Database = device) {
    this.form = new KeptForm(form, (kept) => readTypedTexts(kept, isField), database);
  }

  async open(): Promise<void> {
    this.#texts = (await this.form.open()) ?? this.#texts;
  }

  get fields(): readonly string[] {
    return Object.keys(this.#texts);
  }

  /** What is typed in a field; undefined where nothing is. */
  of(field: string): string | undefined {
    return textIn(this.#texts, field);
  }

  /** Without a text, what was typed there was accepted, or is as it was. */
  type(field: string, text: string | undefined): void {
    const texts = withText(this.#texts, field, text);
    if (texts === this.#texts) return;
    this.#texts = texts;
    this.form.keep(this.fields.length === 0 ? undefined : texts);
  }
}
