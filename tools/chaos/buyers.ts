import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { visitShop, type Visit } from './buyer.ts';
import { checkLedgers, countUnheard, countWaiting, countWork } from './ledgers.ts';
import type { Crowd } from './crowd.ts';
import { drawTender } from './tenders.ts';
import type { World } from './world.ts';

const REST_LIMIT_MS = 90_000;

/** Sends buyers into the shop, always so many at once; every one wants one product, by a card or by any tender. */
export function startBuyers(world: World, { method, atOnce }: { method: 'any' | 'card'; atOnce: number }): Crowd {
  const visits: Visit[] = [];
  let stopped = false;
  const buyer = async () => {
    while (!stopped) {
      visits.push(
        await visitShop(
          world.origin,
          {
            productId: world.productIds[randomInt(world.productIds.length)]!,
            method: method === 'card' ? 'card' : drawTender(),
            promo: randomInt(3) === 0 ? world.promo : '',
            returns: randomInt(2) === 0,
          },
          world.providers,
          () => stopped,
        ),
      );
    }
  };
  const coming = Array.from({ length: atOnce }, buyer);
  return {
    async stop() {
      stopped = true;
      await Promise.all(coming);
      await comeToRest(world);
      const outcomes = Object.groupBy(visits, ({ outcome, reason }) =>
        outcome === 'placed' ? outcome : `${outcome}: ${reason}`,
      );
      const tally = Object.entries(outcomes).map(([outcome, all]) => [`buyers ${outcome}`, all?.length ?? 0] as const);
      return {
        told: { ...Object.fromEntries(tally), ...(await countWork(world.db)) },
        faults: await checkLedgers(world.db, visits),
      };
    },
  };
}

/** Waits until every payment has found its order and the bank has nothing left to tell, or for as long as that may take. */
async function comeToRest({ db }: World): Promise<void> {
  const until = Date.now() + REST_LIMIT_MS;
  while (Date.now() < until && (await countWaiting(db)) + (await countUnheard(db)) > 0) await delay(200);
}
