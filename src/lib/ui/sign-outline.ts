const CORNER = 8;

/** The arrow of a sign with so long a tip, so many pixels inside its box: drawn to measure, so that lamps stay round. */
export function signOutline(
  { width, height }: { readonly width: number; readonly height: number },
  tip: number,
  inset: number
): string {
  const corner = CORNER - inset * 0.6;
  const shoulder = width - tip - inset * 0.6;
  const foot = height - inset;
  return [
    `M${inset + corner} ${inset}H${shoulder}L${width - inset * 1.2} ${height / 2}`,
    `L${shoulder} ${foot}H${inset + corner}`,
    `A${corner} ${corner} 0 0 1 ${inset} ${foot - corner}V${inset + corner}`,
    `A${corner} ${corner} 0 0 1 ${inset + corner} ${inset}Z`
  ].join('');
}
