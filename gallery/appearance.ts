import { showTheme } from '$lib/ui/page/theme';

/** The widths that DESIGN and the screenshots use most: a small phone, a phone, a tablet, a large tablet. */
export const WIDTHS = ['320', '390', '768', '1180'] as const;
export const THEMES = ['night', 'day', 'device'] as const;
export const TEXT_SIZES = ['100', '200'] as const;

/** How the stories are shown. */
export interface Appearance {
  readonly theme: (typeof THEMES)[number];
  /** Of the stories, in CSS pixels. */
  readonly width: (typeof WIDTHS)[number];
  /** Per cent. */
  readonly text: (typeof TEXT_SIZES)[number];
}

const KEY = 'croupier-gallery';
const DEFAULT_APPEARANCE: Appearance = { theme: 'device', width: '390', text: '100' };

/** The appearance that was chosen last in this browser. */
export function readAppearance(): Appearance {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Appearance>;
    return {
      theme: THEMES.find((theme) => theme === stored.theme) ?? DEFAULT_APPEARANCE.theme,
      width: WIDTHS.find((width) => width === stored.width) ?? DEFAULT_APPEARANCE.width,
      text: TEXT_SIZES.find((text) => text === stored.text) ?? DEFAULT_APPEARANCE.text
    };
  } catch {
    return DEFAULT_APPEARANCE;
  }
}

/** Stores an appearance; every frame that follows it changes at once. */
export function writeAppearance(appearance: Appearance): void {
  localStorage.setItem(KEY, JSON.stringify(appearance));
  showTheme(appearance.theme);
}

/** Gives this page the chosen theme and text size, now and whenever another page of the gallery changes them. */
export function followAppearance(): () => void {
  applyAppearance();
  window.addEventListener('storage', applyAppearance);
  return () => window.removeEventListener('storage', applyAppearance);
}

function applyAppearance(): void {
  const { theme, text } = readAppearance();
  const { dataset, style } = document.documentElement;
  if (theme === 'device') delete dataset['theme'];
  else dataset['theme'] = theme;
  style.fontSize = `${text}%`;
}
