import { numberWord, type Names } from '$lib/core';
import { mainText } from '$lib/games/las-vegas/tiles';
import type { LogEvent } from '$lib/games/las-vegas/types';

/** The undo label for a log line, including a line that is undone with it. */
export function undo(event: LogEvent, names: Names, undoneWith?: LogEvent): string | undefined {
  switch (event.code) {
    case 'dealt':
      return `the deal of round ${event.round}`;
    case 'neutral':
      return 'the roll of the neutral dice';
    case 'rolled':
      return `${names(event.player)}’s roll ${event.number}`;
    case 'placed':
      return `${names(event.player)} places ${placedWords(event)}`;
    case 'passed':
      return `${names(event.player)}’s ${event.free === true ? 'free pass' : 'pass'}`;
    case 'counted':
      return `the count of round ${event.round}`;
    case 'depth':
      return event.depth === 'turns' ? 'entering every turn' : 'entering round results';
    case 'chipCards':
      return `the chip cards of round ${event.round}`;
    case 'chipCard':
      return event.colour === 'none'
        ? `${names(event.player)} takes no chip card`
        : `${names(event.player)}’s chip card at casino ${event.casino}`;
    case 'left':
    case 'joined':
      return undefined;
    case 'laid':
    case 'bank':
    case 'countBank':
    case 'reward':
    case 'tile':
      return mainText()?.undo(event, names, undoneWith);
  }
}

/** The dice of a placement: "three 4s and the big 4". */
export function placedWords({ face, small, big }: Extract<LogEvent, { code: 'placed' }>): string {
  const smallOnes = small === 1 ? `a ${face}` : `${numberWord(small)} ${face}s`;
  if (big === 0) return smallOnes;
  return small === 0 ? `the big ${face}` : `${smallOnes} and the big ${face}`;
}
