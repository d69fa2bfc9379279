import { defineConfig } from 'vitest/config';

const sources = {
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
};

/** Nothing is proven by a machine that is busy: a test is given up only when it hangs. */
const patient = { testTimeout: 30_000, hookTimeout: 60_000 };

/** Pure tests share their workers: nothing that one file does reaches another. */
const pure = { ...patient, isolate: false };

export default defineConfig({
  test: {
    projects: [
      { ...sources, test: { ...pure, name: 'packages', include: ['packages/*/src/**/*.test.ts'] } },
      { ...sources, test: { ...pure, name: 'house', include: ['tests/house/**/*.test.ts', 'tests/spec/**/*.test.ts'] } },
      { ...sources, test: { ...pure, name: 'pages', include: ['tests/pages/**/*.test.ts'] } },
      {
        ...sources,
        test: {
          name: 'published',
          include: ['tests/packages/**/*.test.ts'],
          globalSetup: ['tests/packages/global-setup.ts'],
          ...patient,
          testTimeout: 60_000,
        },
      },
      {
        ...sources,
        test: { ...patient, name: 'web', environment: 'jsdom', pool: 'vmThreads', include: ['apps/web/src/**/*.test.{ts,tsx}'] },
      },
      {
        ...sources,
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'tests/contracts/**/*.test.ts', 'tests/load/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/cluster.ts'],
          ...patient,
        },
      },
    ],
  },
});
