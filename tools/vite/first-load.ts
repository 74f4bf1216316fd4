import path from 'node:path';
import type { Plugin } from 'vite';
import { FIRST_SCREENS } from '../../web/start/first-screens.ts';

/** Suffix of the browser entry's id. */
export const ENTRY = '/web/start/entry.browser.tsx';

// The document lists the files of its page, so Vite has nothing to preload. Code loaded later may need the styles
// loaded after the first paint.
const PRELOAD_HELPER = '\0vite/preload-helper.js';
const AFTER_STYLES = `
const sheet = document.querySelector('link[rel=stylesheet]');
const styled = new Promise((done) => !sheet || sheet.sheet ? done() : (sheet.onload = sheet.onerror = done));
export const __vitePreload = (load) => styled.then(load);`;

/** Screens of an order, from checkout to status: a shopper visits several of them. */
const ORDER_SCREENS = new Set(['checkout', 'order', 'payment', 'thanks', 'profile-order']);
/** Those and the screens adjacent to them. */
const ORDER_FLOW_SCREENS = new Set([...ORDER_SCREENS, 'upsell', 'profile-orders', 'receipt']);
export const SCREEN = /\/web\/screens\/[\w-]+\/([\w-]+)\.tsx$/;

/** True when an id is that of a screen's module. */
export const isScreen = (id: string, screen: string): boolean => SCREEN.exec(id)?.[1] === screen;

/** Lists the modules that some modules load statically, including themselves. */
export function listReached(from: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const seen = new Set(from);
  // Iteration includes elements added to a set meanwhile.
  for (const id of seen) for (const next of importsOf(id)) seen.add(next);
  return seen;
}

/**
 * Groups modules by the screens that load them. `isShared`: used by two first screens, or by the entry and one of them;
 * they form one file. `onlyScreen`: the one first screen of a module, so its parts shared with later screens form one file
 * too. For modules outside the first screens: `orderChunk` names those used only by order screens, with the checkout or
 * after it; `isOrderModule` names those that other screens may also use.
 */
export function firstLoad(): {
  plugin: Plugin;
  isShared: (id: string) => boolean;
  onlyScreen: (id: string) => string | undefined;
  orderChunk: (id: string) => 'checkout' | 'order' | undefined;
  isOrderModule: (id: string) => boolean;
} {
  const counts = new Map<string, number>();
  const screens = new Map<string, string>();
  const reachedFrom = new Map<string, Set<string>>();
  const isUsedByOrders = (id: string) =>
    !counts.has(id) && (reachedFrom.get(id)?.intersection(ORDER_SCREENS).size ?? 0) > 1;
  return {
    isShared: (id) => (counts.get(id) ?? 0) > 1,
    onlyScreen: (id) => (counts.get(id) === 1 ? screens.get(id) : undefined),
    orderChunk(id) {
      const from = reachedFrom.get(id);
      if (!from || !isUsedByOrders(id) || !from.isSubsetOf(ORDER_FLOW_SCREENS)) return undefined;
      return from.has('checkout') ? 'checkout' : 'order';
    },
    isOrderModule: isUsedByOrders,
    plugin: {
      name: 'sauda:first-load',
      apply: 'build',
      enforce: 'pre',
      load: (id) => (id === PRELOAD_HELPER ? AFTER_STYLES : undefined),
      buildEnd() {
        counts.clear();
        reachedFrom.clear();
        const reachedBy = (id: string) => listReached([id], (from) => this.getModuleInfo(from)?.importedIds ?? []);
        const count = (id: string, times: number) => {
          for (const module of reachedBy(id)) {
            counts.set(module, (counts.get(module) ?? 0) + times);
            screens.set(module, path.basename(id, '.tsx'));
          }
        };
        for (const id of this.getModuleIds()) {
          if (id.endsWith(ENTRY)) count(id, 2);
          if (FIRST_SCREENS.some((screen) => isScreen(id, screen))) count(id, 1);
          const [, screen] = SCREEN.exec(id) ?? [];
          if (screen)
            for (const module of reachedBy(id))
              reachedFrom.set(module, (reachedFrom.get(module) ?? new Set()).add(screen));
        }
      },
    },
  };
}
