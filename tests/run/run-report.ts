import type { PastStep } from './step.ts';
import type { PastTurn } from './turns.ts';

/** Seconds of all turns by file, the slowest first: a file of journeys has a turn for each of them. */
export function secondsByFile(turns: readonly PastTurn[]): readonly { readonly file: string; readonly seconds: number }[] {
  const sums = new Map<string, number>();
  for (const { file, seconds } of turns) sums.set(file, (sums.get(file) ?? 0) + seconds);
  return [...sums].map(([file, seconds]) => ({ file, seconds })).sort((one, other) => other.seconds - one.seconds);
}

/** What a run says at its end: the time of each step, and the slowest test files. */
export function runReport(run: {
  readonly steps: readonly PastStep[];
  readonly turns: readonly PastTurn[];
  readonly seconds: number;
  /** Seconds that the processors have worked meanwhile: the database's are nobody's child. */
  readonly workedSeconds: number;
}): readonly string[] {
  const line = (title: string, seconds: number, processorSeconds: number | undefined) =>
    `${title.padEnd(10)} ${seconds.toFixed(1).padStart(8)} s` +
    (processorSeconds === undefined
      ? ''
      : ` ${processorSeconds.toFixed(1).padStart(8)} CPU s ${(processorSeconds / Math.max(seconds, 0.1)).toFixed(2).padStart(6)} cores`);
  return [
    '',
    'Time of each step',
    ...run.steps.map(({ title, seconds, processorSeconds }) => line(title, seconds, processorSeconds)),
    line('whole run', run.seconds, run.workedSeconds),
    '',
    'The ten slowest test files',
    ...secondsByFile(run.turns)
      .slice(0, 10)
      .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`),
    '',
  ];
}
