import type { PlayerColour } from '$lib/core';
import type { Control, ControlOf, Field, Json } from '$lib/games/contract/form';
import type { CaseForm } from '#routes/referee/[game]/[question]/form/case-form.svelte.ts';
import type { Snippet } from 'svelte';

/**
 * A snippet that draws a value inside another: the value, its owner, the callback for a change, and the colour of its
 * dice.
 */
export type Inside = Snippet<
  [
    value: Json | undefined,
    owner: string,
    onchange: (value: Json, description: string) => void,
    colour?: PlayerColour
  ]
>;

/** A field of these kinds, and the form that it belongs to. */
export interface FieldProps<Kind extends Field['kind']> {
  readonly caseForm: CaseForm;
  readonly field: Extract<Field, { kind: Kind }>;
}

/** Props for a value that contains other values. */
export interface InsideProps<Kind extends Control['kind']> {
  readonly caseForm: CaseForm;
  readonly control: ControlOf<Kind>;
  readonly value: Json | undefined;
  /** The owner of the values, "Anna", or the place of these people: "Casino 3". */
  readonly owner: string;
  readonly onchange: (value: Json, description: string) => void;
  /** Draws the control of one value. */
  readonly inside: Inside;
}
