import type { AskOf } from '$lib/games/las-vegas/board/mode';
import type { People } from '$lib/games/las-vegas/board/people';
import { ownWords, type Row } from '$lib/games/las-vegas/board/rows';
import { previewPlacing } from '$lib/games/las-vegas/board/standing';
import { oneDie } from '$lib/games/las-vegas/hands';
import type { CasinoView, Move, Tap, View } from '$lib/games/las-vegas/types';
import { casinoPicked, keeping, left, meant, memberOf } from './choosing';
import type { TileMode } from './tile-mode';

type ChooseAsk = AskOf<'choose'>;

/** The part of the answer that is a casino, by the ask; undefined where none is. */
export function casinoMember(ask: string): 'face' | 'from' | undefined {
  if (ask === 'handicap take') return 'from';
  const asking = [
    'no-entry close',
    'block-it block',
    'handicap adjust',
    'my-choice adjust',
    'power-play use'
  ];
  return asking.includes(ask) ? 'face' : undefined;
}

/** The choices that name a casino, without leaving everything as it is. */
export function casinoChoices(ask: ChooseAsk): ChooseAsk['choices'] {
  const member = casinoMember(ask.id);
  return member === undefined ? [] : ask.choices.filter((choice) => memberOf(choice, member) !== undefined);
}

interface Shown {
  readonly view: View;
  readonly mode: TileMode;
  readonly ask: ChooseAsk;
  readonly draft: readonly Tap[];
  readonly people: People;
}

/**
 * The casinos while a tile asks for one of them: those that can be tapped are lit. Other tiles do not act
 * then and give their room to the casinos, but for those that a turn with Power Play would activate.
 */
export function tileRows(shown: Shown): readonly Row[] {
  const { view, ask } = shown;
  const member = casinoMember(ask.id);
  return view.casinos.map((casino) => {
    const { tile: _, ...bare } = casino;
    const seen = ask.id === 'power-play use' ? casino : bare;
    return member === undefined ? blackRow(shown, seen) : tileRow(shown, seen, member);
  });
}

/** A casino before black dice are placed: where they can go it says what one would come to. */
function blackRow({ mode: { step, player }, people }: Shown, casino: CasinoView): Row {
  const plain = { casino, lit: false, dark: false, chosen: false };
  const thrown = 'dice' in step ? (step.dice ?? []) : [];
  const black = thrown.filter((face) => face === casino.number).length;
  if (black === 0 || casino.closed === true) return plain;
  const preview = previewPlacing(casino, player, { small: 0, big: 0, black });
  const caption = ownWords(preview, people);
  const row = { ...plain, casino: preview.casino, lit: true, mine: player };
  return caption === undefined ? row : { ...row, caption };
}

function tileRow({ mode, ask, draft, people }: Shown, casino: CasinoView, member: 'face' | 'from'): Row {
  const all = keeping(left(casinoChoices(ask), draft, member), { member, value: casino.number });
  const open = meant(all.filter(({ refused }) => refused === undefined));
  const [first] = open;
  const chosen = casinoPicked(draft, member) === casino.number;
  if (first === undefined) {
    const refused = all.find((choice) => choice.refused !== undefined)?.refused;
    const row = { casino, lit: false, dark: true, chosen: false };
    return refused === undefined ? row : { ...row, refused };
  }
  const would = open.length === 1 ? after(first.move, casino, mode, people) : undefined;
  return { casino, lit: true, dark: false, chosen, pick: first.move, ...would };
}

/** The casino as the answer would leave it, and what it says of it. */
function after(
  move: Move,
  casino: CasinoView,
  { player }: TileMode,
  people: People
): Partial<Pick<Row, 'casino' | 'caption' | 'mine'>> {
  if (move.type !== 'tile') return {};
  if (move.do === 'block')
    return seen(casino, previewPlacing(casino, 'gray', { small: move.gray, big: 0 }).casino);
  if (move.do === 'take') return seen(casino, previewPlacing(casino, 'gray', { small: -1, big: 0 }).casino);
  if (move.do === 'takeBack') {
    const { small, big } = oneDie(move.size);
    const caption = `Take ${move.size === 'big' ? 'the big die' : 'a die'} back`;
    return { ...seen(casino, previewPlacing(casino, player, { small: -small, big: -big }).casino), caption };
  }
  if (move.do === 'close') return { caption: 'Close it' };
  if (move.do !== 'use' && move.do !== 'turn') return {};
  const preview = previewPlacing(casino, player, oneDie(move.size));
  const caption = ownWords(preview, people);
  const row = { ...seen(casino, preview.casino), mine: player };
  return caption === undefined ? row : { ...row, caption };
}

function seen(casino: CasinoView, { claims }: CasinoView): Pick<Row, 'casino'> {
  return { casino: { ...casino, claims } };
}
