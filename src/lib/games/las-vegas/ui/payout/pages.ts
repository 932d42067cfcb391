import { isSameFact, movesPiece, type Names, type Posting } from '$lib/core';
import type { Payout, PayoutPage } from '$lib/games/contract/define';
import { effectsOf } from '$lib/games/las-vegas/payout/effects';
import { payCasino } from '$lib/games/las-vegas/payout/payout';
import { PAYOUT_ORDER } from '$lib/games/las-vegas/state/main-state';
import { text } from '$lib/games/las-vegas/strings/en/log';
import { nextPage, paidRoundText } from '$lib/games/las-vegas/strings/en/steps';
import type { CasinoView, Dice, View, DiceOwner, Why } from '$lib/games/las-vegas/types';
import { tieCaptions } from '$lib/games/las-vegas/ui/casinos/captions';
import { placeOf } from '$lib/games/las-vegas/ui/places';
import * as say from '$lib/games/las-vegas/strings/en/board';
import * as rowWords from '$lib/games/las-vegas/strings/en/row';

type Line = Posting<Why>;
type PaidRound = NonNullable<View['paid']>;

/** Checks whether the last round is paid and nothing of the next one is on the table yet. */
export function isJustPaid({ phase, paid, royale }: Pick<View, 'phase' | 'paid' | 'royale'>): boolean {
  if (paid === undefined) return false;
  if (phase === 'over') return true;
  return royale === undefined ? phase === 'deal' : phase === 'tiles' && royale.tiles.length === 0;
}

/**
 * Returns the pages of the payout of the previous round, or of the last round after the end, in the order of 8.12.
 * `lastPostings` are the postings of the move that ended the round.
 */
export function payout(
  view: View,
  names: Names,
  lastPostings: readonly Line[] = []
): Payout<Why> | undefined {
  const { paid, phase, opening } = view;
  if (paid === undefined || !isJustPaid(view)) return undefined;
  const pages = pagesOf(paid, names, rewardsBefore(paid, lastPostings));
  const { question, action = '' } = paidRoundText(view, names);
  return {
    round: paid.round,
    pages: pages.map(({ page }) => page),
    postings: pages.flatMap(({ postings }) => postings),
    end:
      phase === 'over'
        ? { question, action }
        : { question, hint: text.why(opening.why, names), why: opening.why, action }
  };
}

/** Returns what tiles paid in the move that ended the round, before its payout started. */
export function rewardsBefore({ tiles = [] }: PaidRound, lastPostings: readonly Line[]): readonly Line[] {
  const payoutPostings = tiles.flatMap(({ postings }) => postings);
  return effectsOf(lastPostings)
    .flatMap(({ postings }) => postings)
    .filter(({ why }) => !payoutPostings.some((posting) => isSameFact(posting.why, why)));
}

interface PaidPage {
  readonly page: PayoutPage<Why>;
  /** All postings of the page, those of the casino first. */
  readonly postings: readonly Line[];
}

function pagesOf(paidRound: PaidRound, names: Names, rewardLines: readonly Line[]): readonly PaidPage[] {
  const firstPages = rewardLines.some(movesPiece) ? [tilePage('ended', rewardLines, paidRound)] : [];
  const pagesInOrder = PAYOUT_ORDER.flatMap((moment) => {
    const tilePostings = (paidRound.tiles ?? [])
      .filter((tilePostings) => tilePostings.when === moment)
      .flatMap(({ postings }) => postings);
    const casino = paidRound.casinos.find(({ number }) => number === moment);
    if (casino !== undefined) return [casinoPage(casino, tilePostings, names)];
    return tilePostings.length === 0 ? [] : [tilePage(String(moment), tilePostings, paidRound)];
  });
  return [...firstPages, ...pagesInOrder];
}

/** A casino, with what its tile pays after the notes. */
function casinoPage(casino: CasinoView, tilePostings: readonly Line[], names: Names): PaidPage {
  const dice = Object.fromEntries(casino.claims.map(({ own }): [DiceOwner, Dice] => [own.who, own]));
  const notes = payCasino(casino.number, { notes: casino.notes, dice });
  const page: PayoutPage<Why> = {
    place: placeOf(casino, names),
    next: nextPage({ casino: casino.number }),
    ties: tieCaptions(casino, names).map(({ sentence }) => sentence),
    unclaimed: notes
      .filter(({ why }) => why.code === 'leftOver')
      .map(({ value, why }) => ({ words: say.underThePileOfValue(value), why })),
    empty: say.noOneHasDiceHere,
    ...(tilePostings.length === 0
      ? {}
      : { extra: { title: casino.tile?.title ?? rowWords.tiles, postings: tilePostings } })
  };
  return { page, postings: [...notes, ...tilePostings] };
}

/** A tile that pays before or after all casinos. */
function tilePage(pageId: string, postings: readonly Line[], { casinos }: PaidRound): PaidPage {
  const casinoNumber = postings.flatMap(({ why }) => ('at' in why ? [why.at] : []))[0];
  const casino = casinos.find(({ number }) => number === casinoNumber);
  const title = casino?.tile?.title ?? rowWords.tiles;
  const [first] = postings;
  const why: Why = first?.why ?? { code: 'unreadable', rule: '7.1' };
  const place = {
    id: `tile:${pageId}`,
    number: casino?.number ?? 1,
    title,
    accessibleText: title,
    claims: [],
    why
  };
  return {
    page: {
      place: { ...place, stake: undefined, isPreview: false },
      next: nextPage({ tile: title }),
      ties: [],
      unclaimed: [],
      extra: { title, postings }
    },
    postings
  };
}
