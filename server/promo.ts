import { parseArgs } from 'node:util';
import { addDays, atAlmaty, isDate } from '#domain/calendar.ts';
import { MAX_ORDER_SUM } from '#domain/cart-totals.ts';
import { normalPromoCode } from '#domain/promo-code.ts';
import { idsOf, whole } from './command-options.ts';
import { runCommand, say, withStore, type CommandAnswer } from './command.ts';
import { createPromotionsService, type NewPromoCode } from './features/promotions/promotions.service.ts';
import type { Database } from './platform/db.ts';

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

/**
 * Creates a promo code, or gives one that is there new terms; its uses stay counted. Codes: 1 days that leave it no time,
 * 2 wrong use.
 */
export async function runPromo(db: Database, args: string[], now = new Date()): Promise<CommandAnswer> {
  const code = codeFrom(args);
  if (!code) return { text: USAGE, code: 2 };
  if (code.endsAt && (code.endsAt <= now.toISOString() || code.endsAt <= (code.startsAt ?? '')))
    return { text: 'With these days it could never be used: nothing was created.', code: 1 };
  await createPromotionsService({ db }).save(code);
  const off = code.kind === 'percent' ? `${code.value} %` : `${code.value} tenge`;
  return {
    text: `${code.code}: ${off} off. ${code.maxUses === 0 ? 'Nobody can use it.' : 'It can be typed at the checkout.'}`,
    code: 0,
  };
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

if (import.meta.main)
  await runCommand(() => withStore(1, async ({ db }) => say(await runPromo(db, process.argv.slice(2)))));
