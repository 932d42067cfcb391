import { CaseError } from '$lib/games/define';
import { choice, count, defineCase, face, list } from '$lib/games/statement';
import { MOST_BLANKS, TABLES } from '$lib/games/vegas/board';
import type { Face } from '$lib/games/vegas/data';
import { mayStand, stepFrom, type TrackStep, type TrackPlace } from '$lib/games/vegas/track';
import type { Why } from '$lib/games/vegas/types';
import { tableOf } from './seated-table';

const LONGEST = TABLES * (MOST_BLANKS + 1);

type By = 'die' | 'good-luck' | 'mary-card';

const place = choice([
  { value: 'gold', label: 'Gold' },
  { value: 'scored', label: 'Scored' },
  { value: 'blank', label: 'Blank' }
]);

const GOLD = Array.from({ length: TABLES }, () => 'gold' as const);

/** Whether Mary Chip moves, and where to. */
export const mary = defineCase({
  id: 'mary',
  title: 'Where does Mary Chip go?',
  about: 'a step of Mary Chip',
  sketch: { dice: [1] },
  fields: {
    track: {
      is: list(place, 'a list of places', {
        label: 'Place',
        least: TABLES,
        most: LONGEST,
        allowed: 'fourteen tables, and blank steps between them'
      }),
      title: 'The track after Start',
      says: 'the places after Start in order, fourteen tables among them: a table with its gold chip, a scored one, or a blank step'
    },
    at: {
      is: count(0, LONGEST, 'a place'),
      title: 'Where she stands',
      says: 'where she stands, counted from 1; 0 is Start. No gold chip lies behind her or under her, and one before her'
    },
    by: {
      is: choice([
        { value: 'die', label: 'The die' },
        { value: 'good-luck', label: 'A Good Luck card' },
        { value: 'mary-card', label: 'The Mary Chip card' }
      ]),
      title: 'What was thrown or played'
    },
    shown: {
      is: face(),
      absent: 'her card is played',
      when: ({ by }) => by !== 'mary-card',
      title: 'The number',
      says: 'the number of the die or of the Good Luck card'
    }
  },
  settle: ({ track, at, by, shown }) => {
    refuse(track, at, by, shown);
    const step = moves(by, shown) ? stepFrom(track, at) : undefined;
    const left = track.filter((each) => each === 'gold').length;
    return {
      awards: [],
      reasons: [tableOf([]).reason(whyOf(step, by, shown))],
      facts: {
        to: step?.to ?? at,
        skipped: step?.skipped ?? [],
        scored: step?.finds === 'gold',
        over: step?.finds === 'gold' && left === 1
      }
    };
  },
  examples: [
    {
      title: 'A thrown 1, and a scored table on the way',
      position: {
        track: GOLD.map((each, index) => (index < 5 ? 'scored' : each)),
        at: 4,
        by: 'die',
        shown: 1
      }
    },
    { title: 'A Good Luck 1', position: { track: GOLD, at: 0, by: 'good-luck', shown: 1 } },
    { title: 'Her card', position: { track: GOLD, at: 0, by: 'mary-card' } }
  ],
  answer: ({ facts }) => [{ words: facts['to'] === 0 ? 'At Start' : `At place ${String(facts['to'])}` }]
});

function refuse(track: readonly TrackPlace[], at: number, by: By, shown: Face | undefined): void {
  const tables = track.filter((each) => each !== 'blank').length;
  if (tables !== TABLES) throw new CaseError('track', `exactly ${TABLES} tables; these are ${tables}`);
  if (at > track.length) throw new CaseError('at', `a place from 0 to ${track.length}`);
  if (!track.includes('gold'))
    throw new CaseError('track', 'a gold chip before her; with none left the game is over');
  if (!mayStand(track, at)) throw new CaseError('at', 'no gold chip lies behind her or under her');
  if (by !== 'mary-card' && shown === undefined) throw new CaseError('shown', 'this member is needed');
  if (by === 'mary-card' && shown !== undefined) throw new CaseError('shown', 'not with the Mary Chip card');
}

/** Only a thrown 1 and her card move her (5.1, 5.3). */
function moves(by: By, shown: Face | undefined): boolean {
  return by === 'mary-card' || (by === 'die' && shown === 1);
}

function whyOf(step: TrackStep | undefined, by: By, shown: Face | undefined): Why {
  if (step !== undefined) return { code: 'stepsTo', rule: stepRule(step, by), ...step };
  const cause = by === 'good-luck' ? 'good-luck' : 'die';
  return {
    code: 'stillThere',
    rule: cause === 'good-luck' && shown === 1 ? '5.4' : '5.3',
    by: cause,
    shown: shown ?? 1
  };
}

/** What decides where she comes to stand: a blank step, scored tables on the way, or only what moved her. */
function stepRule({ skipped, finds }: TrackStep, by: By): Extract<Why, { code: 'stepsTo' }>['rule'] {
  if (finds === 'blank') return '1.4';
  if (skipped.length > 0) return '5.2';
  return by === 'die' ? '5.1' : '4.5';
}
