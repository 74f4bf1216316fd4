import { setTimeout as delay } from 'node:timers/promises';
import { visitShop, type Visit } from './buyer.ts';
import { checkEffects, countPending } from '../audits/effects.ts';
import { checkLedgers, countUnprocessedPayments, countWaiting, countWork } from '../audits/ledgers.ts';
import type { Crowd } from './crowd.ts';
import { providersOf } from './tenders.ts';
import { randomGuest, randomWish, type Wish } from './wishes.ts';
import type { World } from '../world.ts';

const REST_LIMIT_MS = 90_000;
/** By then every provider has been retried, however often it failed before. */
const OUTSIDE_REST_LIMIT_MS = 300_000;

/** Sends guests into the shop, `atOnce` at a time; each buys one product, by card or by any payment method. */
export function startBuyers(world: World, { method, atOnce }: { method: 'any' | 'card'; atOnce: number }): Crowd {
  return startCrowd(
    world,
    Array.from({ length: atOnce }, () => () => randomGuest(world, method)),
  );
}

/** Sends guests and customers into the shop; they buy all kinds of products with all payment methods. */
export function startShoppers(world: World, guests: number): Crowd {
  return startCrowd(world, [
    ...Array.from({ length: guests }, () => () => randomWish(world, null)),
    ...world.customers.map((customer) => () => randomWish(world, customer)),
  ]);
}

function startCrowd(world: World, wishes: readonly (() => Wish)[]): Crowd {
  const shop = { ...world, providers: providersOf(world) };
  const visits: Visit[] = [];
  let stopped = false;
  const coming = wishes.map(async (drawWish) => {
    while (!stopped) visits.push(await visitShop(shop, drawWish(), () => stopped));
  });
  return {
    async stop() {
      stopped = true;
      world.outside?.calm();
      await Promise.all(coming);
      await waitUntilIdle(world);
      const outcomes = Object.groupBy(visits, ({ outcome, reason }) =>
        outcome === 'placed' ? outcome : `${outcome}: ${reason}`,
      );
      const tally = Object.entries(outcomes).map(([outcome, all]) => [`buyers ${outcome}`, all?.length ?? 0] as const);
      const actionCounts = Object.entries(
        Object.groupBy(
          visits.flatMap((visit) => visit.done),
          (item) => item,
        ),
      );
      const effects = world.outside ? await checkEffects(world, world.outside, visits) : { report: {}, faults: {} };
      return {
        report: {
          ...Object.fromEntries(tally),
          ...Object.fromEntries(actionCounts.map(([what, all]) => [what, all?.length ?? 0])),
          ...(await countWork(world.db)),
          ...effects.report,
        },
        faults: { ...(await checkLedgers(world.db, visits)), ...effects.faults },
      };
    },
  };
}

/** Waits until every payment has reached its order and nothing is pending, or until the timeout. */
async function waitUntilIdle({ db, outside }: World): Promise<void> {
  const until = Date.now() + (outside ? OUTSIDE_REST_LIMIT_MS : REST_LIMIT_MS);
  const open = async () =>
    (await countWaiting(db)) + (await countUnprocessedPayments(db)) + (outside ? await countPending(db) : 0);
  while (Date.now() < until && (await open()) > 0) await delay(200);
}
