/** The colour of the browser's own bar, as the ground of each theme in `app.css`. */
const GROUNDS = { night: '#090c11', day: '#ece1c8' } as const;

/**
 * Shows a theme now, and leaves a note of it for the script in `app.html`, which sets it before the next
 * page is painted. The choice itself is kept with the settings.
 */
export function showTheme(theme: 'night' | 'day' | 'device'): void {
  const { dataset } = document.documentElement;
  if (theme === 'device') delete dataset['theme'];
  else dataset['theme'] = theme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    bar.content = theme === 'device' ? ofDevice(bar) : GROUNDS[theme];
  }
  note(theme);
}

function ofDevice(bar: HTMLMetaElement): string {
  return bar.media.includes('light') ? GROUNDS.day : GROUNDS.night;
}

function note(theme: 'night' | 'day' | 'device'): void {
  try {
    if (theme === 'device') localStorage.removeItem('croupier-theme');
    else localStorage.setItem('croupier-theme', theme);
  } catch {
    // A browser that keeps nothing shows its own theme first.
  }
}
