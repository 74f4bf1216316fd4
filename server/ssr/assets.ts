import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#domain/text/language.ts';

type Chunk = { file: string; css?: string[]; imports?: string[]; src?: string };
type FirstStyles = Record<string, { css: string; late: string; others: string }>;

/**
 * Assets of a screen. Either `styles` block the first paint, or `css` is inlined. `late` loads after the first paint,
 * like all scripts; `others` loads with the first screen that needs more.
 */
export type ScreenAssets = {
  entry: string;
  css: string;
  styles: string[];
  late: string[];
  others: string | undefined;
  modules: string[];
  fonts: string[];
};

/** Assets of each screen by language, and all inlined styles, which the content security policy must list. */
export type Assets = { forScreen(screen: string, language: Language): ScreenAssets; inlinedStyles: string[] };

/** Reads the manifests of the browser builds, one per language. */
export function loadAssets(clientDir: string): Assets {
  const firstStyles = readJson<FirstStyles>(clientDir, 'manifest.styles.json');
  const builds = { ru: loadBuild(clientDir, 'ru', firstStyles), kk: loadBuild(clientDir, 'kk', firstStyles) };
  return {
    forScreen: (screen, language) => builds[language](screen),
    inlinedStyles: Object.values(firstStyles).map(({ css }) => css),
  };
}

const isScreenFile = (file: string, screen: string) =>
  file.startsWith('web/screens/') && file.endsWith(`/${screen}.tsx`);

const readJson = <T>(dir: string, file: string) => JSON.parse(readFileSync(join(dir, file), 'utf8')) as T;

/**
 * Fonts used by every page in both languages. A font that loads after the first paint would cause a reflow of the whole
 * page.
 */
const PRELOADED_FONTS = /fonts\/(cyrillic|latin)\.woff2$/;

function loadBuild(clientDir: string, language: Language, first: FirstStyles): (screen: string) => ScreenAssets {
  const manifest = readJson<Record<string, Chunk>>(clientDir, `manifest.${language}.json`);
  const fonts = Object.entries(manifest)
    .filter(([name]) => PRELOADED_FONTS.test(name))
    .map(([, chunk]) => `/${chunk.file}`);
  const stylesheet = manifest['style.css']?.file;
  const cache = new Map<string, ScreenAssets>();
  const collect = (name: string, modules: Set<string>, seen: Set<string>) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const next of chunk.imports ?? []) collect(next, modules, seen);
    modules.add(`/${chunk.file}`);
  };
  return (screen) => {
    const cached = cache.get(screen);
    if (cached) return cached;
    const modules = new Set<string>();
    const seen = new Set<string>();
    const entryName = 'web/start/entry.browser.tsx';
    collect(entryName, modules, seen);
    const entry = `/${manifest[entryName]?.file ?? ''}`;
    const screenFile = Object.keys(manifest).find((file) => isScreenFile(file, screen));
    if (screenFile) collect(screenFile, modules, seen);
    modules.delete(entry);
    const screenStyles = first[screen];
    const assets = {
      entry,
      css: screenStyles?.css ?? '',
      styles: stylesheet && !screenStyles ? [`/${stylesheet}`] : [],
      late: screenStyles ? [screenStyles.late] : [],
      others: screenStyles?.others,
      modules: [...modules],
      fonts,
    };
    cache.set(screen, assets);
    return assets;
  };
}
