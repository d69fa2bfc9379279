import process from 'node:process';
import { defineConfig } from 'vitest/config';

/** The tests of one group, which MUTANT_TESTS names, from the copy of the project in which the mutants live. */
export default defineConfig({
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    include: (process.env['MUTANT_TESTS'] ?? '').split(','),
    // what a mutant lets hang is given up before the whole run of it is
    testTimeout: 8_000,
    expect: { poll: { timeout: 4_000 } },
  },
});
