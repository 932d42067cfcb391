import type { AskOf } from '$lib/games/las-vegas/ui/asks/asked';
import type { BoardPeople } from '$lib/games/las-vegas/ui/board-people';
import { ownWords, type CasinoLine } from '$lib/games/las-vegas/ui/casinos/rows';
import { previewPlacing } from '$lib/games/las-vegas/ui/casinos/previews';
import * as say from '$lib/games/las-vegas/strings/en/row';
import type { CasinoView, Tap, View } from '$lib/games/las-vegas/types';
import { casinoPicked, keeping, left, meant, memberOf } from './tile-choices';
import type { SealedWay, Preview } from './tile-look';
import type { TileMode } from './tile-mode';
import { casinoWay, wayOf } from './ways';

type ChooseAsk = AskOf<'choose'>;
type CasinoWay = Extract<SealedWay, { by: 'casino' }>;

/** Choices that name a casino; those that change nothing are left out. */
export function casinoChoices(ask: ChooseAsk): ChooseAsk['choices'] {
  const member = casinoWay(ask)?.member;
  return member === undefined ? [] : ask.choices.filter((choice) => memberOf(choice, member) !== undefined);
}

interface Shown {
  readonly view: View;
  readonly mode: TileMode;
  readonly ask: ChooseAsk;
  readonly draft: readonly Tap[];
  readonly people: BoardPeople;
}

/** True if the casinos stay visible during this ask. */
export function isOnCasinos(ask: ChooseAsk): boolean {
  const way = wayOf(ask);
  return way?.by === 'casino' || (way?.by === 'buttons' && way.would !== undefined);
}

/** Rows of the casinos while a tile asks for one of them; those that can be tapped are lit. */
export function tileRows(shown: Shown): readonly CasinoLine[] {
  const way = wayOf(shown.ask);
  return shown.view.casinos.map((casino) =>
    way?.by === 'casino' ? tileRow(shown, casino, way) : heldRow(shown, casino)
  );
}

/** A casino beside an answer that is given with buttons; if the answer would change it, the row shows the result. */
function heldRow({ mode, ask, people }: Shown, casino: CasinoView): CasinoLine {
  const plain = { casino, lit: false, dark: false, chosen: false };
  const way = wayOf(ask);
  if (way?.by !== 'buttons' || casino.closed === true) return plain;
  const would = way.would?.(casino.number, mode.step, mode.player);
  return would === undefined ? plain : { ...plain, lit: true, ...after(would, casino, mode, people) };
}

function tileRow({ mode, ask, draft, people }: Shown, casino: CasinoView, way: CasinoWay): CasinoLine {
  const { member } = way;
  const all = keeping(left(casinoChoices(ask), draft, member), { member, value: casino.number });
  const open = meant(all.filter(({ refused }) => refused === undefined));
  const [first] = open;
  const chosen = casinoPicked(draft, member) === casino.number;
  if (first === undefined) {
    const refused = all.find((choice) => choice.refused !== undefined)?.refused;
    const row = { casino, lit: false, dark: true, chosen: false };
    return refused === undefined ? row : { ...row, refused };
  }
  const lit = { casino, lit: true, dark: false, chosen, pick: first.move };
  if (open.length !== 1 || first.move.type !== 'tile') return lit;
  return { ...lit, ...after(way.would(first.move, mode.player), casino, mode, people) };
}

/** The casino as the answer would leave it, with its caption. */
function after(
  { who, dice, caption: said }: Preview,
  casino: CasinoView,
  { player }: TileMode,
  people: BoardPeople
): Partial<Pick<CasinoLine, 'casino' | 'caption' | 'mine' | 'supposing'>> {
  const words = (caption: string | undefined): Pick<CasinoLine, 'caption'> =>
    caption === undefined ? {} : { caption };
  if (who === undefined || dice === undefined) return words(said);
  const preview = previewPlacing(casino, who, dice);
  const changed = {
    casino: { ...casino, claims: preview.casino.claims },
    supposing: say.ifChosen(people.name(player), casino.number)
  };
  if (who !== player) return { ...changed, ...words(said) };
  return { ...changed, mine: player, ...words(said ?? ownWords(preview, people)) };
}
