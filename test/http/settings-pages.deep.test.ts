import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CategoryBranch, Listing } from '#contract/catalog.ts';
import { routeEntries } from '#domain/routes.ts';
import {
  defaultSettings,
  isSettingValue,
  settingDefinitions,
  type SettingDefinition,
  type SettingName,
  type Settings,
  type SettingUnit,
  type SettingValue,
} from '#domain/settings.ts';
import { typedValues } from '#domain/text-values.ts';
import { saveSetting } from '#server/platform/store-settings.ts';
import { startShop, type TestShop } from '#test/harness/shop.ts';

/** What is added to a number: no sum of these is the default of another setting of the same unit. */
const STEPS: Partial<Record<SettingUnit, number>> = {
  tenge: 1300,
  percent: 3,
  years: 2,
  days: 9,
  hours: 5,
  minutes: 7,
  seconds: 7,
  grams: 7000,
  floor: 4,
  quantity: 3,
};
const NAME = 'Жаңа дүкен';
/** Values of texts that have a form of their own. */
const TEXTS: Partial<Record<SettingName, string>> = {
  'shop.name': NAME,
  'shop.foundedOn': '2001-02-03',
  'shop.supportNumber': '7447',
  'shop.postalCode': '010000',
};

/** Another value of a setting; undefined for switches, which change what the shop does, and for texts that are empty. */
function otherValue(name: SettingName): SettingValue | undefined {
  const { default: value, unit, min = 0, max = Infinity }: SettingDefinition = settingDefinitions[name];
  if (typeof value === 'number') {
    const step = STEPS[unit] ?? 1;
    return [value + step, value - step, value + 1, value - 1].find((other) => other >= min && other <= max);
  }
  if (unit === 'time') return `${String(value).slice(0, 3)}${String(value).endsWith('17') ? '19' : '17'}`;
  if (typeof value !== 'string' || value === '') return undefined;
  const text = TEXTS[name] ?? `${NAME} ${name}`;
  return isSettingValue(name, text) ? text : undefined;
}

const changed = (Object.keys(settingDefinitions) as SettingName[]).flatMap((name) => {
  const value = otherValue(name);
  return value === undefined ? [] : [[name, value] as const];
});

let shop: TestShop;
let paths: string[] = [];
const data = async <T>(call: string) => ((await (await fetch(shop.origin + call)).json()) as { data: T }).data;
beforeAll(async () => {
  shop = await startShop();
  const leaf = (await data<CategoryBranch[]>('/api/catalog/tree'))[0]!.children[0]!.children[0]!;
  const { products } = await data<Listing>(`/api/catalog/listing?category=${leaf.slug}`);
  const fixed = routeEntries.map(({ path }) => path).filter((path) => !/[:*]/.test(path));
  const texts = [
    ...(await (await fetch(`${shop.origin}/sitemap/pages.xml`)).text()).matchAll(
      /<loc>[^<]*?\/\/[^/]+(\/[^<]*)<\/loc>/g,
    ),
  ];
  paths = [
    ...new Set([...fixed, ...texts.map(([, path]) => path!), `/p/${products[0]!.id}`, `/c/${leaf.slug}`]),
  ].filter((path) => !path.startsWith('/profile') && !path.startsWith('/dev-panel'));
});
afterAll(() => shop?.stop());

/** What a page says to people and to search engines: no markup, no scripts. */
async function wordsOf(path: string): Promise<string> {
  const html = await (await fetch(shop.origin + path)).text();
  const metas = [...html.matchAll(/<meta (?:name|property)="[^"]*" content="([^"]*)"/g)].map(([, content]) => content);
  return [...metas, html.replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ').replace(/<[^>]+>/g, ' ')]
    .join('\n')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');
}

test('nearly every setting has another value to try', () => {
  const untried = (Object.keys(settingDefinitions) as SettingName[]).filter(
    (name) => !changed.some(([one]) => one === name),
  );
  for (const name of untried) expect(['boolean', 'string']).toContain(typeof defaultSettings[name]);
  expect(changed.length).toBeGreaterThan(100);
});

test('no page keeps the old value of a setting that was changed', async () => {
  const pages = paths.flatMap((path) => [path, path === '/' ? '/kz' : `/kz${path}`]);
  const settings = { ...defaultSettings, ...Object.fromEntries(changed) } as Settings;
  const found = async () => {
    const leftovers: string[] = [];
    for (const page of pages) {
      const words = await wordsOf(page);
      for (const { name, written } of typedValues(words, defaultSettings))
        leftovers.push(`${page}: ${name} "${written}"`);
      if (words.includes(defaultSettings['shop.name'])) leftovers.push(`${page}: shop.name`);
    }
    return new Set(leftovers);
  };
  const before = await found();
  expect(before.size, 'pages name settings at all').toBeGreaterThan(50);
  for (const [name, value] of changed) await saveSetting(shop.db, name, value);
  await expect.poll(async () => wordsOf('/')).toContain(NAME);
  // A new value that looks like another one's old value is no leftover.
  const news = new Set(
    typedValues(changed.map(([, value]) => String(value)).join(' '), defaultSettings).map(({ name }) => name),
  );
  expect([...news], 'steps give no old values').toEqual([]);
  expect(settings['shop.name']).toBe(NAME);
  expect([...(await found())]).toEqual([]);
});
