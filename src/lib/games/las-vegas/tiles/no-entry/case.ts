import { CaseError } from '$lib/games/define';
import type { Json } from '$lib/games/form';
import { asked, choice, count, defineCase, list, numberChoice } from '$lib/games/statement';
import { payClosing, payKept } from '$lib/games/las-vegas/tiles/no-entry';
import { ONE, whoIs } from '$lib/games/las-vegas/cases/members';
import { tableOf } from '$lib/games/las-vegas/cases/seated-table';
import { sumWords } from '$lib/games/las-vegas/sum-words';
import { MOST_SPACES, otherSpacesIn, PAYING, ringWith, USUAL_RING } from './your-box';

const SPACE = 'a space, where 0 is the start arrow,';
const LAST_SPACE = USUAL_RING.length - 1;

/** The spaces of the ring that is told, for fingers. */
function spacesOf(ring: Json | undefined): readonly number[] {
  const spaces = Array.isArray(ring) && ring.length > 0 ? (ring as readonly number[]) : undefined;
  return ringWith(spaces);
}

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
      // How far a ring of the table’s own box goes is known when all of the position is.
      is: asked(count(0, LAST_SPACE, SPACE, MOST_SPACES), ({ ring }) => ({
        kind: 'choice',
        choices: spacesOf(ring).map((_, space) => ({
          value: space,
          label: space === 0 ? 'Arrow' : String(space)
        }))
      })),
      title: 'Space of the counter',
      hint: 'before the token moves, from the arrow on',
      says: 'the space of the counter before; 0 is the start arrow, and with `ring` there are as many as it has'
    },
    token: {
      is: choice([
        { value: 'moved', label: 'Moved' },
        { value: 'kept', label: 'Left there' }
      ]),
      title: 'The token',
      says: 'whether the token was moved to another casino, or left where it was'
    },
    ring: {
      is: list(
        numberChoice(
          PAYING.map((value) => ({ value, label: value === 0 ? 'Nothing' : sumWords(value) })),
          'what a space pays'
        ),
        'a list of spaces',
        { label: 'Space', least: 1, most: MOST_SPACES }
      ),
      absent: true,
      title: 'What the spaces pay in your box',
      hint: 'after the arrow',
      more: 'Another ring in your box',
      says: `what the spaces after the start arrow pay in the table’s own box: 1 to ${MOST_SPACES} of them, in whole dollars, 0 for an empty one`
    }
  },
  settle: ({ player, space, token, ring }) => {
    const track = ringWith(ring);
    const last = track.length - 1;
    if (space > last) throw new CaseError('space', `${SPACE} from 0 to ${last}`);
    const table = tableOf([player]);
    const seat = table.seat(player);
    if (token === 'kept') return { ...table.paid([payKept(seat)]), facts: { space } };
    const { counter, ...reward } = payClosing('this', seat, { counter: space, track });
    return { ...table.paid([reward]), facts: { space: counter } };
  },
  examples: [{ title: 'The first closing', position: { player: 'Anna', space: 0, token: 'moved' } }],
  ofBox: (box) => {
    const spaces = otherSpacesIn(box);
    return spaces === undefined ? {} : { ring: spaces };
  }
});

export const cases = [noEntry] as const;

declare module '$lib/games/las-vegas/cases/of-tiles' {
  interface CasesOfTiles {
    readonly 'no-entry': typeof cases;
  }
}
