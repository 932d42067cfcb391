import { CaseError } from '$lib/games/contract/define';
import type { Json } from '$lib/games/contract/form';
import { withControl, choice, count, defineCase, list, numberChoice } from '$lib/referee/define-case';
import { payClosing, payKeptToken } from './tile';
import { ONE_PLAYER, onlyPlayerMember } from '$lib/games/las-vegas/referee/members';
import { tableOf } from '$lib/games/las-vegas/referee/seated-table';
import { CHIP_VALUE } from '$lib/games/las-vegas/data';
import { sumWords } from '$lib/games/las-vegas/strings/en/pieces';
import { MAX_SPACES, otherSpacesIn, PAYMENTS, makeRing, USUAL_RING } from './your-box';
import * as say from './strings/en';

const SPACE = say.aSpaceCountedFromTheArrow;
const LAST_SPACE = USUAL_RING.length - 1;

/** Spaces of the ring given in the position, otherwise of the usual ring. */
function spacesOf(ring: Json | undefined): readonly number[] {
  const spaces = Array.isArray(ring) && ring.length > 0 ? (ring as readonly number[]) : undefined;
  return makeRing(spaces);
}

const noEntry = defineCase({
  id: 'no-entry',
  ...say.noEntryCase,
  sketch: { value: sumWords(2 * CHIP_VALUE) },
  people: ONE_PLAYER,
  fields: {
    options: { rules: [] },
    player: onlyPlayerMember(say.whoActivatesTheTile),
    space: {
      // The ring of the players' copy decides how many spaces there are, so this is checked with the whole position.
      answer: withControl(count(0, LAST_SPACE, SPACE, MAX_SPACES), ({ ring }) => ({
        kind: 'choice',
        choices: spacesOf(ring).map((_, space) => ({
          value: space,
          label: space === 0 ? say.arrow : String(space)
        }))
      })),
      ...say.spaceMember
    },
    token: { answer: choice({ moved: say.moved, kept: say.leftThere }), ...say.token },
    ring: {
      answer: list(
        numberChoice(
          PAYMENTS.map((value) => ({ value, label: value === 0 ? say.nothing : sumWords(value) })),
          say.whatASpacePays
        ),
        say.aListOfSpaces,
        { label: say.space, min: 1, max: MAX_SPACES }
      ),
      absent: true,
      ...say.ring,
      description: say.whatTheSpacesPay(MAX_SPACES)
    }
  },
  settle: ({ player, space, token, ring }) => {
    const track = makeRing(ring);
    const lastSpace = track.length - 1;
    if (space > lastSpace) throw new CaseError('space', say.from0To(SPACE, lastSpace));
    const table = tableOf([player]);
    const seat = table.seat(player);
    if (token === 'kept') return { ...table.payRewards([payKeptToken(seat)]), facts: { space } };
    const { counter, ...reward } = payClosing('this', seat, { counter: space, track });
    return { ...table.payRewards([reward]), facts: { space: counter } };
  },
  examples: [{ title: say.theFirstClosing, position: { player: 'Anna', space: 0, token: 'moved' } }],
  boxMembers: (box) => {
    const spaces = otherSpacesIn(box);
    return spaces === undefined ? {} : { ring: spaces };
  }
});

export const cases = [noEntry] as const;
