import { describe, expect, test } from 'vitest';
import { settle } from '$lib/games';
import { readPosition, writePosition } from '$lib/referee/position-url';
import type { JsonObject } from '$lib/games/contract/form';
import { gamesOf, primaryGames } from '$lib/games/registry';
import { answer, knownMembers } from './probes';

/** Members that no field asks for: the case itself, and the seats. */
function membersWithoutField(
  people: { readonly seatsMember?: string; readonly countMember?: string } | undefined
): readonly string[] {
  return ['game', 'case', 'options', people?.seatsMember ?? '', people?.countMember ?? ''];
}

describe.each(primaryGames().map((game) => [game.meta.id, game] as const))('%s', async (game, { load }) => {
  const loadedGame = await load();
  const loadedGames = await Promise.all(gamesOf(game).map(async ({ load: loadGame }) => loadGame()));
  const { cases } = await loadedGame.cases();

  test('shows every case with an example', () => {
    expect(cases.filter(({ form }) => form.examples.length === 0).map(({ id }) => id)).toEqual([]);
  });

  const caseForms = cases.map(({ id, form }) => [id, form] as const);
  describe.each(caseForms)('%s', (id, form) => {
    const wholePosition = (position: JsonObject): JsonObject => ({ game, case: id, ...position });

    test.each(form.examples.map((example) => [example.title, example.position] as const))(
      'answers its example, whether filled in or opened from an address: %s',
      async (_, position) => {
        const readBack = readPosition(writePosition(position)) ?? {};
        const verdict = await settle(wholePosition(readBack));
        expect(verdict).toEqual(await settle(wholePosition(position)));
        expect(() => form.answer?.(verdict, position)).not.toThrow();
        for (const plate of form.plates?.(verdict, position) ?? []) expect(plate.count).toBeGreaterThan(0);
      }
    );

    test('has a field for every member, and no other field', async () => {
      const fields = form.examples.flatMap(({ position }) => form.fields(position));
      const members = new Set([...fields.map(({ member }) => member), ...membersWithoutField(form.people)]);
      const knownNames = (await knownMembers(wholePosition(form.examples[0]!.position))).filter(
        (path) => !path.includes('.')
      );
      expect([...members].filter((member) => member !== '').sort()).toEqual([...new Set(knownNames)].sort());
    });

    test('can be asked before anything is entered', async () => {
      expect(form.fields({}).length).toBeGreaterThan(0);
      expect(await answer(wholePosition({}))).toHaveProperty('error');
    });

    test('mentions only house rules of the game', () => {
      const knownNames = loadedGames.flatMap(({ houseRules }) => houseRules);
      expect(form.houseRules.filter((rule) => !knownNames.includes(rule))).toEqual([]);
    });
  });
});
