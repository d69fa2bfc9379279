/** One line of figures: what was measured, by us, by the measure that it is held against, and the ratio of both. */
export interface Figure {
  readonly what: string;
  readonly ours: string;
  readonly against?: string;
  /** How many times ours takes what the other takes (or does what the other does). */
  readonly ratio?: number;
}

/** Prints figures as a table. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  const rows = figures.map(({ what, ours, against, ratio }) => [what, ours, against ?? '', ratio === undefined ? '' : ratio.toFixed(2)]);
  const all = [['', 'ours', 'against', 'ratio'], ...rows];
  const widths = [0, 1, 2, 3].map(column => Math.max(...all.map(row => (row[column] ?? '').length)));
  process.stdout.write(`\n${title}\n`);
  for (const row of all)
    process.stdout.write(
      `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('   ')}\n`,
    );
}

export const milliseconds = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en-US')} ms`;
export const perSecond = (rows: number, ms: number): string => `${Math.round((rows / ms) * 1000).toLocaleString('en-US')} rows/s`;
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The middle one of several. */
export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The value that so many of a hundred do not exceed. */
export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.min(values.length - 1, Math.floor((values.length * share) / 100))] ?? Number.NaN;

/** Milliseconds that something takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Median milliseconds of several runs, after some that do not count. */
export async function medianOf(runs: number, work: () => Promise<unknown>, before = 3): Promise<number> {
  for (let run = 0; run < before; run++) await work();
  const times: number[] = [];
  for (let run = 0; run < runs; run++) times.push(await timed(work));
  return median(times);
}
