import { formatDollars, numberWord, type Names } from '$lib/core';
import { undo } from '$lib/games/las-vegas/strings/en/undo';
import { tileOf, titleOf } from '$lib/games/las-vegas/tiles';
import type { LogEvent, RoyaleEvent } from '$lib/games/las-vegas/types';

type EventOf<Code extends RoyaleEvent['code']> = Extract<RoyaleEvent, { code: Code }>;

/** The log line for a move that only the main game has. */
export function royaleLine(event: RoyaleEvent, names: Names): string {
  switch (event.code) {
    case 'laid':
      return `${titleOf(event.tile)} goes to casino ${event.at}.`;
    case 'bank':
      return bankLine(event);
    case 'countBank':
      return 'The bank is counted.';
    case 'reward':
      return `${titleOf(event.tile)} paid ${names(event.player)} ${formatDollars(event.value)}.`;
    case 'tile':
      return tileLine(event, names);
  }
}

function bankLine({ counted, only }: EventOf<'bank'>): string {
  if (!counted) return 'The bank’s notes aren’t counted.';
  if (only === undefined) return 'The bank’s notes are known.';
  return `The bank has ${only.count === 0 ? 'no' : numberWord(only.count)} ${formatDollars(only.value)} ${only.count === 1 ? 'note' : 'notes'}.`;
}

function tileLine({ player, move }: EventOf<'tile'>, names: Names): string {
  return tileOf(move.tile).logLines[move.do]?.(move, names(player), names) ?? '';
}

/** The undo label for such a log line, including a line that is undone with it. */
export function royaleUndo(event: RoyaleEvent, names: Names, undoneWith?: LogEvent): string | undefined {
  switch (event.code) {
    case 'laid':
      return `${titleOf(event.tile)} at casino ${event.at}`;
    case 'bank':
      if (undoneWith !== undefined) return undo(undoneWith, names);
      if (event.only !== undefined) return `the bank’s ${formatDollars(event.only.value)} notes`;
      return event.counted ? 'the notes of the bank' : 'leaving the bank uncounted';
    case 'countBank':
      return 'counting the bank';
    case 'reward':
      return `${names(event.player)}’s ${formatDollars(event.value)} from ${titleOf(event.tile)}`;
    case 'tile':
      return undoTile(event, names, undoneWith);
  }
}

function undoTile({ player, move }: EventOf<'tile'>, names: Names, undoneWith?: LogEvent): string {
  const name = names(player);
  if (move.do === 'throw') {
    const rollText = undoneWith?.code === 'tile' && undoneWith.move.do === 'bet' ? 'bet and roll' : 'roll';
    return `${name}’s ${rollText}, ${move.dice.join(' and ')}`;
  }
  const { logLines, undoTexts } = tileOf(move.tile);
  const logText = undoTexts?.[move.do] ?? logLines[move.do];
  return (logText?.(move, name, names) ?? '').replace(/\.$/, '');
}
