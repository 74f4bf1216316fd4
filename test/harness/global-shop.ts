import type { TestProject } from 'vitest/node';
import { startShop } from './shop.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the journeys' shop, without a trailing slash. */
    shopOrigin: string;
    /** Its database, to inspect the results of a journey. */
    shopDatabase: string;
    /** File with the shop's output. */
    shopLog: string;
  }
}

/** One shop with the demo catalogue for all journeys of the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shop = await startShop({ TEST_DOMAINS: 'localhost' });
  project.provide('shopOrigin', shop.origin);
  project.provide('shopDatabase', shop.databaseUrl);
  project.provide('shopLog', shop.logFile);
  return () => shop.stop();
}
