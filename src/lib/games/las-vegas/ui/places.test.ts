import { expect, test } from 'vitest';
import { withExactDice } from '$lib/games/las-vegas/state/view';
import { placeOf, placesOf } from './places';

const names = (player: string): string => ({ p1: 'Anna', p2: 'Ben', p3: 'Carla' })[player] ?? player;
/** Anna has 3, Ben and Carla tie with 2 (Ben with the big die), and the neutral player has 1. */
const casino = withExactDice(4, [80000, 30000], {
  p1: { small: 3, big: 0 },
  p2: { small: 0, big: 1 },
  p3: { small: 2, big: 0 },
  neutral: { small: 1, big: 0 }
});

test('4.3, 5.2 each claim has its dice, its rank and the receiver of the note', () => {
  const place = placeOf(casino, names);
  expect(place).toMatchObject({ id: 'casino:4', number: 4, stake: [80000, 30000], isPreview: false });
  expect(
    place.claims.map(({ id, name, who, to, count, tied, award }) => [id, name, who, to, count, tied, award])
  ).toEqual([
    ['p1', 'Anna', 'p1', 'Anna', 3, false, 80000],
    ['p2', 'Ben', 'p2', 'Ben', 2, true, 0],
    ['p3', 'Carla', 'p3', 'Carla', 2, true, 0],
    ['neutral', 'Neutral', undefined, 'the pile', 1, false, 30000]
  ]);
  expect(place.claims.map(({ pieces }) => pieces.map(({ piece }) => piece))).toEqual([
    ['4', '4', '4'],
    ['big 4'],
    ['4', '4'],
    ['4']
  ]);
  expect(place.claims.map(({ rank }) => rank)).toEqual([
    'Most dice still in: 3',
    undefined,
    undefined,
    'No one owns these dice'
  ]);
});

test('a place is read out with its notes and claims, and a preview is announced as one', () => {
  expect(placeOf(casino, names).accessibleText).toBe(
    'Casino 4. Notes of $80,000 and $30,000. Anna 3, $80,000. Ben 2, tied. Carla 2, tied. Neutral 1, $30,000.'
  );
  const viewBefore = { casinos: [withExactDice(4, [80000, 30000], {})] };
  const [place] = placesOf({ casinos: [casino] }, names, viewBefore);
  expect(place?.isPreview).toBe(true);
  expect(place?.accessibleText).toContain('It would be: Anna 3');
});

test('8.8 a closed casino without dice says so', () => {
  const closedCasino = { ...withExactDice(5, [50000, 40000], {}), closed: true } as const;
  expect(placeOf(closedCasino, names, { cards: 2 }).accessibleText).toBe(
    'Casino 5, closed. Notes of $50,000 and $40,000 and 2 chip cards. No one has dice there.'
  );
});
