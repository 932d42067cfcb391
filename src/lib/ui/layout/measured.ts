/** An attachment that reports the content box of its element in CSS pixels: after layout and on every resize. */
export function measured(tell: (box: DOMRectReadOnly) => void): (element: Element) => () => void {
  return (element) => {
    const observer = new ResizeObserver((entries) => entries.forEach(({ contentRect }) => tell(contentRect)));
    observer.observe(element);
    return () => observer.disconnect();
  };
}
