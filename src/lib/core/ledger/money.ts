/** Formats whole dollars: 130000 is "$130,000", -5000 is "−$5,000". */
export function formatDollars(amount: number): string {
  const digits = String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? '−' : ''}$${digits}`;
}

/** The short form of {@link formatDollars}: "$130k". Sums that are not whole thousands are written in full. */
export function formatShortDollars(amount: number): string {
  return amount % 1000 === 0 && amount !== 0 ? `${formatDollars(amount / 1000)}k` : formatDollars(amount);
}

/** The unit of a game that does not count in dollars. */
export interface Unit {
  /** The noun after 1 (`one`), and after any other number (`many`). */
  readonly one: string;
  readonly many: string;
  /** The piece in the ledger that counts the units, and its name in sentences. */
  readonly piece: string;
  readonly pieceWords: string;
}

/** Formats a sum in the game's unit: "$130,000", "1 point". Without a unit it is dollars. */
export function formatAmount(value: number, unit?: Unit): string {
  if (unit === undefined) return formatDollars(value);
  return `${formatNumber(value)} ${Math.abs(value) === 1 ? unit.one : unit.many}`;
}

/** The short form of {@link formatAmount}: "$130k", "27". */
export function formatShortAmount(value: number, unit?: Unit): string {
  return unit === undefined ? formatShortDollars(value) : formatNumber(value);
}

/** Formats a number with thousands separators: "1,296". */
export function formatNumber(value: number): string {
  return formatDollars(value).replace('$', '');
}

/** The thousands of a sum: 30 for $30,000. */
export function inThousands(value: number): number {
  return value / 1000;
}
