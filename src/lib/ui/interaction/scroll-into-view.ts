/** An attachment that scrolls an element into view while it matters, also after the device is rotated. */
export function scrollIntoView(matters: boolean): (element: HTMLElement) => (() => void) | undefined {
  return (element) => {
    if (!matters) return undefined;
    const show = (): void => element.scrollIntoView({ block: 'nearest' });
    // Wait for the frame, when the layout is final.
    const frame = requestAnimationFrame(show);
    window.addEventListener('resize', show);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', show);
    };
  };
}
