import path from 'node:path';
import type { Plugin } from 'vite';
import { FIRST_SCREENS } from '../../web/first-screens.ts';

/** How the id of the browser's entry ends. */
export const ENTRY = '/web/entry.browser.tsx';

// The document names what its page needs, so nothing is left for Vite to preload; but what comes later may need the
// styles that come after the first picture.
const PRELOAD_HELPER = '\0vite/preload-helper.js';
const AFTER_STYLES = `
const sheet = document.querySelector('link[rel=stylesheet]');
const styled = new Promise((done) => !sheet || sheet.sheet ? done() : (sheet.onload = sheet.onerror = done));
export const __vitePreload = (load) => styled.then(load);`;

/** Tells whether an id is that of a screen's module. */
export const isScreen = (id: string, screen: string): boolean => id.endsWith(`/web/screens/${screen}.tsx`);

/** Lists the modules that some load at once, themselves included. */
export function listReached(from: readonly string[], nextOf: (id: string) => readonly string[]): Set<string> {
  const seen = new Set(from);
  // A set is walked to its end, which grows.
  for (const id of seen) for (const next of nextOf(id)) seen.add(next);
  return seen;
}

/**
 * Finds the modules of the first screens: `shared` are those that two of them or the entry with one have, which travel in
 * one file; `only` names the one first screen of a module, so that what it shares with later screens is one file too.
 */
export function firstLoad(): {
  plugin: Plugin;
  shared: (id: string) => boolean;
  only: (id: string) => string | undefined;
} {
  const counts = new Map<string, number>();
  const screens = new Map<string, string>();
  return {
    shared: (id) => (counts.get(id) ?? 0) > 1,
    only: (id) => (counts.get(id) === 1 ? screens.get(id) : undefined),
    plugin: {
      name: 'sauda:first-load',
      apply: 'build',
      enforce: 'pre',
      load: (id) => (id === PRELOAD_HELPER ? AFTER_STYLES : undefined),
      buildEnd() {
        counts.clear();
        const count = (id: string, times: number) => {
          for (const module of listReached([id], (from) => this.getModuleInfo(from)?.importedIds ?? [])) {
            counts.set(module, (counts.get(module) ?? 0) + times);
            screens.set(module, path.basename(id, '.tsx'));
          }
        };
        for (const id of this.getModuleIds()) {
          if (id.endsWith(ENTRY)) count(id, 2);
          if (FIRST_SCREENS.some((screen) => isScreen(id, screen))) count(id, 1);
        }
      },
    },
  };
}
