import { CaseError } from '$lib/games/contract/define';
import { count, defineCase, group, people } from '$lib/referee/define-case';
import { paySpace } from './tile';
import { FACES } from '$lib/games/las-vegas/types';
import { MAX_PLAYERS, ANY_PLAYERS } from '$lib/games/las-vegas/referee/members';
import { tableOf } from '$lib/games/las-vegas/referee/seated-table';
import * as say from './strings/en';

const spaces = group(
  Object.fromEntries(
    FACES.map((space) => [
      String(space),
      {
        answer: count(0, 1),
        label: say.spaceLabel(space),
        absent: true,
        description: say.aDieOnSpace(space)
      } as const
    ])
  )
);

const niceDice = defineCase({
  id: 'nice-dice',
  title: say.whatDoNiceDicePay,
  shortName: say.niceDice,
  sketch: { dice: [6, 4] },
  people: ANY_PLAYERS,
  fields: {
    options: { rules: [] },
    dice: { answer: people(spaces, 0, MAX_PLAYERS), ...say.dice }
  },
  settle: ({ dice: enteredDice }) => {
    const table = tableOf(enteredDice.map(([name]) => name));
    const occupiedSpaces = enteredDice.flatMap(([name, where]) =>
      FACES.filter((space) => where[String(space)] === 1).map((space) => ({ name, space }))
    );
    const duplicate = occupiedSpaces.find(
      ({ space }, index) => occupiedSpaces.findIndex((item) => item.space === space) < index
    );
    if (duplicate !== undefined) throw new CaseError(`dice.${duplicate.name}`, say.oneDieOnASpace);
    return {
      ...table.payRewards(occupiedSpaces.map(({ name, space }) => paySpace('this', table.seat(name), space))),
      facts: {}
    };
  },
  examples: [
    {
      title: say.allSixSpacesAreTaken,
      position: { dice: { Anna: { '1': 1, '2': 1, '6': 1 }, Ben: { '3': 1, '4': 1, '5': 1 } } }
    }
  ]
});

export const cases = [niceDice] as const;
