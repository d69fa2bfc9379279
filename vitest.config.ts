import { defineConfig } from 'vitest/config';

const sources = {
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
};

export default defineConfig({
  test: {
    projects: [
      { ...sources, test: { name: 'packages', include: ['packages/*/src/**/*.test.ts'] } },
      { ...sources, test: { name: 'house', include: ['tests/house/**/*.test.ts', 'tests/spec/**/*.test.ts'] } },
      { ...sources, test: { name: 'pages', include: ['tests/pages/**/*.test.ts'] } },
      {
        ...sources,
        test: {
          name: 'published',
          include: ['tests/packages/**/*.test.ts'],
          globalSetup: ['tests/packages/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { ...sources, test: { name: 'web', environment: 'jsdom', include: ['apps/web/src/**/*.test.{ts,tsx}'] } },
      {
        ...sources,
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'tests/contracts/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/cluster.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
