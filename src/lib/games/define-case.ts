import * as v from 'valibot';
import type { Answer, DocRow, ToldOf } from './answers';
import { rowsOf } from './composite-fields';
import type { Case, HouseRule, Verdict } from './define';
import type { Example, Field, Form, JsonObject, Sketch } from './form';
import type { Chosen } from './house-rule';
import { exactly, noOptions } from './position';
import * as say from './statement-words';

export * from './answers';
export * from './composite-fields';

/** One member of a position: what can be told, and the words that it is asked with. */
export interface Member {
  readonly is: Answer<unknown>;
  readonly title: string;
  readonly hint?: string;
  /** It may be absent; under a condition, what that is: "no two cards are equal". */
  readonly absent?: true | string;
  /** Asked for only on request, under this heading. */
  readonly more?: string;
  /** Asked only where this holds of what is told already. */
  readonly when?: (told: JsonObject) => boolean;
  /** What the document says of it, where the title does not say enough. */
  readonly says?: string;
}

/** The member `options`, where it does not come last. */
export interface OptionsMember<Rules extends readonly HouseRule[] = readonly HouseRule[]> {
  readonly rules: Rules;
}

type Members = Readonly<Record<string, Member | OptionsMember>>;

/** The position that these members tell. */
export type PositionOf<Asked extends Members> = {
  readonly [Name in keyof Asked]: Asked[Name] extends OptionsMember<infer Rules>
    ? Partial<Chosen<Rules>> | undefined
    : Asked[Name] extends Member
      ? | ToldOf<Asked[Name]['is']>
        | (Asked[Name] extends { readonly absent: true | string } ? undefined : never)
      : never;
};

/** A question that the referee can be asked, in one statement. */
export interface Statement<Asked extends Members> {
  readonly id: string;
  readonly title: string;
  /** "One casino", after the title of the box. */
  readonly about: string;
  readonly sketch: Sketch;
  readonly people?: Form['people'];
  /** In the order in which they are checked, and asked with fingers. */
  readonly fields: Asked;
  readonly examples: readonly Example[];
  /** Answers a position that fits. Throws a CaseError for what no field can say. */
  readonly settle: (position: PositionOf<Asked>) => Verdict;
  /** What the verdict says besides pieces. */
  readonly answer?: Form['answer'];
  readonly plates?: Form['plates'];
  readonly ofBox?: Form['ofBox'];
}

/**
 * A case of the referee. Its fields are the one statement of its position: they give the check with
 * its messages, the form for fingers, the table in `docs/referee.md`, and the type that `settle` is
 * called with.
 *
 *     export const payDay = defineCase({
 *       id: 'pay-day',
 *       title: 'What does Pay Day pay?',
 *       about: 'Pay Day',
 *       sketch: { dice: [1, 2, 3] },
 *       people: { least: 1, most: 1 },
 *       fields: {
 *         player: { is: person({ alone: true }), title: 'Who', says: 'who activates the tile' },
 *         casinos: { is: count(1, 6, 'a number of casinos'), title: 'Casinos with your dice' }
 *       },
 *       examples: [{ title: 'Three casinos', position: { player: 'Ben', casinos: 3 } }],
 *       settle: ({ player, casinos }) => …   // player: string, casinos: number
 *     });
 *
 * Longer members are made of shorter ones, and controls may hang on what is told already:
 *
 *     spaces: { is: list(group({
 *         numbers: { is: asked(numbers, faces), label: 'numbers' },
 *         counter: { is: person(), label: 'counter of', absent: true }
 *       }), { label: 'Space', least: 3, most: 15, what: 'a list of spaces' }), title: 'The table' }
 *     tiles: { is: people(list(numberOr('number', { is: count(1, 7), label: 'number' }, {
 *         plus: { is: count(1, 6), label: 'tokens' } }, 'a tile'), TWO), 0, 6), title: 'Tiles' }
 *     casinos: { is: labels(group({ jackpot: { is: count(0, 999), label: 'jackpot' }, … }), SIX), … }
 *     cards: { is: asked(cards, (told) => ({ kind: 'cards', symbols: symbolsOf(told) })), … }
 *     duels: { is: …, absent: 'nobody fights', when: (told) => duelsOf(told).length > 0, … }
 *     options: { rules: [equalSymbols, furthest] }   // statements of `house-rule.ts`
 *
 * Without `options` a case has none.
 */
export function defineCase<const Asked extends Members>(statement: Statement<Asked>): Case {
  const { id, title, fields, settle } = statement;
  const rules = Object.values(fields).flatMap((each) => ('rules' in each ? each.rules : []));
  const entries = Object.entries(fields).map(([name, each]) => [name, schemaOf(each)] as const);
  const options = 'options' in fields ? [] : [['options', noOptions] as const];
  const schema = exactly(
    Object.fromEntries([['game', v.string()], ['case', v.string()], ...entries, ...options])
  );
  return {
    id,
    title,
    form: formOf(statement, rules),
    schema,
    rows: membersOf(fields, rules),
    settle: (position) => settle(position as PositionOf<Asked>)
  };
}

function schemaOf(each: Member | OptionsMember): v.GenericSchema {
  if ('rules' in each) return optionsSchema(each.rules);
  return each.absent === undefined ? each.is.schema : v.optional(each.is.schema);
}

/** Each rule may be absent; whatever is wrong with them is wrong with `options`. */
export function optionsSchema(rules: readonly HouseRule[]): v.GenericSchema {
  if (rules.length === 0) return noOptions;
  const given = exactly(
    Object.fromEntries(rules.map((rule) => [rule.id, v.optional(v.picklist(valuesOf(rule)))]))
  );
  const message = rules.map((rule) => say.ruleIs(rule.id, valuesOf(rule))).join(', ');
  return v.optional(
    v.pipe(
      v.unknown(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const read = v.safeParse(given, dataset.value);
        if (read.success) return read.output;
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
  { about, sketch, people, fields, examples, answer, plates, ofBox }: Statement<Asked>,
  houseRules: readonly HouseRule[]
): Form {
  const table = [people?.seats, people?.count, 'options'];
  const shown = Object.entries(fields).filter(([member]) => !table.includes(member));
  return {
    about,
    sketch,
    ...(people === undefined ? {} : { people }),
    fields: (told) => shown.flatMap(([member, each]) => fieldOf(member, each, told)),
    houseRules,
    examples,
    ...(answer === undefined ? {} : { answer }),
    ...(plates === undefined ? {} : { plates }),
    ...(ofBox === undefined ? {} : { ofBox })
  };
}

function fieldOf(member: string, each: Member | OptionsMember, told: JsonObject): readonly Field[] {
  if ('rules' in each || each.when?.(told) === false) return [];
  const { is, title, hint, more, absent } = each;
  return [
    {
      member,
      title,
      ...(hint === undefined ? {} : { hint }),
      ...(more === undefined ? {} : { more }),
      isOptional: absent === true,
      ...is.control(told)
    }
  ];
}

/** A title in the middle of a line. */
function lower(title: string): string {
  return title.slice(0, 1).toLowerCase() + title.slice(1);
}

/** Every member of a position with what may stand there, as the document lists them. */
function membersOf(fields: Members, rules: readonly HouseRule[]): readonly DocRow[] {
  const asked = Object.entries(fields).flatMap(([member, each]) =>
    'rules' in each ? [] : rowsOf(member, each.is, each.says ?? lower(each.title), each.absent)
  );
  const ways = rules.map((rule) => {
    const [first, ...others] = valuesOf(rule).map((value) => `\`${value}\``);
    return say.ruleMayBe(rule.id, [say.theDefault(first ?? ''), ...others]);
  });
  const says = rules.length === 0 ? '`{}`' : ways.join('; ');
  return [...asked, { path: 'options', says: say.mayBeAbsent(says) }];
}
