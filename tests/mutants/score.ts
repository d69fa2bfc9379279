import { relative } from 'node:path';
import { root } from '../support/tree.ts';
import type { Mutants } from './measure.ts';

/** Percent of its mutants that the tests of a group are to notice at least. */
export const leastScore = 85;

/** How many of a group's mutants its tests noticed. */
export interface Score {
  readonly noticed: number;
  readonly survived: number;
  /** Mutants that no test meets. */
  readonly unmet: number;
  readonly percent: number;
}

/** A mutant that runs without end is noticed too; one that cannot even be loaded counts for nothing. */
export function scoreOf(mutants: Mutants): Score {
  const count = (...statuses: readonly string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const [noticed, survived, unmet] = [count('Killed', 'Timeout'), count('Survived'), count('NoCoverage')];
  const all = noticed + survived + unmet;
  return { noticed, survived, unmet, percent: all === 0 ? 100 : (noticed / all) * 100 };
}

/** A line for each mutant that nobody noticed: where it stands, and what it put there. */
export const unnoticed = (mutants: Mutants): readonly string[] =>
  mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ fileName, location, mutatorName, replacement, status }) => {
      const place = `${relative(root, fileName)}:${location.start.line}:${location.start.column}`;
      return `${place} ${mutatorName} → ${replacement.split('\n')[0]}${status === 'NoCoverage' ? ' (no test meets it)' : ''}`;
    });

/** The row of a group in the table of scores. */
export const scoreRow = (name: string, { noticed, survived, unmet, percent }: Score): string =>
  [name.padEnd(14), ...[noticed, survived, unmet].map(count => String(count).padStart(9)), `${percent.toFixed(1)} %`.padStart(9)].join('');
