import { defineConfig } from 'vitest/config';

/** Files of a worker share its modules, which saves loading them for each: a test leaves nothing behind. */
const shared = { isolate: false, maxWorkers: 3 } as const;

/** A hung test ends; a slow machine fails none: the slowest takes a tenth of this on a quiet one. */
const everywhere = {
  environment: 'node',
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
} as const;

/**
 * Pure tests need nothing and run in seconds; server tests share one PostgreSQL, each file with a database of its own;
 * tools tests run programs; e2e drives a browser.
 */
export default defineConfig({
  test: {
    passWithNoTests: false,
    projects: [
      {
        test: {
          ...everywhere,
          ...shared,
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
          name: 'server',
          include: ['server/**/*.test.ts', 'test/harness/**/*.test.ts', 'db/**/*.test.ts'],
          globalSetup: ['test/harness/global-database.ts'],
        },
      },
      {
        test: {
          ...everywhere,
          name: 'tools',
          include: ['tools/**/*.test.ts'],
        },
      },
      {
        test: {
          ...everywhere,
          name: 'e2e',
          include: ['test/http/**/*.test.ts', 'test/e2e/**/*.e2e.ts'],
          globalSetup: ['test/harness/global-shop.ts'],
          isolate: false,
          maxWorkers: 2,
        },
      },
    ],
  },
});
