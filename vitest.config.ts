import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of a worker share its modules, which saves loading them for each: a test leaves nothing behind. */
const shared = { isolate: false } as const;

/** Files that take longest, the longest first: they begin first, so that no worker is left with one of them at the end. */
const LONGEST = [
  'test/e2e/pages/every-screen.e2e.ts',
  'test/http/safety/stopping.deep.test.ts',
  'test/e2e/buying/addresses.e2e.ts',
  'test/e2e/buying/buy.e2e.ts',
  'test/e2e/pages/search.e2e.ts',
  'test/e2e/behaviour/behaviour.e2e.ts',
  'test/e2e/account/account.e2e.ts',
  'test/e2e/account/profile.e2e.ts',
  'test/e2e/account/auth.e2e.ts',
  'test/e2e/pages/axe.deep.e2e.ts',
  'server/feeds/import/safety/import-safety.test.ts',
  'server/features/storefront/catalog/engine/memory/memory-engine.test.ts',
  'server/feeds/import/safety/import-refusals.test.ts',
  'server/feeds/import/import-money.test.ts',
  'server/platform/database/embedded-db.test.ts',
  'server/features/customers/auth/auth.test.ts',
  'server/feeds/tree/tree.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((file) => moduleId.endsWith(file));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

/** Whole files that run only in depth (test/harness/depth.ts). */
const shallow = process.env['TEST_DEPTH'] === 'deep' ? [] : ['**/*.deep.test.ts', '**/*.deep.e2e.ts'];

/** On another PostgreSQL (`TEST_POSTGRES_BIN`) the tests of the built-in one, which it kills and restarts, say nothing new. */
const builtInOnly = process.env['TEST_POSTGRES_BIN'] ? ['server/platform/database/embedded-db*.test.ts'] : [];

const builtForServer = fileURLToPath(new URL('test/harness/built-for-server.ts', import.meta.url));

/** Node runs the files itself: nothing of Vite is needed in a test, and its work was a fifth of all. */
const onNode = { experimental: { viteModuleRunner: false, nodeLoader: false }, execArgv: ['--import', builtForServer] };

const timeLimits = fileURLToPath(new URL('test/harness/time-limits.ts', import.meta.url));

/** `timeLimits` sets the limits of tests and polls. A hook starts a database, a shop or a browser on a busy machine. */
const everywhere = {
  ...onNode,
  environment: 'node',
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  setupFiles: [timeLimits],
  hookTimeout: 180_000,
};

/**
 * Pure tests need nothing and run in seconds; server tests share one PostgreSQL, each file with a database of its own;
 * tools tests run programs; e2e drives a browser.
 */
export default defineConfig({
  test: {
    passWithNoTests: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...everywhere,
          ...shared,
          maxWorkers: 1,
          name: 'pure',
          include: [
            'domain/**/*.test.ts',
            'contract/**/*.test.ts',
            'web/**/*.test.ts',
            'demo/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...everywhere,
          ...shared,
          maxWorkers: 2,
          name: 'server',
          include: ['server/**/*.test.ts', 'test/harness/**/*.test.ts', 'db/**/*.test.ts'],
          exclude: [...shallow, ...builtInOnly],
          globalSetup: ['test/harness/global-database.ts'],
        },
      },
      {
        test: {
          ...everywhere,
          name: 'tools',
          include: ['tools/**/*.test.ts'],
          exclude: shallow,
        },
      },
      {
        test: {
          ...everywhere,
          name: 'e2e',
          include: ['test/http/**/*.test.ts', 'test/e2e/**/*.e2e.ts'],
          exclude: shallow,
          globalSetup: ['test/harness/global-shop.ts'],
          ...shared,
          // Journeys wait a quarter of their time, for the shop and for the next picture: a third one works meanwhile.
          maxWorkers: 3,
        },
      },
    ],
  },
});
