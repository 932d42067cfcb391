import type { Verdict } from '$lib/games/define';
import { isObject, type Field, type Form, type Json, type JsonObject, type Plate } from '$lib/games/form';
import { BIG_DICE, BLACK_DICE, GRAY_DICE, NOTE_VALUES, SMALL_DICE } from '$lib/games/las-vegas/data';
import { strength } from '$lib/games/las-vegas/payout';

const DICE = { kind: 'dice', small: SMALL_DICE, big: BIG_DICE } as const;
const MORE = 'Neutral, blank or black dice';

const fields: readonly Field[] = [
  {
    member: 'notes',
    title: 'Notes that lie there',
    hint: 'Tap again for a second one',
    kind: 'pieces',
    piece: 'note',
    values: NOTE_VALUES,
    most: 2
  },
  {
    member: 'dice',
    title: 'Dice that lie there',
    hint: 'big die counts 2',
    kind: 'people',
    each: DICE
  },
  { member: 'neutral', title: 'Neutral colour of two players', more: MORE, ...DICE },
  { member: 'gray', title: 'Blank gray dice', more: MORE, kind: 'count', min: 0, max: GRAY_DICE },
  { member: 'extra', title: 'Black dice of one player', more: MORE, kind: 'one', min: 1, max: BLACK_DICE }
];

/** Who is paid at one casino. */
export const casinoForm: Form = {
  about: 'one casino',
  sketch: { notes: [80000, 50000] },
  people: { least: 0, most: 5 },
  fields: () => fields,
  examples: [
    {
      title: 'Equal counts leave, and the least is paid',
      position: {
        notes: [80000, 50000],
        dice: { Anna: { small: 5 }, Ben: { small: 3 }, Carla: { small: 1, big: 1 }, Denny: { small: 1 } }
      }
    },
    {
      title: 'Everybody is level, and nobody is paid',
      position: { notes: [90000, 30000], dice: { Anna: { small: 2 }, Ben: { big: 1 } } }
    },
    {
      title: 'Two players, and the neutral colour is second',
      position: {
        notes: [70000, 40000],
        dice: { Ben: { small: 2 }, Carla: { small: 4 } },
        neutral: { small: 1, big: 1 }
      }
    },
    {
      title: 'A black die makes a tie',
      position: {
        notes: [100000, 30000],
        dice: { Anna: { small: 3 }, Ben: { small: 2 } },
        extra: { Ben: 1 },
        gray: 1
      }
    }
  ],
  plates
};

/** Everybody with dice there, best first, then those that equal counts have struck out. */
function plates({ facts }: Verdict, position: JsonObject): readonly Plate[] {
  const ranking = facts['ranking'] as readonly string[];
  const tied = (facts['tied'] as readonly (readonly string[])[]).flat();
  return [
    ...ranking.map((name, place): Plate => plate(position, name, place < 2 ? 'lit' : 'dark')),
    ...tied.map((name): Plate => plate(position, name, 'struck'))
  ];
}

function plate(position: JsonObject, name: string, state: Plate['state']): Plate {
  const imaginary = name === 'neutral' || name === 'gray';
  const told = imaginary ? position[name] : memberOf(position['dice'], name);
  const dice = typeof told === 'number' ? { small: told } : told;
  const black = imaginary ? 0 : numberOf(memberOf(position['extra'], name));
  const { count } = strength('p1', {
    small: numberOf(memberOf(dice, 'small')),
    big: numberOf(memberOf(dice, 'big')),
    black
  });
  return { name, count, state };
}

function memberOf(value: Json | undefined, member: string): Json | undefined {
  return isObject(value) ? new Map(Object.entries(value)).get(member) : undefined;
}

function numberOf(value: Json | undefined): number {
  return typeof value === 'number' ? value : 0;
}
