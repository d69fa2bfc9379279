import os from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/run/longest-first.ts';
import { patience } from './tests/support/patience.ts';

const conditions = ['source', 'module', 'node', 'development|production'];
/** Packages are read as their sources: by tests, and by what Vitest itself runs before them. */
const sources = {
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions } },
  environments: { __vitest__: { resolve: { conditions } } },
};

/** What holds for every project: each processor has a worker, each file waits for its turn and ends in time. */
const every = {
  testTimeout: patience.test,
  hookTimeout: patience.test,
  expect: { poll: { timeout: patience.wait } },
  maxWorkers: os.availableParallelism(),
  setupFiles: ['tests/run/turn-of-file.ts'],
};

/** Files that share their worker: nothing that one does reaches another, and the server's are held to it at the end of each. */
const pure = { ...every, isolate: false };

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      { ...sources, test: { ...pure, name: 'packages', include: ['packages/*/src/**/*.test.ts'] } },
      {
        ...sources,
        test: { ...pure, name: 'house', include: ['tests/house/**/*.test.ts', 'tests/spec/**/*.test.ts', 'tests/run/**/*.test.ts'] },
      },
      { ...sources, test: { ...pure, name: 'pages', include: ['tests/pages/**/*.test.ts'] } },
      {
        ...sources,
        test: {
          name: 'published',
          include: ['tests/packages/**/*.test.ts'],
          globalSetup: ['tests/packages/global-setup.ts'],
          ...every,
        },
      },
      {
        ...sources,
        test: {
          ...pure,
          name: 'web',
          environment: 'jsdom',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          setupFiles: [...every.setupFiles, 'apps/web/src/testing/no-layout.ts', 'apps/web/src/testing/patient-queries.ts'],
          provide: { wait: patience.wait },
        },
      },
      {
        ...sources,
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'tests/contracts/**/*.test.ts', 'tests/load/**/*.test.ts'],
          ...pure,
          globalSetup: ['apps/server/src/testing/cluster.ts'],
          setupFiles: [...every.setupFiles, 'apps/server/src/testing/leaves-nothing.ts'],
          provide: { wait: patience.wait },
        },
      },
    ],
  },
});
