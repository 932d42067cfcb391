/**
 * The gallery is a small SvelteKit app beside the product: it uses the same library, template and static files, and
 * has its own routes. The product's build starts from the root and never sees this folder.
 *
 * @type {import('@sveltejs/kit').Config}
 */
const config = {
  compilerOptions: { runes: true },
  kit: {
    files: {
      appTemplate: '../src/app.html',
      assets: '../static',
      lib: '../src/lib',
      routes: 'routes'
    }
  }
};

export default config;
