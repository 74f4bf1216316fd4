import { fileURLToPath } from 'node:url';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Paraglide makes the rules of plurals anew for every word; a page has hundreds, so here they are made once a language.
 */
const keepPluralRules = {
  name: 'keep-plural-rules',
  transform(code: string, id: string): string | undefined {
    if (!id.endsWith('/messages.gen/registry.js')) return undefined;
    const kept = code.replace('new Intl.PluralRules(locale, options)', 'pluralRules(locale)');
    if (kept === code)
      throw new Error('the registry of messages has another shape: look at keepPluralRules in vite.config.ts');
    return `${kept}\nconst rules = {};\nfunction pluralRules(locale) { return rules[locale] ??= new Intl.PluralRules(locale); }\n`;
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  // Built pages always render with React's production code, whatever the environment of the process says.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  plugins: [
    paraglideVitePlugin({
      project: at('./project.inlang'),
      outdir: at('./web/messages.gen'),
      strategy: ['globalVariable', 'baseLocale'],
      disableAsyncLocalStorage: true,
      emitGitIgnore: false,
      emitReadme: false,
      emitPrettierIgnore: false,
    }),
    keepPluralRules,
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
    rolldownOptions: isSsrBuild
      ? { input: 'web/entry.server.tsx' }
      : {
          input: 'web/entry.browser.tsx',
          // What many screens share becomes one file: half the requests, and it compresses better than many small ones.
          output: {
            codeSplitting: {
              groups: [{ name: 'common', minShareCount: 6, test: /[\\/](web|domain)[\\/](?!screens)/ }],
            },
          },
        },
  },
  ssr: { noExternal: isSsrBuild ? true : [] },
  server: { hmr: true },
}));
