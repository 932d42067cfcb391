/** What is typed into fields and not accepted yet, so that it stands there again when the page comes back. */
export interface TypedFields {
  /** Undefined where nothing is typed. */
  of(field: string): string | undefined;
  /** Without a text, what was typed there was accepted, or is as it was. */
  type(field: string, text: string | undefined): void;
}
