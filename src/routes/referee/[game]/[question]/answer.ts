import { dollars, paragraph, plural, type Paragraph, type Rulebook } from '$lib/core';
import type { Award, Verdict } from '$lib/games';
import type { Game, HouseRule } from '$lib/games/define';
import type { Form, JsonObject, Line, Plate } from '$lib/games/form';

/** Words of the ledger, where pieces go that nobody gets. */
const PLACES: Readonly<Record<string, string>> = {
  pile: 'Under the pile',
  bank: 'To the bank',
  box: 'Back to the box',
  neutral: 'The neutral player',
  gray: 'The gray player'
};

/** Somebody by name, or a place of the ledger in words. */
export function calledOnScreen(name: string): string {
  return Object.hasOwn(PLACES, name) ? (PLACES[name] ?? name) : name;
}

/** What the verdict says in large figures: first whoever gets or pays, then what else it decides. */
export function linesOf(
  { form }: { readonly form: Form },
  verdict: Verdict,
  position: JsonObject
): readonly Line[] {
  const ends = new Map<string, Award[]>();
  for (const award of verdict.awards) {
    const paying = award.from !== undefined && !Object.hasOwn(PLACES, award.from);
    const who = paying ? award.from : award.to;
    const key = `${paying ? '−' : '+'}${who}`;
    ends.set(key, [...(ends.get(key) ?? []), award]);
  }
  const paid = [...ends].map(([key, awards]): Line => {
    const sum = awards.reduce((all, { value, count = 1 }) => all + value * count, 0);
    const notes = awards.filter(({ piece }) => piece === 'note').map(({ value }) => value);
    return { who: key.slice(1), figure: dollars(key.startsWith('−') ? -sum : sum), notes };
  });
  const [people, places] = [paid.filter(isPerson), paid.filter((line) => !isPerson(line))];
  const said = form.answer?.(verdict, position) ?? [];
  const lines = [...people, ...said, ...places];
  return lines.length > 0 ? lines : [{ words: 'Nobody gets anything' }];
}

function isPerson({ who = '' }: Line): boolean {
  return !Object.hasOwn(PLACES, who);
}

/** A reason with what the player has there, and the paragraph behind it. */
export interface Claim {
  readonly player?: string;
  readonly text: string;
  readonly plate?: Plate;
  readonly paragraph: Paragraph;
}

export function claimsOf(
  { form, game }: { readonly form: Form; readonly game: Game },
  verdict: Verdict,
  position: JsonObject
): readonly Claim[] {
  const plates = form.plates?.(verdict, position) ?? [];
  return verdict.reasons.flatMap(({ player, rule, text }) => {
    const found = paragraph(game.rulebook, idOf(game.rulebook, rule));
    const plate = plates.find(({ name }) => name === player);
    if (found === undefined) return [];
    return [
      {
        text,
        paragraph: found,
        ...(player === undefined ? {} : { player }),
        ...(plate === undefined ? {} : { plate })
      }
    ];
  });
}

/** "4.2" of "LV 4.2". */
function idOf({ prefix }: Rulebook, rule: string): string {
  return rule.slice(prefix.length + 1);
}

/** Where the print is silent, how we read it, and the house rule that says it otherwise. */
export interface Reading {
  readonly paragraph: Paragraph;
  readonly houseRule?: HouseRule;
}

/** The readings that a verdict rests on, and those of house rules that bear on them. */
export function readingsOf(
  { game, form }: { readonly game: Game; readonly form: Form },
  claims: readonly Claim[]
): readonly Reading[] {
  const cited = [...new Set(claims.map((claim) => claim.paragraph))].filter(
    ({ source }) => source === 'reading'
  );
  const near = new Set(claims.flatMap(({ paragraph: { id, related = [] } }) => [id, ...related]));
  const houseRules = game.houseRules.filter(
    ({ id, rule }) => form.houseRules?.includes(id) === true && near.has(rule)
  );
  const bearing = houseRules.flatMap(({ rule }) => paragraph(game.rulebook, rule) ?? []);
  return [...new Set([...cited, ...bearing])].map((each) => {
    const houseRule = houseRules.find(({ rule }) => rule === each.id);
    return houseRule === undefined ? { paragraph: each } : { paragraph: each, houseRule };
  });
}

/** The ruling as text, for whoever is to read it elsewhere. */
export function rulingText(
  heading: string,
  lines: readonly Line[],
  claims: readonly Claim[],
  readings: readonly Reading[],
  link: string
): string {
  const silent = readings.map(
    ({ paragraph: { id, title, text } }) => `§ ${id} ${title} (our reading): ${text}`
  );
  return [
    heading,
    ...lines.map(lineText),
    '',
    ...claims.map(({ text, paragraph: { id } }) => `${text} (§ ${id})`),
    ...(silent.length === 0 ? [] : ['', ...silent]),
    '',
    link
  ].join('\n');
}

export function lineText({ who, words, figure, notes }: Line): string {
  const pieces = figure === undefined ? (notes ?? []).map(dollars).join(' and ') : figure;
  return [who === undefined ? undefined : calledOnScreen(who), words, pieces]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');
}

/** The live answer in one sentence, for those who listen. */
export function spoken(lines: readonly Line[]): string {
  const most = 6;
  const more = lines.length - most;
  const said = lines.slice(0, most).map(lineText).join(', ');
  return more > 0 ? `${said} and ${plural(more, 'more line')}` : said;
}
