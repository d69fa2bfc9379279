import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../support/tree.ts';
import type { MutantGroup } from './groups.ts';

/** What became of the mutants of a group. */
export type Mutants = Awaited<ReturnType<Stryker['runMutationTest']>>;

const notMutated = ['!**/*.test.ts', '!**/testing/**', '!**/testing.ts', '!**/index.ts'];

/** Makes the mutants of a group in a copy of the project, one at a time, and runs the tests of the group that meet each. */
export async function measure(name: string, { code, tests }: MutantGroup, workers: number): Promise<Mutants> {
  process.chdir(root);
  process.env['MUTANT_TESTS'] = tests.join(',');
  const report = `test-results/mutants/${name}`;
  return new Stryker({
    mutate: [...code, ...notMutated],
    ignorers: ['texts'],
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner'), import.meta.resolve('./ignore-texts.ts')].map(plugin =>
      fileURLToPath(plugin),
    ),
    concurrency: workers,
    timeoutMS: 10_000,
    ignorePatterns: ['dist', 'data', 'docs', 'samples', '.toolchain', 'test-results', 'playwright-report'],
    tempDirName: 'test-results/mutants/work',
    // a file that is not there: what would be rewritten in it is asked of a compiler that we no longer have
    tsconfigFile: 'none',
    reporters: ['html', 'json', 'progress-append-only'],
    htmlReporter: { fileName: `${report}.html` },
    jsonReporter: { fileName: `${report}.json` },
  }).runMutationTest();
}
