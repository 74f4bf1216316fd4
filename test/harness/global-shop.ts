import type { TestProject } from 'vitest/node';
import { startShop } from './shop.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the shop of the journeys, without a slash at the end. */
    shopOrigin: string;
    /** Its database, to look at what a journey left. */
    shopDatabase: string;
    /** File with everything the shop printed. */
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
