/**
 * Finds a voice that speaks this language on the device itself, without a network; the device's default voice is
 * preferred.
 */
export function findVoice<Voice extends Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>>(
  voices: readonly Voice[],
  language: string
): Voice | undefined {
  const fittingVoices = voices.filter((voice) => voice.localService && matchesLanguage(voice.lang, language));
  return fittingVoices.find((voice) => voice.default) ?? fittingVoices[0];
}

/** Compares languages without their regions; some devices write "en_GB" instead of "en-GB". */
function matchesLanguage(lang: string, language: string): boolean {
  return lang.toLowerCase().split(/[-_]/)[0] === language.toLowerCase().split('-')[0];
}

function findEnglishVoice(): SpeechSynthesisVoice | undefined {
  return findVoice(speechSynthesis.getVoices(), document.documentElement.lang);
}

/**
 * Reports whether the device has a voice for the app's language, now and each time its voices are loaded. Returns a
 * function that stops the reports.
 */
export function watchVoices(onchange: (hasVoice: boolean) => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => undefined;
  const report = (): void => onchange(findEnglishVoice() !== undefined);
  report();
  speechSynthesis.addEventListener('voiceschanged', report);
  return () => speechSynthesis.removeEventListener('voiceschanged', report);
}

/** Invisible direction marks around names, which some voices read out. */
const DIRECTION_MARKS = /[\u200e\u200f\u2066-\u2069]/g;

const SILENCING_EVENTS = ['pointerdown', 'keydown', 'popstate', 'visibilitychange', 'pagehide'];

/**
 * Speaks a text after the current sentence, because bars are paid faster than a voice can explain. A tap, a key, going
 * back or leaving the page silences all of it, and a hidden page says nothing.
 */
export function speak(text: string): void {
  if (!('speechSynthesis' in globalThis) || document.hidden) return;
  const voice = findEnglishVoice();
  if (voice === undefined) return;
  const speech = new SpeechSynthesisUtterance(text.replaceAll(DIRECTION_MARKS, ''));
  speech.voice = voice;
  speech.lang = voice.lang;
  speechSynthesis.speak(speech);
  for (const event of SILENCING_EVENTS) addEventListener(event, stopSpeaking, { capture: true, once: true });
}

function stopSpeaking(): void {
  speechSynthesis.cancel();
}
