import type { RecordValues } from '@axle/page-kit';
import { linesIn } from '@axle/page-kit';

/** One make or model in one model year. */
export interface CoverageCell {
  readonly name: string;
  readonly year: number;
  readonly vehicles: number;
  readonly parts: number;
}

/** Makes or models down, years across, the newest first. */
export interface CoverageGrid {
  readonly years: readonly number[];
  readonly rows: readonly { readonly name: string; readonly cells: ReadonlyMap<number, CoverageCell> }[];
  /** The greatest number of parts of one cell. */
  readonly most: number;
}

/** The coverage that the server returned, as a grid. */
export function coverageGrid(values: RecordValues): CoverageGrid {
  const cells = linesIn(values, 'lines') as unknown as readonly CoverageCell[];
  const byName = Map.groupBy(cells, ({ name }) => name);
  return {
    years: [...new Set(cells.map(({ year }) => year))].toSorted((one, other) => other - one),
    rows: [...byName].map(([name, own]) => ({ name, cells: new Map(own.map(cell => [cell.year, cell])) })),
    most: cells.reduce((most, { parts }) => Math.max(most, parts), 1),
  };
}
