const CORNER = 8;

/**
 * The path of an arrow-shaped sign with a tip of this length, `inset` pixels inside its box. It is drawn in real
 * pixels, so that the lamps along it stay round.
 */
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
