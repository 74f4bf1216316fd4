import { m } from '#web/messages.ts';
import { TAB_PATHS } from '#web/features/frame/tab-paths.ts';
import { modalStack } from '#web/ui/overlays/modal-stack.ts';
import { readSession, saveSession } from '../device/memory/tab-memory.ts';
import type { NavigateOptions, Router } from '../router/router.ts';
import { createStore } from '../state/tabs/store.ts';
import {
  currentScreen,
  goBack,
  leaveScreen,
  openScreen,
  pressTab,
  startHistory,
  type TabHistory,
} from './tab-history.ts';

const STORED_TABS = 'tab-history';
/** Time in which a scroll position is kept while the content of a screen arrives, ms. */
const SCROLL_MS = 1000;

/** Path of the current tab. */
export const currentTab = createStore('/');

/** Way to the current screen; a screen is shown again by a tab or by going back. */
type Move = 'open' | 'replace' | 'tab' | 'back';
let lastMove: Move = 'open';
let showPrevious: () => boolean = () => false;

/** Direction in which the current screen comes in: 1 forward, -1 back, 0 for another tab. */
export const moveDirection = (): number => ({ open: 1, replace: 1, tab: 0, back: -1 })[lastMove];

/** Goes back in the current tab, or from its root to another one; returns whether there was a screen to go back to. */
export const goBackInTabs = (): boolean => showPrevious();

/**
 * Keeps the screens and scroll positions of each tab (`tab-history.ts`). The browser has one history for all tabs, so
 * its entries only count steps: a swipe back shows the tab's previous screen in the entry that it reaches.
 */
export function keepTabStacks(router: Router): void {
  const shownUrl = () => router.page().url + location.hash;
  let tabs = readStoredTabs(router.page().url) ?? startHistory(shownUrl());
  let depth = (history.state as { depth?: number } | null)?.depth ?? 0;
  /** Move of the navigation in progress; null while none is. */
  let move: Move | null = null;
  let isShowing = false;

  const setTabs = (next: TabHistory) => {
    tabs = next;
    currentTab.set(tabs.current);
    saveSession(STORED_TABS, tabs);
  };
  const markEntry = () => history.replaceState({ ...(history.state as object | null), depth }, '');
  const leave = () => {
    // While another screen loads, the current one has been left already.
    if (!router.pending()) setTabs(leaveScreen(tabs, { url: shownUrl(), scroll: scrollY }));
  };

  const navigate = router.navigate.bind(router);
  router.navigate = (url: string, options?: NavigateOptions) => {
    if (!isShowing) {
      leave();
      move = options?.replace ? 'replace' : 'open';
    }
    return navigate(url, options);
  };
  router.subscribe(() => {
    // Reloading a screen is no move.
    if (router.pending() || move === null) return;
    const url = shownUrl();
    const { url: topUrl, scroll } = currentScreen(tabs);
    lastMove = move;
    if (move === 'tab' || move === 'back') setTabs(leaveScreen(tabs, { url, scroll }));
    else if (url !== topUrl) setTabs(openScreen(tabs, url, move === 'replace'));
    if ((history.state as { depth?: number } | null)?.depth === undefined) {
      if (move === 'open' || move === 'tab') depth++;
      markEntry();
    }
    move = null;
  });

  const show = (next: TabHistory, nextMove: 'tab' | 'back') => {
    setTabs(next);
    const { url, scroll } = currentScreen(next);
    if (!router.pending() && url.split('#')[0] === router.page().url) {
      history.replaceState(history.state, '', url);
      // Steps of a screen follow its hash.
      dispatchEvent(new HashChangeEvent('hashchange'));
      restoreScroll(scroll);
      return;
    }
    move = nextMove;
    isShowing = true;
    const shown = router.navigate(url, { replace: nextMove === 'back', keepScroll: scroll > 0 });
    isShowing = false;
    if (scroll > 0) void shown.then(() => restoreScroll(scroll));
  };
  showPrevious = () => {
    const previous = goBack(tabs);
    if (previous) show(previous, 'back');
    return previous !== null;
  };

  addEventListener(
    'popstate',
    (event) => {
      const state = event.state as { depth?: number } | null;
      // A new entry of this screen, for its next step or a part of it, has no state or was marked already.
      if (state === null || state.depth === depth) return;
      const previousDepth = depth;
      depth = state.depth ?? 0;
      if (depth > previousDepth) {
        move = 'open';
        return;
      }
      event.stopImmediatePropagation();
      if (modalStack.escape()) {
        depth = previousDepth;
        history.pushState({ depth }, '', shownUrlOf(tabs));
      } else if (!showPrevious()) show(tabs, 'back');
    },
    { capture: true },
  );
  addEventListener('hashchange', ({ oldURL }) => {
    const url = shownUrl();
    if (router.pending() || url === currentScreen(tabs).url) return;
    const isStep = document.getElementById(location.hash.slice(1)) === null;
    if (isStep && oldURL) {
      setTabs(leaveScreen(tabs, { url: router.page().url + new URL(oldURL).hash, scroll: scrollY }));
      setTabs(openScreen(tabs, url));
      depth++;
    }
    markEntry();
  });
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a');
      const tab = link?.closest('nav')?.ariaLabel === m.frame_tabs() ? link.pathname : '';
      if (!TAB_PATHS.includes(tab)) return;
      event.preventDefault();
      if (shownUrl() === tab && !router.pending()) return scrollTo({ top: 0, behavior: 'smooth' });
      leave();
      show(pressTab(tabs, tab), 'tab');
    },
    { capture: true },
  );
  setTabs(tabs);
  markEntry();
}

const shownUrlOf = (tabs: TabHistory) => currentScreen(tabs).url;

/** Returns the tabs of the document before a reload; null if they do not end at the shown screen. */
function readStoredTabs(url: string): TabHistory | null {
  const stored = readSession(STORED_TABS) as TabHistory | null;
  return stored && currentScreen(stored).url.split('#')[0] === url ? stored : null;
}

let stopScrolling = () => {};

/** Keeps a scroll position while the content of the screen arrives, or until the shopper touches it. */
function restoreScroll(top: number): void {
  stopScrolling();
  const end = performance.now() + SCROLL_MS;
  const touched = new AbortController();
  stopScrolling = () => touched.abort();
  addEventListener('pointerdown', stopScrolling, { signal: touched.signal, passive: true });
  const scroll = () => {
    if (touched.signal.aborted) return;
    scrollTo(0, top);
    if (performance.now() < end) requestAnimationFrame(scroll);
    else stopScrolling();
  };
  requestAnimationFrame(scroll);
}
