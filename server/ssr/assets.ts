import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#domain/language.ts';

type Chunk = { file: string; css?: string[]; imports?: string[]; src?: string };

/** What a screen needs in the head: style sheets, module preloads and fonts. */
export type ScreenAssets = { entry: string; styles: string[]; modules: string[]; fonts: string[] };

/** Reads the manifests of the browser's builds, one a language, and answers what each screen needs. */
export function loadAssets(clientDir: string): (screen: string, language: Language) => ScreenAssets {
  const builds = { ru: loadBuild(clientDir, 'ru'), kk: loadBuild(clientDir, 'kk') };
  return (screen, language) => builds[language](screen);
}

function loadBuild(clientDir: string, language: Language): (screen: string) => ScreenAssets {
  const manifest = JSON.parse(readFileSync(join(clientDir, `manifest.${language}.json`), 'utf8')) as Record<
    string,
    Chunk
  >;
  const fonts = Object.entries(manifest)
    .filter(([name]) => /geologica-(cyrillic|latin)-wght[^/]*\.woff2$/.test(name))
    .map(([, chunk]) => `/${chunk.file}`);
  const sheet = manifest['style.css']?.file;
  const known = new Map<string, ScreenAssets>();
  const collect = (name: string, styles: Set<string>, modules: Set<string>, seen: Set<string>) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const next of chunk.imports ?? []) collect(next, styles, modules, seen);
    for (const css of chunk.css ?? []) styles.add(`/${css}`);
    modules.add(`/${chunk.file}`);
  };
  return (screen) => {
    const found = known.get(screen);
    if (found) return found;
    const styles = new Set<string>(sheet ? [`/${sheet}`] : []);
    const modules = new Set<string>();
    const seen = new Set<string>();
    const entryName = 'web/entry.browser.tsx';
    collect(entryName, styles, modules, seen);
    const entry = `/${manifest[entryName]?.file ?? ''}`;
    collect(`web/screens/${screen}.tsx`, styles, modules, seen);
    modules.delete(entry);
    const assets = { entry, styles: [...styles], modules: [...modules], fonts };
    known.set(screen, assets);
    return assets;
  };
}
