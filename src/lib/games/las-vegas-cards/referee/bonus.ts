import { chipCardBonus, CHIP_COLOURS } from '$lib/chip-cards';
import { formatDollars } from '$lib/core';
import { defineCase, person } from '$lib/referee/define-case';
import { chipCards } from './members';
import { tableOf } from './seated-table';
import * as say from '$lib/games/las-vegas-cards/strings/en/referee';

export const bonus = defineCase({
  id: 'bonus',
  ...say.bonusCase,
  sketch: { value: '$150k' },
  people: { min: 1, max: 1 },
  fields: {
    player: { answer: person({ fillIfOnly: true }), ...say.player },
    chipCards: { answer: chipCards, ...say.chipCardsWords }
  },
  settle: ({ player: name, chipCards: cards }) => {
    const table = tableOf([name]);
    const player = table.seat(name);
    const bonusesByColour = cards
      .filter(([, count]) => count > 0)
      .map(([colour, count]) => ({ colour, count, value: chipCardBonus(count) }));
    return {
      awards: [],
      reasons:
        bonusesByColour.length === 0
          ? [table.reason({ code: 'noBonus', rule: '7.7', player }, player)]
          : bonusesByColour.map(({ colour, count, value }, index) =>
              table.reason(
                {
                  code: 'bonus',
                  rule: '7.7',
                  player,
                  colour: CHIP_COLOURS[index] ?? 'pink',
                  name: colour,
                  count,
                  value
                },
                player
              )
            ),
      facts: {
        total: bonusesByColour.reduce((sum, { value }) => sum + value, 0),
        colours: Object.fromEntries(bonusesByColour.map(({ colour, value }) => [colour, value]))
      }
    };
  },
  examples: [{ title: say.twoPinkAndFourGold, position: { player: 'Leo', chipCards: { pink: 2, gold: 4 } } }],
  answer: ({ facts }, { player }) => [
    ...Object.entries(facts['colours'] as Readonly<Record<string, number>>).map(([colour, value]) => ({
      words: colour,
      value: formatDollars(value)
    })),
    { ...(typeof player === 'string' ? { who: player } : {}), value: formatDollars(Number(facts['total'])) }
  ]
});
