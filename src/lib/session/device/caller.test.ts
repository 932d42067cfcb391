import { expect, test } from 'vitest';
import { voiceFor } from './caller';

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

test('a voice that needs the network does not call', () => {
  expect(voiceFor([voice('en-US', false, true)], 'en')).toBeUndefined();
});

test('the voice that the device prefers calls', () => {
  const usual = voice('en-AU', true, true);
  expect(voiceFor([voice('en-US'), usual], 'en-US')).toBe(usual);
});
