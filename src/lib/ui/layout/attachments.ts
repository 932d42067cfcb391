/** An attachment that reports the content box of its element in CSS pixels: after layout and on every resize. */
export function measured(report: (box: DOMRectReadOnly) => void): (element: Element) => () => void {
  return (element) => {
    const observer = new ResizeObserver((entries) =>
      entries.forEach(({ contentRect }) => report(contentRect))
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
}

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
