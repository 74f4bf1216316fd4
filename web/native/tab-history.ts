import { TAB_PATHS } from '#web/features/frame/tab-paths.ts';

/** A screen of a tab: path with query and hash, and the scroll position at which it was left, px. */
export type TabScreen = { url: string; scroll: number };

/**
 * Screens of each tab, its root first. `openedFrom` is the tab whose link opened a tab's root: going back from the root
 * returns there.
 */
export type TabHistory = {
  current: string;
  screens: Record<string, readonly TabScreen[]>;
  openedFrom: Record<string, string>;
};

const FIRST_TAB = TAB_PATHS[0]!;
/** Max screens per tab; the oldest after the root is dropped. */
const MAX_SCREENS = 50;

const pathOf = (url: string) => url.split(/[?#]/)[0]!;
const screenAt = (url: string): TabScreen => ({ url, scroll: 0 });
const isRoot = (url: string) => TAB_PATHS.includes(url);

/** Returns the screens of a tab. */
export const screensOf = ({ screens }: TabHistory, tab: string): readonly TabScreen[] => screens[tab] ?? [];

/** Returns the screen of the current tab. */
export const currentScreen = (history: TabHistory): TabScreen => screensOf(history, history.current).at(-1)!;

const withScreens = (history: TabHistory, tab: string, screens: readonly TabScreen[]): TabHistory => ({
  ...history,
  current: tab,
  screens: { ...history.screens, [tab]: screens },
});

/** The history of an app that starts at `url`: below a tab's root, the way back leads to the root. */
export function startHistory(url: string): TabHistory {
  const path = pathOf(url);
  const tab = TAB_PATHS.find((root) => root !== '/' && (path === root || path.startsWith(`${root}/`))) ?? FIRST_TAB;
  const screens = url === tab ? [screenAt(tab)] : [screenAt(tab), screenAt(url)];
  return { current: tab, screens: { [tab]: screens }, openedFrom: {} };
}

/** Stores where the current screen is left. */
export const leaveScreen = (history: TabHistory, screen: TabScreen): TabHistory =>
  withScreens(history, history.current, [...screensOf(history, history.current).slice(0, -1), screen]);

/** Opens a screen in the current tab, or replaces its last one. A link to another tab's root opens that tab. */
export function openScreen(history: TabHistory, url: string, isReplacing = false): TabHistory {
  const { current } = history;
  const screens = screensOf(history, current);
  const below = isReplacing ? screens.slice(0, -1) : screens;
  if (url === current) return withScreens(history, url, [screenAt(url)]);
  if (isRoot(url)) {
    const left = below.length > 0 ? withScreens(history, current, below) : history;
    return withScreens({ ...left, openedFrom: { ...left.openedFrom, [url]: current } }, url, [screenAt(url)]);
  }
  const kept = below.length < MAX_SCREENS ? below : [...below.slice(0, 1), ...below.slice(2)];
  return withScreens(history, current, [...kept, screenAt(url)]);
}

/** Handles a press on a tab: another tab shows its last screen, the current one its root. */
export function pressTab(history: TabHistory, tab: string): TabHistory {
  const { [tab]: _, ...openedFrom } = history.openedFrom;
  const screens = screensOf(history, tab);
  const isKept = tab !== history.current && screens.length > 0;
  return withScreens({ ...history, openedFrom }, tab, isKept ? screens : [screenAt(tab)]);
}

/** Goes back one screen in the current tab; from its root to the tab that opened it, or the first one; null at the end. */
export function goBack(history: TabHistory): TabHistory | null {
  const { current } = history;
  const screens = screensOf(history, current);
  if (screens.length > 1) return withScreens(history, current, screens.slice(0, -1));
  const previous = history.openedFrom[current] ?? (current === FIRST_TAB ? null : FIRST_TAB);
  if (previous === null) return null;
  const { [current]: _, ...openedFrom } = history.openedFrom;
  const kept = screensOf(history, previous);
  return withScreens({ ...history, openedFrom }, previous, kept.length > 0 ? kept : [screenAt(previous)]);
}
