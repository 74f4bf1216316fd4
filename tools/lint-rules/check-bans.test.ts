import { describe, expect, test } from 'vitest';
import { bans, MAX_FILE_LINES } from './bans.ts';
import { checkFile } from './check-bans.ts';

const names = (file: string, text: string): string[] =>
  checkFile(file, text).map((line) => / ([\w-]+): /.exec(line)?.[1] ?? '');

const BAD: [ban: string, file: string, line: string][] = [
  ['no-process-env', 'server/services/pages/web.ts', 'const port = process.env.PORT;'],
  ['no-process-env', 'web/start/head.ts', "const base = process.env['BASE'];"],
  ['no-string-urls', 'web/screens/content/home.tsx', '<a href="/cart">'],
  ['no-string-urls', 'web/features/cart/line.tsx', 'href={`/p/${id}`}'],
  ['no-string-urls', 'web/screens/account/auth.tsx', "navigate('/profile')"],
  ['no-money-arithmetic', 'server/features/ordering/cart/cart.service.ts', 'const sum = line.price * line.quantity;'],
  ['no-money-arithmetic', 'web/features/cart/line.tsx', 'const saved = oldPrice - price;'],
  ['no-money-arithmetic', 'server/features/ordering/cart/cart.service.ts', 'total += item.price;'],
  ['no-money-arithmetic', 'web/screens/buying/cart.tsx', '{Math.round(product.price / 12)}'],
  ['no-money-arithmetic', 'web/screens/buying/cart.tsx', 'quantity * line.unitPrice'],
  ['no-raw-colours', 'web/features/cart/line.tsx', "style={{ color: '#fff' }}"],
  ['no-raw-colours', 'web/ui/layout/card.module.css', '  color: #1b1b1d;'],
  ['no-raw-colours', 'web/ui/layout/card.module.css', '  background: rgba(0, 0, 0, 0.4);'],
  ['no-silenced-checks', 'web/calls/api.ts', '// oxlint-disable-next-line no-eval'],
  [
    'no-asserted-rows',
    'server/features/customers/session/session.queries.ts',
    'const [row] = await sql<{ id: number }[]>`select 1 as id`;',
  ],
  ['no-asserted-rows', 'server/features/wishes/wishes.queries.ts', '  const rows = await db.$client<'],
  [
    'no-newer-postgres',
    'server/features/ordering/orders/view/bought-together.ts',
    '    when not matched by source then delete`;',
  ],
  ['no-newer-postgres', 'db/migrations/0099_next.sql', 'ALTER TABLE a ALTER COLUMN id SET DEFAULT uuidv7();'],
  [
    'no-newer-postgres',
    'server/features/messaging/notices/notices.queries.ts',
    '    returning ${claimed}, old.state = \'asking\' as "isAsked"`;',
  ],
  ['no-newer-postgres', 'server/a.test.ts', '  await sql`update offers set price = 633_333 where id = 1`;'],
  ['no-newer-postgres', 'db/migrations/0099_next.sql', '"total" integer GENERATED ALWAYS AS (a + b) VIRTUAL,'],
  ['no-unfinished-work', 'domain/pricing/money.ts', '// TODO: round'],
  ['no-focused-or-skipped-tests', 'domain/pricing/money.test.ts', "test.only('adds', () => {})"],
  ['no-vi-wait-for', 'domain/pricing/money.test.ts', 'await vi.waitFor(() => expect(sum).toBe(5));'],
  ['no-sleeping-tests', 'test/e2e/buying/buy.e2e.ts', 'await page.waitForTimeout(500);'],
  ['no-sleeping-tests', 'domain/pricing/money.test.ts', 'await new Promise((resolve) => setTimeout(resolve, 50));'],
  ['no-clock-in-domain', 'domain/delivery/delivery.ts', 'const today = new Date();'],
  ['no-typed-durations', 'server/services/work/jobs.ts', 'const HOUR_MS = 60 * 60_000;'],
  ['no-typed-durations', 'web/state/shop-context.tsx', 'const STALE_MS = 60_000;'],
  ['no-typed-durations', 'server/gateways/push/vapid.ts', 'const LIFE_SECONDS = 12 * 60 * 60;'],
  ['no-typed-durations', 'domain/pricing/bonus-ledger.ts', 'new Date(now.getTime() + days * 86_400_000)'],
  ['no-wrong-locale', 'web/ui/marks/price.tsx', "new Intl.NumberFormat('ru')"],
  ['no-wrong-locale', 'domain/pricing/money.ts', "const locale = 'kz-KZ';"],
  ['no-vague-names', 'web/ui/utils.ts', 'export const one = 1;'],
  ['no-vague-names', 'server/helpers/money.ts', 'export const one = 1;'],
  ['no-relative-zones', 'server/ssr/scope.ts', "import { scope } from '../../domain/urls/scope.ts';"],
];

const ALLOWED: [file: string, line: string][] = [
  ['server/platform/process/env.ts', 'source = process.env'],
  ['web/screens/content/home.tsx', '<a href={paths.cart()}>'],
  ['web/screens/content/home.tsx', '<a href="#main">'],
  ['domain/pricing/money.ts', 'return price * quantity;'],
  ['web/features/cart/line.tsx', '<Price price={line.price} oldPrice={line.oldPrice} />'],
  ['server/features/storefront/catalog/catalog.queries.ts', "import { price } from './price-line.ts';"],
  ['web/features/cart/line.tsx', 'const price = (line: Line) => line.price;'],
  ['web/ui/layout/card.module.css', '  color: var(--ink);'],
  ['web/ui/base/tokens.css', '  --ink: #1b1b1d;'],
  ['web/features/filters/chips.tsx', "const target = '#filters';"],
  ['server/platform/process/log.ts', '// console.log( is not the log'],
  ['domain/pricing/money.ts', 'const many = anything;'],
];

describe('bans', () => {
  test.each(BAD)('find %s in %s: %s', (ban, file, line) => {
    expect(names(file, `${line}\n`)).toEqual([ban]);
  });

  test.each(ALLOWED)('let %s contain: %s', (file, line) => {
    expect(names(file, `${line}\n`)).toEqual([]);
  });

  test('each have a failing example', () => {
    expect(new Set(BAD.map(([ban]) => ban))).toEqual(new Set(bans.map((ban) => ban.name)));
  });

  test('limit files to 400 lines', () => {
    expect(names('domain/pricing/money.ts', 'export {};\n'.repeat(MAX_FILE_LINES))).toEqual([]);
    expect(names('domain/pricing/money.ts', 'export {};\n'.repeat(MAX_FILE_LINES + 1))).toEqual(['too-long']);
  });
});
