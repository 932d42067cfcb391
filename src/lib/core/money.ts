/** A whole sum as it is written on the screens: 130000 is "$130,000", -5000 is "−$5,000". */
export function dollars(amount: number): string {
  const digits = String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? '−' : ''}$${digits}`;
}

/** The same where there is little room: "$130k". Sums that are no whole thousands are written out. */
export function shortDollars(amount: number): string {
  return amount % 1000 === 0 && amount !== 0 ? `${dollars(amount / 1000)}k` : dollars(amount);
}

/** What the sums of a game are, where they are not dollars. */
export interface Unit {
  /** After one of them, and after any other number. */
  readonly one: string;
  readonly many: string;
  /** The piece of its ledger that counts them, and what people call one. */
  readonly piece: string;
  readonly pieceWords: string;
}

/** A sum in full, in what the game counts: "$130,000", "1 point"; dollars without a unit. */
export function amount(value: number, unit?: Unit): string {
  if (unit === undefined) return dollars(value);
  return `${figures(value)} ${Math.abs(value) === 1 ? unit.one : unit.many}`;
}

/** The same where there is little room: "$130k", "27". */
export function shortAmount(value: number, unit?: Unit): string {
  return unit === undefined ? shortDollars(value) : figures(value);
}

/** A number with its thousands separated: "1,296". */
export function figures(value: number): string {
  return dollars(value).replace('$', '');
}

/** How many thousands a note is: 30 of $30,000. */
export function thousands(value: number): number {
  return value / 1000;
}
