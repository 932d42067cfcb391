/** The colour of the browser's own bar: the background of each theme in `app.css`. */
const BACKGROUNDS = { night: '#090c11', day: '#ece1c8' } as const;

/**
 * Applies a theme and saves a copy for the script in `app.html`, which sets it before the next page is painted. The
 * choice itself is stored with the settings.
 */
export function showTheme(theme: 'night' | 'day' | 'device'): void {
  const { dataset } = document.documentElement;
  if (theme === 'device') delete dataset['theme'];
  else dataset['theme'] = theme;
  for (const themeTag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    themeTag.content = theme === 'device' ? deviceColour(themeTag) : BACKGROUNDS[theme];
  }
  saveTheme(theme);
}

function deviceColour(themeTag: HTMLMetaElement): string {
  return themeTag.media.includes('light') ? BACKGROUNDS.day : BACKGROUNDS.night;
}

function saveTheme(theme: 'night' | 'day' | 'device'): void {
  try {
    if (theme === 'device') localStorage.removeItem('croupier-theme');
    else localStorage.setItem('croupier-theme', theme);
  } catch {
    // Without storage the next page starts in the device's theme.
  }
}
