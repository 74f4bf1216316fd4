import type { ProductVisibility } from '#contract/operator/operator-catalog.ts';
import { createVisibilityService } from '../features/storefront/catalog/visibility/visibility.service.ts';
import { createGeoService } from '../features/places/geo/geo.service.ts';
import { traceOffer } from '../feeds/offer-trace.ts';
import type { Database } from '../platform/database/db.ts';
import { createSettings } from '../platform/database/store-settings.ts';
import { ExpectedFailure } from '../platform/http/failure.ts';
import { wrongUsage, runCommand, printOutcome, withStore, type CommandOutcome } from './command.ts';

const USAGE =
  'npm run why -- <product> <city>   explains why a product (id, SKU or offer id) is or is not shown in a city (almaty)';

/** Explains where a product is shown in a city. Codes: 1 no such product or city, 2 wrong usage. */
export async function runWhy(db: Database, args: readonly string[], now: Date): Promise<CommandOutcome> {
  const [product, city, ...rest] = args;
  if (product === undefined || city === undefined || rest.length > 0)
    return wrongUsage('Give one product and one city', USAGE);
  const geo = createGeoService({ db });
  await geo.load(now);
  const visibility = createVisibilityService({ db, geo, settings: await createSettings(db), traceOffer });
  try {
    const result = await visibility.explain(product, city, now);
    return { text: formatVisibility(result), code: result.product ? 0 : 1 };
  } catch (error) {
    if (!(error instanceof ExpectedFailure)) throw error;
    return { text: `${city} is not a city of the shop; use its keyword from page URLs, such as almaty`, code: 1 };
  }
}

function formatVisibility({ product, city, open, rules }: ProductVisibility): string {
  const surfaces = [
    ['page', 'its page'],
    ['lists', 'lists and search'],
    ['sale', 'sale'],
  ] as const;
  return [
    product ? `${product.name} in ${city}` : `Unknown product in ${city}`,
    surfaces.map(([place, name]) => `${name}: ${open.includes(place) ? 'yes' : 'no'}`).join(', '),
    ...rules.map(({ rule, passes, closes, row }) => {
      const result = passes ? 'passes' : closes.length > 0 ? 'FAILS ' : 'remark';
      return `  ${result}  ${rule.padEnd(16)}  ${row}${closes.length > 0 ? `  (closes ${closes.join(', ')})` : ''}`;
    }),
  ].join('\n');
}

if (import.meta.main)
  await runCommand({ usage: USAGE, minArguments: 2 }, () =>
    withStore(1, async ({ db }) => printOutcome(await runWhy(db, process.argv.slice(2), new Date()))),
  );
