import { defineConfig } from 'vitest/config';

const everywhere = { environment: 'node', restoreMocks: true, unstubEnvs: true } as const;

/**
 * Pure tests need nothing and run in seconds; server tests share one PostgreSQL; tools tests run programs; e2e drives a
 * browser.
 */
export default defineConfig({
  test: {
    passWithNoTests: false,
    projects: [
      {
        test: {
          ...everywhere,
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
          name: 'server',
          include: ['server/**/*.test.ts', 'test/harness/**/*.test.ts', 'db/**/*.test.ts'],
          globalSetup: ['test/harness/global-database.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          ...everywhere,
          name: 'tools',
          include: ['tools/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...everywhere,
          name: 'e2e',
          include: ['test/http/**/*.test.ts', 'test/e2e/**/*.e2e.ts'],
          globalSetup: ['test/harness/global-shop.ts'],
          testTimeout: 90_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
