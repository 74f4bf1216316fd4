import path from 'node:path';
import type { Plugin } from 'vite';

/** Screens that people come to from search engines: what they share is loaded at once, other parts when they are needed. */
const FIRST = ['home', 'category', 'product'].map((screen) => `/web/screens/${screen}.tsx`);
const ENTRY = '/web/entry.browser.tsx';
const PRELOAD_HELPER = '\0vite/preload-helper.js';

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
      // The document names what its page needs, and there is one style sheet: nothing is left for Vite to preload.
      load: (id) => (id === PRELOAD_HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
      buildEnd() {
        const reached = (id: string, seen = new Set<string>()): Set<string> => {
          if (!seen.has(id)) {
            seen.add(id);
            for (const next of this.getModuleInfo(id)?.importedIds ?? []) reached(next, seen);
          }
          return seen;
        };
        counts.clear();
        const count = (id: string, times: number) => {
          for (const module of reached(id)) {
            counts.set(module, (counts.get(module) ?? 0) + times);
            screens.set(module, path.basename(id, '.tsx'));
          }
        };
        for (const id of this.getModuleIds()) {
          if (id.endsWith(ENTRY)) count(id, 2);
          if (FIRST.some((screen) => id.endsWith(screen))) count(id, 1);
        }
      },
    },
  };
}
