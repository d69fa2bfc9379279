import { validateProperties } from '@axle/catalog';
import type { Refusal } from '@axle/kernel';
import { sql } from 'kysely';
import { knownTexts } from '../../../platform/resources/known-texts.ts';
import type { KnownResource, RecordParts } from '../../../platform/resources/record-parts.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { type CellChanges, readCells, valuesBySku, writeCells } from './cell-writes.ts';
import { propertyBook } from './property-book.ts';

/** Most SKUs of one matrix. */
export const mostSkus = 2000;

/** A SKU of a category with its values by the code of the property. */
export interface MatrixRow {
  readonly id: number;
  readonly sku: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly values: Readonly<Record<string, string>>;
  /** Codes of required properties that it lacks. */
  readonly missing: readonly string[];
}

/** The SKUs of a category that the user sees, with their values of the properties that the category requires. */
export async function readMatrix(parts: RecordParts, skus: KnownResource, category: number): Promise<readonly MatrixRow[]> {
  const { database, caller } = parts;
  const book = await propertyBook(database);
  const lines = book.linesOf(category);
  const rules = new Map([...book.properties.values()].map(rule => [rule.code, rule]));
  const texts = knownTexts(skus, caller);
  const { rows } = await sql<{ id: number; sku: string; nameZh: string; nameEn: string; values: Record<string, string> }>`
    select t.id, ${texts.code} as sku, ${texts.zh} as "nameZh", ${texts.en} as "nameEn",
      coalesce((select json_object_agg(p.code, v.value) from sku_property_value v join sku_property p on p.id = v.property
      where v.sku = t.id), '{}') as values
    from sku as t where t.category = ${category} and ${seenRows({ ...parts, resource: skus })} order by sku limit ${mostSkus}`.execute(
    database,
  );
  return rows.map(row => ({
    ...row,
    missing: validateProperties(lines, rules, row.values).refusals.flatMap(({ code, field }) =>
      code === 'REQUIRED' && field !== undefined ? [field] : [],
    ),
  }));
}

/** What became of a row. */
export interface MatrixOutcome {
  readonly sku: number;
  readonly refusals: readonly Refusal[];
}

const unseen: Refusal = { code: 'NOT_FOUND', message: { zh: '该品类没有这个SKU', en: 'The category has no such SKU' } };

/** Writes the rows that are right, all in one transaction; a row at fault changes nothing and keeps no other back. */
export function saveMatrix(
  parts: RecordParts,
  skus: KnownResource,
  category: number,
  changes: readonly CellChanges[],
): Promise<readonly MatrixOutcome[]> {
  return inTransaction(parts.database, async transaction => {
    const within = { ...parts, database: transaction };
    // two who fill in one category go one after the other
    await sql`select pg_advisory_xact_lock(hashtext('sku_property_value'), ${category}::int)`.execute(transaction);
    const ids = changes.map(({ sku }) => sku);
    const { rows: seen } = await sql<{ id: number }>`
      select t.id from sku as t where t.id = any(${ids}::bigint[]) and t.category = ${category}
      and ${seenRows({ ...within, resource: skus })}`.execute(transaction);
    const known = new Set(seen.map(({ id }) => id));
    const held = await lockRows(transaction, within, sql<boolean>`t.sku = any(${[...known]}::bigint[])`);
    const read = readCells(await propertyBook(transaction), category, valuesBySku(held));
    const outcomes = changes.map(change => (known.has(change.sku) ? read(change) : { writes: [], refusals: [unseen] }));
    await writeCells(
      transaction,
      within,
      outcomes.flatMap(outcome => (outcome.refusals.length > 0 ? [] : outcome.writes)),
    );
    return changes.map(({ sku }, at) => ({ sku, refusals: outcomes[at]!.refusals }));
  });
}
