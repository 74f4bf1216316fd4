import { cpSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { Manifest } from 'vite';
import type { AppConfig } from '../../web/native/app-config.ts';
import { root } from '../node/install.mjs';
import { shortClassNames } from '../vite/class-names.ts';
import { CSS_TARGET } from '../vite/first-styles.ts';
import { messages } from '../vite/messages.ts';
import { nativeModules } from './native-modules.ts';
import { packedScripts } from './packed-scripts.ts';
import { SKELETON, SKELETON_STYLE } from './skeleton.ts';
import { startChunks } from './start-chunks.ts';

/** Folder of the app's bundle; Capacitor copies it into both projects. */
export const bundleDir = path.join(root, 'dist', 'native');

const ENTRY = 'web/start/entry.native.ts';
/** The entry, and a part of its storage that is loaded dynamically. */
const BEGIN = [ENTRY, 'node_modules/@aparajita/capacitor-secure-storage/dist/esm/native.js'];
/** Modules of the first screen, which the entry loads after its first calls; most starts are at the home page. */
const START = ['web/native/run-app.tsx', 'web/screens/content/home.tsx'];
const JSX_RUNTIME = path.join(root, 'web/native/jsx-runtime.ts');
/** Background of the page before its styles: that of the splash screen. */
const BRAND_COLOUR = '#00707f';

/** Sizes of a bundle in bytes: everything on disk, and the scripts and styles loaded before the first screen. */
export type BundleSizes = { total: number; scripts: number; styles: number };

/** Builds the app's bundle: one document, scripts with the texts of both languages, styles, fonts and icons. */
export async function buildBundle(config: AppConfig, folder = bundleDir): Promise<BundleSizes> {
  await runVite(folder);
  for (const file of globSync('**/*.css', { cwd: folder })) removeHover(path.join(folder, file));
  const manifestFile = path.join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  rmSync(manifestFile);
  cpSync(path.join(root, 'web/public/favicon.svg'), path.join(folder, 'favicon.svg'));
  const scripts = listStartScripts(manifest);
  const styles = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.css') ? [file] : []));
  writeFileSync(path.join(folder, 'index.html'), documentHtml(config, scripts, styles));
  const size = (file: string) => statSync(path.join(folder, file)).size;
  const sum = (files: readonly string[]) => files.reduce((bytes, file) => bytes + size(file), 0);
  const files = globSync('**/*', { cwd: folder }).filter((file) => statSync(path.join(folder, file)).isFile());
  return { total: sum(files), scripts: sum(scripts), styles: sum(styles) };
}

/** Disables `:hover`, which sticks after a tap. Keeps media features such as `(hover:hover)`. */
function removeHover(file: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/(?<!hover):hover\b/g, ':not(*)'));
}

/** Runs Vite for production, whatever NODE_ENV is: in tests, React's plugin would compile for development. */
async function runVite(folder: string): Promise<void> {
  const { build } = await import('vite');
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      mode: 'native',
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      plugins: [
        messages(),
        packedScripts(),
        nativeModules(path.join(root, 'web')),
        react({ jsxImportSource: '#web/native' }),
      ],
      resolve: { alias: [{ find: /^#web\/native(?:\/jsx-runtime)?$/, replacement: JSX_RUNTIME }] },
      css: { modules: { generateScopedName: shortClassNames() } },
      publicDir: false,
      build: {
        outDir: folder,
        emptyOutDir: true,
        manifest: 'manifest.json',
        target: 'es2022',
        assetsInlineLimit: 0,
        cssCodeSplit: false,
        cssTarget: CSS_TARGET,
        modulePreload: false,
        reportCompressedSize: false,
        rolldownOptions: {
          input: ENTRY,
          output: { codeSplitting: { groups: startChunks({ begin: BEGIN, start: START }) } },
        },
      },
    });
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = NODE_ENV;
  }
}

/** Lists the scripts of the first screen, the entry first. */
function listStartScripts(manifest: Manifest): string[] {
  const names = new Set([ENTRY, ...START]);
  // Iteration includes elements added to a set meanwhile.
  for (const name of names) for (const next of manifest[name]?.imports ?? []) names.add(next);
  return [...names].map((name) => manifest[name]!.file);
}

/**
 * Returns the document of the app. Scripts come from the bundle only; calls, pictures and live events from the shop
 * only. JSON in a `script` may not contain `<`.
 */
function documentHtml(config: AppConfig, scripts: readonly string[], styles: readonly string[]): string {
  const policy = [
    "default-src 'none'",
    // The unpacked map library.
    "script-src 'self' blob:",
    "worker-src 'self' blob:",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' ${config.api} data: blob:`,
    "font-src 'self'",
    `connect-src 'self' ${config.api}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="ru" data-native>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${BRAND_COLOUR}">
<title>Sauda</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('\n')}
<script type="application/json" id="config">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>
${scripts.map((file, position) => (position === 0 ? `<script type="module" src="/${file}"></script>` : `<link rel="modulepreload" href="/${file}">`)).join('\n')}
<style>${SKELETON_STYLE}</style>
</head>
<body><div id="root">${SKELETON}</div></body>
</html>
`;
}
