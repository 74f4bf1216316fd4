import { fileURLToPath } from 'node:url';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    paraglideVitePlugin({
      project: at('./project.inlang'), outdir: at('./web/messages.gen'), strategy: ['globalVariable', 'baseLocale'],
      disableAsyncLocalStorage: true, emitGitIgnore: false, emitReadme: false, emitPrettierIgnore: false,
    }),
    react(),
  ],
  publicDir: isSsrBuild ? false : at('./web/public'),
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: isSsrBuild ? false : 'manifest.json',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // One style sheet: every page needs most of it, and it is cached once.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild ? { input: 'web/entry.server.tsx' } : {
      input: 'web/entry.browser.tsx',
      // What many screens share becomes one file: half the requests, and it compresses better than many small ones.
      output: { codeSplitting: { groups: [{ name: 'common', minShareCount: 6, test: /[\\/](web|domain)[\\/](?!screens)/ }] } },
    },
  },
  ssr: { noExternal: isSsrBuild ? true : [] },
  server: { hmr: true },
}));
