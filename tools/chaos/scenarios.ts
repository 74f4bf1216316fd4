import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { endServer, freezePostgres, killPostgres, startStoppedServers, terminateBackends } from './fault-injection.ts';
import { startBuyers, startShoppers } from './buyers/buyers.ts';
import type { Counts, Crowd } from './buyers/crowd.ts';
import { startCustomers } from './buyers/customers.ts';
import { injectRandomFault } from './audits/random-faults.ts';
import type { World, WorldOptions } from './world.ts';

/** A chaos scenario: `round` is repeated while buyers come. */
export type Scenario = {
  about: string;
  rounds: number;
  world: WorldOptions;
  crowd: (world: World) => Crowd;
  round(world: World, counts: Counts): Promise<void>;
};

/** One server with its own bank. */
const SHOP_ONLY: WorldOptions = { servers: 1, hasOutside: false };

async function restartServer(world: World, counts: Counts): Promise<void> {
  await delay(randomInt(300, 2_500));
  await endServer(world.servers[0]!, randomInt(2) === 0 ? 'SIGTERM' : 'SIGKILL', counts);
  await startStoppedServers(world, counts);
}

/** Scenarios by their name on the command line. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  terminate: {
    about: 'pg_terminate_backend on every connection, as in a failover',
    rounds: 100,
    world: SHOP_ONLY,
    crowd: (world) => startBuyers(world, { method: 'any', atOnce: 24 }),
    round: terminateBackends(100, 600),
  },
  logins: {
    about: 'the same, while customers register, log in and out and change all their data',
    rounds: 100,
    world: SHOP_ONLY,
    crowd: (world) => startCustomers(world, 16),
    // A customer's visit is long: some of it must complete between two cuts.
    round: terminateBackends(500, 2_500),
  },
  postgres: {
    about: 'kill -9 of PostgreSQL',
    rounds: 100,
    world: SHOP_ONLY,
    crowd: (world) => startBuyers(world, { method: 'any', atOnce: 24 }),
    round: killPostgres,
  },
  freeze: {
    about: 'SIGSTOP of every process of PostgreSQL for 20 seconds, then SIGCONT',
    rounds: 20,
    world: SHOP_ONLY,
    crowd: (world) => startBuyers(world, { method: 'any', atOnce: 24 }),
    round: freezePostgres,
  },
  restart: {
    about: 'SIGTERM or kill -9 of the server while buyers pay',
    rounds: 200,
    world: SHOP_ONLY,
    // A restarted server shares the CPU with them.
    crowd: (world) => startBuyers(world, { method: 'card', atOnce: 8 }),
    round: restartServer,
  },
  tenders: {
    about:
      'kill -9 of two servers at fault points, SIGTERM, cut connections and kill -9 of PostgreSQL, with failing providers, while buyers use every payment method',
    rounds: 60,
    world: { servers: 2, hasOutside: true },
    crowd: (world) => startShoppers(world, 6),
    round: injectRandomFault,
  },
};
