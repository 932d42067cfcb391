import { paragraph as find, type Rulebook } from '$lib/core';

/** A rule that groups dispute or that editions print differently; it is fixed when a match starts. */
export interface HouseRule {
  readonly id: string;
  readonly title: string;
  /** The paragraph that states it. */
  readonly rule: string;
  /** The first is the default. */
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** The default of version 0.1.0, if it was another choice. Links shared by that version still mean it. */
  readonly formerly?: string;
  /** The numbers of players that it applies to; all if absent. */
  readonly players?: readonly number[];
  /** The id of a house rule whose current choice is not available here. */
  readonly besides?: string;
}

/** The values chosen so far, by house rule id; an absent id means the default. */
export type Settled = Readonly<Record<string, string>>;

/** A house rule with literal types for its id and values; the options type of a match is derived from them. */
export type HouseRuleOf<Id extends string, Value extends string> = HouseRule & {
  readonly id: Id;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
};

/**
 * Defines a house rule. Everything else is derived from it: the choice on the new-match screen and in the
 * referee, the member of the match's options and of `options` in `settle`, and its accepted values. The
 * first choice is the default.
 *
 *     const badLuck = houseRule({
 *       id: 'badLuck',
 *       title: 'Bad Luck is charged',
 *       rule: '14.4',
 *       choices: [
 *         { value: 'after', label: 'After everything is paid' },
 *         { value: 'before', label: 'Before any casino pays' }
 *       ]
 *     });
 */
export function houseRule<const Id extends string, const Value extends string>(
  rule: HouseRuleOf<Id, Value>
): HouseRuleOf<Id, Value> {
  return rule;
}

/**
 * Checks whether every stored house rule has one of its choices as its value. A rule may be absent, because older
 * records do not know it.
 */
export function areChoices(rules: readonly HouseRule[], kept: object): boolean {
  const there = new Map<string, unknown>(Object.entries(kept));
  return rules.every((rule) => !there.has(rule.id) || isChoiceOf(rule)(there.get(rule.id)));
}

/** Makes a test for a stored value: true if it is one of the choices of this house rule. */
export function isChoiceOf({ choices }: HouseRule): (kept: unknown) => boolean {
  return (kept) => choices.some(({ value }) => value === kept);
}

/** The chosen value of each of these house rules. */
export type Chosen<Rules extends readonly HouseRule[]> = {
  readonly [Rule in Rules[number] as Rule['id']]: Rule['choices'][number]['value'];
};

/**
 * Fills in the value of each house rule. If a value is missing, unknown, or taken by the rule named in `besides`, the
 * first choice that is still available is used.
 */
export function chosen<const Rules extends readonly HouseRule[]>(
  rules: Rules,
  settled: Readonly<Record<string, unknown>>
): Chosen<Rules> {
  const values = new Map<string, string>();
  for (const rule of rules) {
    const free = freeChoices(rule, Object.fromEntries(values));
    const { value } = free.find((choice) => choice.value === settled[rule.id]) ?? free[0] ?? { value: '' };
    values.set(rule.id, value);
  }
  return Object.fromEntries(values) as Chosen<Rules>;
}

/** Returns the choices that remain after the one taken by the rule in `besides`. */
export function freeChoices({ choices, besides }: HouseRule, settled: Settled): HouseRule['choices'] {
  return choices.filter(({ value }) => besides === undefined || settled[besides] !== value);
}

/** Returns the label of the house rule that replaces a paragraph, or undefined if the match plays the default. */
export function agreedOn(
  paragraph: string,
  rules: readonly HouseRule[],
  settled: Readonly<Record<string, unknown>>
): string | undefined {
  for (const { id, rule, choices } of rules) {
    if (rule !== paragraph) continue;
    const choice = choices.slice(1).find(({ value }) => value === settled[id]);
    if (choice !== undefined) return choice.label;
  }
  return undefined;
}

/** Returns the house rules in which a match differs from the default, as the `options` of a position. */
export function optionsPosition(
  rules: readonly HouseRule[],
  options: object
): { readonly options?: Settled } {
  const settled = settledIn(options);
  const other = rules.flatMap(({ id, choices }) => {
    const choice = choices.slice(1).find(({ value }) => value === settled[id]);
    return choice === undefined ? [] : [[id, choice.value] as const];
  });
  return other.length === 0 ? {} : { options: Object.fromEntries(other) };
}

/**
 * Returns all settings of a match by id: its own options, and those nested one level deeper, such as the ones of an
 * expansion.
 */
export function settledIn(options: object): Readonly<Record<string, unknown>> {
  const own = Object.entries<unknown>({ ...options });
  const added = own.flatMap(([, value]) =>
    typeof value === 'object' && value !== null ? Object.entries<unknown>({ ...value }) : []
  );
  return Object.fromEntries(
    [...added, ...own].map(([id, value]) => [id, typeof value === 'number' ? String(value) : value])
  );
}

/** Checks whether the paragraph of every one of these house rules is printed in the rulebook. */
export function isPrinted(rules: readonly HouseRule[], rulebook: Rulebook): boolean {
  return rules.every(({ rule }) => find(rulebook, rule)?.source === 'printed');
}
