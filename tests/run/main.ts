import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { findBrowser, noBrowser } from '../support/find-browser.ts';
import { patience } from '../support/patience.ts';
import { root } from '../support/tree.ts';
import { workedSeconds } from './processor-time.ts';
import { runReport } from './run-report.ts';
import { type PastStep, runStep } from './step.ts';
import { keepTurns } from './turns.ts';

/**
 * Everything that `npm test` runs. Three lanes side by side share the processors by turns: one test file or step more is at work than
 * there are processors, because a journey waits for half of its time; when one lane has ended the others have them all. A step that fails
 * does not keep the others from running.
 */
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const say = (line: string) => process.stdout.write(`${line}\n`);
const turns = await keepTurns(os.availableParallelism() + 1, { patience: patience.file, report: say });
const env = { WHOLE_RUN: '1', TURNS: turns.address, FORCE_COLOR: '0' };
const past: PastStep[] = [];

/** Runs a step whose test files take their turns themselves. */
async function step(title: string, program: readonly string[]): Promise<boolean> {
  say(`${title} │ begins`);
  const end = await runStep(title, program, env);
  say(`${title} │ ${end.isFine ? 'fine' : 'FAILED'} after ${end.seconds.toFixed(1)} s`);
  past.push(end);
  return end.isFine;
}

/** Runs a step that is at work itself, in a turn. */
async function stepInTurn(title: string, program: readonly string[]): Promise<boolean> {
  const giveBack = await turns.take();
  try {
    return await step(title, program);
  } finally {
    giveBack();
  }
}

/** The types, and what is built of them. */
async function checkLane(): Promise<void> {
  // several checkers would each compare the tables of the database again
  await stepInTurn('types', ['typescript/bin/tsc', '-b', '--checkers', '1']);
  await stepInTurn('lint', ['oxlint/bin/oxlint', '--type-aware']);
  // behind the types: the packages that others install are built for their tests, and two compilers would write the same files
  await step('published', tests('published', ['--project', 'published']));
}

async function browserLane(isBuilt: Promise<boolean>): Promise<void> {
  if (findBrowser() === undefined) {
    say(noBrowser);
    past.push({ title: 'browser', isFine: false, seconds: 0 });
  } else if (await isBuilt) await step('journeys', ['@playwright/test/cli.js', 'test']);
}

/** Behind the build, whether it is fine or not: the servers of some tests serve what was built. */
async function testLane(isBuilt: Promise<boolean>): Promise<void> {
  await isBuilt;
  await step('tests', tests('tests', ['--project', '!published']));
}

/** The test runner with a report of its own for the sum at the end. */
const tests = (report: string, which: readonly string[]) => [
  'vitest/vitest.mjs',
  'run',
  ...which,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=test-results/${report}.json`,
];

const began = performance.now();
const worked = workedSeconds();
const isBuilt = stepInTurn('build', ['@rsbuild/core/bin/rsbuild.js', 'build']);
await Promise.all([browserLane(isBuilt), testLane(isBuilt), checkLane()]);
turns.close();

const report = <Shape>(name: string): Shape | undefined => {
  const path = join(results, name);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Shape) : undefined;
};
const sumOf = (numbers: readonly (number | undefined)[]) => numbers.reduce<number>((total, number) => total + (number ?? 0), 0);
const tested = ['tests.json', 'published.json'].map(name => report<{ numPassedTests: number; numFailedTests: number }>(name));
const journeys = report<{ stats: { expected: number; unexpected: number; flaky: number } }>('journeys.json');
const failedSteps = past.filter(({ isFine }) => !isFine).map(({ title }) => title);
const passed = sumOf(tested.map(one => one?.numPassedTests)) + (journeys ? journeys.stats.expected + journeys.stats.flaky : 0);
const failed = sumOf(tested.map(one => one?.numFailedTests)) + (journeys?.stats.unexpected ?? 0);
const unsteady = journeys?.stats.flaky ?? 0;

for (const line of runReport({
  steps: past,
  turns: turns.past,
  seconds: (performance.now() - began) / 1000,
  workedSeconds: workedSeconds() - worked,
}))
  say(line);
if (unsteady > 0) say(`${unsteady} journeys passed at the second try alone: each hides a race, which is a defect to be mended.`);
say(failedSteps.length === 0 ? 'All is well.' : `Failed: ${failedSteps.join(', ')}.`);
say(`${passed} passed, ${failedSteps.length === 0 ? 0 : Math.max(failed, failedSteps.length)} failed`);
process.exitCode = failedSteps.length === 0 ? 0 : 1;
