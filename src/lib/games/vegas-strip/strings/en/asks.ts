import { askedPlayers, capitalize, isolateText, type Names, type PlayerId, possessive } from '$lib/core';
import type { AskText } from '$lib/games/contract/define';
import { casinoNameOnCard } from '$lib/games/vegas-strip/data';
import { countedGroupOf, setIn, type CountedGroup } from '$lib/games/vegas-strip/payout/groups';
import { CASINO_IDS, type CasinoId, type Move, type StripAsk, type View } from '$lib/games/vegas-strip/types';
import { atCasino, spokenCasino, playersText, tileOf, tokenText } from './shared';

/** The buttons for dealing the fixer cards in the app, and for placing a fixer's two cards. */
export const DEAL_FIXERS = 'Deal the fixers’ cards';
export const PLACE_BOTH = 'Place both face down';

/** The button for moving chips, if only one character does that. */
export const CHIPS = 'Chips';

/** The text on a fixer's gate while it is held. */
export const YOUR_CASINOS = 'your casinos';

/** The button of a fixer who chooses on paper. */
export const usesRealCards = (player: string) => `${player} uses real cards`;

/** The question while a fixer's choice is covered. */
export const choosesTwo = (player: string) => `${player} chooses a rigged and a secure casino.`;

const looksAtCards = (player: string) => `${player} looks at the team’s cards`;

/** Returns the text of an ask. A covered ask says only that the player is asked. */
export function ask(stripAsk: StripAsk, view: View, names: Names): AskText {
  const [player] = askedPlayers(stripAsk);
  const { step = '', casino: casinoId, set: tileSet } = stripAsk.params ?? {};
  if (player !== undefined)
    return (PLAYER_ASKS[step] ?? placeAskText)(player, view, names, tileSet !== undefined);
  const casino = CASINO_IDS.find((id) => id === casinoId);
  if (casino !== undefined) {
    const chipCasinos = view.casinos.filter((casino) => casino.character?.chips === true);
    return casinoAskText(step, nameIn(view, casino), characterIn(view, casino), chipCasinos.length === 1);
  }
  return (TABLE_ASKS[step] ?? depthAskText)(view, names);
}

type AskTextMaker = (view: View, names: Names) => AskText;

const TABLE_ASKS: Readonly<Record<string, AskTextMaker>> = {
  deal: (view, names) => ({
    question: 'Which cards do the fixers get?',
    hint: `Two each: ${playersText(fixers(view), names)}. No one else may look.`,
    action: DEAL_FIXERS,
    appButton: 'App deals',
    offerButton: 'App deals'
  }),
  teams: () => ({
    question: 'Who plays with whom this round?',
    hint: 'As shown on your setup card.',
    offerLine: 'Other teams'
  }),
  token: () => ({
    question: 'Which +3 token moves?',
    hint: 'The lead is only checked once a tile is placed.',
    offerLine: 'Move a +3 token'
  }),
  tokensBack: () => ({ question: 'Put the tokens back where they were?', offerButton: 'Tokens back' }),
  pay: ({ round }) => ({
    question: `Pay out round ${round}?`,
    hint: 'Tap a line to see why.',
    action: 'Pay out'
  }),
  fault: () => ({
    question: 'Who placed a 7 at their own team’s rigged casino?',
    hint: 'Croupier spots the others. Only add a 7 whose tile now has a token.',
    offerButton: 'Add a fault'
  }),
  collected: ({ round }) => ({
    question: `What did everyone collect at the casinos in round ${round}?`,
    hint: 'Enter each team’s chips before the split, and who had a 7 at their own rigged casino.',
    action: 'Pay out',
    offerButton: 'Totals only'
  })
};

function depthAskText({ depth }: View): AskText {
  return depth === 'turns'
    ? { question: 'Enter only round results from here on?', action: 'Round results' }
    : { question: 'Enter every tile from here on?', action: 'Every tile' };
}

type PlayerAskTextMaker = (player: PlayerId, view: View, names: Names, areBlockers: boolean) => AskText;

/** The text at the gate of a fixer. */
const FIX_TEXT = {
  action: PLACE_BOTH,
  gate: {
    intro: 'One casino is rigged, another is secure.',
    task: 'rig which?',
    secret: YOUR_CASINOS,
    done: 'both are face down',
    coverButton: 'Hide my cards, choose later'
  }
} as const;

/** The gate text for a player who looks at the team's choice. */
export const LOOK_TEXT = {
  action: 'I’ve seen them',
  gate: {
    intro: 'Your team’s choice is hidden.',
    task: 'your team’s two casinos',
    secret: 'the two casinos',
    done: 'they’re covered',
    coverButton: 'Cover them'
  }
} as const;

const PLAYER_ASKS: Readonly<Record<string, PlayerAskTextMaker>> = {
  fix: (player, { ownSecret }, names) =>
    ownSecret?.player === player
      ? {
          question: `Which casino does ${names(player)} rig?`,
          hint: 'The other one is secure. No one else may look.',
          ...FIX_TEXT
        }
      : {
          question: choosesTwo(names(player)),
          hint: 'No one else may look.',
          offerLine: choosesTwo(names(player)),
          ...FIX_TEXT
        },
  paper: (player, _, names) => ({
    question: `Does ${names(player)} choose with the real cards?`,
    offerButton: usesRealCards(names(player))
  }),
  read: (player, view, names) => readAskText(names(player), view, names),
  discard: (player, _, names, areBlockers) => ({
    question: `Which ${areBlockers ? 'blocker' : 'tile'} does ${names(player)} discard?`,
    hint: 'Only if nothing fits anywhere. It comes back to the hand after the round.',
    offerButton: 'Discard'
  }),
  reveal: (player, { fixed }, names) =>
    fixed.includes(player)
      ? { question: `${names(player)} reveals the rigged casino.`, action: 'Reveal it' }
      : { question: `Which casino did ${names(player)} rig?`, hint: 'As the card shows.' }
};

function placeAskText(player: PlayerId, view: View, names: Names, areBlockers: boolean): AskText {
  return {
    question: `Where does ${names(player)} place a ${areBlockers ? 'blocker' : 'tile'}?`,
    hint: turnHint(view)
  };
}

/** Returns the hint for a turn. With two players, both a tile and a blocker can be due. */
function turnHint({ due: dueTiles }: View): string {
  return dueTiles.tile && dueTiles.blocker
    ? 'A tile and a blocker, in either order.'
    : 'At most two at a casino, and never tie the leader.';
}

function readAskText(name: string, { ownSecret }: View, names: Names): AskText {
  if (ownSecret?.rigged === undefined || ownSecret.secure === undefined)
    return {
      question: `${looksAtCards(name)}.`,
      hint: 'No one else may look.',
      offerLine: looksAtCards(name),
      ...LOOK_TEXT
    };
  return {
    question: capitalize(`${ownSecret.rigged} is rigged, and ${ownSecret.secure} is secure.`),
    hint: `${names(ownSecret.fixer)} chose these for both of you.`,
    ...LOOK_TEXT
  };
}

/** `isOnly` is true if no other character moves chips. */
function casinoAskText(step: string | number, casino: string, character: string, isOnly: boolean): AskText {
  if (step === 'house')
    return {
      question: `What happened at ${casino}?`,
      hint: 'Enter who leads, what the others have, the jackpot, and who rigged it.',
      action: 'Next casino'
    };
  return {
    question: `Which chips does ${character} move ${atCasino(casino)}?`,
    ...(isOnly ? { offerButton: CHIPS } : { offerLine: `Chips ${atCasino(casino)}` })
  };
}

function nameIn({ casinos }: View, id: CasinoId): string {
  return spokenCasino(casinos.find((casino) => casino.id === id)?.name ?? id);
}

function characterIn({ casinos }: View, id: CasinoId): string {
  const name = casinos.find((casino) => casino.id === id)?.character?.name ?? '';
  return name === '' ? 'the character' : isolateText(name);
}

function fixers({ teams }: View): readonly PlayerId[] {
  return teams.map(({ fixer }) => fixer);
}

/** The label of a button that makes this choice. */
export function choice(move: Move, view: View, names: Names): string {
  switch (move.type) {
    case 'teams':
      return move.teams.map((team) => playersText(team, names)).join('; ');
    case 'fix':
      return `Rig ${nameIn(view, move.rigged)}, secure ${nameIn(view, move.secure)}`;
    case 'paper':
      return usesRealCards(names(move.player));
    case 'read':
      return 'I’ve seen it';
    case 'place':
      return `${move.blocker ? 'Blocker ' : ''}${move.tile}${tokenText(move.plus)} ${atCasino(nameIn(view, move.casino))}`;
    case 'discard':
      return `Discard ${move.blocker ? 'blocker ' : 'the '}${move.tile}`;
    case 'token':
      return `${move.on ? 'Onto' : 'Off'} ${tileOf(move, move.number, names)} ${atCasino(nameIn(view, move.casino))}`;
    case 'tokensBack':
      return 'Put all tokens back';
    case 'reveal':
      return move.rigged === undefined ? 'Reveal it' : capitalize(nameIn(view, move.rigged));
    case 'fault':
      return names(move.player);
    case 'pay':
      return 'Pay out';
    case 'depth':
      return move.depth === 'turns' ? 'Enter every tile' : 'Enter round results only';
    case 'chips':
      return `Chips ${atCasino(nameIn(view, move.casino))}`;
    case 'house':
      return capitalize(nameIn(view, move.casino));
    case 'collected':
      return 'Chips collected';
    case 'deal':
      return 'The deal';
    case 'leave':
    case 'join':
      return '';
  }
}

/** The name of a group of counts, or of one row of it. */
export function counted(group: string, row: string | undefined, view: View, names: Names): string {
  const countedGroup = countedGroupOf(group);
  if (countedGroup === undefined) return '';
  const { kind, casino } = countedGroup;
  if (row !== undefined) return rowLabel(kind, row, view, names);
  return GROUP_LABELS[kind](casino === undefined ? '' : nameIn(view, casino));
}

/** The names of the groups for entering the result of a casino. */
export const whoLeads = (casino: string) => `Who leads ${atCasino(casino)}?`;
export const whoRigged = (casino: string) => `Who rigged ${casino}?`;

const GROUP_LABELS: Readonly<Record<CountedGroup['kind'], (casino: string) => string>> = {
  leader: whoLeads,
  rigged: whoRigged,
  sums: () => 'The others’ totals',
  jackpot: () => 'The jackpot',
  sevens: () => 'Who put a 7 (no token) at the casino their own team rigged?',
  gives: () => 'To players, from the supply',
  takes: () => 'From players, to the supply',
  collected: () => 'Chips collected'
};

function rowLabel(kind: CountedGroup['kind'], row: string, view: View, names: Names): string {
  const tileSet = setIn(row);
  if (tileSet === undefined) return ROW_LABELS[row] ?? row;
  if (tileSet.blocker === true) return `${possessive(names(tileSet.player))} blockers`;
  return kind === 'collected' ? teammateNames(tileSet.player, view, names) : names(tileSet.player);
}

const ROW_LABELS: Readonly<Record<string, string>> = {
  nobody: 'No one',
  secure: 'No one: it’s secure',
  jackpot: 'Chips on it',
  on: 'Onto the jackpot',
  off: 'Off the jackpot'
};

/** Names a fixer and the partner who shares the pile. */
function teammateNames(fixer: PlayerId, { teams }: View, names: Names): string {
  const team = teams.find((team) => team.fixer === fixer);
  return playersText(team?.partner === undefined ? [fixer] : [fixer, team.partner], names);
}

/** The name of a card that can be drawn. */
export function piece(_: string, card: string): string {
  return casinoNameOnCard(card);
}
