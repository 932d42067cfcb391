import { expect } from 'vitest';
import { askedPlayers, redactAsks, namesOf, type Ask, type Names, type Reason } from '$lib/core';
import type { AskText, Game } from '$lib/games/contract/define';
import { expectWords } from './sentence-laws';
import type { AnyMove, PlayedMatch } from './matches';

type AnyAsk = Ask<AnyMove, Reason>;

/**
 * Every ask has its text at every moment and for every player: a question, and different labels for its choices, rows
 * of counts and pieces.
 */
export function everyAskHasText({ match, moments }: PlayedMatch, game: Game): void {
  const names = namesOf(match.seats);
  const seenTexts = new Set<string>();
  for (const { previousState, asks } of moments) {
    const viewer = [
      undefined,
      ...new Set(asks.filter(({ secret }) => secret === true).flatMap(askedPlayers))
    ];
    for (const player of viewer) {
      const viewOfPlayer = game.rules.view(previousState, player);
      for (const ask of redactAsks(asks, player)) checkAsk(ask, viewOfPlayer, names, game, seenTexts);
    }
  }
}

/** Skips texts that have already passed, because most moments have the same asks. */
function checkAsk(ask: AnyAsk, view: object, names: Names, game: Game, seenTexts: Set<string>): void {
  const askText = game.text.ask(ask, view, names);
  const labels = labelsOf(ask, view, names, game);
  const askTexts = JSON.stringify([askText, labels]);
  if (seenTexts.has(askTexts)) return;
  seenTexts.add(askTexts);
  expectQuestion(askText, ask);
  for (const group of labels) expectLabels(group, ask);
}

function expectQuestion({ question, hint, action, table }: AskText, { id }: AnyAsk): void {
  const sentences = [question, hint, table?.question, table?.hint].filter((item) => item !== undefined);
  for (const sentence of sentences) {
    expect(sentence, id).toMatch(/^[\p{Lu}“$].*[.?]$/u);
    expectWords(sentence, id);
  }
  if (action !== undefined) expectLabels([action], { id });
}

/** The labels of one list are different, and none is an id. */
function expectLabels(labels: readonly string[], { id }: Pick<AnyAsk, 'id'>): void {
  expect(new Set(labels).size, `${id}: ${labels.join(' | ')}`).toBe(labels.length);
  for (const label of labels) {
    expect(label, id).toMatch(/^[\p{Lu}\d$].*[^.,;: ]$/u);
    expectWords(label, id);
  }
}

/** All labels of an ask, list by list. */
function labelsOf(ask: AnyAsk, view: object, names: Names, { text }: Game): readonly (readonly string[])[] {
  switch (ask.kind) {
    case 'choose':
      return [ask.choices.map(({ move }) => text.choice(move, view, names))];
    case 'counts':
      return [
        ask.groups.map(({ id }) => text.countLabel(id, undefined, view, names)),
        ...ask.groups.map(({ id, rows }) => rows.map((row) => text.countLabel(id, row.id, view, names)))
      ];
    case 'draw':
      return [Object.keys(ask.pool).map((piece) => text.piece(ask.from, piece))];
    case 'split':
    case 'dice':
    case 'number':
      return [];
  }
}
