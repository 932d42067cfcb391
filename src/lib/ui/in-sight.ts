/** Where a board scrolls, what matters now is brought into sight, also once the device was turned: an attachment. */
export function inSight(matters: boolean): (element: HTMLElement) => (() => void) | undefined {
  return (element) => {
    if (!matters) return undefined;
    const show = (): void => element.scrollIntoView({ block: 'nearest' });
    show();
    window.addEventListener('resize', show);
    return () => window.removeEventListener('resize', show);
  };
}
