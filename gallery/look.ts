import { showTheme } from '$lib/ui/page/theme';

/** The widths that DESIGN and the screenshots use most: a small phone, a phone, a tablet, a large tablet. */
export const WIDTHS = ['320', '390', '768', '1180'] as const;
export const THEMES = ['night', 'day', 'device'] as const;
export const TEXT_SIZES = ['100', '200'] as const;

/** How the stories are shown. */
export interface Look {
  readonly theme: (typeof THEMES)[number];
  /** Of the stories, in CSS pixels. */
  readonly width: (typeof WIDTHS)[number];
  /** Per cent. */
  readonly text: (typeof TEXT_SIZES)[number];
}

const KEY = 'croupier-gallery';
const DEFAULT_LOOK: Look = { theme: 'device', width: '390', text: '100' };

/** The look that was chosen last in this browser. */
export function readLook(): Look {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Look>;
    return {
      theme: THEMES.find((theme) => theme === stored.theme) ?? DEFAULT_LOOK.theme,
      width: WIDTHS.find((width) => width === stored.width) ?? DEFAULT_LOOK.width,
      text: TEXT_SIZES.find((text) => text === stored.text) ?? DEFAULT_LOOK.text
    };
  } catch {
    return DEFAULT_LOOK;
  }
}

/** Stores a look; every frame that follows it changes at once. */
export function writeLook(look: Look): void {
  localStorage.setItem(KEY, JSON.stringify(look));
  showTheme(look.theme);
}

/** Gives this page the chosen theme and text size, now and whenever another page of the gallery changes them. */
export function followLook(): () => void {
  applyLook();
  window.addEventListener('storage', applyLook);
  return () => window.removeEventListener('storage', applyLook);
}

function applyLook(): void {
  const { theme, text } = readLook();
  const { dataset, style } = document.documentElement;
  if (theme === 'device') delete dataset['theme'];
  else dataset['theme'] = theme;
  style.fontSize = `${text}%`;
}
