import { parseArgs } from 'node:util';
import type { OperatorPromoCode, PromoCodeInput } from '#contract/operator/operator-promotions.ts';
import { addDays, almatyDate, almatyMoment, isDate } from '#domain/time/calendar.ts';
import { MAX_ORDER_SUM } from '#domain/pricing/cart-totals.ts';
import { normalizePromoCode } from '#domain/pricing/promo-code.ts';
import { findInvalid, parseIds, parseInteger } from './command-options.ts';
import { wrongUsage, recordChange, runCommand, printOutcome, withStore, type CommandOutcome } from './command.ts';
import { createOperatorCodesService } from '../features/money/promotions/operator-codes.service.ts';
import type { Database } from '../platform/database/db.ts';
import { ExpectedFailure } from '../platform/http/failure.ts';
import { createSettings } from '../platform/database/store-settings.ts';

const USAGE = `npm run promo                      lists the promo codes with their terms, state and uses
npm run promo -- show <code>       shows one
npm run promo -- end <code>        ends one now; orders that have used it keep their price
npm run promo -- <code> --percent=<1-100> | --sum=<tenge> --ru=<title> --kk=<title>
  [--min=<tenge>] [--from=YYYY-MM-DD] [--to=YYYY-MM-DD, that day included] [--uses=<orders>] [--per-customer=<orders>]
  [--categories=<ids>] [--products=<ids>] [--confirm]
                                   creates one, or gives it other terms
--confirm allows a discount above the setting promo.maxPercent.`;

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
  confirm: { type: 'boolean' },
} as const;
type Option = keyof typeof OPTIONS;

/**
 * Lists, shows, creates, changes and ends promo codes; the use count survives changes. Codes: 1 unknown code, no
 * remaining valid days, or an unconfirmed large discount; 2 wrong usage.
 */
export async function runPromo(db: Database, args: string[], now = new Date()): Promise<CommandOutcome> {
  const codes = createOperatorCodesService({ db, settings: await createSettings(db) });
  const [verb = '', typedCode = '', ...more] = args;
  if (args.length === 0 || (verb === 'list' && args.length === 1)) {
    const all = await codes.list(now);
    return {
      text: all.map(formatCode).join('\n') || 'There are no promo codes. --help shows how to create one.',
      code: 0,
    };
  }
  try {
    if ((verb === 'show' || verb === 'end') && typedCode !== '' && !typedCode.startsWith('-') && more.length === 0) {
      const code = normalizePromoCode(typedCode);
      const promoCode = await (verb === 'show' ? codes.read(code, now) : codes.end(code, now));
      return { text: verb === 'show' ? formatDetails(promoCode) : formatCode(promoCode), code: 0 };
    }
    const input = parseCode(args);
    if (typeof input === 'string') return wrongUsage(input, USAGE);
    const { code, ...terms } = input;
    if (terms.endsAt && (terms.endsAt <= now.toISOString() || terms.endsAt <= (terms.startsAt ?? '')))
      return {
        text: `With these days it could never be used: nothing was changed. To end a code: npm run promo -- end ${code}`,
        code: 1,
      };
    return { text: formatCode(await codes.save(code, terms, now)), code: 0 };
  } catch (error) {
    if (!(error instanceof ExpectedFailure)) throw error;
    return { text: PROBLEMS[error.error] ?? error.error, code: 1 };
  }
}

const PROBLEMS: Partial<Record<string, string>> = {
  promo_code_not_found: 'This promo code does not exist; npm run promo lists all.',
  promo_code_generous:
    'The discount exceeds the setting promo.maxPercent, relative to a price or the minimum sum (--min): nothing was changed. Add --confirm if this is intended.',
};

/** Returns the change a command makes; null when it only shows data. */
export function promoChange([verb = '', input = '', ...rest]: string[]): { subject: string; input: object } | null {
  if (verb === '' || verb === 'list' || verb === 'show') return null;
  const code = normalizePromoCode(verb === 'end' ? input : verb);
  return { subject: `promo code ${code}`, input: verb === 'end' ? { end: true } : { options: [input, ...rest] } };
}

function formatCode(code: OperatorPromoCode): string {
  const { startsAt, endsAt, maxUses, uses, state } = code;
  const day = (moment: string) => almatyDate(new Date(moment));
  const terms = [
    `${discountText(code)} off`,
    code.minimumSum > 0 && `from ${code.minimumSum} tenge`,
    startsAt && `from ${day(startsAt)}`,
    endsAt && (state === 'over' ? `ended ${day(endsAt)}` : `to ${day(new Date(Date.parse(endsAt) - 1).toISOString())}`),
    `used ${uses}${maxUses === null ? '' : ` of ${maxUses}`}`,
  ];
  return `${code.code}  ${state}: ${terms.filter(Boolean).join(', ')}`;
}

function formatDetails(code: OperatorPromoCode): string {
  const { titleRu, titleKk, categoryIds, productIds, maxUsesPerCustomer } = code;
  const limits = [
    categoryIds && `categories ${categoryIds.join(', ')}`,
    productIds && `products ${productIds.join(', ')}`,
  ];
  return [
    formatCode(code),
    `  ${titleRu} | ${titleKk}`,
    `  valid for ${limits.filter(Boolean).join('; ') || 'every product'}`,
    ...(maxUsesPerCustomer === null ? [] : [`  ${maxUsesPerCustomer} per customer`]),
  ].join('\n');
}

function discountText({ kind, value }: Pick<OperatorPromoCode, 'kind' | 'value'>): string {
  return kind === 'percent' ? `${value} %` : `${value} tenge`;
}

/** Parses a code with its terms; returns an error sentence when it is invalid. */
function parseCode(args: string[]): (PromoCodeInput & { code: string }) | string {
  const { values, positionals } = parseArgs({ args, strict: false, allowPositionals: true, options: OPTIONS });
  const option = (name: Option) => (typeof values[name] === 'string' ? String(values[name]) : undefined);
  const isKnown = Object.keys(values).every((name) => name in OPTIONS);
  const code = normalizePromoCode(positionals[0] ?? '');
  const [percent, sum] = [parseInteger(option('percent'), 1, 100), parseInteger(option('sum'), 1, MAX_ORDER_SUM)];
  const value = percent ?? sum;
  const [titleRu, titleKk] = [option('ru'), option('kk')];
  if (!isKnown || positionals.length !== 1 || code === '')
    return 'Give one promo code of letters and digits, without spaces';
  if (!titleRu || !titleKk) return 'A promo code needs a title in both languages, --ru and --kk';
  if (value == null || (percent !== undefined) === (sum !== undefined))
    return 'A promo code needs either --percent=1 to 100 or --sum of tenge, a whole number';
  const [minimumSum, maxUses, maxUsesPerCustomer] = [
    parseInteger(option('min'), 0, MAX_ORDER_SUM),
    parseInteger(option('uses'), 0),
    parseInteger(option('per-customer'), 1),
  ];
  const [categoryIds, productIds] = [parseIds(option('categories')), parseIds(option('products'))];
  const [from, to] = [option('from'), option('to')];
  const numbers = { min: minimumSum, uses: maxUses, 'per-customer': maxUsesPerCustomer };
  const invalidOption = findInvalid({ ...numbers, categories: categoryIds, products: productIds });
  if (invalidOption !== undefined) return `--${invalidOption} takes whole numbers`;
  if ([from, to].some((day) => day !== undefined && !isDate(day))) return '--from and --to are dates, YYYY-MM-DD';
  return {
    code,
    titleRu,
    titleKk,
    kind: percent === undefined ? 'sum' : 'percent',
    value,
    categoryIds: categoryIds ?? null,
    productIds: productIds ?? null,
    minimumSum: minimumSum ?? 0,
    startsAt: from === undefined ? null : almatyMoment(from, '00:00').toISOString(),
    endsAt: to === undefined ? null : almatyMoment(addDays(to, 1), '00:00').toISOString(),
    maxUses: maxUses ?? null,
    maxUsesPerCustomer: maxUsesPerCustomer ?? null,
    confirmed: values.confirm === true,
  };
}

if (import.meta.main)
  await runCommand({ usage: USAGE, options: OPTIONS }, () =>
    withStore(1, async ({ db }) => {
      const args = process.argv.slice(2);
      const change = promoChange(args);
      const work = () => runPromo(db, args);
      return printOutcome(await (change ? recordChange(db, { command: 'promo', ...change }, work) : work()));
    }),
  );
