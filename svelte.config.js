import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { offlineAdapter } from './scripts/build/offline-adapter.js';
import { basePath, buildFolder, generatedFolder, publicOrigin, version } from './scripts/settings.js';

const developing = process.argv.includes('dev');

/** The only inline style attribute that is allowed: that of Svelte's route announcer. */
const announcerStyle = 'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo=';

/** The inline scripts of the page template, which apply saved hints before the first paint. */
const page = readFileSync(new URL('src/app.html', import.meta.url), 'utf8');
const pageScripts = [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) => hashed(script));

/**
 * Trusted types are for builds only: Vite's development client writes scripts as strings.
 *
 * @type {NonNullable<NonNullable<import('@sveltejs/kit').KitConfig['csp']>['directives']>}
 */
const trustedTypes = {
  'require-trusted-types-for': ['script'],
  'trusted-types': ['svelte-trusted-html', 'sveltekit-trusted-url', 'croupier-worker']
};

/** @type {import('@sveltejs/kit').Config} */
const config = {
  compilerOptions: { runes: true },
  kit: {
    adapter: offlineAdapter({ folder: buildFolder, fallback: '404.html', origin: publicOrigin }),
    outDir: generatedFolder,
    paths: { base: basePath, relative: true },
    output: { bundleStrategy: 'split' },
    prerender: { entries: ['*'] },
    version: { name: version, pollInterval: 0 },
    serviceWorker: { register: false },
    typescript: {
      config: (settings) => {
        settings.include.push('../*.config.js', '../*.config.ts');
        settings.include.push('../scripts/**/*.js', '../scripts/**/*.ts');
        settings.include.push('../gallery/**/*.js', '../gallery/**/*.ts', '../gallery/**/*.svelte');
        settings.exclude.push('../scripts/bench/controls/**');
      }
    },
    csp: {
      mode: 'hash',
      directives: {
        'default-src': ['none'],
        'script-src': ['self', ...pageScripts],
        'style-src': ['self'],
        'style-src-attr': ['unsafe-hashes', announcerStyle],
        'img-src': ['self', 'data:'],
        'font-src': ['self'],
        'connect-src': ['self'],
        'manifest-src': ['self'],
        'worker-src': ['self'],
        'base-uri': ['none'],
        'form-action': ['none'],
        ...(developing ? {} : trustedTypes)
      }
    }
  }
};

/** @param {string} script @returns {`sha256-${string}`} */
function hashed(script) {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

export default config;
