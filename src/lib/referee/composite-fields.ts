import * as v from 'valibot';
import { rangeText, type Answer, type DocRow, type EnteredValue } from './answers';
import type { ControlOf, JsonObject, LabelledControl } from '$lib/games/contract/form';
import { byLabel, byName, exactObject, wholeNumber, type ByName } from './position';
import * as say from './strings/en';

/** One member of a group: its kind of value, its label, and whether it may be absent. */
export interface GroupPart {
  readonly answer: Answer<unknown>;
  readonly label: string;
  /** The member may be absent. With `'said'`, the text in `description` already explains when. */
  readonly absent?: true | 'said';
  /** The documentation text, if the label alone is not enough. */
  readonly description?: string;
}

type Parts = Readonly<Record<string, GroupPart>>;

/** The value of a group; members that may be absent include `undefined`. */
export type GroupOf<Group extends Parts> = {
  readonly [Member in keyof Group]:
    | EnteredValue<Group[Member]['answer']>
    | (Group[Member] extends { readonly absent: true | 'said' } ? undefined : never);
};

/** Makes an answer for an object with exactly these members. */
export function group<const Group extends Parts>(parts: Group): Answer<GroupOf<Group>> {
  const members = Object.entries(parts);
  const entries = Object.fromEntries(
    members.map(([member, { answer, absent }]) => [
      member,
      absent === undefined ? answer.schema : v.optional(answer.schema)
    ])
  );
  return {
    schema: exactObject(entries) as unknown as v.GenericSchema<unknown, GroupOf<Group>>,
    control: (position) => ({
      kind: 'group',
      members: members.map((member) => labelledControl(member, position))
    }),
    valuesText: '',
    rows: members.flatMap(([member, part]) =>
      rowsOf(
        member,
        part.answer,
        part.description ?? part.label,
        part.absent === 'said' ? undefined : part.absent
      )
    )
  };
}

function labelledControl(
  [member, { answer, label, absent }]: readonly [string, GroupPart],
  position: JsonObject
): LabelledControl {
  return { member, label, isOptional: absent !== undefined, ...answer.control(position) };
}

/**
 * Makes an answer for a number, alone or with extra members: `4`, or `{ number: 4, plus: 1 }`. `noun` is the error
 * message: "a tile from 1 to 7, alone or as { number, plus }".
 */
export function numberOr<const Member extends string, const Group extends Parts>(
  member: Member,
  { answer, label }: { readonly answer: Answer<number>; readonly label: string },
  otherMembers: Group,
  noun: string
): Answer<number | ({ readonly [Each in Member]: number } & GroupOf<Group>)> {
  type EnteredValue = number | ({ readonly [Each in Member]: number } & GroupOf<Group>);
  const field = group({ [member]: { answer, label }, ...otherMembers });
  const control = (position: JsonObject): ControlOf<'group'> => {
    const members = Object.entries({ [member]: { answer, label }, ...otherMembers }).map((part) =>
      labelledControl(part, position)
    );
    return {
      kind: 'group',
      short: member,
      members: members.map((groupMember) => ({ ...groupMember, isOptional: groupMember.member !== member }))
    };
  };
  const schema = v.lazy((input): v.GenericSchema<unknown, unknown> => {
    if (typeof input === 'number') return answer.schema;
    return typeof input === 'object' && input !== null ? field.schema : v.number(noun);
  });
  return {
    schema: schema as unknown as v.GenericSchema<unknown, EnteredValue>,
    control,
    valuesText: say.orWithItsMembers(answer.valuesText),
    rows: field.rows
  };
}

/** Makes an answer with one value per player, by name, for `min` to `max` players. */
export function people<Entered>(
  answer: Answer<Entered>,
  min: number,
  max: number,
  playersOf?: (position: JsonObject) => readonly string[]
): Answer<ByName<Entered>> {
  return {
    schema: byName(answer.schema, min, max),
    control: (position) => ({
      kind: 'people',
      each: answer.control(position),
      ...(playersOf === undefined ? {} : { names: playersOf(position) })
    }),
    valuesText: '',
    rows: nestedRows(answer)
  };
}

/** Makes an answer for a number of exactly one player, by name. */
export function onePerson(min: number, max: number): Answer<ByName<number>> {
  return {
    schema: byName(wholeNumber(min, max), 1, 1, say.leaveOutIfNoOne),
    control: () => ({ kind: 'one', min, max }),
    valuesText: rangeText(min, max),
    rows: []
  };
}

/** The bounds of a list or of named objects, and the label of one entry. */
export interface ListBounds {
  /** Label of one entry, shown before its number or name: "Casino". */
  readonly label: string;
  readonly min: number;
  readonly max: number;
  /** The error message for a wrong count, if there is a reason for the bounds: "one card a player". */
  readonly countMessage?: string;
}

/** Makes an answer with one value per named object; `noun` names the objects in error messages: "casinos". */
export function labels<Entered>(
  answer: Answer<Entered>,
  noun: string,
  { label, min, max }: ListBounds
): Answer<ByName<Entered>> {
  return {
    schema: byLabel(answer.schema, min, max, noun),
    control: (position) => ({ kind: 'labels', each: answer.control(position), label, min, max }),
    valuesText: answer.valuesText === '' ? '' : say.valuesOfEach(answer.valuesText),
    rows: nestedRows(answer)
  };
}

/** Bounds of the form for a list whose length the rules do not limit. */
const UNLIMITED_BOUNDS: ListBounds = { label: say.number, min: 0, max: 99 };

/**
 * Makes an answer for a list of values; `noun` names it in error messages: "a list of names". Without `bounds`, any
 * length is valid.
 */
export function list<Entered>(answer: Answer<Entered>, noun: string, bounds?: ListBounds): Answer<Entered[]> {
  const { label, min, max, countMessage } = bounds ?? UNLIMITED_BOUNDS;
  const listSchema = v.array(answer.schema, noun);
  const message =
    countMessage ?? (min === max ? say.exactListLength(noun, max) : say.listLength(noun, min, max));
  const schema =
    bounds === undefined
      ? listSchema
      : v.pipe(listSchema, v.minLength(min, message), v.maxLength(max, message));
  return {
    schema,
    control: (position) => ({ kind: 'list', each: answer.control(position), label, min, max }),
    valuesText: '',
    rows: nestedRows(answer)
  };
}

/**
 * Makes an answer for a fixed number of lists of pieces, each labelled with its number; `noun` is the error message:
 * "six pairs of notes".
 */
export function listsOf<Entered>(
  answer: Answer<Entered>,
  { label, count, noun }: { readonly label: string; readonly count: number; readonly noun: string }
): Answer<Entered[]> {
  return {
    schema: v.pipe(v.array(answer.schema, noun), v.length(count, noun)),
    control: (position) => {
      const control = answer.control(position);
      return control.kind === 'pieces'
        ? { kind: 'lists', count, label, each: control }
        : { kind: 'list', each: control, label, min: count, max: count };
    },
    valuesText: '',
    rows: nestedRows(answer)
  };
}

/** Returns the rows of the members below a name or a list index. */
function nestedRows({ rows }: Answer<unknown>): readonly DocRow[] {
  return rows.map((row) => ({ ...row, path: `*.${row.path}` }));
}

/** Returns the documentation row of a member, followed by those of its own members. */
export function rowsOf(
  path: string,
  { valuesText, rows }: Answer<unknown>,
  memberText: string,
  absence: true | string | undefined
): readonly DocRow[] {
  const description = valuesText === '' ? memberText : say.withValues(memberText, valuesText);
  return [
    { path, description: absence === undefined ? description : describeAbsent(description, absence) },
    ...rows.map((row) => ({ ...row, path: `${path}.${row.path}` }))
  ];
}

function describeAbsent(description: string, absence: true | string): string {
  return absence === true ? say.mayBeAbsentValues(description) : say.mayBeAbsentIf(absence, description);
}
