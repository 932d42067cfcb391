import { CaseError } from '$lib/games/define';
import { count, defineCase, group, people } from '$lib/games/statement';
import { paySpace } from '$lib/games/las-vegas/tiles/nice-dice';
import { FACES } from '$lib/games/las-vegas/types';
import { MOST_PLAYERS, SOME } from '$lib/games/las-vegas/cases/members';
import { tableOf } from '$lib/games/las-vegas/cases/seated-table';

const spaces = group(
  Object.fromEntries(
    FACES.map((space) => [
      String(space),
      {
        is: count(0, 1),
        label: `space ${space}`,
        absent: true,
        says: `a die on space ${space}, where there is room for one`
      } as const
    ])
  )
);

const niceDice = defineCase({
  id: 'nice-dice',
  title: 'What do the spaces of Nice Dice pay?',
  about: 'Nice Dice',
  sketch: { dice: [6, 4] },
  people: SOME,
  fields: {
    options: { rules: [] },
    dice: {
      is: people(spaces, 0, MOST_PLAYERS),
      title: 'Dice on the spaces',
      says: 'none to five players by name, and the spaces where they have a die'
    }
  },
  settle: ({ dice: given }) => {
    const table = tableOf(given.map(([name]) => name));
    const lying = given.flatMap(([name, where]) =>
      FACES.filter((space) => where[String(space)] === 1).map((space) => ({ name, space }))
    );
    const taken = lying.find(({ space }, index) => lying.findIndex((each) => each.space === space) < index);
    if (taken !== undefined) throw new CaseError(`dice.${taken.name}`, 'one die on a space');
    return {
      ...table.paid(lying.map(({ name, space }) => paySpace('this', table.seat(name), space))),
      facts: {}
    };
  },
  examples: [
    {
      title: 'All six spaces are taken',
      position: { dice: { Anna: { '1': 1, '2': 1, '6': 1 }, Ben: { '3': 1, '4': 1, '5': 1 } } }
    }
  ]
});

export const cases = [niceDice] as const;

declare module '$lib/games/las-vegas/cases/of-tiles' {
  interface CasesOfTiles {
    readonly 'nice-dice': typeof cases;
  }
}
