import {
  formatAmount,
  formatDollars,
  joinWithCommas,
  isolateNamesIn,
  findParagraph,
  type Paragraph,
  type Rulebook
} from '$lib/core';
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
const PLACE_NAMES: Readonly<Record<string, string>> = {
  ...say.places,
  ...LEDGER_PLACES
};

/** The display name of a player or a place. */
export function displayName(name: string): string {
  return Object.hasOwn(PLACE_NAMES, name) ? (PLACE_NAMES[name] ?? name) : name;
}

/** The main lines of an answer: first the players who get or pay something, then its other decisions. */
export function answerLinesOf(
  { form, game }: { readonly form: Form; readonly game: Pick<Game, 'meta'> },
  verdict: Verdict,
  position: JsonObject
): readonly Line[] {
  const awardsByPerson = new Map<
    string,
    { readonly who: string; readonly isPaying: boolean; readonly awards: Award[] }
  >();
  for (const award of verdict.awards) {
    const isPaying = award.from !== undefined && !Object.hasOwn(PLACE_NAMES, award.from);
    const name = isPaying ? award.from : award.to;
    const key = `${isPaying} ${name}`;
    awardsByPerson.set(key, {
      who: name,
      isPaying,
      awards: [...(awardsByPerson.get(key)?.awards ?? []), award]
    });
  }
  const awardLines = [...awardsByPerson.values()].map(({ who, isPaying, awards }): Line => {
    const sum = awards.reduce((total, { value, count = 1 }) => total + value * count, 0);
    const notes = awards.filter(({ piece }) => piece === 'note').map(({ value }) => value);
    const isChipsOnly = !isPaying && awards.every(({ piece }) => piece === 'chip');
    const chips = isChipsOnly ? { chips: awards.reduce((total, { count = 1 }) => total + count, 0) } : {};
    return { who, ...chips, value: formatAmount(isPaying ? -sum : sum, game.meta.unit), notes };
  });
  const [people, places] = [awardLines.filter(isPerson), awardLines.filter((line) => !isPerson(line))];
  const answerLines = form.answer?.(verdict, position) ?? [];
  const lines = [...people, ...answerLines, ...places];
  return lines.length > 0 ? lines : [{ words: say.noOneGetsAnything }];
}

function isPerson({ who = '' }: Line): boolean {
  return !Object.hasOwn(PLACE_NAMES, who);
}

/** A reason with its player, the player's strength, and its rule paragraph. */
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
    const foundParagraph = findParagraph(rulebook, idOf(rulebook, rule));
    const plate = plates.find(({ name }) => name === player);
    if (foundParagraph === undefined) return [];
    return [
      {
        text: isolateNamesIn(text, people),
        paragraph: foundParagraph,
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

/** A rule that decides this situation and is our interpretation or has a house rule. */
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
  const citedParagraphs = claims.map((claim) => claim.paragraph).filter(({ source }) => source === 'reading');
  const decisiveParagraphs = [...decisiveByRule.keys()].flatMap(
    (rule) => findParagraph(rulebook, rule) ?? []
  );
  const byId = new Map(
    [...citedParagraphs, ...decisiveParagraphs].map((paragraph) => [paragraph.id, paragraph])
  );
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
  const readingTexts = readings.map((reading) => {
    const { id, title, text } = reading.paragraph;
    const sentence = reading.agreed === undefined ? text : `${reading.agreed}.`;
    return `§ ${id} ${title} (${sourceLabel(reading)}): ${sentence}`;
  });
  return [
    heading,
    ...lines.map(lineText),
    '',
    ...claims.map(({ text, paragraph: { id } }) => `${text} (§ ${id})`),
    ...(readingTexts.length === 0 ? [] : ['', ...readingTexts]),
    '',
    link
  ].join('\n');
}

export function lineText({ who, words, value: valueText, notes }: Line): string {
  const pieces = valueText ?? say.piecesTogether((notes ?? []).map(formatDollars));
  return say.line(who === undefined ? '' : displayName(who), words ?? '', pieces);
}

/** The live answer as one sentence for screen readers. */
export function answerSentence(lines: readonly Line[]): string {
  const maxLines = 6;
  const hiddenCount = lines.length - maxLines;
  const text = joinWithCommas(lines.slice(0, maxLines).map(lineText));
  return hiddenCount > 0 ? say.andMoreLines(text, hiddenCount) : text;
}
