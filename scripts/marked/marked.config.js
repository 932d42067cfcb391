import { defineConfig } from 'vite';
import house from '#root/vite.config';
import { markedTextPlugin } from './plugin.js';

/** The usual build with the strings of the pseudo-locale. */
export default defineConfig({
  ...house,
  plugins: [markedTextPlugin(), ...(house.plugins ?? [])]
});
