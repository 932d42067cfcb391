/** Where a board scrolls, what matters now is brought into sight: an attachment. */
export function inSight(matters: boolean): (element: HTMLElement) => void {
  return (element) => {
    if (matters) element.scrollIntoView({ block: 'nearest' });
  };
}
