import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrokenRules, type BrokenRule } from './dependency-rules.ts';

const trees: string[] = [];
afterAll(() => {
  for (const tree of trees) rmSync(tree, { recursive: true, force: true });
});

/** Writes a tree of the given files; returns its folder. */
function plant(files: Record<string, string>): string {
  const tree = mkdtempSync(path.join(tmpdir(), 'sauda rules-'));
  trees.push(tree);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    writeFileSync(path.join(tree, file), text);
  }
  return tree;
}

/** Returns the rules broken by a tree of the given files. */
const judge = async (files: Record<string, string>): Promise<string[]> =>
  (await findBrokenRules(plant(files))).map((broken) => broken.rule).filter((rule) => rule !== 'no-orphans');

const leaf = 'export const leaf = 1;\n';
const uses = (specifier: string) => `import { leaf } from '${specifier}';\nexport const seen = leaf;\n`;

const BAD: [rule: string, from: string, specifier: string, to?: string][] = [
  ['domain-imports-nothing', 'domain/pricing/money.ts', 'node:fs'],
  ['domain-imports-nothing', 'domain/pricing/money.ts', '#contract/orders/cart.ts', 'contract/orders/cart.ts'],
  ['domain-imports-nothing', 'domain/pricing/money.ts', 'zod'],
  ['contract-knows-domain-and-zod', 'contract/orders/cart.ts', '#server/events.ts', 'server/events.ts'],
  ['contract-knows-domain-and-zod', 'contract/orders/cart.ts', 'fastify'],
  [
    'features-know-lower-layers',
    'server/features/ordering/cart/cart.service.ts',
    '../../../services/pages/web.ts',
    'server/services/pages/web.ts',
  ],
  [
    'features-through-the-service',
    'server/features/ordering/cart/cart.service.ts',
    '../../storefront/catalog/catalog.queries.ts',
    'server/features/storefront/catalog/catalog.queries.ts',
  ],
  [
    'features-through-the-service',
    'server/features/ordering/cart/cart.queries.ts',
    '../../storefront/catalog/catalog.queries.ts',
    'server/features/storefront/catalog/catalog.queries.ts',
  ],
  [
    'tables-stay-in-their-slice',
    'server/features/ordering/cart/cart.queries.ts',
    '../../storefront/catalog/catalog.table.ts',
    'server/features/storefront/catalog/catalog.table.ts',
  ],
  [
    'tables-stay-in-their-slice',
    'server/features/ordering/cart/cart.rows.ts',
    '../orders/orders.table.ts',
    'server/features/ordering/orders/orders.table.ts',
  ],
  [
    'tables-stay-in-their-slice',
    'server/features/operations/dev/dev.queries.ts',
    '#server/gateways/sms/sent-messages.table.ts',
    'server/gateways/sms/sent-messages.table.ts',
  ],
  [
    'tables-stay-in-their-slice',
    'server/ssr/sitemap.ts',
    '../features/storefront/catalog/catalog.table.ts',
    'server/features/storefront/catalog/catalog.table.ts',
  ],
  [
    'tables-stay-in-their-slice',
    'tools/demo/demo-gifts.ts',
    '#server/platform/events/outbox.table.ts',
    'server/platform/events/outbox.table.ts',
  ],
  [
    'tables-know-tables',
    'server/features/ordering/cart/cart.table.ts',
    '../../storefront/catalog/catalog.service.ts',
    'server/features/storefront/catalog/catalog.service.ts',
  ],
  [
    'features-only-downhill-storefront/catalog',
    'server/features/storefront/catalog/catalog.service.ts',
    '../../ordering/cart/cart.service.ts',
    'server/features/ordering/cart/cart.service.ts',
  ],
  [
    'features-only-downhill-ordering/orders',
    'server/features/ordering/orders/orders.service.ts',
    '../../account/complaints/complaints.service.ts',
    'server/features/account/complaints/complaints.service.ts',
  ],
  [
    'feeds-fill-the-catalogue',
    'server/feeds/load.ts',
    '../features/ordering/cart/cart.service.ts',
    'server/features/ordering/cart/cart.service.ts',
  ],
  [
    'platform-knows-no-feature',
    'server/platform/jobs.ts',
    '../features/ordering/cart/cart.service.ts',
    'server/features/ordering/cart/cart.service.ts',
  ],
  [
    'gateways-are-ports',
    'server/gateways/sms/sms.ts',
    '../../features/ordering/cart/cart.service.ts',
    'server/features/ordering/cart/cart.service.ts',
  ],
  ['only-ssr-sees-both', 'server/services/pages/web.ts', '#web/start/head.ts', 'web/start/head.ts'],
  ['web-never-sees-the-server', 'web/calls/api.ts', '#server/events.ts', 'server/events.ts'],
  ['app-code-stays-in-the-app', 'web/start/entry.browser.tsx', '../native/back.ts', 'web/native/back.ts'],
  ['app-code-stays-in-the-app', 'web/features/cart/cart-line.tsx', '@capacitor/haptics'],
  [
    'app-code-stays-in-the-app',
    'web/features/cart/cart-line.tsx',
    '#web/device/focus/leave-to.native.ts',
    'web/device/focus/leave-to.native.ts',
  ],
  ['ui-knows-react-only', 'web/ui/marks/price.tsx', '#domain/pricing/money.ts', 'domain/pricing/money.ts'],
  ['ui-knows-react-only', 'web/ui/buttons/link.tsx', 'react-router'],
  ['web-features-stay-apart', 'web/features/cart/line.tsx', '../catalog/card.tsx', 'web/features/catalog/card.tsx'],
  [
    'web-features-below-screens',
    'web/features/cart/line.tsx',
    '../../screens/content/home.tsx',
    'web/screens/content/home.tsx',
  ],
  ['screens-stay-apart', 'web/screens/content/home.tsx', '../buying/cart.tsx', 'web/screens/buying/cart.tsx'],
  ['demo-stands-alone', 'demo/make.ts', '#server/events.ts', 'server/events.ts'],
  ['product-knows-no-test', 'server/services/pages/web.ts', '#test/harness/shop.ts', 'test/harness/shop.ts'],
  [
    'product-knows-no-test',
    'server/services/pages/web.ts',
    '#server/gateways/sms/sms.contract.ts',
    'server/gateways/sms/sms.contract.ts',
  ],
  ['browser-without-zod', 'web/start/head.ts', '#contract/orders/cart.ts', 'contract/orders/cart.ts'],
  ['browser-without-zod', 'web/start/head.ts', 'zod'],
];

/** All bad imports in one tree: a tree takes seconds. */
let brokenRules: BrokenRule[];
beforeAll(async () => {
  const texts = new Map<string, string>();
  const append = (file: string, text: string) => texts.set(file, (texts.get(file) ?? '') + text);
  for (const [at, [, from, specifier]] of BAD.entries())
    append(from, `import { leaf as leaf${at} } from '${specifier}';\nexport const seen${at} = leaf${at};\n`);
  for (const to of new Set(BAD.flatMap(([, , , to]) => to ?? []))) append(to, leaf);
  brokenRules = await findBrokenRules(plant(Object.fromEntries(texts)));
});

test.each(BAD)('reports %s: %s may not use %s', (rule, from, specifier, to = specifier) => {
  expect(brokenRules.filter((broken) => broken.rule === rule).map(({ text }) => text.split('\n')[0])).toContain(
    `${from} → ${to.replace('node:', '')}`,
  );
});

test('reports no-cycles for three files in a circle', async () => {
  expect(
    await judge({ 'domain/a.ts': uses('./b.ts'), 'domain/b.ts': uses('./c.ts'), 'domain/c.ts': uses('./a.ts') }),
  ).toContain('no-cycles');
});

test('reports no-orphans for a file without imports in either direction', async () => {
  expect((await findBrokenRules(plant({ 'domain/lonely.ts': leaf }))).map((broken) => broken.rule)).toContain(
    'no-orphans',
  );
});

const ALLOWED: [from: string, text: string, to: string][] = [
  [
    'server/features/ordering/cart/cart.service.ts',
    uses('../../storefront/catalog/catalog.service.ts'),
    'server/features/storefront/catalog/catalog.service.ts',
  ],
  [
    'server/features/ordering/cart/cart.table.ts',
    uses('../../storefront/catalog/catalog.table.ts'),
    'server/features/storefront/catalog/catalog.table.ts',
  ],
  [
    'server/features/ordering/cart/cart.queries.ts',
    uses('../../storefront/catalog/products.rows.ts'),
    'server/features/storefront/catalog/products.rows.ts',
  ],
  [
    'server/features/storefront/catalog/engine/memory/load.ts',
    uses('../../catalog.table.ts'),
    'server/features/storefront/catalog/catalog.table.ts',
  ],
  [
    'server/features/account/own-data/own-data.queries.ts',
    uses('../lists/lists.table.ts'),
    'server/features/account/lists/lists.table.ts',
  ],
  ['contract/orders/cart.ts', uses('#domain/pricing/money.ts'), 'domain/pricing/money.ts'],
  ['server/ssr/render.ts', uses('#web/start/head.ts'), 'web/start/head.ts'],
  [
    'web/calls/api.ts',
    "import type { leaf } from '#contract/orders/cart.ts';\nexport type Seen = typeof leaf;\n",
    'contract/orders/cart.ts',
  ],
];

test('allows permitted modules', async () => {
  const targets = ALLOWED.map(([, , to]) => [to, leaf]);
  const users = ALLOWED.map(([from, text]) => [from, text]);
  expect(await judge(Object.fromEntries([...targets, ...users]))).toEqual([]);
});
