import * as v from 'valibot';
import type { Answer, DocRow, EnteredValue } from './answers';
import { rowsOf } from './composite-fields';
import type { Case, HouseRule, Verdict } from '$lib/games/contract/define';
import type { Example, Field, Form, JsonObject, Sketch } from '$lib/games/contract/form';
import type { ChosenRules } from '$lib/games/contract/house-rule';
import { exactObject, noOptions } from './position';
import * as say from './strings/en';

export * from './answers';
export * from './composite-fields';

/** One member of a position: its kind of value, and its texts in the form. */
export interface Member {
  readonly answer: Answer<unknown>;
  readonly title: string;
  readonly hint?: string;
  /** The member may be absent; a string gives the condition: "no two cards are equal". */
  readonly absent?: true | string;
  /** The form hides this member under this heading until someone opens it. */
  readonly more?: string;
  /** The form asks for this member only if the values entered so far pass this test. */
  readonly when?: (position: JsonObject) => boolean;
  /** The documentation text, if the title alone is not enough. */
  readonly description?: string;
}

/** The member `options`, if it is not the last member. */
export interface OptionsMember<Rules extends readonly HouseRule[] = readonly HouseRule[]> {
  readonly rules: Rules;
}

type Members = Readonly<Record<string, Member | OptionsMember>>;

/** The position that these members make up, as `settle` receives it. */
export type PositionOf<Asked extends Members> = {
  readonly [Name in keyof Asked]: Asked[Name] extends OptionsMember<infer Rules>
    ? Partial<ChosenRules<Rules>> | undefined
    : Asked[Name] extends Member
      ? | EnteredValue<Asked[Name]['answer']>
        | (Asked[Name] extends { readonly absent: true | string } ? undefined : never)
      : never;
};

/** The definition of a question that the referee can answer. */
export interface CaseDefinition<Asked extends Members> {
  readonly id: string;
  readonly title: string;
  /** Short name, shown after the title of the box: "One casino". */
  readonly shortName: string;
  readonly sketch: Sketch;
  readonly people?: Form['people'];
  /** The members of a position, in the order in which they are validated and asked for. */
  readonly fields: Asked;
  readonly examples: readonly Example[];
  /** Answers a valid position. Throws a CaseError for a fault that no schema can express. */
  readonly settle: (position: PositionOf<Asked>) => Verdict;
  /** Lines of the answer apart from the pieces. */
  readonly answer?: Form['answer'];
  readonly plates?: Form['plates'];
  readonly boxMembers?: Form['boxMembers'];
}

/**
 * Defines a case of the referee. Its fields are the only description of a position: the schema with its
 * messages, the form, the table in `docs/referee.md` and the parameter type of `settle` all come from them.
 *
 *     export const payDay = defineCase({
 *       id: 'pay-day',
 *       title: 'What does Pay Day pay?',
 *       shortName: 'Pay Day',
 *       sketch: { dice: [1, 2, 3] },
 *       people: { min: 1, max: 1 },
 *       fields: {
 *         player: { answer: person({ fillIfOnly: true }), title: 'Who', description: 'who activates the tile' },
 *         casinos: { answer: count(1, 6, 'a number of casinos'), title: 'Casinos with your dice' }
 *       },
 *       examples: [{ title: 'Three casinos', position: { player: 'Ben', casinos: 3 } }],
 *       settle: ({ player, casinos }) => …   // player: string, casinos: number
 *     });
 *
 * Larger members are built from smaller ones, and a control may depend on the values entered so far:
 *
 *     spaces: { answer: list(group({
 *         numbers: { answer: asked(numbers, faces), label: 'numbers' },
 *         counter: { answer: person(), label: 'counter of', absent: true }
 *       }), 'a list of spaces', { label: 'Space', min: 3, max: 15 }), title: 'The table' }
 *     tiles: { answer: people(list(numberOr('number', { answer: count(1, 7), label: 'number' }, {
 *         plus: { answer: count(1, 6), label: 'tokens' } }, 'a tile'), TWO), 0, 6), title: 'Tiles' }
 *     casinos: { answer: labels(group({ jackpot: { answer: count(0, 999), label: 'jackpot' }, … }), SIX), … }
 *     cards: { answer: asked(cards, (position) => ({ kind: 'cards', symbols: symbolsOf(position) })), … }
 *     duels: { answer: …, absent: 'no one fights', when: (position) => duelsOf(position).length > 0, … }
 *     options: { rules: [equalSymbols, furthest] }   // made with `houseRule`
 *
 * A case without `options` accepts no house rules.
 */
export function defineCase<const Asked extends Members>(definition: CaseDefinition<Asked>): Case {
  const { id, title, fields, settle } = definition;
  const rules = Object.values(fields).flatMap((field) => ('rules' in field ? field.rules : []));
  const entries = Object.entries(fields).map(([name, item]) => [name, schemaOf(item)] as const);
  const options = 'options' in fields ? [] : [['options', noOptions] as const];
  const schema = exactObject(
    Object.fromEntries([['game', v.string()], ['case', v.string()], ...entries, ...options])
  );
  return {
    id,
    title,
    form: formOf(definition, rules),
    schema,
    rows: memberRows(fields, rules),
    settle: (position) => settle(position as PositionOf<Asked>)
  };
}

function schemaOf(item: Member | OptionsMember): v.GenericSchema {
  if ('rules' in item) return optionsSchema(item.rules);
  return item.absent === undefined ? item.answer.schema : v.optional(item.answer.schema);
}

/**
 * Makes the schema of `options`. Every house rule may be absent. A fault is reported at `options`, not at a single
 * house rule.
 */
export function optionsSchema(rules: readonly HouseRule[]): v.GenericSchema {
  if (rules.length === 0) return noOptions;
  const schema = exactObject(
    Object.fromEntries(rules.map((rule) => [rule.id, v.optional(v.picklist(valuesOf(rule)))]))
  );
  const message = rules.map((rule) => say.ruleIs(rule.id, valuesOf(rule))).join(', ');
  return v.optional(
    v.pipe(
      v.unknown(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const parsed = v.safeParse(schema, dataset.value);
        if (parsed.success) return parsed.output;
        addIssue({ message });
        return NEVER;
      })
    )
  );
}

function valuesOf({ choices }: HouseRule): readonly string[] {
  return choices.map(({ value }) => value);
}

function formOf<Asked extends Members>(
  { shortName, sketch, people, fields, examples, answer, plates, boxMembers }: CaseDefinition<Asked>,
  houseRules: readonly HouseRule[]
): Form {
  const tableMembers = [people?.seatsMember, people?.countMember, 'options'];
  const shownFields = Object.entries(fields).filter(([member]) => !tableMembers.includes(member));
  return {
    shortName,
    sketch,
    ...(people === undefined ? {} : { people }),
    fields: (position) => shownFields.flatMap(([member, item]) => fieldOf(member, item, position)),
    houseRules,
    examples,
    ...(answer === undefined ? {} : { answer }),
    ...(plates === undefined ? {} : { plates }),
    ...(boxMembers === undefined ? {} : { boxMembers })
  };
}

function fieldOf(member: string, item: Member | OptionsMember, position: JsonObject): readonly Field[] {
  if ('rules' in item || item.when?.(position) === false) return [];
  const { answer, title, hint, more, absent } = item;
  return [
    {
      member,
      title,
      ...(hint === undefined ? {} : { hint }),
      ...(more === undefined ? {} : { more }),
      isOptional: absent === true,
      ...answer.control(position)
    }
  ];
}

/** Lowercases the first letter, so that a title can be used in the middle of a line. */
function withLowerFirst(title: string): string {
  return title.slice(0, 1).toLowerCase() + title.slice(1);
}

/** Returns the documentation rows of all members of a position. */
function memberRows(fields: Members, rules: readonly HouseRule[]): readonly DocRow[] {
  const fieldRows = Object.entries(fields).flatMap(([member, item]) =>
    'rules' in item
      ? []
      : rowsOf(member, item.answer, item.description ?? withLowerFirst(item.title), item.absent)
  );
  const choices = rules.map((rule) => {
    const [first, ...others] = valuesOf(rule).map((value) => `\`${value}\``);
    return say.ruleOneOf(rule.id, [say.theDefault(first ?? ''), ...others]);
  });
  const description = rules.length === 0 ? '`{}`' : choices.join('; ');
  return [...fieldRows, { path: 'options', description: say.mayBeAbsent(description) }];
}
