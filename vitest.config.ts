import { defineConfig } from 'vitest/config';

/** A hung test ends; a slow machine fails none: the slowest takes a tenth of this on a quiet one. */
const everywhere = {
  environment: 'node',
  restoreMocks: true,
  unstubEnvs: true,
  testTimeout: 120_000,
  hookTimeout: 120_000,
} as const;

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
          fileParallelism: false,
        },
      },
    ],
  },
});
