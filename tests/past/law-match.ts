import type { Moment, PlayedMatch } from '#tests/laws/matches';
import type { ReplayedMatch } from './outcome';

/** A recorded match in the format of the property tests, without the asks. */
export function playedMatchOf({ match, replayed }: ReplayedMatch): PlayedMatch {
  const { steps, state } = replayed;
  const moments = steps.flatMap(({ move, stateBefore, stateAfter, postings }): readonly Moment[] =>
    move === undefined
      ? []
      : [
          {
            previousState: stateBefore,
            asks: [],
            ask: NO_ASK,
            move,
            playResult: { state: stateAfter, postings }
          }
        ]
  );
  return {
    match,
    start: steps[0]?.stateBefore ?? state,
    moments,
    end: state,
    entries: steps.map(({ entry }) => entry),
    ledger: steps.flatMap(({ postings }) => postings)
  };
}

const NO_ASK: Moment['ask'] = { id: 'not kept', kind: 'number', min: 0, max: 0 };
