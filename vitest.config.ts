import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of a worker share its modules, which saves loading them per file: a test must leave nothing behind. */
const shared = { isolate: false } as const;

/** The slowest files, slowest first: they start first, so no worker ends with one of them. */
const LONGEST = [
  'test/e2e/pages/every-screen.e2e.ts',
  'test/http/safety/shutdown.deep.test.ts',
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

/** Files that run only with --deep (test/harness/depth.ts). */
const shallow = process.env['TEST_DEPTH'] === 'deep' ? [] : ['**/*.deep.test.ts', '**/*.deep.e2e.ts'];

/** On another PostgreSQL (`TEST_POSTGRES_BIN`), tests of the embedded one, which kill and restart it, add nothing. */
const builtInOnly = process.env['TEST_POSTGRES_BIN'] ? ['server/platform/database/embedded-db*.test.ts'] : [];

const builtForServer = fileURLToPath(new URL('test/harness/built-for-server.ts', import.meta.url));

/** Node runs the files directly: tests need nothing of Vite, which took a fifth of the time. */
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
 * Pure tests need nothing and run in seconds. Server tests share one PostgreSQL, with a database per file. Tools tests
 * run programs. E2e tests drive a browser.
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
          // Journeys spend a quarter of their time waiting for the shop and for the next frame: a third worker uses it.
          maxWorkers: 3,
        },
      },
    ],
  },
});
