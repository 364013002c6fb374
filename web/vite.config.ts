import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
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

const out = process.env.MEUTE_WEB_OUT ?? '../src/meute/server/static';
/** What shrinks; typefaces and pictures are packed already. */
const SHRINKS = /\.(css|html|js|json|svg|txt|webmanifest)$/;

/** Every file that shrinks lies there twice more, packed once and for all as a server may send it. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    closeBundle() {
      for (const entry of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
        if (!SHRINKS.test(entry)) continue;
        const file = join(out, entry);
        const data = readFileSync(file);
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
        writeFileSync(`${file}.br`, brotliCompressSync(data, { params }));
        writeFileSync(`${file}.gz`, gzipSync(data, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), fontLicence(), packed()],
  base: './',
  build: {
    outDir: out,
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
