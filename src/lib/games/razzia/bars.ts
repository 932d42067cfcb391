/** The six bars, in the order in which they lie from left to right. */
export const BARS = ['colibri', 'cotton', 'havana', 'jungle', 'lincoln', 'jazz'] as const;
export type Bar = (typeof BARS)[number];

/** What the bars are called (stated). */
export const BAR_NAMES: Readonly<Record<Bar, string>> = {
  colibri: 'Colibri',
  cotton: 'Cotton Club',
  havana: 'Havana',
  jungle: 'Jungle',
  lincoln: 'Lincoln',
  jazz: 'Jazz Club'
};
