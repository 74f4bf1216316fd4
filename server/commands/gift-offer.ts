import { parseArgs } from 'node:util';
import { addDays, almatyDate, almatyMoment, isDate } from '#domain/time/calendar.ts';
import { MAX_ORDER_SUM } from '#domain/pricing/cart-totals.ts';
import { findInvalid, parseIds, parseInteger } from './command-options.ts';
import { wrongUsage, recordChange, runCommand, printOutcome, withStore, type CommandOutcome } from './command.ts';
import {
  createGiftOffersService,
  type StoredOffer,
  type OfferProblem,
} from '../features/money/gift-offers/gift-offers.service.ts';
import { createStockService } from '../features/storefront/stock/stock.service.ts';
import type { Database } from '../platform/database/db.ts';

const USAGE = `npm run gift-offer -- <name> --gifts=<product ids> --ru=<title> --kk=<title>
  [--min=<tenge of what counts>] [--categories=<ids>] [--products=<ids>] [--from=YYYY-MM-DD] [--to=YYYY-MM-DD, that day included]
npm run gift-offer shows every offer; one is ended by a --to that has passed.`;

const OPTIONS = {
  gifts: { type: 'string' },
  ru: { type: 'string' },
  kk: { type: 'string' },
  min: { type: 'string' },
  categories: { type: 'string' },
  products: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
} as const;
type Option = keyof typeof OPTIONS;

/** Max products to choose from in one offer. */
const MAX_GIFTS = 12;

const PROBLEMS: Record<OfferProblem, string> = {
  'no-product': 'One of the gift products does not exist: nothing was changed.',
  digital: 'A gift is delivered with its order, so it cannot be a digital key: nothing was changed.',
};

/**
 * Creates an offer of gifts with orders or changes its terms; lists all without arguments. Codes: 1 rejected, 2 wrong
 * usage.
 */
export async function runGiftOffer(db: Database, args: string[]): Promise<CommandOutcome> {
  // Stock and sale queues matter only at checkout, so neutral values do here.
  const offers = createGiftOffersService({
    db,
    stock: createStockService({ geo: { distanceDays: () => 0 }, centralDays: () => 0 }),
    sales: { findClosedProducts: async () => new Map() },
  });
  if (args.length === 0) {
    const all = await offers.listAll();
    return { text: all.map(formatOffer).join('\n') || 'There are no offers.', code: 0 };
  }
  const offer = parseOffer(args);
  if (typeof offer === 'string') return wrongUsage(offer, USAGE);
  const problem = await offers.save(offer);
  return problem ? { text: PROBLEMS[problem], code: 1 } : { text: formatOffer(offer), code: 0 };
}

function formatOffer({ code, titleRu, minimumSum, giftProductIds, startsAt, endsAt }: StoredOffer): string {
  const day = (moment: string) => almatyDate(new Date(moment));
  // Exclusive end: the first moment of the next day.
  const days = [startsAt && `from ${day(startsAt)}`, endsAt && `to ${addDays(day(endsAt), -1)}`]
    .filter(Boolean)
    .join(' ');
  return `${code}: ${titleRu}; products ${giftProductIds.join(', ')} from ${minimumSum} tenge${days && `, ${days}`}`;
}

/** Parses an offer; returns an error sentence when it is invalid. */
function parseOffer(args: string[]): StoredOffer | string {
  const { values, positionals } = parseArgs({ args, strict: false, allowPositionals: true, options: OPTIONS });
  const option = (name: Option) => (typeof values[name] === 'string' ? String(values[name]) : undefined);
  const isKnown = Object.keys(values).every((name) => name in OPTIONS);
  const [code = '', ...more] = positionals;
  const [titleRu, titleKk, from, to] = [option('ru'), option('kk'), option('from'), option('to')];
  const [gifts, categoryIds, productIds] = [
    parseIds(option('gifts')),
    parseIds(option('categories')),
    parseIds(option('products')),
  ];
  const minimumSum = parseInteger(option('min'), 0, MAX_ORDER_SUM);
  if (!isKnown || more.length > 0 || !/^[a-z0-9][a-z0-9-]{0,59}$/.test(code))
    return 'Give one offer name in Latin letters, digits and hyphens';
  if (!titleRu || !titleKk) return 'An offer needs a title in both languages, --ru and --kk';
  if (!gifts || gifts.length > MAX_GIFTS) return `--gifts takes one to ${MAX_GIFTS} product ids, separated by commas`;
  const invalidOption = findInvalid({ min: minimumSum, categories: categoryIds, products: productIds });
  if (invalidOption !== undefined) return `--${invalidOption} takes whole numbers`;
  if ([from, to].some((day) => day !== undefined && !isDate(day))) return '--from and --to are dates, YYYY-MM-DD';
  return {
    code,
    titleRu,
    titleKk,
    minimumSum: minimumSum ?? 0,
    categoryIds: categoryIds ?? null,
    productIds: productIds ?? null,
    giftProductIds: gifts,
    startsAt: from === undefined ? null : almatyMoment(from, '00:00').toISOString(),
    endsAt: to === undefined ? null : almatyMoment(addDays(to, 1), '00:00').toISOString(),
  };
}

if (import.meta.main)
  await runCommand({ usage: USAGE, options: OPTIONS }, () =>
    withStore(1, async ({ db }) => {
      const args = process.argv.slice(2);
      const change = { command: 'gift-offer', subject: `gift offer ${args[0]}`, input: { options: args.slice(1) } };
      const work = () => runGiftOffer(db, args);
      return printOutcome(await (args.length === 0 ? work() : recordChange(db, change, work)));
    }),
  );
