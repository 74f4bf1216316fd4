import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { shortClassNames } from './tools/vite/class-names.ts';
import { firstLoad } from './tools/vite/first-load.ts';
import { CSS_TARGET, firstStyles } from './tools/vite/first-styles.ts';
import { messages } from './tools/vite/messages.ts';
import { silentMarkup } from './tools/vite/silent-markup.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const { plugin: findFirstLoad, shared, only } = firstLoad();
const PARTS = /[\\/](web|domain)[\\/](?!screens)/;
const WITHOUT_EFFECTS = /[\\/]web[\\/](?:(?:features|ui)[\\/].*\.tsx|messages\.gen[\\/].*|messages\.ts)$/;
const MESSAGES = /[\\/]messages\.gen[\\/]/;

export default defineConfig(({ command, isSsrBuild }) => ({
  // Built pages always render with React's production code, whatever the environment of the process says.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  plugins: [messages(), silentMarkup(), react(), findFirstLoad, firstStyles()],
  css: command === 'build' ? { modules: { generateScopedName: shortClassNames() } } : {},
  publicDir: isSsrBuild ? false : at('./web/public'),
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: isSsrBuild ? false : 'manifest.json',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // One style sheet, cached once; pages of the first screens carry their part of it and load the others after.
    cssCodeSplit: false,
    cssTarget: CSS_TARGET,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { input: 'web/entry.server.tsx' }
      : {
          input: 'web/entry.browser.tsx',
          // Loading a component or a text does nothing: one that is named on the server alone stays there.
          treeshake: { moduleSideEffects: (id) => !WITHOUT_EFFECTS.test(id) },
          // What the first screens share becomes one file with the entry, what many others do another: fewer requests, and
          // they compress better than many small ones that tell each other hundreds of names.
          output: {
            codeSplitting: {
              groups: [
                { name: 'common', priority: 2, test: (id) => !MESSAGES.test(id) && shared(id) },
                { name: 'words', minShareCount: 14, test: MESSAGES },
                // The same in both languages, so that it is one file.
                { name: 'maplibre', test: /[\\/]node_modules[\\/]maplibre-gl[\\/]/ },
                { name: 'product-parts', minShareCount: 2, test: (id) => PARTS.test(id) && only(id) === 'product' },
              ],
            },
          },
        },
  },
  ssr: { noExternal: isSsrBuild ? true : [] },
  server: { hmr: true },
}));
