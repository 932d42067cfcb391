import { findParagraph as find, type Rulebook } from '$lib/core';

/** A rule that groups dispute or that editions print differently; it is fixed when a match starts. */
export interface HouseRule {
  readonly id: string;
  readonly title: string;
  /** The paragraph of the rulebook that states the rule. */
  readonly rule: string;
  /** The choices; the first is the default. */
  readonly choices: readonly Choice[];
  /** True for a printed variation: it is offered with the game, and groups need not agree on it as on a house rule. */
  readonly variation?: true;
  /** The house rule applies only while these other house rules have one of these values; always if absent. */
  readonly needs?: Needs;
  /** The default of version 0.1.0, if it was another choice. Links shared by that version still mean it. */
  readonly oldDefault?: string;
  /** The numbers of players that it applies to; all if absent. */
  readonly players?: readonly number[];
  /** The id of a house rule whose current choice is not available here. */
  readonly differsFrom?: string;
}

/** One choice of a house rule. */
interface Choice {
  readonly value: string;
  readonly label: string;
  /** The choice requires one of these values of other house rules; choosing it selects the first value of each. */
  readonly needs?: Needs;
}

/** House rule id → the values of that rule that are allowed. */
type Needs = Readonly<Record<string, readonly string[]>>;

/** The values chosen so far, by house rule id; an absent id means the default. */
export type ChosenValues = Readonly<Record<string, string>>;

/** A house rule with literal types for its id and values; the options type of a match is derived from them. */
export type HouseRuleOf<Id extends string, Value extends string> = HouseRule & {
  readonly id: Id;
  readonly choices: readonly (Choice & { readonly value: Value })[];
};

/** Value → its label or other details of the choice. In a list, each value is its own label. */
type Labels<Value extends string> =
  readonly Value[] | Readonly<Record<Value, string | Omit<Choice, 'value'>>>;

/**
 * Defines a house rule. Everything else is derived from it: the choice on the new-match screen and in the
 * referee, the member of the match's options and of `options` in `settle`, and its accepted values. The
 * first choice is the default.
 *
 *     const badLuck = houseRule({
 *       id: 'badLuck',
 *       title: 'Bad Luck is charged',
 *       rule: '14.4',
 *       choices: { after: 'After everything is paid', before: 'Before any casino pays' }
 *     });
 */
export function houseRule<const Id extends string, const Value extends string>(
  rule: Omit<HouseRule, 'id' | 'choices'> & { readonly id: Id; readonly choices: Labels<Value> }
): HouseRuleOf<Id, Value> {
  const choices = Array.isArray(rule.choices)
    ? rule.choices.map((value: Value) => ({ value, label: value }))
    : Object.entries<string | Omit<Choice, 'value'>>(rule.choices).map(([value, choice]) => ({
        value: value as Value,
        ...(typeof choice === 'string' ? { label: choice } : choice)
      }));
  return { ...rule, choices };
}

/**
 * Checks whether every stored house rule has one of its choices as its value. A rule may be absent, because older
 * records do not know it.
 */
export function hasValidChoices(rules: readonly HouseRule[], options: object): boolean {
  const values = new Map<string, unknown>(Object.entries(options));
  return rules.every((rule) => !values.has(rule.id) || isChoiceOf(rule)(values.get(rule.id)));
}

/** Makes a test for a stored value: true if it is one of the choices of this house rule. */
export function isChoiceOf({ choices }: HouseRule): (value: unknown) => boolean {
  return (storedValue) => choices.some(({ value }) => value === storedValue);
}

/** The chosen value of each of these house rules. */
export type ChosenRules<Rules extends readonly HouseRule[]> = {
  readonly [Rule in Rules[number] as Rule['id']]: Rule['choices'][number]['value'];
};

/**
 * Fills in the value of each house rule. If a value is missing, unknown, or taken by the rule named in `differsFrom`, the
 * first choice that is still available is used.
 */
export function fillInHouseRules<const Rules extends readonly HouseRule[]>(
  rules: Rules,
  storedValues: Readonly<Record<string, unknown>>
): ChosenRules<Rules> {
  const values = new Map<string, string>();
  for (const rule of rules) {
    const freeValues = freeChoices(rule, Object.fromEntries(values));
    const { value } = freeValues.find((choice) => choice.value === storedValues[rule.id]) ??
      freeValues[0] ?? { value: '' };
    values.set(rule.id, value);
  }
  return Object.fromEntries(values) as ChosenRules<Rules>;
}

/** Whether the values chosen so far meet these needs. A house rule without a chosen value is ignored. */
export function areNeedsMet(needs: Needs | undefined, values: ChosenValues): boolean {
  return Object.entries(needs ?? {}).every(([id, allowed]) => allowed.includes(values[id] ?? ''));
}

/**
 * Sets a house rule, and sets the other house rules that the value needs. Other choices that are no longer possible
 * return to their defaults.
 */
export function setRule(
  rules: readonly HouseRule[],
  chosenValues: ChosenValues,
  id: string,
  value: string
): ChosenValues {
  const choice = choiceOf(rules, id, value);
  const unmetNeeds = Object.entries(choice?.needs ?? {}).filter(
    ([other, allowed]) => !allowed.includes(fillInHouseRules(rules, chosenValues)[other] ?? '')
  );
  const next = {
    ...chosenValues,
    [id]: value,
    ...Object.fromEntries(unmetNeeds.map(([other, allowed]) => [other, allowed[0] ?? '']))
  };
  const values = fillInHouseRules(rules, next);
  const unplayableRules = rules.filter(
    (rule) => !areNeedsMet(choiceOf(rules, rule.id, values[rule.id])?.needs, values)
  );
  return {
    ...next,
    ...Object.fromEntries(unplayableRules.map((rule) => [rule.id, rule.choices[0]?.value ?? '']))
  };
}

function choiceOf(rules: readonly HouseRule[], id: string, value: string | undefined): Choice | undefined {
  return rules.find((rule) => rule.id === id)?.choices.find((choice) => choice.value === value);
}

/** Returns the choices that remain after the one taken by the rule in `differsFrom`. */
export function freeChoices(
  { choices, differsFrom }: HouseRule,
  chosenValues: ChosenValues
): HouseRule['choices'] {
  return choices.filter(({ value }) => differsFrom === undefined || chosenValues[differsFrom] !== value);
}

/**
 * Returns the label of the house rule that replaces a paragraph, or undefined if the match plays the default or a printed
 * variation.
 */
export function replacingHouseRule(
  paragraph: string,
  rules: readonly HouseRule[],
  chosenValues: Readonly<Record<string, unknown>>
): string | undefined {
  for (const { id, rule, choices, variation } of rules) {
    if (rule !== paragraph || variation === true) continue;
    const choice = choices.slice(1).find(({ value }) => value === chosenValues[id]);
    if (choice !== undefined) return choice.label;
  }
  return undefined;
}

/** Returns the house rules in which a match differs from the default, as the `options` of a position. */
export function optionsPosition(
  rules: readonly HouseRule[],
  options: object
): { readonly options?: ChosenValues } {
  const chosenValues = allSettings(options);
  const differingRules = rules.flatMap(({ id, choices }) => {
    const choice = choices.slice(1).find(({ value }) => value === chosenValues[id]);
    return choice === undefined ? [] : [[id, choice.value] as const];
  });
  return differingRules.length === 0 ? {} : { options: Object.fromEntries(differingRules) };
}

/**
 * Returns all settings of a match by id: its own options, and those nested one level deeper, such as the ones of an
 * expansion.
 */
export function allSettings(options: object): Readonly<Record<string, unknown>> {
  const entries = Object.entries<unknown>({ ...options });
  const nestedEntries = entries.flatMap(([, value]) =>
    typeof value === 'object' && value !== null ? Object.entries<unknown>({ ...value }) : []
  );
  return Object.fromEntries(
    [...nestedEntries, ...entries].map(([id, value]) => [
      id,
      typeof value === 'number' ? String(value) : value
    ])
  );
}

/** Checks whether the paragraph of every one of these house rules is printed in the rulebook. */
export function areAllPrinted(rules: readonly HouseRule[], rulebook: Rulebook): boolean {
  return rules.every(({ rule }) => find(rulebook, rule)?.source === 'printed');
}
