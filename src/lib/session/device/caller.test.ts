import { afterEach, expect, test, vi } from 'vitest';
import { speak, findVoice } from './caller';

afterEach(() => {
  vi.unstubAllGlobals();
});

const voice = (lang: string, localService = true, isDefault = false) => ({
  lang,
  localService,
  default: isDefault
});

test('the app speaks with a voice of the device in the app’s language', () => {
  const germanVoice = voice('de-DE');
  const britishVoice = voice('en_GB');
  expect(findVoice([germanVoice, britishVoice], 'en')).toBe(britishVoice);
  expect(findVoice([germanVoice], 'en')).toBeUndefined();
});

test('a voice that needs the network is not used', () => {
  expect(findVoice([voice('en-US', false, true)], 'en')).toBeUndefined();
});

test('the default voice of the device is preferred', () => {
  const defaultVoice = voice('en-AU', true, true);
  expect(findVoice([voice('en-US'), defaultVoice], 'en-US')).toBe(defaultVoice);
});

/** A device with a voice: the sentences it has spoken, how often it was silenced, and the events that silence it. */
function deviceWithVoice(page: { readonly hidden?: boolean } = {}) {
  const windowEvents = new EventTarget();
  const spokenTexts: string[] = [];
  const cancel = vi.fn();
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, ...page });
  vi.stubGlobal('addEventListener', windowEvents.addEventListener.bind(windowEvents));
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    }
  );
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [voice('en-GB')],
    speak: ({ text }: { readonly text: string }) => spokenTexts.push(text),
    cancel
  });
  return { windowEvents, spoken: spokenTexts, cancel };
}

test('a sentence waits for the one before, and a tap silences both', () => {
  const { windowEvents, spoken, cancel } = deviceWithVoice();
  speak('Havana pays \u2068Ben\u2069.');
  speak('Jungle pays \u2068Anna\u2069.');
  expect(spoken).toEqual(['Havana pays Ben.', 'Jungle pays Anna.']);
  expect(cancel).not.toHaveBeenCalled();

  windowEvents.dispatchEvent(new Event('pointerdown'));
  expect(cancel).toHaveBeenCalledOnce();
});

test.each(['visibilitychange', 'pagehide'])('the voice does not go on after a %s', (eventName) => {
  const { windowEvents, cancel } = deviceWithVoice();
  speak('Havana pays Ben.');
  windowEvents.dispatchEvent(new Event(eventName));
  expect(cancel).toHaveBeenCalledOnce();
});

test('nothing is spoken on a hidden page', () => {
  const { spoken } = deviceWithVoice({ hidden: true });
  speak('Havana pays Ben.');
  expect(spoken).toEqual([]);
});
