import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { CheckedRow } from '../../../platform/imports/check-row.ts';
import type { OpenRowWriter, RowOutcome } from '../../../platform/resources/row-writer.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { type CellChanges, readCells, type ReadRow, valuesBySku, writeCells } from './cell-writes.ts';
import { valueParts } from './property-actions.ts';
import { propertyBook } from './property-book.ts';

/**
 * Takes a sheet in: a row for each SKU, a column for each property. A cell at fault keeps its whole row out; an empty one leaves what is
 * stored.
 */
export const openSheetWriter: OpenRowWriter = ({ registry, access, importTask, now, dryRun, why }) => {
  const met = new Map<number, number>();
  const caller = { registry, access, now, ...(why === undefined ? {} : { why }) };
  return {
    async write(database, rows) {
      const parts = valueParts({ database, caller, referred: registry.referred });
      const ids = rows.map(skuOf);
      const categories = await categoriesOf(database, ids);
      if (!dryRun) await oneAfterTheOther(database, new Set(categories.values()));
      const held = await lockRows(database, parts, sql<boolean>`t.sku = any(${ids}::bigint[])`);
      const book = await propertyBook(database);
      const stored = valuesBySku(held);
      const readers = new Map([...new Set(categories.values())].map(category => [category, readCells(book, category, stored)]));
      const begun = new Set(held.map(row => row['sku']));
      const read = rows.map((row): ReadRow => {
        const sku = skuOf(row);
        // a row that says the same again; a batch that was undone comes again
        if ((met.get(sku) ?? row.row) !== row.row) return { writes: [], refusals: [] };
        met.set(sku, row.row);
        return readers.get(categories.get(sku)!)!(changesOf(row));
      });
      if (!dryRun)
        await writeCells(
          database,
          parts,
          read.flatMap(({ writes, refusals }) => (refusals.length > 0 ? [] : writes)),
          importTask,
        );
      return rows.map((row, at) => outcomeOf(row, read[at]!, begun.has(skuOf(row))));
    },
  };
};

const skuOf = ({ values }: CheckedRow): number => values['sku'] as number;

/** The cells of a row that say something, by property. */
function changesOf(row: CheckedRow): CellChanges {
  const { sku: _, ...said } = row.values;
  const given = Object.entries(said).map(([code, value]) => [code, { now: String(value as string | boolean) }] as const);
  return { sku: skuOf(row), cells: Object.fromEntries([...given, ...row.cleared.map(code => [code, { now: '' }] as const)]) };
}

function outcomeOf({ row }: CheckedRow, { writes, refusals }: ReadRow, begun: boolean): RowOutcome {
  if (refusals.length > 0) return { row, kind: 'bad', refusals };
  return { row, kind: writes.length === 0 ? 'same' : begun ? 'changed' : 'new', refusals };
}

async function categoriesOf(database: Kysely<Tables>, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; category: number }>`select id, category from sku where id = any(${ids}::bigint[])`.execute(
    database,
  );
  return new Map(rows.map(({ id, category }) => [id, category]));
}

/** Two who fill in one category go one after the other, in the same order everywhere. */
async function oneAfterTheOther(database: Kysely<Tables>, categories: ReadonlySet<number>): Promise<void> {
  for (const category of [...categories].toSorted((one, other) => one - other))
    await sql`select pg_advisory_xact_lock(hashtext('sku_property_value'), ${category}::int)`.execute(database);
}
