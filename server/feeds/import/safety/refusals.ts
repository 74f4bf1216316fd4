import { countUnavailable, countWithdrawals } from '../../merge/products.ts';
import { FeedRefused } from '../../read/refused.ts';
import type { ReadFeed } from '../../stage/read-feed.ts';
import type { Tx } from '../../stage/staging.ts';
import { formatReasons, type Journal } from '../report.ts';

type Request = { feed: string; force?: boolean | undefined };

/** Rejects a feed that would withdraw too many products. The message gives reasons before advice. */
export async function refuseMassWithdrawal(tx: Tx, request: Request, journal: Journal, percent: number): Promise<void> {
  const { live, missing, unreadable } = await countWithdrawals(tx, request.feed);
  const share = (count: number) => Math.floor((count * 100) / live);
  const reasons =
    journal.rejected() > 0 ? `${journal.rejected()} offers are invalid: ${formatReasons(journal.reasons())}. ` : '';
  if (live > 0 && unreadable * 100 > live * percent)
    throw new FeedRefused(
      `${reasons}${unreadable} of ${live} products on sale (${share(unreadable)} %, more than ${percent} %) are in these offers and would be left without price and stock. Nothing was changed. Ask the supplier to fix them; --force does not help here.`,
    );
  if (request.force || live === 0 || missing * 100 <= live * percent) return;
  throw new FeedRefused(
    `${reasons}The feed would withdraw ${missing} of ${live} offers (${share(missing)} %, more than ${percent} %): it no longer has them. Nothing was changed. Check whether the feed is complete (another file, a new format, truncated?). Only if these ${missing} products are really gone, import again with --force.`,
  );
}

/** Minimum products in stock for the unavailability check. */
const MIN_IN_STOCK = 5;

/** Rejects a feed that makes (nearly) all products in stock unavailable. */
export async function refuseMassUnavailability(tx: Tx, request: Request, percent: number): Promise<void> {
  if (request.force) return;
  const { inStock, gone: unavailable } = await countUnavailable(tx, request.feed);
  if (inStock < MIN_IN_STOCK || unavailable * 100 <= inStock * percent) return;
  throw new FeedRefused(
    `The feed would take ${unavailable} of ${inStock} products in stock out of stock (${Math.floor((unavailable * 100) / inStock)} %, more than ${percent} %): nearly all of its offers are unavailable or disabled. Nothing was changed. Ask the supplier, since a failed export of stock looks like this. Only if these products are really sold out, import again with --force.`,
  );
}

/** Rejects a feed without any valid offer. */
export function refuseEmptyFeed(read: ReadFeed, request: Request, journal: Journal): void {
  if (read.offers > 0 && read.staged === 0)
    throw new FeedRefused(
      `None of the ${read.offers} offers is valid: ${formatReasons(journal.reasons())}. Nothing was changed. Ask the supplier to fix the feed.`,
    );
  if (read.offers === 0 && !request.force)
    throw new FeedRefused('There is no <offer> in the document (yml_catalog/shop/offers/offer): is it a YML feed?');
}
