/** The four tabs by their addresses, or the table itself, where nothing stands beside the match. */
export type Tab = '/' | '/parts/' | '/referee/' | '/ledger/' | 'table';

/** An address, or its first folder → the place that it belongs to. */
const PLACES: Readonly<Record<string, Tab>> = {
  '': '/',
  settings: '/',
  changes: '/',
  people: '/',
  drawer: '/ledger/',
  restore: '/ledger/',
  parts: '/parts/',
  'parts/use': 'table',
  'parts/copy': 'table',
  referee: '/referee/',
  rules: '/referee/',
  ledger: '/ledger/',
  'ledger/match': 'table',
  'referee/[game]/[question]': 'table',
  match: 'table',
  new: 'table'
};

/**
 * The place that a page belongs to; none where the address leads nowhere.
 *
 * @param route as SvelteKit names it: "/rules/[game]"
 */
export function placeOf(route: string | null): Tab | undefined {
  return PLACES[route?.slice(1) ?? '-'] ?? PLACES[route?.split('/')[1] ?? '-'];
}
