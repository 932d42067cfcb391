import { CARDS_OF_A_COLOUR, chipCardBonus, CHIP_COLOURS } from '$lib/chip-cards';
import { surplusChipCard } from '$lib/chip-cards/surplus';
import { formatDollars, type PlayerId } from '$lib/core';
import { CaseError } from '$lib/games/contract/define';
import { fillInHouseRules } from '$lib/games/contract/house-rule';
import { count, defineCase, group, people } from '$lib/referee/define-case';
import { ALL_NOTES, NOTE_VALUES } from '$lib/games/las-vegas-cards/data';
import { tieBreakRule } from '$lib/games/las-vegas-cards/house-rules';
import {
  pieceCount,
  rankHoldings,
  sumReason,
  type PlayerHolding
} from '$lib/games/las-vegas-cards/payout/ranking';
import type { ByName } from '$lib/referee/position';
import { namedPlaces, rankingLines, type PlaceWithPieces } from '$lib/referee/ranking-case';
import { chipCards, MAX_PLAYERS, notes } from './members';
import { tableOf } from './seated-table';
import * as say from '$lib/games/las-vegas-cards/strings/en/referee-ranking';

interface PlayerPieces {
  readonly notes: readonly number[];
  readonly start?: number | undefined;
  readonly chipCards?: ByName<number> | undefined;
}

const RULES = [tieBreakRule] as const;

/** More than all notes of the box are worth. */
const MAX_WON = ALL_NOTES * Math.max(...NOTE_VALUES);

export const ranking = defineCase({
  id: 'ranking',
  ...say.rankingCase,
  sketch: { places: true },
  people: { min: 1, max: MAX_PLAYERS },
  fields: {
    players: {
      answer: people(
        group({
          notes: { answer: notes, label: say.notes },
          start: { answer: count(0, MAX_WON, say.wholeDollars), ...say.start, absent: true },
          chipCards: { answer: chipCards, ...say.chipCards, absent: true }
        }),
        1,
        MAX_PLAYERS
      ),
      ...say.players
    },
    options: { rules: RULES }
  },
  settle: ({ players, options = {} }) => {
    refuseTooMany(players);
    const { tieBreak } = fillInHouseRules(RULES, options);
    const table = tableOf(players.map(([name]) => name));
    const holdings = players.map(([name, holding]) => holdingOf(table.seat(name), holding));
    const rows = rankHoldings(holdings, tieBreak);
    const piecesOf = ([first]: readonly PlayerId[]): number => {
      const found = holdings.find(({ player }) => player === first);
      return found === undefined ? 0 : pieceCount(found, tieBreak);
    };
    return {
      awards: [],
      reasons: [
        ...holdings.map((holding) => table.reason(sumReason(holding), holding.player)),
        ...rows.flatMap(({ reasons }) =>
          reasons.filter(({ code }) => code !== 'sum').map((why) => table.reason(why))
        )
      ],
      facts: { places: namedPlaces(rows, table.name, (tiedPlayers) => ({ pieces: piecesOf(tiedPlayers) })) }
    };
  },
  examples: [
    {
      title: say.exampleMoneyTie,
      position: {
        players: {
          Anna: { notes: [100000, 90000, 60000], chipCards: { pink: 3, teal: 1 } },
          Denny: { notes: [100000, 80000], chipCards: { pink: 2, gold: 1, teal: 4 } },
          Carla: { notes: [90000, 30000] }
        }
      }
    },
    {
      title: say.newcomerWithoutNotes,
      position: { players: { Anna: { notes: [60000] }, Dora: { notes: [], start: 60000 } } }
    }
  ],
  answer: ({ facts }) =>
    rankingLines(facts['places'] as readonly PlaceWithPieces[], ({ place, total, pieces }) => ({
      words: say.placeWithPieces(place, pieces),
      value: formatDollars(total)
    }))
});

function holdingOf(
  player: PlayerId,
  { notes: wonNotes, start, chipCards: cards = [] }: PlayerPieces
): PlayerHolding {
  return {
    player,
    notes: wonNotes.length,
    won: wonNotes.reduce((sum, value) => sum + value, 0),
    chipCards: cards.reduce((sum, [, count]) => sum + count, 0),
    bonus: cards.reduce((sum, [, count]) => sum + chipCardBonus(count), 0),
    ...(start === undefined ? {} : { cash: start })
  };
}

/** Throws a CaseError at the first note or chip card that exceeds the contents of the box. */
function refuseTooMany(players: ByName<PlayerPieces>): void {
  let total = 0;
  for (const [name, { notes: wonNotes }] of players) {
    total += wonNotes.length;
    if (total > ALL_NOTES) throw new CaseError(`players.${name}.notes`, say.theBoxHoldsNotes(ALL_NOTES));
  }
  const surplusCard = surplusChipCard(players.map(([, { chipCards: cards = [] }]) => cards));
  if (surplusCard === undefined) return;
  const { holding, colour } = surplusCard;
  const path = `players.${players[holding]?.[0] ?? ''}.chipCards`;
  if (colour === undefined) throw new CaseError(path, say.theBoxHoldsColours(CHIP_COLOURS.length));
  throw new CaseError(`${path}.${colour}`, say.cardsOfEachColour(CARDS_OF_A_COLOUR));
}
