import { CaseError } from '$lib/games/define';
import { choice, count, defineCase } from '$lib/games/statement';
import { HANDICAP_SLOTS, payPicture } from '$lib/games/las-vegas/tiles/handicap';
import { ONE, whoIs } from '$lib/games/las-vegas/cases/members';
import { tableOf } from '$lib/games/las-vegas/cases/seated-table';

const handicap = defineCase({
  id: 'handicap',
  title: 'What does a gray die on Handicap pay?',
  about: 'Handicap',
  sketch: { figure: '$30,000' },
  people: ONE,
  fields: {
    options: { rules: [] },
    player: whoIs('who takes the die'),
    picture: {
      is: choice([
        { value: 'chip', label: '1 chip' },
        { value: 'money', label: '$30,000' },
        { value: 'adjust', label: 'Adjust a die' }
      ]),
      title: 'The picture',
      says: 'the picture it is put on'
    },
    taken: {
      is: count(0, HANDICAP_SLOTS.adjust),
      absent: true,
      title: 'Pictures of that kind taken',
      says: 'pictures of that kind that are taken already; there are 2, 3 and 4'
    }
  },
  settle: ({ player, picture, taken = 0 }) => {
    const pictures = HANDICAP_SLOTS[picture];
    if (taken >= pictures) throw new CaseError('taken', `fewer than the ${pictures} pictures of that kind`);
    const table = tableOf([player]);
    const reward = payPicture('this', table.seat(player), picture, { possible: true });
    return { ...table.paid([reward]), facts: { free: pictures - taken - 1 } };
  },
  examples: [{ title: 'The last $30,000', position: { player: 'Anna', picture: 'money', taken: 2 } }]
});

export const cases = [handicap] as const;

declare module '$lib/games/las-vegas/cases/of-tiles' {
  interface CasesOfTiles {
    readonly handicap: typeof cases;
  }
}
