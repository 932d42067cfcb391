import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';
import { coversPlugin } from '#scripts/build/covers.js';
import { root } from '#scripts/settings.js';

export default defineConfig({
  plugins: [sveltekit(), coversPlugin()],
  // The product has other entries. With a shared cache, each dev server would discard the modules that the other has
  // prepared.
  cacheDir: `${root}node_modules/.vite-gallery`,
  server: { fs: { allow: [root] } }
});
