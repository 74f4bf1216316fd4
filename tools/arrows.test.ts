import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { brokenArrows, floors } from './arrows.ts';
import { root } from './install.mjs';

let house: string | undefined;
afterEach(() => house && rmSync(house, { recursive: true, force: true }));

/** A small house of the given files; every name an import mentions is there. */
async function judge(files: Record<string, string>): Promise<string[]> {
  house = mkdtempSync(path.join(tmpdir(), 'sauda arrows-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
    writeFileSync(path.join(house, file), text);
  }
  return (await brokenArrows(house)).map((broken) => broken.rule).filter((rule) => rule !== 'no-orphans');
}

const leaf = 'export const leaf = 1;\n';
const uses = (specifier: string) => `import { leaf } from '${specifier}';\nexport const seen = leaf;\n`;

const BAD: [rule: string, from: string, specifier: string, to?: string][] = [
  ['domain-imports-nothing', 'domain/money.ts', 'node:fs'],
  ['domain-imports-nothing', 'domain/money.ts', '#contract/cart.ts', 'contract/cart.ts'],
  ['domain-imports-nothing', 'domain/money.ts', 'zod'],
  ['contract-knows-domain-and-zod', 'contract/cart.ts', '#server/events.ts', 'server/events.ts'],
  ['contract-knows-domain-and-zod', 'contract/cart.ts', 'fastify'],
  [
    'features-know-the-floor-below',
    'server/features/cart/cart.service.ts',
    '../../services/web.ts',
    'server/services/web.ts',
  ],
  [
    'features-through-the-service',
    'server/features/cart/cart.service.ts',
    '../catalog/catalog.queries.ts',
    'server/features/catalog/catalog.queries.ts',
  ],
  [
    'features-through-the-service',
    'server/features/cart/cart.service.ts',
    '../catalog/catalog.table.ts',
    'server/features/catalog/catalog.table.ts',
  ],
  [
    'queries-know-tables',
    'server/features/cart/cart.queries.ts',
    '../catalog/catalog.queries.ts',
    'server/features/catalog/catalog.queries.ts',
  ],
  [
    'tables-know-tables',
    'server/features/cart/cart.table.ts',
    '../catalog/catalog.service.ts',
    'server/features/catalog/catalog.service.ts',
  ],
  [
    'features-only-downhill-3',
    'server/features/catalog/catalog.service.ts',
    '../cart/cart.service.ts',
    'server/features/cart/cart.service.ts',
  ],
  [
    'features-only-downhill-6',
    'server/features/orders/orders.service.ts',
    '../complaints/complaints.service.ts',
    'server/features/complaints/complaints.service.ts',
  ],
  [
    'feeds-fill-the-catalogue',
    'server/feeds/load.ts',
    '../features/cart/cart.service.ts',
    'server/features/cart/cart.service.ts',
  ],
  [
    'platform-knows-no-feature',
    'server/platform/jobs.ts',
    '../features/cart/cart.service.ts',
    'server/features/cart/cart.service.ts',
  ],
  [
    'gateways-are-ports',
    'server/gateways/sms/sms.ts',
    '../../features/cart/cart.service.ts',
    'server/features/cart/cart.service.ts',
  ],
  ['only-ssr-sees-both', 'server/services/web.ts', '#web/head.ts', 'web/head.ts'],
  ['web-never-sees-the-server', 'web/api.ts', '#server/events.ts', 'server/events.ts'],
  ['ui-knows-react-only', 'web/ui/price.tsx', '#domain/money.ts', 'domain/money.ts'],
  ['ui-knows-react-only', 'web/ui/link.tsx', 'react-router'],
  ['web-features-stay-apart', 'web/features/cart/line.tsx', '../catalog/card.tsx', 'web/features/catalog/card.tsx'],
  ['web-features-below-screens', 'web/features/cart/line.tsx', '../../screens/home.tsx', 'web/screens/home.tsx'],
  ['screens-stay-apart', 'web/screens/home.tsx', './cart.tsx', 'web/screens/cart.tsx'],
  ['demo-stands-alone', 'demo/make.ts', '#server/events.ts', 'server/events.ts'],
  ['product-knows-no-test', 'server/services/web.ts', '#test/harness/shop.ts', 'test/harness/shop.ts'],
  [
    'product-knows-no-test',
    'server/services/web.ts',
    '#server/gateways/sms/sms.contract.ts',
    'server/gateways/sms/sms.contract.ts',
  ],
  ['browser-without-zod', 'web/head.ts', '#contract/cart.ts', 'contract/cart.ts'],
  ['browser-without-zod', 'web/head.ts', 'zod'],
];

test.each(BAD)('%s: %s may not use %s', async (rule, from, specifier, to) => {
  expect(await judge({ [from]: uses(specifier), ...(to ? { [to]: leaf } : {}) })).toContain(rule);
});

test('no-cycles: three files in a circle', async () => {
  expect(
    await judge({ 'domain/a.ts': uses('./b.ts'), 'domain/b.ts': uses('./c.ts'), 'domain/c.ts': uses('./a.ts') }),
  ).toContain('no-cycles');
});

test('no-orphans: a file that nothing uses and that uses nothing', async () => {
  house = mkdtempSync(path.join(tmpdir(), 'sauda arrows-'));
  mkdirSync(path.join(house, 'domain'));
  writeFileSync(path.join(house, 'domain/lonely.ts'), leaf);
  expect((await brokenArrows(house)).map((broken) => broken.rule)).toContain('no-orphans');
});

const GOOD: [from: string, text: string, to: string][] = [
  [
    'server/features/cart/cart.service.ts',
    uses('../catalog/catalog.service.ts'),
    'server/features/catalog/catalog.service.ts',
  ],
  [
    'server/features/cart/cart.table.ts',
    uses('../catalog/catalog.table.ts'),
    'server/features/catalog/catalog.table.ts',
  ],
  [
    'server/features/stock/stock.queries.ts',
    uses('../catalog/catalog.table.ts'),
    'server/features/catalog/catalog.table.ts',
  ],
  ['contract/cart.ts', uses('#domain/money.ts'), 'domain/money.ts'],
  ['server/ssr/render.ts', uses('#web/head.ts'), 'web/head.ts'],
  [
    'web/api.ts',
    "import type { leaf } from '#contract/cart.ts';\nexport type Seen = typeof leaf;\n",
    'contract/cart.ts',
  ],
];

test.each(GOOD)('%s may use what the house allows', async (from, text, to) => {
  expect(await judge({ [from]: text, [to]: leaf })).toEqual([]);
});

test('every feature stands on one floor, and nothing else does', () => {
  expect(floors.flat().toSorted()).toEqual(readdirSync(path.join(root, 'server/features')).toSorted());
});
