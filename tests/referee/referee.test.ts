import { describe, expect, test } from 'vitest';
import type { Verdict } from '$lib/games';
import { RESERVED_NAMES } from '$lib/games/reserved-names';
import { renderCaseDocs } from '$lib/referee/render-case-docs';
import { primaryGames } from '$lib/games/registry';
import { refereeDocument, readDocumentedCase, examplesIn, sections } from './document';
import { answer, knownMembers, withoutMember } from './probes';

test.each(examplesIn(refereeDocument).map((example) => [JSON.stringify(example.position), example] as const))(
  'settle gives the documented answer: %s',
  async (_, example) => expect(await answer(example.position)).toEqual(example.answer)
);

test('the document lists every word that cannot be a name', () => {
  const names = /\*\*Names\.\*\*.*/.exec(refereeDocument)?.[0] ?? '';
  expect(RESERVED_NAMES.filter((name) => !names.includes(`\`${name}\``))).toEqual([]);
});

test('the document lists the members of every case; `npm run referee-members` writes them', async () => {
  const loadedGames = await Promise.all(primaryGames().map(({ load }) => load()));
  expect(await renderCaseDocs(refereeDocument, loadedGames)).toBe(refereeDocument);
});

describe.each(primaryGames().map((game) => [game.meta.id, game] as const))('%s', async (id, { load }) => {
  const { cases } = await (await load()).cases();
  const texts = sections(sections(refereeDocument, 2).get(id) ?? '', 3);

  test('has a section for every case, and no other', () => {
    expect([...texts.keys()].sort()).toEqual(cases.map((refereeCase) => refereeCase.id).sort());
  });

  describe.each([...texts].map(([title, text]) => [title, readDocumentedCase(text)] as const))(
    '%s',
    (
      title,
      { members, optionalMembers, conditional: conditionalMembers, facts, optionalFacts, examples }
    ) => {
      const positions = examples.map(({ position }) => position);

      test('has an example for every member', () => {
        const unusedMembers = members.filter(
          (path) =>
            path !== 'options' && positions.every((position) => withoutMember(position, path).length === 0)
        );
        expect(unusedMembers).toEqual([]);
        expect(positions.map((position) => position['case'])).toEqual(positions.map(() => title));
      });

      test('lists exactly the known members', async () => {
        const knownPaths = new Set((await Promise.all(positions.map(knownMembers))).flat());
        expect([...members].sort()).toEqual([...knownPaths].sort());
      });

      test('says which members may be absent', async () => {
        for (const path of members.filter((member) => !conditionalMembers.includes(member)))
          for (const position of positions.flatMap((position) => withoutMember(position, path))) {
            const isRequired = 'error' in (await answer(position));
            expect(isRequired, `without ${path}: ${JSON.stringify(position)}`).toBe(
              !optionalMembers.includes(path)
            );
          }
      });

      test('has an example with and without each conditional member', async () => {
        for (const path of conditionalMembers) {
          const positionsWithoutPath = positions.flatMap((position) => withoutMember(position, path));
          const responses = await Promise.all(positionsWithoutPath.map(answer));
          expect(
            responses.some((verdict) => 'error' in verdict),
            `without ${path}`
          ).toBe(true);
          expect(
            positions.some((position) => withoutMember(position, path).length === 0),
            path
          ).toBe(true);
        }
      });

      test('lists exactly the facts of a verdict', async () => {
        for (const position of positions) {
          const verdict = (await answer(position)) as Verdict;
          const absentFacts = optionalFacts.filter((fact) => !(fact in verdict.facts));
          expect([...Object.keys(verdict.facts), ...absentFacts].sort()).toEqual([...facts].sort());
        }
      });
    }
  );
});
