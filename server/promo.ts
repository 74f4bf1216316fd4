import { parseArgs } from 'node:util';
import { addDays, atAlmaty, isDate } from '#domain/calendar.ts';
import { MAX_ORDER_SUM } from '#domain/cart-totals.ts';
import { normalPromoCode } from '#domain/promo-code.ts';
import { createPromotionsService, type NewPromoCode } from './features/promotions/promotions.service.ts';
import { openDatabase, type Database } from './platform/db.ts';
import { readEnv } from './platform/env.ts';
import { createLog } from './platform/log.ts';
import { openStore } from './platform/open-store.ts';
import { StartProblem } from './platform/start-problem.ts';

const USAGE = `npm run promo -- <code> --percent=<1-100> | --sum=<tenge> --ru=<title> --kk=<title>
  [--min=<tenge>] [--from=YYYY-MM-DD] [--to=YYYY-MM-DD, that day included] [--uses=<orders>] [--per-customer=<orders>]
  [--categories=<ids>] [--products=<ids>]`;

const OPTIONS = {
  percent: { type: 'string' },
  sum: { type: 'string' },
  ru: { type: 'string' },
  kk: { type: 'string' },
  min: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  uses: { type: 'string' },
  'per-customer': { type: 'string' },
  categories: { type: 'string' },
  products: { type: 'string' },
} as const;
type Option = keyof typeof OPTIONS;

/** What a run says, and its exit code: 2 wrong use. */
type Answer = { text: string; code: number };

/** Creates a promo code, or gives one that is there new terms; its uses stay counted. */
export async function runPromo(db: Database, args: string[]): Promise<Answer> {
  const code = codeFrom(args);
  if (!code) return { text: USAGE, code: 2 };
  await createPromotionsService({ db }).save(code);
  const off = code.kind === 'percent' ? `${code.value} %` : `${code.value} tenge`;
  return { text: `${code.code}: ${off} off. It can be typed at the checkout.`, code: 0 };
}

function codeFrom(args: string[]): NewPromoCode | null {
  const { values, positionals } = parseArgs({ args, strict: false, allowPositionals: true, options: OPTIONS });
  const given = (name: Option) => (typeof values[name] === 'string' ? String(values[name]) : undefined);
  const known = Object.keys(values).every((name) => name in OPTIONS);
  const code = normalPromoCode(positionals[0] ?? '');
  const [percent, sum] = [whole(given('percent'), 1, 100), whole(given('sum'), 1, MAX_ORDER_SUM)];
  const value = percent ?? sum;
  const [titleRu, titleKk] = [given('ru'), given('kk')];
  if (!known || positionals.length !== 1 || code === '' || !titleRu || !titleKk) return null;
  if (value == null || (percent !== undefined) === (sum !== undefined)) return null;
  const [minimumSum, maxUses, maxUsesPerCustomer] = [
    whole(given('min'), 0, MAX_ORDER_SUM),
    whole(given('uses'), 0),
    whole(given('per-customer'), 1),
  ];
  const [categoryIds, productIds] = [idsOf(given('categories')), idsOf(given('products'))];
  const [from, to] = [given('from'), given('to')];
  const wrong = [minimumSum, maxUses, maxUsesPerCustomer, categoryIds, productIds].some((one) => one === null);
  if (wrong || [from, to].some((day) => day !== undefined && !isDate(day))) return null;
  return {
    code,
    titleRu,
    titleKk,
    kind: percent === undefined ? 'sum' : 'percent',
    value,
    categoryIds: categoryIds ?? null,
    productIds: productIds ?? null,
    minimumSum: minimumSum ?? 0,
    startsAt: from === undefined ? null : atAlmaty(from, '00:00').toISOString(),
    endsAt: to === undefined ? null : atAlmaty(addDays(to, 1), '00:00').toISOString(),
    maxUses: maxUses ?? null,
    maxUsesPerCustomer: maxUsesPerCustomer ?? null,
  };
}

/** Reads a whole number; undefined when none was given, null when it is wrong. */
function whole(text: string | undefined, min: number, max = 1_000_000): number | null | undefined {
  if (text === undefined) return undefined;
  const number = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  return number >= min && number <= max ? number : null;
}

/** Reads ids with commas between them; undefined when none were given, null when they are wrong. */
function idsOf(text: string | undefined): number[] | null | undefined {
  if (text === undefined) return undefined;
  return /^\d{1,9}(?:,\d{1,9})*$/.test(text) ? text.split(',').map(Number) : null;
}

async function main(): Promise<number> {
  const env = readEnv();
  const store = await openStore(env, createLog(env.LOG_LEVEL));
  const db = openDatabase(store.url, 1);
  try {
    const { text, code } = await runPromo(db, process.argv.slice(2));
    (code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
    return code;
  } finally {
    await db.$client.end();
    await store.stop();
  }
}

if (import.meta.main)
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
