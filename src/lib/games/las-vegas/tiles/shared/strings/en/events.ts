import { dollars, inWords, type Names } from '$lib/core';
import { undo } from '$lib/games/las-vegas/strings/en/undo';
import { tileOf, titleOf } from '$lib/games/las-vegas/tiles';
import type { LogEvent, RoyaleEvent } from '$lib/games/las-vegas/types';

type EventOf<Code extends RoyaleEvent['code']> = Extract<RoyaleEvent, { code: Code }>;

/** The line of the log for a move that only the main game has. */
export function royaleLine(fact: RoyaleEvent, names: Names): string {
  switch (fact.code) {
    case 'laid':
      return `${titleOf(fact.tile)} goes to casino ${fact.at}.`;
    case 'bank':
      return bankLine(fact);
    case 'countBank':
      return 'The bank is counted.';
    case 'reward':
      return `${titleOf(fact.tile)} paid ${names(fact.player)} ${dollars(fact.value)}.`;
    case 'tile':
      return tileLine(fact, names);
  }
}

function bankLine({ counted, only }: EventOf<'bank'>): string {
  if (!counted) return 'The bank’s notes aren’t counted.';
  if (only === undefined) return 'The bank’s notes are known.';
  return `The bank has ${only.count === 0 ? 'no' : inWords(only.count)} ${dollars(only.value)} ${only.count === 1 ? 'note' : 'notes'}.`;
}

function tileLine({ player, move }: EventOf<'tile'>, names: Names): string {
  return tileOf(move.tile).logLines[move.do]?.(move, names(player), names) ?? '';
}

/** The label of undo for such a line, and for the line that is undone with it. */
export function royaleUndo(fact: RoyaleEvent, names: Names, along?: LogEvent): string | undefined {
  switch (fact.code) {
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
    case 'tile':
      return undoTile(fact, names, along);
  }
}

function undoTile({ player, move }: EventOf<'tile'>, names: Names, along?: LogEvent): string {
  const name = names(player);
  if (move.do === 'throw') {
    const bet = along?.code === 'tile' && along.move.do === 'bet' ? 'bet and roll' : 'roll';
    return `${name}’s ${bet}, ${move.dice.join(' and ')}`;
  }
  const { logLines, undoTexts } = tileOf(move.tile);
  const sentence = undoTexts?.[move.do] ?? logLines[move.do];
  return (sentence?.(move, name, names) ?? '').replace(/\.$/, '');
}
