import { afterEach, expect, test, vi } from 'vitest';
import { call, voiceFor } from './caller';

afterEach(() => {
  vi.unstubAllGlobals();
});

const voice = (lang: string, localService = true, isDefault = false) => ({
  lang,
  localService,
  default: isDefault
});

test('the caller is a voice of the device that speaks the language of the app', () => {
  const german = voice('de-DE');
  const british = voice('en_GB');
  expect(voiceFor([german, british], 'en')).toBe(british);
  expect(voiceFor([german], 'en')).toBeUndefined();
});

test('a voice that needs the network is not used', () => {
  expect(voiceFor([voice('en-US', false, true)], 'en')).toBeUndefined();
});

test('the default voice of the device is preferred', () => {
  const usual = voice('en-AU', true, true);
  expect(voiceFor([voice('en-US'), usual], 'en-US')).toBe(usual);
});

/** A device with a voice: the sentences it has spoken, how often it was silenced, and the events that silence it. */
function deviceWithVoice(page: { readonly hidden?: boolean } = {}) {
  const windowEvents = new EventTarget();
  const spoken: string[] = [];
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
    speak: ({ text }: { readonly text: string }) => spoken.push(text),
    cancel
  });
  return { windowEvents, spoken, cancel };
}

test('a sentence waits for the one before, and a tap silences both', () => {
  const { windowEvents, spoken, cancel } = deviceWithVoice();
  call('Havana pays \u2068Ben\u2069.');
  call('Jungle pays \u2068Anna\u2069.');
  expect(spoken).toEqual(['Havana pays Ben.', 'Jungle pays Anna.']);
  expect(cancel).not.toHaveBeenCalled();

  windowEvents.dispatchEvent(new Event('pointerdown'));
  expect(cancel).toHaveBeenCalledOnce();
});

test.each(['visibilitychange', 'pagehide'])('the voice does not go on after a %s', (leaving) => {
  const { windowEvents, cancel } = deviceWithVoice();
  call('Havana pays Ben.');
  windowEvents.dispatchEvent(new Event(leaving));
  expect(cancel).toHaveBeenCalledOnce();
});

test('nothing is said on a hidden page', () => {
  const { spoken } = deviceWithVoice({ hidden: true });
  call('Havana pays Ben.');
  expect(spoken).toEqual([]);
});
