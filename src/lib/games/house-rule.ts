import { paragraph as find, type Rulebook } from '$lib/core';

/** A ruling that tables dispute or that editions print differently; fixed when a match starts. */
export interface HouseRule {
  readonly id: string;
  readonly title: string;
  /** The paragraph that states it. */
  readonly rule: string;
  /** The first is the default. */
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** What 0.1.0 played where nothing was said, if that was another choice: rulings shared by it keep it. */
  readonly formerly?: string;
  /** Numbers of players that it concerns; without any, all. */
  readonly players?: readonly number[];
  /** The house rule whose choice cannot be chosen here as well. */
  readonly besides?: string;
}

/** What house rule → value are settled so far; absent means the default. */
export type Settled = Readonly<Record<string, string>>;

/** A house rule with its own id and values, from which the options of a match have their type. */
export type HouseRuleOf<Id extends string, Value extends string> = HouseRule & {
  readonly id: Id;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
};

/**
 * The one statement of a house rule. Everything else is read from it: the choice on the new-match
 * screen and in the referee, the member of the match's options and of `options` in `settle`, and
 * what may stand there. The first choice is the default.
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

/** Whether what is kept of these house rules is among their choices; one that was not known yet may be absent. */
export function areChoices(rules: readonly HouseRule[], kept: object): boolean {
  const there = new Map<string, unknown>(Object.entries(kept));
  return rules.every((rule) => !there.has(rule.id) || isChoiceOf(rule)(there.get(rule.id)));
}

/** Whether something that was kept is a choice of this house rule, under whatever name it is kept. */
export function isChoiceOf({ choices }: HouseRule): (kept: unknown) => boolean {
  return (kept) => choices.some(({ value }) => value === kept);
}

/** What is chosen of each of these house rules. */
export type Chosen<Rules extends readonly HouseRule[]> = {
  readonly [Rule in Rules[number] as Rule['id']]: Rule['choices'][number]['value'];
};

/**
 * Each house rule with what is settled of it. What is not settled, not known, or chosen already by
 * the rule that it stands `besides`, is the first choice that is left.
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

/** The choices that the rule beside it leaves. */
export function freeChoices({ choices, besides }: HouseRule, settled: Settled): HouseRule['choices'] {
  return choices.filter(({ value }) => besides === undefined || settled[besides] !== value);
}

/** What a table has agreed on instead of what a paragraph says, in the words of the choice; undefined where it has not. */
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

/** Which of these house rules a match plays otherwise than by default, as the `options` of a position. */
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

/** What a match with these options has settled: its own members, and those of what it adds to the game. */
export function settledIn(options: object): Readonly<Record<string, unknown>> {
  const own = Object.entries<unknown>({ ...options });
  const added = own.flatMap(([, value]) =>
    typeof value === 'object' && value !== null ? Object.entries<unknown>({ ...value }) : []
  );
  return Object.fromEntries(
    [...added, ...own].map(([id, value]) => [id, typeof value === 'number' ? String(value) : value])
  );
}

/** Whether what every house rule says first stands in the box. */
export function isPrinted(rules: readonly HouseRule[], rulebook: Rulebook): boolean {
  return rules.every(({ rule }) => find(rulebook, rule)?.source === 'printed');
}
