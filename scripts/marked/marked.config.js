import { defineConfig } from 'vite';
import house from '#root/vite.config';
import { markedWords } from './plugin.js';

/** The build of every day, but that its words are another language’s; `said` would write them as they stand in the files. */
export default defineConfig({
  ...house,
  plugins: [
    markedWords(),
    ...(house.plugins ?? []).filter(
      (plugin) => !(plugin && 'name' in plugin && plugin.name === 'croupier-said')
    )
  ]
});
