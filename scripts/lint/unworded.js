/** Folders whose components still hold words of their own. A folder leaves this list and never comes back. */
export const unworded = [
  'src/routes/parts',
  'src/routes/parts/box',
  'src/routes/parts/copy',
  'src/routes/parts/starts',
  'src/routes/parts/use',
  'src/routes/parts/use/panels',
  'src/routes/parts/use/sheets'
];
