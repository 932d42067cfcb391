import { dollars, inWords, type Names } from '$lib/core';
import { tileOf, titleOf } from '$lib/games/las-vegas/tiles';
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
    case 'laid':
      return `${titleOf(fact.tile)} at casino ${fact.at}`;
    case 'bank':
      if (along !== undefined) return undo(along, names);
      if (fact.only !== undefined) return `the bank’s ${dollars(fact.only.value)} notes`;
      return fact.counted ? 'the notes of the bank' : 'leaving the bank uncounted';
    case 'countBank':
      return 'counting the bank';
    case 'reward':
      return `${names(fact.player)}’s ${dollars(fact.value)} from ${titleOf(fact.tile)}`;
    case 'left':
    case 'joined':
      return undefined;
    case 'tile':
      return undoTile(fact, names, along);
  }
}

function undoTile(
  { player, move }: Extract<LogEvent, { code: 'tile' }>,
  names: Names,
  along?: LogEvent
): string {
  const who = names(player);
  if (move.do === 'throw') {
    const bet = along?.code === 'tile' && along.move.do === 'bet' ? 'bet and roll' : 'roll';
    return `${who}’s ${bet}, ${move.dice.join(' and ')}`;
  }
  const { lines, briefly } = tileOf(move.tile);
  const said = briefly?.[move.do] ?? lines[move.do];
  return (said?.(move, who, names) ?? '').replace(/\.$/, '');
}

/** The dice of a placement: "three 4s and the big 4". */
export function placedWords({ face, small, big }: Extract<LogEvent, { code: 'placed' }>): string {
  const smallOnes = small === 1 ? `a ${face}` : `${inWords(small)} ${face}s`;
  if (big === 0) return smallOnes;
  return small === 0 ? `the big ${face}` : `${smallOnes} and the big ${face}`;
}
