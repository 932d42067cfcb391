/** Text in fields that is not accepted yet, so that it is still there when the page is shown again. */
export interface TypedFields {
  /** Undefined if nothing is typed. */
  of(field: string): string | undefined;
  /** Undefined as `text` means that the text was accepted, or equals the stored value. */
  type(field: string, text: string | undefined): void;
}
