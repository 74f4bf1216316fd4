import { expect, test } from 'vitest';
import {
  currentScreen,
  goBack,
  leaveScreen,
  openScreen,
  pressTab,
  screensOf,
  startHistory,
  type TabHistory,
} from './tab-history.ts';

const openAll = (history: TabHistory, ...urls: string[]) => urls.reduce((next, url) => openScreen(next, url), history);
const urlOf = (history: TabHistory) => currentScreen(history).url;

/** Goes back until the app asks to leave; returns the URLs on the way. */
function wayBack(history: TabHistory | null): string[] {
  const urls: string[] = [];
  for (let next = history && goBack(history); next; next = goBack(next)) urls.push(urlOf(next));
  return urls;
}

test.each([
  ['/', '/', []],
  ['/p/5', '/', ['/']],
  ['/catalog', '/catalog', ['/']],
  ['/catalog?from=push', '/catalog', ['/catalog', '/']],
  ['/profile/my-orders', '/profile', ['/profile', '/']],
  ['/cartridges', '/', ['/']],
])('starts at %s in the tab %s, with the way back %j', (url, tab, back) => {
  const history = startHistory(url);
  expect([history.current, urlOf(history), wayBack(history)]).toEqual([tab, url, back]);
});

test('returns to the last screen of a tab with its scroll position', () => {
  const product = leaveScreen(openAll(startHistory('/'), '/c/tv', '/p/5'), { url: '/p/5', scroll: 700 });
  const profile = openScreen(pressTab(product, '/profile'), '/profile/my-orders');
  expect(currentScreen(pressTab(profile, '/'))).toEqual({ url: '/p/5', scroll: 700 });
  expect(urlOf(pressTab(pressTab(profile, '/'), '/profile'))).toBe('/profile/my-orders');
});

test('goes back in the current tab only, then to the first tab, then asks to leave', () => {
  const home = openAll(startHistory('/'), '/c/tv', '/p/5');
  const catalog = openAll(pressTab(home, '/catalog'), '/c/phones', '/p/9');
  expect(wayBack(catalog)).toEqual(['/c/phones', '/catalog', '/p/5', '/c/tv', '/']);
});

test('returns from a tab to the tab whose link opened it, once', () => {
  const catalog = openAll(pressTab(startHistory('/'), '/catalog'), '/p/9');
  const cart = openScreen(catalog, '/cart');
  expect(cart.current).toBe('/cart');
  expect(wayBack(cart)).toEqual(['/p/9', '/catalog', '/']);
  expect(wayBack(openScreen(cart, '/catalog'))).toEqual(['/cart', '/catalog', '/']);
  expect(wayBack(pressTab(pressTab(cart, '/'), '/cart'))).toEqual(['/']);
});

test('returns to the root of the current tab by a press or a link', () => {
  const cart = openAll(pressTab(startHistory('/'), '/cart'), '/checkout', '/checkout#delivery');
  for (const root of [pressTab(cart, '/cart'), openScreen(cart, '/cart')])
    expect(screensOf(root, '/cart')).toEqual([{ url: '/cart', scroll: 0 }]);
});

test('replaces a screen, also by the root of another tab', () => {
  const login = openAll(startHistory('/'), '/p/5', '/auth');
  expect(wayBack(openScreen(login, '/profile/details', true))).toEqual(['/p/5', '/']);
  expect(wayBack(openScreen(login, '/profile', true))).toEqual(['/p/5', '/']);
});

test('keeps the root and the last 49 screens', () => {
  const history = openAll(startHistory('/'), ...Array.from({ length: 60 }, (_, index) => `/p/${index}`));
  const urls = screensOf(history, '/').map(({ url }) => url);
  expect([urls.length, urls[0], urls[1], urls.at(-1)]).toEqual([50, '/', '/p/11', '/p/59']);
});
