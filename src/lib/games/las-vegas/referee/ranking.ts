import { CARDS_OF_A_COLOUR, chipCardBonus, CHIP_COLOURS } from '$lib/chip-cards';
import { surplusChipCard } from '$lib/chip-cards/surplus';
import { formatDollars, type PlayerId } from '$lib/core';
import { CaseError } from '$lib/games/contract/define';
import { defineCase, people } from '$lib/referee/define-case';
import type { ByName } from '$lib/referee/position';
import { namedPlaces, rankingLines, type PlaceWithPieces } from '$lib/referee/ranking-case';
import { CHIP_VALUE } from '$lib/games/las-vegas/data';
import { pieceCount, rankHoldings, sumReason, type PlayerHolding } from '$lib/games/las-vegas/payout/ranking';
import { box, holdingWithCards, MAX_PLAYERS, ownCopyMembers, refuseMissingNotes } from './members';
import { tableOf } from './seated-table';
import * as say from '$lib/games/las-vegas/strings/en/referee';

export const ranking = defineCase({
  id: 'ranking',
  ...say.rankingCase,
  sketch: { places: true },
  people: { min: 1, max: MAX_PLAYERS },
  fields: {
    players: { answer: people(holdingWithCards, 1, MAX_PLAYERS), ...say.players },
    box
  },
  settle: ({ players, box: boxCounts }) => {
    refuseMissingNotes(
      players.map(([name, { notes }]) => [`players.${name}.notes`, notes]),
      boxCounts
    );
    const table = tableOf(players.map(([name]) => name));
    refuseMissingCards(players);
    const holdings = players.map(
      ([name, { notes, chips, start = 0, owed = 0, chipCards = [] }]): PlayerHolding => {
        const sum = notes.reduce<number>((noteTotal, value) => noteTotal + value, 0);
        const bonus = chipCards.reduce((bonusTotal, [, cards]) => bonusTotal + chipCardBonus(cards), 0);
        const cards = chipCards.reduce((cardTotal, [, value]) => cardTotal + value, 0);
        const total = sum + chips * CHIP_VALUE + bonus + start + owed;
        return {
          player: table.seat(name),
          notes: notes.length,
          chips,
          ...(bonus === 0 ? {} : { bonus, chipCards: cards }),
          ...(start === 0 ? {} : { cash: start }),
          ...(owed === 0 ? {} : { owed }),
          total
        };
      }
    );
    const places = rankHoldings(holdings);
    return {
      awards: [],
      reasons: [
        ...holdings.map((holding) => table.reason(sumReason(holding), holding.player)),
        ...places.flatMap(({ reasons }) =>
          reasons.filter(({ code }) => code !== 'sum').map((why) => table.reason(why))
        )
      ],
      facts: {
        places: namedPlaces(places, table.name, (tiedPlayers) => ({
          pieces: piecesOf(holdings, tiedPlayers)
        }))
      }
    };
  },
  examples: [
    {
      title: say.theSameMoneyAndMorePieces,
      position: {
        players: {
          Anna: { notes: [90000, 40000], chips: 1 },
          Ben: { notes: [100000], chips: 4 },
          Carla: { notes: [60000, 50000], chips: 3 },
          Denny: { notes: [80000], chips: 0 }
        }
      }
    },
    {
      title: say.newcomerWithoutPieces,
      position: {
        players: {
          Anna: { notes: [60000], chips: 2 },
          Dora: { notes: [], chips: 2, start: 60000 }
        }
      }
    }
  ],
  boxMembers: ownCopyMembers,
  answer: ({ facts }) =>
    rankingLines(facts['places'] as readonly PlaceWithPieces[], ({ place, total, pieces }) => ({
      words: say.placeWithPieces(place, pieces),
      value: formatDollars(total)
    }))
});

/** Number of pieces of players who share a place; it is the same for all of them. */
function piecesOf(holdings: readonly PlayerHolding[], tiedPlayers: readonly PlayerId[]): number {
  const found = holdings.find(({ player }) => tiedPlayers.includes(player));
  return found === undefined ? 0 : pieceCount(found);
}

/** Throws a CaseError if there are more chip cards than the Card Game's box has. */
function refuseMissingCards(players: ByName<{ readonly chipCards?: ByName<number> | undefined }>): void {
  const surplusCard = surplusChipCard(players.map(([, { chipCards = [] }]) => chipCards));
  if (surplusCard === undefined) return;
  const { holding, colour } = surplusCard;
  const path = `players.${players[holding]?.[0] ?? ''}.chipCards`;
  if (colour === undefined) throw new CaseError(path, say.theBoxHoldsColours(CHIP_COLOURS.length));
  throw new CaseError(`${path}.${colour}`, say.theBoxHoldsOfEachColour(CARDS_OF_A_COLOUR));
}
