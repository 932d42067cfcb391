import { describe, expect, test } from 'vitest';
import type { Names, Reason } from '$lib/core';
import { SENTENCES as cards } from '$lib/games/las-vegas-cards/fixtures/reason-wording';
import { text as cardsText } from '$lib/games/las-vegas-cards/strings/en/log';
import { SENTENCES as lasVegas } from '$lib/games/las-vegas/fixtures/reason-wording';
import { text as lasVegasText } from '$lib/games/las-vegas/strings/en/log';
import { TILES } from '$lib/games/las-vegas/tiles/all';
import { SENTENCES as razzia } from '$lib/games/razzia/fixtures/reason-wording';
import { text as razziaText } from '$lib/games/razzia/strings/en/log';
import { SENTENCES as strip } from '$lib/games/vegas-strip/fixtures/reason-wording';
import { text as stripText } from '$lib/games/vegas-strip/strings/en/log';
import { SENTENCES as vegas } from '$lib/games/vegas/fixtures/reason-wording';
import { text as vegasText } from '$lib/games/vegas/strings/en/log';

/** A reason's code, the sentence that the app says for it, and the one written by hand. */
type Example = readonly [code: string, said: () => string, expected: string];

/** Builds the examples of a game, with these names for p1, p2 and so on. */
function examples<Why extends Reason>(
  text: { readonly why: (why: Why, names: Names) => string },
  sentences: Readonly<Record<string, readonly [why: Why, sentence: string]>>,
  seats: readonly string[] = ['Anna', 'Ben', 'Carla']
): readonly Example[] {
  const names: Names = (player) => seats[Number(player.slice(1)) - 1] ?? player;
  return Object.entries(sentences).map(([code, [why, sentence]]) => [
    code,
    () => text.why(why, names),
    sentence
  ]);
}

describe.each([
  ['Las Vegas', examples(lasVegasText, lasVegas)],
  ['Las Vegas: The Card Game', examples(cardsText, cards)],
  ['Vegas', examples(vegasText, vegas)],
  ['Vegas Strip', examples(stripText, strip)],
  ['Razzia', examples(razziaText, razzia, ['Udo', 'Claudia', 'Stefan', 'Karin'])]
] as const)('each reason of %s has its sentence', (_, sentenceExamples) => {
  test.each(sentenceExamples)('%s', (__, actual, expected) => {
    expect(actual()).toBe(expected);
  });
});

test('every reason of a tile has a sentence', () => {
  const codes = TILES.flatMap(({ sentences }) => Object.keys(sentences));
  expect(codes.filter((code) => !Object.hasOwn(lasVegas, code))).toEqual([]);
});
