import { afterEach, expect, test, vi } from 'vitest';
import { finishAll, listenToCues, rise, turnOver, type Cue } from './motion';

const heard = vi.fn<(cue: Cue) => void>();
const stopHearing = listenToCues(heard);

afterEach(() => {
  heard.mockClear();
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
  expect(heard).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([['card'], ['win']]));
});

test('a motion that is skipped or stopped before it starts is silent', async () => {
  turnOver(20)(card());
  finishAll();
  turnOver(20)(card())();
  const last = card();
  turnOver(60)(last);
  await Promise.all(last.getAnimations().map(({ finished }) => finished));
  expect(heard).toHaveBeenCalledOnce();
});

test('nothing is heard once no one listens', async () => {
  stopHearing();
  const last = card();
  turnOver()(last);
  await Promise.all(last.getAnimations().map(({ finished }) => finished));
  expect(heard).not.toHaveBeenCalled();
});
