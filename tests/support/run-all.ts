import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { findBrowser, noBrowser } from './find-browser.ts';
import { root } from './tree.ts';

/** Everything that `npm test` runs, one after the other; ends with one line that counts. A step that fails does not keep the others from running. */
const results = join(root, 'test-results');
const env = { ...process.env, WHOLE_RUN: '1' };
const failed: string[] = [];
const counts = { passed: 0, failed: 0 };

function step(title: string, program: string, ...words: readonly string[]): boolean {
  process.stdout.write(`\n== ${title}\n`);
  const began = performance.now();
  // each program is found where pnpm puts it, so that no shell is needed
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', program), ...words], { cwd: root, stdio: 'inherit', env });
  process.stdout.write(`== ${title}: ${status === 0 ? 'fine' : 'FAILED'} (${((performance.now() - began) / 1000).toFixed(1)} s)\n`);
  if (status !== 0) failed.push(title);
  return status === 0;
}

const report = <Shape>(name: string): Shape | undefined => {
  const path = join(results, name);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Shape) : undefined;
};

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

step('types', 'typescript/bin/tsc', '-b');
step('lint', 'oxlint/bin/oxlint', '--type-aware');

step('tests', 'vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/tests.json');
const tests = report<{ numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }>('tests.json');
counts.passed += tests?.numPassedTests ?? 0;
counts.failed += tests?.numFailedTests ?? 1;

if (findBrowser() === undefined) {
  process.stdout.write(`\n${noBrowser}\n`);
  failed.push('browser');
} else if (step('build', '@rsbuild/core/bin/rsbuild.js', 'build')) {
  step('journeys', '@playwright/test/cli.js', 'test');
  const journeys = report<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>('journeys.json');
  counts.passed += journeys?.stats.expected ?? 0;
  counts.failed += journeys ? journeys.stats.unexpected + journeys.stats.flaky : 1;
}

if (failed.length > 0 && counts.failed === 0) counts.failed = failed.length;
process.stdout.write(
  `\n${failed.length === 0 ? 'All is well.' : `Failed: ${failed.join(', ')}.`}\n${counts.passed} passed, ${counts.failed} failed\n`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
