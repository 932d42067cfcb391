/** A whole sum as it is written on the screens: 130000 is "$130,000", -5000 is "−$5,000". */
export function dollars(amount: number): string {
  const digits = String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? '−' : ''}$${digits}`;
}

/** The same where there is little room: "$130k". Sums that are no whole thousands are written out. */
export function shortDollars(amount: number): string {
  return amount % 1000 === 0 && amount !== 0 ? `${dollars(amount / 1000)}k` : dollars(amount);
}

/** What the sums of a game are: dollars, the points on gold chips, or poker chips counted in ones. */
export const UNITS = ['dollars', 'gold', 'chips'] as const;
export type Unit = (typeof UNITS)[number];

/** A sum in full, in what the game counts: "$130,000", "27 gold", "1 chip". */
export function amount(value: number, unit: Unit = 'dollars'): string {
  if (unit === 'dollars') return dollars(value);
  return `${bare(value)} ${unit === 'chips' && Math.abs(value) === 1 ? 'chip' : unit}`;
}

/** The same where there is little room: "$130k", "27". */
export function shortAmount(value: number, unit: Unit = 'dollars'): string {
  return unit === 'dollars' ? shortDollars(value) : bare(value);
}

function bare(value: number): string {
  return dollars(value).replace('$', '');
}

/** How many thousands a note is: 30 of $30,000. */
export function thousands(value: number): number {
  return value / 1000;
}
