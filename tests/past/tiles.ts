import type { State } from '$lib/games/las-vegas/types';
import type {
  Award,
  BadLuckPosition,
  BlackBoxPosition,
  Holding,
  PayDayPosition
} from '#tests/readings/las-vegas-tiles-payout';
import type { PastMatch, PastPosting } from './recorded-matches';
import type { ReplayedMatch } from './outcome';
import type { PaidRound } from './rounds';

/** A tile's position for the second reading, and the recorded payment. */
export interface PaidTile<Position> {
  readonly position: Position;
  readonly recorded: readonly PastPosting[];
  /** The notes of a counted bank just after the payment. */
  readonly bank?: Readonly<Record<string, number>>;
}

const TOKENS = [60000, 20000, 20000, 0, 0, 0];

/** Each player's recorded notes and chips after these postings. */
export function holdingsAfter(
  seats: readonly string[],
  postings: readonly PastPosting[]
): Readonly<Record<string, Holding>> {
  return Object.fromEntries(
    seats.map((player) => {
      const ownPostings = postings.filter(({ from, to }) => (from === player) !== (to === player));
      const notes: number[] = [];
      let chips = 0;
      for (const { to, piece, value } of ownPostings)
        if (piece === 'chip') chips += to === player ? 1 : -1;
        else if (piece === 'note' && to === player) notes.push(value);
        else if (piece === 'note') notes.splice(notes.indexOf(value), 1);
      return [player, { notes, chips }];
    })
  );
}

/** Lists every round with a fine of Bad Luck: the dice at its casino, and each player's money just before. */
export function badLuckPayments(rounds: readonly PaidRound[]): readonly PaidTile<BadLuckPosition>[] {
  return rounds.flatMap(
    ({ stateBefore, stateAfter, casinos, laidTiles: tilesBefore, postings, earlierPostings }) => {
      const casino = tilesBefore.find(({ tile }) => tile === 'bad-luck')?.at;
      const firstIndex = postings.findIndex(({ code }) => code === 'badLuck');
      if (casino === undefined || firstIndex === -1) return [];
      const dice = stateBefore.seats.map((player) => {
        const { small = 0, big = 0, black = 0 } = casinos[casino - 1]?.dice[player] ?? {};
        return [player, { small: small + black, big }] as const;
      });
      const position = {
        dice: Object.fromEntries(dice),
        holdings: holdingsAfter(stateBefore.seats, [...earlierPostings, ...postings.slice(0, firstIndex)]),
        options: { badLuckChange: stateBefore.options.royale?.badLuckChange }
      };
      const recordedPostings = postings.filter(({ code }) => code === 'badLuck');
      return [{ position, recorded: recordedPostings, ...countedBank(stateAfter) }];
    }
  );
}

/** Every Pay Day in matches entered turn by turn: the number of casinos where its player had dice. */
export function payDayPayments(
  pastMatch: PastMatch,
  { replayed }: ReplayedMatch
): readonly PaidTile<PayDayPosition>[] {
  return replayed.steps.flatMap(({ entry, stateBefore, stateAfter }) => {
    const recordedPostings = pastMatch.outcome.postings.filter(
      ({ seq, code }) => seq === entry.seq && code === 'payDay'
    );
    const [firstPosting] = recordedPostings;
    const { casinos, paid } = stateAfter as State;
    const casinosWithDice =
      casinos.length > 0 && (stateAfter as State).round === (stateBefore as State).round
        ? casinos
        : paid?.casinos;
    if (firstPosting === undefined || casinosWithDice === undefined) return [];
    const casinosOfPlayer = casinosWithDice.filter(({ dice }) => {
      const { small = 0, big = 0, black = 0 } = dice[firstPosting.to as keyof typeof dice] ?? {};
      return small + big + black > 0;
    });
    return [
      {
        position: { player: firstPosting.to, casinos: casinosOfPlayer.length },
        recorded: recordedPostings,
        ...countedBank(stateAfter as State)
      }
    ];
  });
}

/** Every pile that a player chose from the Black Box in the app. */
export function blackBoxPayments(
  pastMatch: PastMatch,
  { replayed }: ReplayedMatch
): readonly PaidTile<BlackBoxPosition>[] {
  return replayed.steps.flatMap(({ entry, stateBefore, stateAfter, move }) => {
    const { royale } = stateBefore as State;
    const { doing: currentTile } = royale ?? {};
    const pickedPile = move !== undefined && 'pick' in move ? move.pick : undefined;
    if (
      currentTile?.tile !== 'black-box' ||
      !('pile' in currentTile.step) ||
      (pickedPile !== 0 && pickedPile !== 1)
    )
      return [];
    const { pile = [] } = currentTile.step;
    const other = [...TOKENS];
    for (const token of pile) other.splice(other.indexOf(token), 1);
    const position = { winner: currentTile.player, piles: [pile, other], chosen: pickedPile } as const;
    const recordedPostings = pastMatch.outcome.postings.filter(
      ({ seq, code }) => seq === entry.seq && (code === 'blackBox' || code === 'bankLacks')
    );
    return [{ position, recorded: recordedPostings, ...countedBank(stateAfter as State) }];
  });
}

function countedBank({ royale }: State): { readonly bank?: Readonly<Record<string, number>> } {
  return royale?.bank?.counted === true ? { bank: royale.bank.notes } : {};
}

/** Whether a counted bank lacked a note of these awards: the second reading assumes that the bank has them all. */
export function hasBankLacked({ bank, recorded }: PaidTile<unknown>, awards: readonly Award[]): boolean {
  return awards
    .filter(({ from, piece, value }) => from === 'bank' && piece === 'note' && bank?.[value] === 0)
    .some(
      ({ value }) =>
        !recorded.some(
          (pastPosting) =>
            pastPosting.from === 'bank' && pastPosting.piece === 'note' && pastPosting.value === value
        )
    );
}

type Piece = Pick<PastPosting, 'from' | 'to' | 'piece' | 'value'>;

/** The recorded pieces as comparable text, with equal pieces counted together, and without claims that paid nothing. */
export function describePieces(pieces: readonly Piece[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { from = '', to, piece, value } of pieces) {
    if (piece === undefined) continue;
    const description = `${piece} ${value} ${from} to ${to}`;
    counts.set(description, (counts.get(description) ?? 0) + 1);
  }
  return [...counts].map(([description, count]) => `${count} ${description}`).sort();
}

/** The awards of the second reading in the same format. */
export function describeAwards(awards: readonly Award[]): readonly string[] {
  return describePieces(awards.flatMap((award) => Array.from({ length: award.count ?? 1 }, () => award)));
}
