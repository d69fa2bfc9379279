import type { RecordRow } from '@axle/page-kit';

/** The records of a tree, by the one above them; those whose upper one is not seen stand at the top. */
export interface RecordTree {
  readonly below: ReadonlyMap<number | undefined, readonly RecordRow[]>;
  /** Of a figure, what a record and everything below it come to. */
  readonly totals: ReadonlyMap<number, number>;
  readonly above: ReadonlyMap<number, number>;
}

/** One record as it stands in the tree. */
export interface TreeRow {
  readonly row: RecordRow;
  /** How deep it stands; 1 at the top. */
  readonly level: number;
  readonly hasBelow: boolean;
  readonly open: boolean;
}

/** Puts records into a tree by the field that names the one above, and adds a figure up along it. */
export function treeOf(rows: readonly RecordRow[], parent: string, figure: string): RecordTree {
  const known = new Set(rows.map(({ id }) => id));
  const upper = (row: RecordRow) => (known.has(row[parent] as number) && row[parent] !== row.id ? (row[parent] as number) : undefined);
  const below = Map.groupBy(rows, upper);
  const above = new Map(rows.flatMap(row => (upper(row) === undefined ? [] : [[row.id, upper(row)!] as const])));
  const totals = new Map<number, number>();
  const total = (row: RecordRow): number => {
    const sum = (below.get(row.id) ?? []).reduce((before, one) => before + total(one), Number(row[figure] ?? 0));
    totals.set(row.id, sum);
    return sum;
  };
  for (const row of below.get(undefined) ?? []) total(row);
  return { below, totals, above };
}

/** The records in sight, in order: those at the top, and what stands below the open ones. */
export function treeRows({ below }: RecordTree, open: ReadonlySet<number>): readonly TreeRow[] {
  const walk = (rows: readonly RecordRow[], level: number): readonly TreeRow[] =>
    rows.flatMap(row => {
      const under = below.get(row.id) ?? [];
      const isOpen = under.length > 0 && open.has(row.id);
      return [{ row, level, hasBelow: under.length > 0, open: isOpen }, ...(isOpen ? walk(under, level + 1) : [])];
    });
  return walk(below.get(undefined) ?? [], 1);
}

/** Where a key of the keyboard leads in a tree: to another record, or to opening or closing the one in focus. */
export type TreeStep = { readonly to: number } | { readonly open: number } | { readonly close: number };

/** What a key does at a place of the rows in sight, as trees are walked everywhere; undefined for a key that means nothing here. */
export function stepInTree(key: string, rows: readonly TreeRow[], at: number): TreeStep | undefined {
  const here = rows[at];
  if (!here) return undefined;
  const to = (place: number): TreeStep | undefined => (rows[place] ? { to: rows[place].row.id } : undefined);
  switch (key) {
    case 'ArrowDown':
      return to(at + 1);
    case 'ArrowUp':
      return to(at - 1);
    case 'Home':
      return to(0);
    case 'End':
      return to(rows.length - 1);
    case 'ArrowRight':
      return !here.hasBelow ? undefined : here.open ? to(at + 1) : { open: here.row.id };
    case 'ArrowLeft':
      return here.open ? { close: here.row.id } : to(rows.findLastIndex((row, place) => place < at && row.level < here.level));
    default:
      return undefined;
  }
}
