/** Where a board scrolls, what matters now is brought into sight, also once the device was turned: an attachment. */
export function scrollIntoView(matters: boolean): (element: HTMLElement) => (() => void) | undefined {
  return (element) => {
    if (!matters) return undefined;
    const show = (): void => element.scrollIntoView({ block: 'nearest' });
    // With the frame that shows it, where everything has its place.
    const frame = requestAnimationFrame(show);
    window.addEventListener('resize', show);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', show);
    };
  };
}
