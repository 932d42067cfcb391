import * as v from 'valibot';
import { refuseName } from '$lib/games/reserved-names';
import * as say from './strings/en';

/**
 * Name and value pairs in the order given. Pairs, because a name such as `__proto__` would be unsafe as an object key.
 */
export type ByName<Value> = readonly (readonly [name: string, value: Value])[];

const plainObject = v.custom<Record<string, unknown>>(
  (input) => typeof input === 'object' && input !== null && !Array.isArray(input),
  say.anObjectWithNamedMembers
);

/** Makes the schema of an object with exactly these members; any other member is refused by its name. */
export function exactObject<Entries extends v.ObjectEntries>(entries: Entries) {
  const extraMembers = v.rawCheck<Record<string, unknown>>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const key of Object.keys(dataset.value)) {
      if (Object.hasOwn(entries, key)) continue;
      const allowedNames = Object.keys(entries).join(', ');
      addIssue({
        message: say.unknownMember(allowedNames),
        path: [pathItemOf(dataset.value, key)]
      });
    }
  });
  return v.pipe(plainObject, extraMembers, v.object(entries));
}

/**
 * Makes the schema of an object keyed by player names, `min` to `max` of them. `noneMessage` is the advice for an empty
 * object.
 */
export function byName<Value>(
  schema: v.GenericSchema<unknown, Value>,
  min: number,
  max: number,
  noneMessage?: string
): v.GenericSchema<unknown, ByName<Value>> {
  return namedValues(schema, refuseName, (count) => {
    if (count === 0 && noneMessage !== undefined)
      return say.namedCountOrNone(playerCountText(min, max), noneMessage);
    return count < min || count > max ? say.wrongNamedCount(playerCountText(min, max), count) : undefined;
  });
}

const MAX_LABEL_LENGTH = 40;

/** Makes the schema of an object keyed by names of table objects; `noun` names them in error messages: "casinos". */
export function byLabel<Value>(
  schema: v.GenericSchema<unknown, Value>,
  min: number,
  max: number,
  noun: string
): v.GenericSchema<unknown, ByName<Value>> {
  return namedValues(schema, refuseLabel, (count) => {
    const allowedCounts = min === max ? say.countOf(max, noun) : say.countFromTo(min, max, noun);
    return count < min || count > max ? say.wrongCount(allowedCounts, count) : undefined;
  });
}

/** Returns the reason why a label is invalid: it needs 1 to 40 Unicode code points. Labels are compared exactly. */
export function refuseLabel(label: string): string | undefined {
  return label === '' || [...label].length > MAX_LABEL_LENGTH
    ? say.nameOfAtMostLetters(MAX_LABEL_LENGTH)
    : undefined;
}

function namedValues<Value>(
  schema: v.GenericSchema<unknown, Value>,
  refuse: (name: string) => string | undefined,
  refuseCount: (count: number) => string | undefined
): v.GenericSchema<unknown, ByName<Value>> {
  return v.pipe(
    plainObject,
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const members: [string, Value][] = [];
      const names = Object.keys(dataset.value);
      const countRefusal = refuseCount(names.length);
      if (countRefusal !== undefined) {
        addIssue({ message: countRefusal });
        return NEVER;
      }
      for (const name of names) {
        const path = pathItemOf(dataset.value, name);
        const refusal = refuse(name);
        const parsed = v.safeParse(schema, dataset.value[name]);
        if (refusal !== undefined) addIssue({ message: refusal, path: [path] });
        for (const issue of parsed.issues ?? [])
          addIssue({ message: issueMessage(issue), path: [path, ...(issue.path ?? [])] });
        if (parsed.success) members.push([name, parsed.output]);
      }
      return members;
    })
  );
}

/** One player name in a position. */
export const personName = v.pipe(
  v.string(say.aName),
  v.rawCheck(({ dataset, addIssue }) => {
    const refusal = dataset.typed ? refuseName(dataset.value) : undefined;
    if (refusal !== undefined) addIssue({ message: refusal });
  })
);

function playerCountText(min: number, max: number): string {
  if (min === max) return min === 1 ? say.exactlyOnePlayerIs : say.exactlyPlayersAre(min);
  return say.playersFromToAre(min, max);
}

function pathItemOf(input: Record<string, unknown>, key: string): v.ObjectPathItem {
  return { type: 'object', origin: 'value', input, key, value: input[key] };
}

/**
 * Makes the schema of a whole number; the message names `min` and `max`, and `noun` is its subject: "a count". Values
 * up to `maxAccepted` are accepted.
 */
export function wholeNumber(min: number, max: number, noun = say.aCount, maxAccepted = max) {
  const message = say.inTheRange(noun, min, max);
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(min, message),
    v.maxValue(maxAccepted, message)
  );
}

/** Makes the schema for one of these numbers. */
export function oneOf<Values extends readonly number[]>(values: Values, noun: string) {
  return v.picklist(values, say.oneOfThese(noun, values.join(', ')));
}

/** The `options` of a case without house rules: absent or empty. */
export const noOptions = v.optional(
  v.pipe(
    plainObject,
    v.check((options) => Object.keys(options).length === 0, say.noRuleOptions)
  )
);

/** The message for a missing member. */
export const MISSING_MEMBER = say.thisMemberIsNeeded;

/** Returns the message of an issue, which names the accepted values. */
export function issueMessage(issue: v.BaseIssue<unknown>): string {
  return issue.type === 'object' ? MISSING_MEMBER : issue.message;
}

/** Returns the path of an issue: dotted, starting with the top-level member. */
export function issuePath(issue: v.BaseIssue<unknown>): string {
  const keys = (issue.path ?? []).map((item) => String(item.key));
  return keys.length === 0 ? 'position' : keys.join('.');
}
