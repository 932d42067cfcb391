import { afterEach, expect, test, vi } from 'vitest';
import { finishAll, listenToCues, rise, turnOver, type Cue } from './motion';

const heardCues = vi.fn<(cue: Cue) => void>();
const stopHearing = listenToCues(heardCues);

afterEach(() => {
  heardCues.mockClear();
  document.body.replaceChildren();
});

function card(): HTMLElement {
  const element = document.createElement('div');
  document.body.append(element);
  return element;
}

test('a card is heard when it turns, and a place of the finale when it rises', async () => {
  turnOver(20)(card());
  rise(60, 'win')(card());
  rise(40)(card());
  expect(heardCues).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(heardCues.mock.calls).toEqual([['card'], ['win']]));
});

test('a motion that is skipped or stopped before it starts is silent', async () => {
  turnOver(20)(card());
  finishAll();
  turnOver(20)(card())();
  const last = card();
  turnOver(60)(last);
  await Promise.all(last.getAnimations().map(({ finished }) => finished));
  expect(heardCues).toHaveBeenCalledOnce();
});

test('nothing is heard once no one listens', async () => {
  stopHearing();
  const last = card();
  turnOver()(last);
  await Promise.all(last.getAnimations().map(({ finished }) => finished));
  expect(heardCues).not.toHaveBeenCalled();
});
