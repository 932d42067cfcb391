/** The four tabs by their addresses; 'table' is the match screen, which has no tabs. */
export type Tab = '/' | '/parts/' | '/referee/' | '/ledger/' | 'table';

/** A path, or its first folder → the tab it belongs to. */
const TABS_BY_ROUTE: Readonly<Record<string, Tab>> = {
  '': '/',
  settings: '/',
  changes: '/',
  people: '/',
  drawer: '/ledger/',
  restore: '/ledger/',
  open: '/',
  parts: '/parts/',
  'parts/use': 'table',
  'parts/copy': 'table',
  referee: '/referee/',
  rules: '/referee/',
  ledger: '/ledger/',
  'ledger/match': 'table',
  'ledger/add': '/ledger/',
  'referee/[game]/[question]': 'table',
  match: 'table',
  new: 'table'
};

/**
 * The tab that a page belongs to; undefined for an unknown address.
 *
 * @param route as SvelteKit names it: "/rules/[game]"
 */
export function tabOf(route: string | null): Tab | undefined {
  return TABS_BY_ROUTE[route?.slice(1) ?? '-'] ?? TABS_BY_ROUTE[route?.split('/')[1] ?? '-'];
}
