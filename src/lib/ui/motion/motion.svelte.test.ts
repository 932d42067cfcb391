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

test('a card makes its sound when it turns, and a place of the result when it rises', async () => {
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

test('no sound is played once the listener is removed', async () => {
  stopHearing();
  const last = card();
  turnOver()(last);
  await Promise.all(last.getAnimations().map(({ finished }) => finished));
  expect(heardCues).not.toHaveBeenCalled();
});
