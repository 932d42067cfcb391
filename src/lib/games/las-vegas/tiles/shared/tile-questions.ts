import { hadJoined, namesOf, playersInRound, type Match } from '$lib/core';
import type { JsonObject, Question } from '$lib/games/contract/form';
import { allTiles, tileOfReason } from '$lib/games/las-vegas/tiles';
import type { CasinoView, Options, TilePayout, View, Why } from '$lib/games/las-vegas/types';

/** A payout: postings of its tiles, and the casinos as they were. */
interface Payout {
  readonly round: number;
  readonly tiles: readonly TilePayout[];
  readonly casinos: readonly CasinoView[];
}

/** The question for the referee about a tile's payment or refusal; undefined if the reason belongs to no tile. */
export function tileQuestion(
  why: Why,
  view: Pick<View, 'paid' | 'casinos' | 'royale' | 'seats' | 'left' | 'round'>,
  { seats, options }: Pick<Match<Options>, 'seats' | 'options'>
): Question | undefined {
  if (why.code === 'toldReward') return enteredQuestion(why, namesOf(seats)(why.player));
  const tile = tileOfReason(why.code);
  const dispute = tile?.disputes[why.code];
  if (tile === undefined || typeof dispute !== 'function') return undefined;
  const reasonJson = JSON.stringify(why);
  const isPublic = ({ postings }: TilePayout): boolean =>
    postings.some((posting) => JSON.stringify(posting.why) === reasonJson);
  const payouts = payoutsOf(view);
  const payout = payouts.find(({ tiles }) => tiles.some(isPublic)) ?? payouts[0];
  const round = payout?.round ?? view.round;
  // A player may have joined since then.
  const joinedLater = seats.filter((seat) => !hadJoined(seat, round)).map(({ player }) => player);
  const question = dispute(why, namesOf(seats), {
    payoutReasons: (payout?.tiles ?? []).flatMap(({ postings }) => postings.map((posting) => posting.why)),
    casinos: payout?.casinos ?? [],
    moneyBefore: payout?.tiles.find(isPublic)?.held,
    seats: playersInRound({ ...view, round }).filter((player) => !joinedLater.includes(player)),
    options
  });
  if (question === undefined) return undefined;
  const { case: caseId = tile.id, ...position } = question;
  return { case: caseId, title: tile.title, ...position };
}

/** The payout that a tile has interrupted, and the last finished one. */
function payoutsOf({
  paid,
  casinos,
  royale,
  round
}: Pick<View, 'paid' | 'casinos' | 'royale' | 'round'>): readonly Payout[] {
  const currentPayouts = royale?.paidTiles === undefined ? [] : [{ round, tiles: royale.paidTiles, casinos }];
  return paid === undefined ? currentPayouts : [...currentPayouts, { ...paid, tiles: paid.tiles ?? [] }];
}

/** Question about a reward of which only the sum was entered. The details are left open. */
function enteredQuestion(
  { tile: id }: Extract<Why, { code: 'toldReward' }>,
  name: string
): Question | undefined {
  const tile = allTiles().find((tile) => tile.id === id);
  return (
    tile && { case: id, title: tile.title, position: initialPosition(tile.playerMember, name), isOpen: true }
  );
}

/** Initial position of a tile's question: only the person is filled in. */
function initialPosition(personMember: 'dice' | 'winner' | undefined, name: string): JsonObject {
  return personMember === 'dice' ? { dice: { [name]: {} } } : { [personMember ?? 'player']: name };
}
