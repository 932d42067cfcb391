/** The six bars, from left to right. */
export const BARS = ['colibri', 'cotton', 'havana', 'jungle', 'lincoln', 'jazz'] as const;
export type Bar = (typeof BARS)[number];

/** The names of the bars (stated by the rules). */
export const BAR_NAMES: Readonly<Record<Bar, string>> = {
  colibri: 'Colibri',
  /* eslint-disable house/words -- names of bars */
  cotton: 'Cotton Club',
  havana: 'Havana',
  jungle: 'Jungle',
  lincoln: 'Lincoln',
  jazz: 'Jazz Club'
  /* eslint-enable house/words */
};
