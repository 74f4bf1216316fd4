import { setTimeout as delay } from 'node:timers/promises';
import { visitShop, type Visit } from './buyer.ts';
import { checkEffects, countPending } from '../audits/effects.ts';
import { checkLedgers, countUnprocessedPayments, countWaiting, countWork } from '../audits/ledgers.ts';
import type { Crowd } from './crowd.ts';
import { findProviders } from './tenders.ts';
import { planGuest, planBuyer, type BuyerPlan } from './buyer-plans.ts';
import type { World } from '../world.ts';

const IDLE_TIMEOUT_MS = 90_000;
/** By then every provider has been retried, however often it failed before. */
const OUTSIDE_IDLE_TIMEOUT_MS = 300_000;

/** Sends guests into the shop, `atOnce` at a time; each buys one product, by card or by any payment method. */
export function startBuyers(
  world: World,
  { method, atOnce: concurrency }: { method: 'any' | 'card'; atOnce: number },
): Crowd {
  return startCrowd(
    world,
    Array.from({ length: concurrency }, () => () => planGuest(world, method)),
  );
}

/** Sends guests and customers into the shop; they buy all kinds of products with all payment methods. */
export function startShoppers(world: World, guests: number): Crowd {
  return startCrowd(world, [
    ...Array.from({ length: guests }, () => () => planBuyer(world, null)),
    ...world.customers.map((customer) => () => planBuyer(world, customer)),
  ]);
}

function startCrowd(world: World, wishes: readonly (() => BuyerPlan)[]): Crowd {
  const shop = { ...world, providers: findProviders(world) };
  const visits: Visit[] = [];
  let isStopped = false;
  const crowd = wishes.map(async (drawWish) => {
    while (!isStopped) visits.push(await visitShop(shop, drawWish(), () => isStopped));
  });
  return {
    async stop() {
      isStopped = true;
      world.outside?.calm();
      await Promise.all(crowd);
      await waitUntilIdle(world);
      const outcomes = Object.groupBy(visits, ({ outcome, reason }) =>
        outcome === 'placed' ? outcome : `${outcome}: ${reason}`,
      );
      const outcomeCounts = Object.entries(outcomes).map(
        ([outcome, all]) => [`buyers ${outcome}`, all?.length ?? 0] as const,
      );
      const actionCounts = Object.entries(
        Object.groupBy(
          visits.flatMap((visit) => visit.completed),
          (item) => item,
        ),
      );
      const effects = world.outside ? await checkEffects(world, world.outside, visits) : { report: {}, faults: {} };
      return {
        report: {
          ...Object.fromEntries(outcomeCounts),
          ...Object.fromEntries(actionCounts.map(([action, all]) => [action, all?.length ?? 0])),
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
  const deadline = Date.now() + (outside ? OUTSIDE_IDLE_TIMEOUT_MS : IDLE_TIMEOUT_MS);
  const countOpen = async () =>
    (await countWaiting(db)) + (await countUnprocessedPayments(db)) + (outside ? await countPending(db) : 0);
  while (Date.now() < deadline && (await countOpen()) > 0) await delay(200);
}
