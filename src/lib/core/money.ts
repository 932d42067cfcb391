/** A whole sum as it is written on the screens: 130000 is "$130,000", -5000 is "−$5,000". */
export function dollars(amount: number): string {
  const digits = String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? '−' : ''}$${digits}`;
}

/** The same where there is little room: "$130k". Sums that are no whole thousands are written out. */
export function shortDollars(amount: number): string {
  return amount % 1000 === 0 && amount !== 0 ? `${dollars(amount / 1000)}k` : dollars(amount);
}
