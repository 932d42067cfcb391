import { describe, expect, test } from 'vitest';
import { redactAsks, type Names } from '$lib/core';
import type { AskText } from '$lib/games/contract/define';
import {
  after,
  answer,
  layMove,
  propose,
  putMove,
  reveal,
  newMatch,
  type TestMatch
} from '$lib/games/razzia/fixtures/test-match';
import { rules } from '$lib/games/razzia/rules';
import { text } from './log';

const NAMES: Readonly<Record<string, string>> = { p1: 'Udo', p2: 'Claudia', p3: 'Stefan', p4: 'Karin' };
const names: Names = (player) => NAMES[player] ?? player;

function askTexts({ state }: TestMatch): Readonly<Record<string, AskText>> {
  const view = rules.view(state);
  const asks = redactAsks(rules.asks(state));
  return Object.fromEntries(asks.map((ask) => [ask.id, text.ask(ask, view, names)]));
}

function buttonLabels({ state }: TestMatch, id: string): readonly string[] {
  const view = rules.view(state);
  return rules
    .asks(state)
    .flatMap((ask) => (ask.id === id && ask.kind === 'choose' ? ask.choices : []))
    .map(({ move }) => text.choice(move, view, names));
}

describe('three gamblers at the Jungle, with $55,000', () => {
  const matchWithChits = after(newMatch(4), layMove(5, 5, 5, 25, 5, 5, 30));
  const revealedMatch = after(
    matchWithChits,
    putMove('jungle'),
    reveal('jungle gambler 5', 'jungle gambler 3', 'jungle gambler 2', 'jazz gambler 1')
  );

  test('2.2 the dealer is asked where the last chit goes', () => {
    expect(askTexts(matchWithChits)['put']?.question).toBe('Where does Udo put $30,000?');
    expect(buttonLabels(matchWithChits, 'put')).toEqual([
      'Colibri',
      'Cotton Club',
      'Havana',
      'Jungle',
      'Lincoln',
      'Jazz Club'
    ]);
  });

  test('4.1 the strongest player is asked for a deal', () => {
    expect(askTexts(revealedMatch)['propose']?.question).toBe('What deal does Udo propose at Jungle?');
  });

  test('4.4 even the player who was offered nothing is asked by name, and the button for a duel gives one sum', () => {
    const matchWithOffer = after(revealedMatch, propose({ p1: [30], p2: [25] }));
    expect(askTexts(matchWithOffer)).toEqual({
      'answer p2': {
        question: 'Claudia, take $25,000?',
        hint: 'A duel is 3 + die against 5 + die, and Claudia wins a tie.'
      },
      'answer p3': {
        question: 'Stefan, take nothing?',
        hint: 'A duel is 2 + die against 5 + die, and Stefan wins a tie.'
      }
    });
    expect(buttonLabels(matchWithOffer, 'answer p2')).toEqual(['Accept $25,000', 'Duel for $55,000']);
    expect(buttonLabels(matchWithOffer, 'answer p3')).toEqual([
      'Accept nothing',
      'Duel for at least $30,000'
    ]);
  });

  test('4.7 the sum of a duel excludes shares that were accepted', () => {
    const acceptedMatch = after(revealedMatch, propose({ p1: [30], p2: [25] }), answer('p2', 'accept'));
    expect(buttonLabels(acceptedMatch, 'answer p3')).toEqual(['Accept nothing', 'Duel for $30,000']);
  });

  test('4.5 the question names both players who roll', () => {
    const challengedMatch = after(
      revealedMatch,
      propose({ p1: [30], p2: [25] }),
      answer('p2', 'accept'),
      answer('p3', 'duel')
    );
    expect(askTexts(challengedMatch)['duel']?.question).toBe('Udo and Stefan each roll a die.');
  });

  test('7.2 counts are labelled with the bar and the value, and chits that no one took stay', () => {
    const view = rules.view(matchWithChits.state);
    expect(text.countLabel('jungle 25000', undefined, view, names)).toBe('Jungle: $25,000 chits');
    expect(text.countLabel('jungle 25000', 'p3', view, names)).toBe('Stefan');
    expect(text.countLabel('jungle 25000', 'stays', view, names)).toBe('No one: they stay');
  });
});
