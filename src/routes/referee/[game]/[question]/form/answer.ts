import { amount, dollars, inARow, isolatedWithin, paragraph, type Paragraph, type Rulebook } from '$lib/core';
import type { Award, Verdict } from '$lib/games';
import type { Game, HouseRule } from '$lib/games/contract/define';
import { LEDGER_PLACES } from '$lib/games/reserved-names';
import { replacingHouseRule } from '$lib/games/contract/house-rule';
import {
  isObject,
  type Form,
  type Json,
  type JsonObject,
  type Line,
  type Plate
} from '$lib/games/contract/form';
import * as say from '#routes/referee/strings/en';

/** Names of places that get unclaimed pieces. */
const PLACES: Readonly<Record<string, string>> = {
  ...say.places,
  ...LEDGER_PLACES
};

/** The display name of a player or a place. */
export function displayName(name: string): string {
  return Object.hasOwn(PLACES, name) ? (PLACES[name] ?? name) : name;
}

/** The main lines of an answer: first the players who get or pay something, then its other decisions. */
export function answerLinesOf(
  { form, game }: { readonly form: Form; readonly game: Pick<Game, 'meta'> },
  verdict: Verdict,
  position: JsonObject
): readonly Line[] {
  const awardsByPerson = new Map<
    string,
    { readonly who: string; readonly paying: boolean; readonly awards: Award[] }
  >();
  for (const award of verdict.awards) {
    const paying = award.from !== undefined && !Object.hasOwn(PLACES, award.from);
    const name = paying ? award.from : award.to;
    const key = `${paying} ${name}`;
    awardsByPerson.set(key, {
      who: name,
      paying,
      awards: [...(awardsByPerson.get(key)?.awards ?? []), award]
    });
  }
  const paid = [...awardsByPerson.values()].map(({ who, paying, awards }): Line => {
    const sum = awards.reduce((all, { value, count = 1 }) => all + value * count, 0);
    const notes = awards.filter(({ piece }) => piece === 'note').map(({ value }) => value);
    const isChipsOnly = !paying && awards.every(({ piece }) => piece === 'chip');
    const chips = isChipsOnly ? { chips: awards.reduce((all, { count = 1 }) => all + count, 0) } : {};
    return { who, ...chips, value: amount(paying ? -sum : sum, game.meta.unit), notes };
  });
  const [people, places] = [paid.filter(isPerson), paid.filter((line) => !isPerson(line))];
  const answerLines = form.answer?.(verdict, position) ?? [];
  const lines = [...people, ...answerLines, ...places];
  return lines.length > 0 ? lines : [{ words: say.noOneGetsAnything }];
}

function isPerson({ who = '' }: Line): boolean {
  return !Object.hasOwn(PLACES, who);
}

/** A reason with the player's strength there, and its rule paragraph. */
export interface EnteredClaim {
  readonly player?: string;
  readonly text: string;
  readonly plate?: Plate;
  readonly paragraph: Paragraph;
}

export function claimsOf(
  {
    form,
    rulebook,
    people
  }: { readonly form: Form; readonly rulebook: Rulebook; readonly people: readonly string[] },
  verdict: Verdict,
  position: JsonObject
): readonly EnteredClaim[] {
  const plates = form.plates?.(verdict, position) ?? [];
  return verdict.reasons.flatMap(({ player, rule, text }) => {
    const found = paragraph(rulebook, idOf(rulebook, rule));
    const plate = plates.find(({ name }) => name === player);
    if (found === undefined) return [];
    return [
      {
        text: isolatedWithin(text, people),
        paragraph: found,
        ...(player === undefined ? {} : { player }),
        ...(plate === undefined ? {} : { plate })
      }
    ];
  });
}

/** Removes the prefix of a paragraph id: "4.2" for "LV 4.2". */
function idOf({ prefix }: Rulebook, rule: string): string {
  return rule.slice(prefix.length + 1);
}

/**
 * A rule that decides this situation and is our interpretation or has a house rule: the paragraph, and the house rule.
 */
export interface Reading {
  readonly paragraph: Paragraph;
  readonly houseRule?: HouseRule;
  /** The players' own rule, as text. */
  readonly agreed?: string;
}

/**
 * The interpretations and house rules behind an answer: those that its reasons cite, and the house rules that would
 * change it. `decisiveRules` has the ids of the latter.
 */
export function readingsOf(
  { rulebook, form }: { readonly rulebook: Rulebook; readonly form: Form },
  claims: readonly EnteredClaim[],
  {
    decisiveRules,
    options
  }: { readonly decisiveRules: readonly string[]; readonly options: Json | undefined }
): readonly Reading[] {
  const chosenOptions = isObject(options) ? options : {};
  const houseRules = form.houseRules.filter(({ id }) => decisiveRules.includes(id));
  const decisiveByRule = new Map(houseRules.map((houseRule) => [houseRule.rule, houseRule] as const));
  const cited = claims.map((claim) => claim.paragraph).filter(({ source }) => source === 'reading');
  const decisiveParagraphs = [...decisiveByRule.keys()].flatMap((rule) => paragraph(rulebook, rule) ?? []);
  const byId = new Map([...cited, ...decisiveParagraphs].map((paragraph) => [paragraph.id, paragraph]));
  return [...byId.values()].map((paragraph) => {
    const houseRule =
      decisiveByRule.get(paragraph.id) ?? form.houseRules.find(({ rule }) => rule === paragraph.id);
    const agreed = replacingHouseRule(paragraph.id, form.houseRules, chosenOptions);
    return {
      paragraph,
      ...(houseRule === undefined ? {} : { houseRule }),
      ...(agreed === undefined ? {} : { agreed })
    };
  });
}

/** The source of a rule, in one or two words. */
export function sourceLabel({ paragraph: { source }, agreed }: Reading): string {
  if (agreed !== undefined) return say.stamps.agreed;
  return source === 'printed' ? say.stamps.printed : say.stamps.reading;
}

/** The answer as plain text for sharing. */
export function rulingText(
  heading: string,
  lines: readonly Line[],
  claims: readonly EnteredClaim[],
  readings: readonly Reading[],
  link: string
): string {
  const openReadings = readings.map((reading) => {
    const { id, title, text } = reading.paragraph;
    const sentence = reading.agreed === undefined ? text : `${reading.agreed}.`;
    return `§ ${id} ${title} (${sourceLabel(reading)}): ${sentence}`;
  });
  return [
    heading,
    ...lines.map(lineText),
    '',
    ...claims.map(({ text, paragraph: { id } }) => `${text} (§ ${id})`),
    ...(openReadings.length === 0 ? [] : ['', ...openReadings]),
    '',
    link
  ].join('\n');
}

export function lineText({ who, words, value: figure, notes }: Line): string {
  const pieces = figure ?? say.piecesTogether((notes ?? []).map(dollars));
  return say.line(who === undefined ? '' : displayName(who), words ?? '', pieces);
}

/** The live answer as one sentence for screen readers. */
export function answerSentence(lines: readonly Line[]): string {
  const maxLines = 6;
  const hiddenCount = lines.length - maxLines;
  const text = inARow(lines.slice(0, maxLines).map(lineText));
  return hiddenCount > 0 ? say.andMoreLines(text, hiddenCount) : text;
}
