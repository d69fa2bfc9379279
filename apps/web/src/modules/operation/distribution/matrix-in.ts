import { type Line, linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';

/** A SKU of the matrix with its cells, in the order of the columns; none where it is not sold. */
export interface SkuRow {
  readonly sku: number;
  readonly line: Line;
  readonly cells: readonly (TargetCell | undefined)[];
}

/** The listing status of a SKU at a store and site, as a target that actions take. */
export interface TargetCell extends RecordRow {
  readonly distStatus: string;
  readonly days?: number;
  readonly targetDate?: string;
  readonly overdue?: true;
}

/** The matrix of a reply. */
export interface ListingMatrix {
  readonly places: readonly Line[];
  readonly rows: readonly SkuRow[];
}

const placeOf = ({ store, site }: Line): string => `${String(store)} ${String(site)}`;

const cellOf = ({ target, version, ...line }: Line): TargetCell => ({
  ...(line as unknown as TargetCell),
  id: Number(target),
  version: Number(version),
});

/** The rows of a reply with their cells below the columns. */
export function matrixIn(values: RecordValues): ListingMatrix {
  const places = linesIn(values, 'places');
  const cells = Map.groupBy(linesIn(values, 'cells'), ({ sku }) => Number(sku));
  const rows = linesIn(values, 'rows').map(line => {
    const sku = Number(line['sku']);
    const own = new Map((cells.get(sku) ?? []).map(cell => [placeOf(cell), cellOf(cell)]));
    return { sku, line, cells: places.map(place => own.get(placeOf(place))) };
  });
  return { places, rows };
}

/** Chosen cells after some were clicked: all of them, or none where all were chosen already; never more than `most`. */
export function chosenAfter(chosen: ReadonlySet<number>, clicked: readonly number[], most: number): ReadonlySet<number> {
  if (clicked.every(id => chosen.has(id))) return new Set([...chosen].filter(id => !clicked.includes(id)));
  return new Set([...chosen, ...clicked].slice(0, Math.max(most, chosen.size)));
}
