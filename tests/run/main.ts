import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { findBrowser, noBrowser } from '../support/find-browser.ts';
import { patience } from '../support/patience.ts';
import { root } from '../support/tree.ts';
import { machineSeconds } from './processor-time.ts';
import { runReport } from './run-report.ts';
import { type PastStep, runStep } from './step.ts';
import { keepTurns } from './turns.ts';

/**
 * Everything that `npm test` runs. Behind the types, two lanes side by side share the processors by turns: one test file or step more is
 * at work than there are processors, because a journey waits for half of its time; when one lane has ended the other has them all. A step
 * that fails does not keep the others from running.
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

async function browserLane(): Promise<void> {
  await stepInTurn('lint', ['oxlint/bin/oxlint', '--type-aware']);
  if (findBrowser() === undefined) {
    say(noBrowser);
    past.push({ title: 'browser', isFine: false, seconds: 0 });
  } else if (await stepInTurn('build', ['@rsbuild/core/bin/rsbuild.js', 'build']))
    await step('journeys', ['@playwright/test/cli.js', 'test']);
}

async function testLane(): Promise<void> {
  const reports = ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/tests.json'];
  await step('tests', ['vitest/vitest.mjs', 'run', ...reports]);
}

const began = performance.now();
const worked = machineSeconds();
// alone: the packages that are installed by others are built for their tests too, and two compilers would write the same files
await stepInTurn('types', ['typescript/bin/tsc', '-b']);
await Promise.all([browserLane(), testLane()]);
turns.close();

const report = <Shape>(name: string): Shape | undefined => {
  const path = join(results, name);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Shape) : undefined;
};
const tests = report<{ numPassedTests: number; numFailedTests: number }>('tests.json');
const journeys = report<{ stats: { expected: number; unexpected: number; flaky: number } }>('journeys.json');
const failedSteps = past.filter(({ isFine }) => !isFine).map(({ title }) => title);
const passed = (tests?.numPassedTests ?? 0) + (journeys ? journeys.stats.expected + journeys.stats.flaky : 0);
const failed = (tests?.numFailedTests ?? 0) + (journeys?.stats.unexpected ?? 0);
const unsteady = journeys?.stats.flaky ?? 0;

for (const line of runReport({
  steps: past,
  turns: turns.past,
  seconds: (performance.now() - began) / 1000,
  machineSeconds: machineSeconds() - worked,
}))
  say(line);
if (unsteady > 0) say(`${unsteady} journeys passed at the second try alone: each hides a race, which is a defect to be mended.`);
say(failedSteps.length === 0 ? 'All is well.' : `Failed: ${failedSteps.join(', ')}.`);
say(`${passed} passed, ${failedSteps.length === 0 ? 0 : Math.max(failed, failedSteps.length)} failed`);
process.exitCode = failedSteps.length === 0 ? 0 : 1;
