import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const server = process.env.MEUTE_SERVER ?? 'http://127.0.0.1:8000';

/** The licence of the typeface travels with it. */
function fontLicence(): Plugin {
  return {
    name: 'font-licence',
    generateBundle() {
      const source = readFileSync('node_modules/@fontsource/grenze/LICENSE', 'utf8');
      this.emitFile({ type: 'asset', fileName: 'assets/grenze-licence.txt', source });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), fontLicence()],
  base: './',
  build: {
    outDir: process.env.MEUTE_WEB_OUT ?? '../src/meute/server/static',
    emptyOutDir: true,
    // Data addresses would need an exception in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/api': { target: server },
      '/ws': { target: server, ws: true },
    },
  },
});
