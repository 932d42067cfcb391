/** An attachment that reports the content box of its element in CSS pixels: after layout and on every resize. */
export function measureBox(report: (box: DOMRectReadOnly) => void): (element: Element) => () => void {
  return (element) => {
    const observer = new ResizeObserver((entries) =>
      entries.forEach(({ contentRect }) => report(contentRect))
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
}

/** An attachment that scrolls an element into view while it matters, and again after the device is rotated. */
export function scrollIntoView(isActive: boolean): (element: HTMLElement) => (() => void) | undefined {
  return (element) => {
    if (!isActive) return undefined;
    const scroll = (): void => element.scrollIntoView({ block: 'nearest' });
    // Wait for the frame, when the layout is final.
    const frameId = requestAnimationFrame(scroll);
    window.addEventListener('resize', scroll);
    return () => {
      cancelAnimationFrame(frameId);
      window.removeEventListener('resize', scroll);
    };
  };
}
