import { describe, expect, test } from 'vitest';
import { settle } from '$lib/games';
import { citedParagraphs as citedIn } from '$lib/games/fixtures/cited';

/**
 * Returns the cited paragraphs. The tests expect paragraphs chosen by hand: if our interpretation decides, they expect
 * its paragraph and not the printed one.
 */

const citedParagraphs = (question: string, members: object) => citedIn('las-vegas-cards', question, members);

const singleCard = (number: number) => ({ number, dice: 1 });
const doubleCard = (number: number) => ({ number, dice: 2 });

describe('7.7 chip cards', () => {
  test.each([{}, { pink: 0, gold: 0 }])('an empty bonus has its reason too: %o', async (chipCards) => {
    const { awards, reasons, facts } = await settle({
      ...{ game: 'las-vegas-cards', case: 'bonus', player: 'Anna', chipCards }
    });
    expect(awards).toEqual([]);
    expect(facts).toEqual({ total: 0, colours: {} });
    expect(reasons).toEqual([
      { player: 'Anna', rule: 'LC 7.7', text: 'Anna has no chip cards, so there’s no bonus.' }
    ]);
  });
});

describe('the reasons for taking a chip card', () => {
  test('7.3 is cited for the double card of the printed example', async () => {
    expect(await citedParagraphs('selection', { chosen: [doubleCard(4)] })).toEqual([
      'LC 3.1 nobody',
      'LC 7.3 nobody'
    ]);
  });

  test('7.4 counting two single cards of one turn together is our interpretation', async () => {
    const selection = [singleCard(4), singleCard(4)];
    expect(await citedParagraphs('selection', { chosen: selection })).toEqual([
      'LC 3.2 nobody',
      'LC 7.4 nobody'
    ]);
  });

  test('7.5 taking a chip card at each of two casinos, for a double card at each, is our interpretation', async () => {
    const selection = [doubleCard(2), doubleCard(6)];
    expect(await citedParagraphs('selection', { chosen: selection })).toEqual([
      'LC 3.2 nobody',
      'LC 7.5 nobody',
      'LC 7.5 nobody'
    ]);
  });

  test('one die takes no chip card, so a double card played with it needs no interpretation', async () => {
    expect(await citedParagraphs('selection', { chosen: [doubleCard(2), singleCard(6)] })).toEqual([
      'LC 3.2 nobody',
      'LC 7.3 nobody'
    ]);
  });
});

/** $130,000 each: $30,000 come from two pink chip cards, $10,000 from one. */
describe('equal money', () => {
  const places = (players: object, options = {}) => citedParagraphs('ranking', { players, options });
  const sums = ['LC 5.1 Anna', 'LC 5.1 Ben'];

  test('5.2 without chip cards more notes decide, as printed', async () => {
    const players = { Anna: { notes: [100000, 30000] }, Ben: { notes: [50000, 50000, 30000] } };
    expect(await places(players)).toEqual([...sums, 'LC 5.2 nobody']);
  });

  test('5.3 is cited if players without chip cards have the same number of notes', async () => {
    const players = { Anna: { notes: [100000, 30000] }, Ben: { notes: [90000, 40000] } };
    expect(await places(players)).toEqual([...sums, 'LC 5.3 nobody']);
  });

  test('5.4 is cited if chip cards would have made a tie, because they are not notes', async () => {
    const players = {
      Anna: { notes: [50000, 40000, 40000] },
      Ben: { notes: [80000, 40000], chipCards: { pink: 1 } }
    };
    expect(await places(players)).toEqual([...sums, 'LC 5.4 nobody']);
  });

  test('5.4 is cited if chip cards would have broken a tie between players with the same number of notes', async () => {
    const players = {
      Anna: { notes: [100000, 30000] },
      Ben: { notes: [90000, 30000], chipCards: { pink: 1 } }
    };
    expect(await places(players)).toEqual([...sums, 'LC 5.4 nobody']);
  });

  test('5.2 chip cards in equal number change nothing, so the printed rule decides', async () => {
    const players = {
      Anna: { notes: [60000, 30000, 30000], chipCards: { pink: 1 } },
      Ben: { notes: [80000, 40000], chipCards: { gold: 1 } }
    };
    expect(await places(players)).toEqual([...sums, 'LC 5.2 nobody']);
  });
});
