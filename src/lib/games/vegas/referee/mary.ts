import { CaseError } from '$lib/games/contract/define';
import { choice, count, defineCase, face, list } from '$lib/referee/define-case';
import { MAX_BLANKS, TABLES } from '$lib/games/vegas/state/board';
import type { Face } from '$lib/games/vegas/data';
import { canMaryBeAt, stepFrom, type TrackStep, type TrackPlace } from '$lib/games/vegas/state/track';
import type { Why } from '$lib/games/vegas/types';
import { tableOf } from './members';
import * as say from '$lib/games/vegas/strings/en/referee';

const MAX_LENGTH = TABLES * (MAX_BLANKS + 1);

type MaryCause = 'die' | 'good-luck' | 'mary-card';

const place = choice({ gold: say.gold, scored: say.scored, blank: say.blankLabel });

const ALL_GOLD = Array.from({ length: TABLES }, () => 'gold' as const);

/** The case of Mary Chip: whether she moves, and where to. */
export const mary = defineCase({
  id: 'mary',
  ...say.maryCase,
  sketch: { dice: [1] },
  fields: {
    track: {
      answer: list(place, say.aListOfPlaces, {
        label: say.place,
        min: TABLES,
        max: MAX_LENGTH,
        countMessage: say.fourteenTablesAndBlankSteps
      }),
      ...say.track
    },
    at: { answer: count(0, MAX_LENGTH, say.aPlace), ...say.maryPosition },
    by: {
      answer: choice({ die: say.theDie, 'good-luck': say.aGoodLuckCard, 'mary-card': say.theMaryChipCard }),
      title: say.rollOrCard
    },
    shown: { answer: face(), ...say.shownNumber, when: ({ by }) => by !== 'mary-card', title: say.theNumber }
  },
  settle: ({ track, at, by, shown }) => {
    refuse(track, at, by, shown);
    const step = moves(by, shown) ? stepFrom(track, at) : undefined;
    const remainingGold = track.filter((trackPlace) => trackPlace === 'gold').length;
    return {
      awards: [],
      reasons: [tableOf([]).reason(stepReason(step, by, shown))],
      facts: {
        to: step?.to ?? at,
        skipped: step?.skipped ?? [],
        scored: step?.finds === 'gold',
        over: step?.finds === 'gold' && remainingGold === 1
      }
    };
  },
  examples: [
    {
      title: say.aThrown1AndAScored,
      position: {
        track: ALL_GOLD.map((trackPlace, index) => (index < 5 ? 'scored' : trackPlace)),
        at: 4,
        by: 'die',
        shown: 1
      }
    },
    { title: say.aGoodLuck1, position: { track: ALL_GOLD, at: 0, by: 'good-luck', shown: 1 } },
    { title: say.herCard, position: { track: ALL_GOLD, at: 0, by: 'mary-card' } }
  ],
  answer: ({ facts }) => [{ words: facts['to'] === 0 ? say.atStart : say.atPlace(String(facts['to'])) }]
});

function refuse(
  track: readonly TrackPlace[],
  position: number,
  cause: MaryCause,
  face: Face | undefined
): void {
  const tables = track.filter((trackPlace) => trackPlace !== 'blank').length;
  if (tables !== TABLES) throw new CaseError('track', say.wrongTableCount(TABLES, tables));
  if (position > track.length) throw new CaseError('at', say.aPlaceFrom0To(track.length));
  if (!track.includes('gold')) throw new CaseError('track', say.goldAhead);
  if (!canMaryBeAt(track, position)) throw new CaseError('at', say.goldBehind);
  if (cause !== 'mary-card' && face === undefined) throw new CaseError('shown', say.thisMemberIsNeeded);
  if (cause === 'mary-card' && face !== undefined) throw new CaseError('shown', say.notWithMaryChip);
}

/** Checks whether Mary Chip moves: only a rolled 1 and her card move her (5.1, 5.3). */
function moves(cause: MaryCause, face: Face | undefined): boolean {
  return cause === 'mary-card' || (cause === 'die' && face === 1);
}

function stepReason(step: TrackStep | undefined, maryCause: MaryCause, face: Face | undefined): Why {
  if (step !== undefined) return { code: 'stepsTo', rule: stepRule(step, maryCause), ...step };
  const cause = maryCause === 'good-luck' ? 'good-luck' : 'die';
  return {
    code: 'stillThere',
    rule: cause === 'good-luck' && face === 1 ? '5.4' : '5.3',
    by: cause,
    shown: face ?? 1
  };
}

/**
 * Returns the paragraph that decides where Mary Chip stops: a blank step, scored tables on the way, or only the cause
 * of the move.
 */
function stepRule(
  { skipped, finds }: TrackStep,
  cause: MaryCause
): Extract<Why, { code: 'stepsTo' }>['rule'] {
  if (finds === 'blank') return '1.4';
  if (skipped.length > 0) return '5.2';
  return cause === 'die' ? '5.1' : '4.5';
}
