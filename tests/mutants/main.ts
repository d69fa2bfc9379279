import process from 'node:process';
import { groups } from './groups.ts';
import { measure } from './measure.ts';
import { leastScore, scoreOf, scoreRow, unnoticed } from './score.ts';

/**
 * Changes the code of groups here and there and asks whether their tests notice: `pnpm mutants planning`, several groups, or all.
 * MUTANT_WORKERS run side by side. Ends badly where a group stays below the least score.
 */
const wanted = process.argv.slice(2);
const unknown = wanted.find(name => !groups.has(name));
const say = (line: string) => process.stdout.write(`${line}\n`);
if (unknown !== undefined) {
  process.stderr.write(`There is no group ${unknown}. Groups: ${[...groups.keys()].join(', ')}.\n`);
  process.exitCode = 2;
} else {
  const rows: string[] = [];
  for (const [name, group] of groups) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const mutants = await measure(name, group, Number(process.env['MUTANT_WORKERS'] ?? 2));
    for (const line of unnoticed(mutants)) say(line);
    const score = scoreOf(mutants);
    if (score.percent < leastScore) process.exitCode = 1;
    rows.push(scoreRow(name, score));
  }
  say(`group           noticed survived    unmet    score`);
  for (const row of rows) say(row);
}
