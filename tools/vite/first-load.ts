import path from 'node:path';
import type { Plugin } from 'vite';
import { FIRST_SCREENS } from '../../web/start/first-screens.ts';

/** How the id of the browser's entry ends. */
export const ENTRY = '/web/start/entry.browser.tsx';

// The document names what its page needs, so nothing is left for Vite to preload; but what comes later may need the
// styles that come after the first picture.
const PRELOAD_HELPER = '\0vite/preload-helper.js';
const AFTER_STYLES = `
const sheet = document.querySelector('link[rel=stylesheet]');
const styled = new Promise((done) => !sheet || sheet.sheet ? done() : (sheet.onload = sheet.onerror = done));
export const __vitePreload = (load) => styled.then(load);`;

/** Screens of an order, from checkout to status: a shopper visits several of them. */
const ORDER_SCREENS = new Set(['checkout', 'order', 'payment', 'thanks', 'profile-order']);
/** Those and the screens adjacent to them. */
const AROUND_ORDERS = new Set([...ORDER_SCREENS, 'upsell', 'profile-orders', 'receipt']);
export const SCREEN = /\/web\/screens\/[\w-]+\/([\w-]+)\.tsx$/;

/** True when an id is that of a screen's module. */
export const isScreen = (id: string, screen: string): boolean => SCREEN.exec(id)?.[1] === screen;

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
 * Of those that no first screen has, `ordering` names what the screens of an order have between them and no others: with
 * the checkout, or after it; `ofOrders` are those that others may have too.
 */
export function firstLoad(): {
  plugin: Plugin;
  shared: (id: string) => boolean;
  only: (id: string) => string | undefined;
  ordering: (id: string) => 'checkout' | 'order' | undefined;
  ofOrders: (id: string) => boolean;
} {
  const counts = new Map<string, number>();
  const screens = new Map<string, string>();
  const reachedFrom = new Map<string, Set<string>>();
  const ofOrders = (id: string) => !counts.has(id) && (reachedFrom.get(id)?.intersection(ORDER_SCREENS).size ?? 0) > 1;
  return {
    shared: (id) => (counts.get(id) ?? 0) > 1,
    only: (id) => (counts.get(id) === 1 ? screens.get(id) : undefined),
    ordering(id) {
      const from = reachedFrom.get(id);
      if (!from || !ofOrders(id) || !from.isSubsetOf(AROUND_ORDERS)) return undefined;
      return from.has('checkout') ? 'checkout' : 'order';
    },
    ofOrders,
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
