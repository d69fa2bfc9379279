import { mkdirSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { patience } from '../support/patience.ts';
import { filesUnder } from '../support/tree.ts';
import { mostSeconds, recordedPath, recordedSeconds } from './recorded.ts';
import { runStep } from './step.ts';
import { isTestFile } from './test-files.ts';
import { keepTurns } from './turns.ts';

/**
 * Records what each test file costs in processor seconds, one file at a time: `pnpm times` for those that are not recorded yet, `pnpm times
 * <words>` for those whose path holds one of the words, `pnpm times all`. Wants a control group of its own, or a machine with nothing else to
 * do. What was recorded of a file stays until the file has run again.
 */
const words = process.argv.slice(2);
const before = recordedSeconds();
const files = filesUnder('.').filter(isTestFile);
const chosen = files.filter(file =>
  words.length === 0 ? before[file] === undefined : words.includes('all') || words.some(word => file.includes(word)),
);

const say = (line: string) => process.stdout.write(`${line}\n`);
const turns = await keepTurns(1, { patience: patience.file, report: say });
const env = { WHOLE_RUN: '1', TURNS: turns.address, FORCE_COLOR: '0', JOURNEY_WORKERS: '1' };
mkdirSync('test-results', { recursive: true });
const journeys = chosen.filter(file => file.endsWith('.spec.ts'));
const tests = chosen.filter(file => !file.endsWith('.spec.ts'));
// the servers of tests serve it too
await runStep('build', ['@rsbuild/core/bin/rsbuild.js', 'build'], env);
if (tests.length > 0) await runStep('tests', ['vitest/vitest.mjs', 'run', ...tests], env);
if (journeys.length > 0) await runStep('journeys', ['@playwright/test/cli.js', 'test', ...journeys], env);
turns.close();

const costs = new Map(files.flatMap(file => (before[file] === undefined ? [] : [[file, before[file]] as const])));
for (const { file } of turns.past) costs.delete(file);
for (const { file, workedSeconds } of turns.past) costs.set(file, (costs.get(file) ?? 0) + workedSeconds);
const sorted = [...costs]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([file, seconds]) => [file, Number(seconds.toFixed(1))] as const);
writeFileSync(recordedPath, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
for (const [file, seconds] of sorted.filter(([, cost]) => cost > mostSeconds)) say(`over ${mostSeconds} CPU s: ${file}: ${seconds}`);
