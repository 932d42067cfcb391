import { inWords, type Names } from '$lib/core';
import { mainText } from '$lib/games/las-vegas/tiles';
import type { LogEvent } from '$lib/games/las-vegas/types';

/** The label of undo for a line of the log, and for the line that is undone with it. */
export function undo(fact: LogEvent, names: Names, along?: LogEvent): string | undefined {
  switch (fact.code) {
    case 'dealt':
      return `the deal of round ${fact.round}`;
    case 'neutral':
      return 'the roll of the neutral dice';
    case 'rolled':
      return `${names(fact.player)}’s roll ${fact.number}`;
    case 'placed':
      return `${names(fact.player)} places ${placedWords(fact)}`;
    case 'passed':
      return `${names(fact.player)}’s ${fact.free === true ? 'free pass' : 'pass'}`;
    case 'counted':
      return `the count of round ${fact.round}`;
    case 'depth':
      return fact.depth === 'turns' ? 'entering every turn' : 'entering round results';
    case 'chipCards':
      return `the chip cards of round ${fact.round}`;
    case 'chipCard':
      return fact.colour === 'none'
        ? `${names(fact.player)} takes no chip card`
        : `${names(fact.player)}’s chip card at casino ${fact.casino}`;
    case 'left':
    case 'joined':
      return undefined;
    case 'laid':
    case 'bank':
    case 'countBank':
    case 'reward':
    case 'tile':
      return mainText()?.undo(fact, names, along);
  }
}

/** The dice of a placement: "three 4s and the big 4". */
export function placedWords({ face, small, big }: Extract<LogEvent, { code: 'placed' }>): string {
  const smallOnes = small === 1 ? `a ${face}` : `${inWords(small)} ${face}s`;
  if (big === 0) return smallOnes;
  return small === 0 ? `the big ${face}` : `${smallOnes} and the big ${face}`;
}
