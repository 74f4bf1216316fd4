import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { matchRoute } from '#domain/urls/routes.ts';

/** Every page path of the specification (§2) with its screen; redirects are left out. */
const SPECIFIED_PATHS: Record<string, readonly string[]> = {
  home: ['/'],
  cart: ['/cart'],
  checkout: ['/check', '/checkout'],
  compare: ['/compare'],
  wishlist: ['/wishlist'],
  'trade-in': ['/trade-in'],
  search: ['/search'],
  catalog: ['/catalog'],
  'category-by-id': ['/catalog/12', '/category/12', '/category/12/smartfony'],
  category: ['/c/smartfony', '/c/smartfony/12', '/c/smartfony/f/brend/apple', '/c/smartfony/12/f/brend/apple'],
  product: ['/p/12'],
  thanks: ['/thanks/12'],
  payment: ['/payment/12'],
  'payment-call-operator': ['/payment-call-operator'],
  auth: ['/auth'],
  shops: ['/shops'],
  'dev-panel': ['/dev-panel'],
  promos: ['/promos'],
  promo: ['/promos/p/12'],
  'promo-models': ['/promos/model'],
  'promo-model': ['/promos/view-model'],
  articles: ['/articles'],
  article: ['/articles/kak-vybrat-smartfon'],
  holidays: ['/holidays'],
  holiday: ['/holidays/nauryz'],
  gift: ['/holidays/nauryz/kofemashina'],
  'gift-cards': ['/gift-cards'],
  'gift-card-constructor': ['/gift-card-constructor'],
  'profile-overview': ['/profile'],
  'profile-details': ['/profile/details'],
  'profile-keys': ['/profile/my-keys'],
  'profile-gifts': ['/profile/my-gifts'],
  'profile-settings': ['/profile/settings'],
  'profile-orders': ['/profile/my-orders'],
  'profile-bonuses': ['/profile/my-bonuses'],
  'my-addresses': ['/profile/my-addresses'],
  'profile-gift-cards': ['/profile/my-giftcards'],
  'profile-complaints': ['/profile/my-complaints'],
  upsell: ['/upsell/12', '/upsell/12/card', '/upsell/12/basket', '/upsell/12/recommendation', '/upsell/12/pending'],
  gaming: ['/landing-pages/gaming'],
  'gaming-article': ['/landing-pages/gaming/article/monitor'],
  'apple-preorder': ['/landing-pages/apple-preorder'],
  preorder: ['/landing-pages/preorder-iphone'],
  'sale-start': ['/landing-pages/startsale-iphone'],
  error: ['/error'],
  maintenance: ['/maintenance'],
};

/** Text pages, by the paths that the content names. */
const TEXT_PAGE_PATHS = [
  ...['/gid', '/gid-bonus', '/gid-service', '/gid-delivery', '/gid-change', '/gid-treaty', '/gid-treaty/treaty'],
  ...['/gid-tenders', '/gid-contacts', '/gid-question', '/gid-services', '/gid-assistant', '/gid-suppliers'],
  ...['/gid-wholesale', '/gid-present-cart', '/gid-about-company', '/gid-for-landlords', '/privacy-policy'],
  ...['/gid-membership-in-euronics', '/gid-change/exclusiveProduct/exclusive-product', '/yourPlatform'],
];

const root = join(import.meta.dirname, '../..');
const pages = join(root, 'content/pages');
const texts = readdirSync(pages).map((name) => readFileSync(join(pages, name), 'utf8'));

describe('paths of the specification', () => {
  test.each(Object.entries(SPECIFIED_PATHS))('lead to the screen %s', (screen, paths) => {
    for (const path of paths) expect(matchRoute(path)?.screen, path).toBe(screen);
    const [file = ''] = globSync(`web/screens/*/${screen}.tsx`, { cwd: root });
    const source = readFileSync(join(root, file), 'utf8');
    expect(source).toMatch(/export default function/);
  });
  test('have no placeholder screens', () => {
    for (const name of ['section', 'placeholder', 'soon'])
      expect(globSync(`web/screens/**/${name}.tsx`, { cwd: root })).toEqual([]);
  });
});

test.each(TEXT_PAGE_PATHS)('include %s with content in both languages', (path) => {
  expect(matchRoute(path)?.screen).toBe('info');
  const translations = texts.filter((text) => text.includes(`\npath: ${path}\n`));
  expect(translations).toHaveLength(2);
  for (const text of translations) expect(text.split('\n---\n')[1]!.length).toBeGreaterThan(250);
});
