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
  /** The notes of a counted bank just after it. */
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

/** Every round with a fine of Bad Luck: the dice at its casino, and what each player had just before. */
export function badLucks(rounds: readonly PaidRound[]): readonly PaidTile<BadLuckPosition>[] {
  return rounds.flatMap(({ stateBefore, stateAfter, casinos, laid: diceBefore, postings, earlier }) => {
    const at = diceBefore.find(({ tile }) => tile === 'bad-luck')?.at;
    const first = postings.findIndex(({ code }) => code === 'badLuck');
    if (at === undefined || first === -1) return [];
    const dice = stateBefore.seats.map((player) => {
      const { small = 0, big = 0, black = 0 } = casinos[at - 1]?.dice[player] ?? {};
      return [player, { small: small + black, big }] as const;
    });
    const position = {
      dice: Object.fromEntries(dice),
      holdings: holdingsAfter(stateBefore.seats, [...earlier, ...postings.slice(0, first)]),
      options: { badLuckChange: stateBefore.options.royale?.badLuckChange }
    };
    const recorded = postings.filter(({ code }) => code === 'badLuck');
    return [{ position, recorded, ...countedBank(stateAfter) }];
  });
}

/** Every Pay Day in matches entered turn by turn: the number of casinos where its player had dice. */
export function payDays(
  pastMatch: PastMatch,
  { replayed }: ReplayedMatch
): readonly PaidTile<PayDayPosition>[] {
  return replayed.steps.flatMap(({ entry, before, after }) => {
    const recorded = pastMatch.outcome.postings.filter(
      ({ seq, code }) => seq === entry.seq && code === 'payDay'
    );
    const [first] = recorded;
    const { casinos, paid } = after as State;
    const casinosWithDice =
      casinos.length > 0 && (after as State).round === (before as State).round ? casinos : paid?.casinos;
    if (first === undefined || casinosWithDice === undefined) return [];
    const casinosOfPlayer = casinosWithDice.filter(({ dice }) => {
      const { small = 0, big = 0, black = 0 } = dice[first.to as keyof typeof dice] ?? {};
      return small + big + black > 0;
    });
    return [
      {
        position: { player: first.to, casinos: casinosOfPlayer.length },
        recorded,
        ...countedBank(after as State)
      }
    ];
  });
}

/** Every pile that a player chose from the Black Box in the app. */
export function blackBoxes(
  pastMatch: PastMatch,
  { replayed }: ReplayedMatch
): readonly PaidTile<BlackBoxPosition>[] {
  return replayed.steps.flatMap(({ entry, before, after, move }) => {
    const { royale } = before as State;
    const { doing: currentTile } = royale ?? {};
    const pick = move !== undefined && 'pick' in move ? move.pick : undefined;
    if (currentTile?.tile !== 'black-box' || !('pile' in currentTile.step) || (pick !== 0 && pick !== 1))
      return [];
    const { pile = [] } = currentTile.step;
    const other = [...TOKENS];
    for (const token of pile) other.splice(other.indexOf(token), 1);
    const position = { winner: currentTile.player, piles: [pile, other], chosen: pick } as const;
    const recorded = pastMatch.outcome.postings.filter(
      ({ seq, code }) => seq === entry.seq && (code === 'blackBox' || code === 'bankLacks')
    );
    return [{ position, recorded, ...countedBank(after as State) }];
  });
}

function countedBank({ royale }: State): { readonly bank?: Readonly<Record<string, number>> } {
  return royale?.bank?.counted === true ? { bank: royale.bank.notes } : {};
}

/** Whether a counted bank lacked a note of these awards: the second reading assumes that the bank has them all. */
export function bankLacked({ bank, recorded }: PaidTile<unknown>, awards: readonly Award[]): boolean {
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

/** The recorded pieces as comparable text, equal ones together, without claims that paid nothing. */
export function inWords(recorded: readonly Piece[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { from = '', to, piece, value } of recorded) {
    if (piece === undefined) continue;
    const way = `${piece} ${value} ${from} to ${to}`;
    counts.set(way, (counts.get(way) ?? 0) + 1);
  }
  return [...counts].map(([way, count]) => `${count} ${way}`).sort();
}

/** The awards of the second reading in the same format. */
export function awardsInWords(awards: readonly Award[]): readonly string[] {
  return inWords(awards.flatMap((award) => Array.from({ length: award.count ?? 1 }, () => award)));
}
