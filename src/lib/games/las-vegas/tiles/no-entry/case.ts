import { asked, choice, count, defineCase } from '$lib/games/statement';
import { payClosing, payKept } from '$lib/games/las-vegas/tiles/no-entry';
import { USUAL_RING } from './your-box';
import { ONE, whoIs } from '$lib/games/las-vegas/cases/members';
import { tableOf } from '$lib/games/las-vegas/cases/table';

const noEntry = defineCase({
  id: 'no-entry',
  title: 'What does the ring of No Entry pay?',
  about: 'No Entry!',
  sketch: { figure: '2 chips' },
  people: ONE,
  fields: {
    options: { rules: [] },
    player: whoIs('who activates the tile'),
    space: {
      is: asked(count(0, USUAL_RING.length - 1, 'a space, where 0 is the start arrow,'), {
        kind: 'choice',
        choices: USUAL_RING.map((_, space) => ({
          value: space,
          label: space === 0 ? 'Arrow' : String(space)
        }))
      }),
      title: 'Space of the counter',
      hint: 'before the token moves, from the arrow on',
      says: 'the space of the counter before; 0 is the start arrow'
    },
    token: {
      is: choice([
        { value: 'moved', label: 'Moved' },
        { value: 'kept', label: 'Left there' }
      ]),
      title: 'The token',
      says: 'whether the token was moved to another casino, or left where it was'
    }
  },
  settle: ({ player, space, token }) => {
    const table = tableOf([player]);
    const seat = table.seat(player);
    if (token === 'kept') return { ...table.paid([payKept(seat)]), facts: { space } };
    const { counter, ...reward } = payClosing('this', seat, { counter: space, track: USUAL_RING });
    return { ...table.paid([reward]), facts: { space: counter } };
  },
  examples: [{ title: 'The first closing', position: { player: 'Anna', space: 0, token: 'moved' } }]
});

export const cases = [noEntry] as const;

declare module '$lib/games/las-vegas/cases/of-tiles' {
  interface CasesOfTiles {
    readonly 'no-entry': typeof cases;
  }
}
