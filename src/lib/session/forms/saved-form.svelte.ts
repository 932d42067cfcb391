import { readTypedTexts, textIn, withText, type TypedTexts } from '$lib/core';
import { device, type Database } from '$lib/storage/database/database';
import { FormDraft } from './form-draft';
import * as say from '$lib/session/strings/en/session';

/** The content of an unfinished form: saved after each change, and restored when the form opens. */
export class SavedForm<Input extends object> {
  /** A sentence saying that a saved draft no longer fitted and was deleted. */
  notice: string | undefined = $state.raw();
  readonly #draft: FormDraft;
  readonly #parse: (stored: unknown) => Input | undefined;
  /** The saved draft as JSON; undefined if there is none. */
  #savedJson: string | undefined;
  #isOpen = false;

  /** `parse` validates the stored draft; it returns undefined for one that does not fit. */
  constructor(form: string, parse: (storedForm: unknown) => Input | undefined, database: Database = device) {
    this.#draft = new FormDraft(form, database);
    this.#parse = parse;
  }

  /** Restores the last draft. If the user has already typed something, the draft is ignored. */
  async open(): Promise<Input | undefined> {
    const storedForm = await this.#draft.read();
    const hasInput = this.#savedJson !== undefined;
    const input = storedForm === undefined || hasInput ? undefined : this.#parse(storedForm);
    this.#isOpen = true;
    if (input !== undefined) this.#savedJson = JSON.stringify(input);
    else if (storedForm !== undefined && !hasInput) this.refuse();
    return input;
  }

  /** Deletes a draft that does not fit, and sets the notice. */
  refuse(): void {
    this.notice = say.draftDropped;
    this.#savedJson = undefined;
    void this.#draft.clear();
  }

  /** Saves the current content; `input` is undefined if there is nothing to lose. */
  save(input: Input | undefined): void {
    const current = input === undefined ? undefined : JSON.stringify(input);
    if (current === this.#savedJson || (current === undefined && !this.#isOpen)) return;
    this.#savedJson = current;
    void (input === undefined ? this.#draft.clear() : this.#draft.save(input));
  }

  /** Deletes the draft because the form was submitted. */
  finish(): Promise<void> {
    return this.#draft.removeOwn();
  }
}

/** Text typed into fields but not accepted yet, saved so that it survives a reload. */
export class TypedForm {
  readonly form: SavedForm<TypedTexts>;
  #texts: TypedTexts = $state.raw({});

  constructor(form: string, isField: (field: string) => boolean, database: Database = device) {
    this.form = new SavedForm(form, (storedForm) => readTypedTexts(storedForm, isField), database);
  }

  async open(): Promise<void> {
    this.#texts = (await this.form.open()) ?? this.#texts;
  }

  get fields(): readonly string[] {
    return Object.keys(this.#texts);
  }

  /** The text in a field; undefined if there is none. */
  textOf(field: string): string | undefined {
    return textIn(this.#texts, field);
  }

  /** Sets the text of a field. Undefined means that the text was accepted or restored. */
  type(field: string, text: string | undefined): void {
    const texts = withText(this.#texts, field, text);
    if (texts === this.#texts) return;
    this.#texts = texts;
    this.form.save(this.fields.length === 0 ? undefined : texts);
  }
}
