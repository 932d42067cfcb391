import { describe, expect, test } from 'vitest';
import type { FinalResult } from '$lib/ui/results/final';
import { eveningSummary, makeSeats, summaryOf } from './fixtures/summaries';
import { altText, initialSeats, makePictureContent, sharedText, type RecapGame } from './facts';

const meta = { title: 'Las Vegas Royale' };
const pictureOptions = { names: 'names', day: 'Friday' } as const;
const recapGame: RecapGame = {
  summary: eveningSummary,
  seats: eveningSummary.seats,
  meta,
  holdings: { p1: { note: { 50_000: 1, 100_000: 2 }, chip: { 10_000: 3 } } }
};

test('players with the same initial get a number', () => {
  const seats = initialSeats(makeSeats('Anna', 'Ben', 'adam', 'Carla'));
  expect(seats.map(({ name }) => name)).toEqual(['A1', 'B', 'A2', 'C']);
});

test('the text and the description have the letter of the last player on a seat, like the picture', () => {
  // Fails if "Carla, then Zoe" is C in words, where the picture has Z.
  const result: FinalResult = {
    seats: makeSeats('Carla, then Zoe', 'Ben'),
    occupants: makeSeats('Zoe', 'Ben'),
    ...{ finishedAt: 0, ended: 'rules', held: {}, rounds: [] },
    places: [
      { place: 1, players: ['p1'], total: 90_000, reasons: [] },
      { place: 2, players: ['p2'], total: 40_000, reasons: [] }
    ]
  };
  const options = { names: 'initials', day: 'Friday' } as const;
  expect(sharedText(meta, result, options)).toBe(
    ['Las Vegas Royale, Friday', '1st Z, $90,000', '2nd B, $40,000'].join('\n')
  );
  expect(altText(meta, result, options)).toBe(
    'A poster of Las Vegas Royale, Friday: 1st Z, $90,000. 2nd B, $40,000.'
  );
});

describe('the picture shows', () => {
  test('the picture shows the winner, the lead and the notes', () => {
    const content = makePictureContent(recapGame, pictureOptions);
    expect(content).toMatchObject({
      day: 'Friday',
      headline: 'takes the night',
      winners: [{ player: { name: 'Anna', initial: 'A', colour: 'sky' }, sum: '$460,000' }],
      notes: [100_000, 100_000, 50_000],
      leadLines: ['$70,000 ahead', 'of Eve']
    });
  });

  test('the picture shows two moments, and the payment with its sentence', () => {
    const { cards, ticket } = makePictureContent(recapGame, pictureOptions);
    expect(cards).toMatchObject([
      {
        kind: 'tie',
        tiedPlayers: [{ name: 'Ben' }, { name: 'Carla' }],
        gainer: { name: 'Denny' },
        value: 80_000,
        sum: '$80,000'
      },
      { kind: 'roll', face: 6, count: 5 }
    ]);
    expect(ticket).toEqual({
      text: '“Carla and Eve tie at casino 2, so Ben wins it with a single die and takes $90,000.”',
      caption: 'Payment of the night, round 2'
    });
  });

  test('the typed line replaces the payment, which moves to a card if there is room', () => {
    const summary = { ...eveningSummary, ties: [] };
    const { cards, ticket } = makePictureContent(
      { ...recapGame, summary },
      { ...pictureOptions, line: 'The cat won.' }
    );
    expect(cards.map(({ kind }) => kind)).toEqual(['roll', 'payment']);
    expect(ticket).toEqual({ text: '“The cat won.”', caption: 'Tonight in one line' });
  });

  test('the picture shows no moment that did not happen', () => {
    const summary = summaryOf(makeSeats('Anna', 'Ben'), [[5000, 3000]]);
    const { cards, ticket } = makePictureContent({ ...recapGame, summary, holdings: {} }, pictureOptions);
    expect(cards).toEqual([]);
    expect(ticket).toBeUndefined();
  });

  test('the picture shows only initials, even in sentences', () => {
    const { winners, ticket, cards } = makePictureContent(recapGame, {
      ...pictureOptions,
      names: 'initials'
    });
    expect(winners[0]?.player.name).toBe('A');
    expect(cards[0]?.sentence).toBe(
      'B and C tied (Casino 5). Sharing would have given B $80,000. D gained $80,000.'
    );
    expect(ticket?.text).toMatch(/^“C and E tie at casino 2, so B wins/);
  });

  test('long names are cut in sentences, and whole beside the chart', () => {
    const longName = 'Maximiliane-Annegret von und zu Hohenfels';
    const seats = eveningSummary.seats.map((seat) =>
      seat.player === 'p1' ? seat : { ...seat, name: longName }
    );
    const { leadLines, race } = makePictureContent({ ...recapGame, seats }, pictureOptions);
    expect(leadLines).toEqual(['$70,000 ahead', 'of Maximiliane-A…']);
    expect(race.players[1]?.player.name).toBe(longName);
  });

  test('the picture shows two winners, an early end and another currency', () => {
    const summary = summaryOf(makeSeats('Anna', 'Ben', 'Carla'), [[9, 9, 4]], { ended: 'table' });
    const unit = { one: 'point', many: 'points', piece: 'gold', pieceWords: 'gold' };
    const content = makePictureContent(
      { ...recapGame, summary, meta: { title: 'Vegas', unit } },
      pictureOptions
    );
    expect(content).toMatchObject({
      day: 'Friday · ended early',
      headline: 'Two take the night together',
      winners: [{ sum: '9 points' }, { sum: '9 points' }],
      notes: [],
      leadLines: ['5 points ahead', 'of Carla']
    });
  });

  test('a tie that the rules broke is shown instead of a lead', () => {
    const tiedSummary = summaryOf(makeSeats('Anna', 'Ben'), [[9000, 9000]]);
    const places = tiedSummary.places.map((place) => ({ ...place, wins: place.player === 'p1' }));
    expect(
      makePictureContent({ ...recapGame, summary: { ...tiedSummary, places } }, pictureOptions).leadLines
    ).toEqual(['after a tie', 'with Ben']);
  });

  test('a payment after the last round adds a column', () => {
    const summary = summaryOf(makeSeats('Anna', 'Ben'), [[5000, 3000]]);
    const places = summary.places.map((place) => ({ ...place, total: place.total + 1000 }));
    const { race } = makePictureContent({ ...recapGame, summary: { ...summary, places } }, pictureOptions);
    expect(race.columns).toEqual(['Start', 'Round 1', 'End']);
    expect(race.players.map(({ sums }) => sums)).toEqual([
      [0, 5000, 6000],
      [0, 3000, 4000]
    ]);
  });
});
