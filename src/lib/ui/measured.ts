/** Tells how large the inside of what it is attached to is, in CSS pixels: once it is laid out, and whenever that changes. */
export function measured(tell: (box: DOMRectReadOnly) => void): (element: Element) => () => void {
  return (element) => {
    const observer = new ResizeObserver((entries) => entries.forEach(({ contentRect }) => tell(contentRect)));
    observer.observe(element);
    return () => observer.disconnect();
  };
}
