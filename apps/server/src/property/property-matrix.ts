import { readProperty, validateProperties } from '@axle/catalog';
import { fill, type Refusal } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { knownTexts } from '../resources/known-texts.ts';
import type { KnownResource, RecordParts } from '../resources/record-parts.ts';
import { seenRows } from '../resources/data-scope.ts';
import { deleteRows } from '../resources/writes/delete-rows.ts';
import { inTransaction } from '../resources/writes/in-transaction.ts';
import { insertRows } from '../resources/writes/insert-rows.ts';
import { lockRows } from '../resources/writes/lock-rows.ts';
import { updateRows } from '../resources/writes/update-rows.ts';
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

/** The SKUs of a category that the asker sees, with what they hold of the properties that the category asks for. */
export async function readMatrix(parts: RecordParts, skus: KnownResource, category: number): Promise<readonly MatrixRow[]> {
  const { database, caller } = parts;
  const book = await propertyBook(database);
  const lines = book.linesOf(category);
  const rules = new Map([...book.properties.values()].map(rule => [rule.code, rule]));
  const texts = knownTexts(skus, caller);
  const { rows } = await sql<{ id: number; sku: string; nameZh: string; nameEn: string; values: Record<string, string> }>`
    select t.id, ${texts.code} as sku, ${texts.zh} as "nameZh", ${texts.en} as "nameEn",
      coalesce((select json_object_agg(p.code, v.value) from sku_property_value v join sku_property p on p.id = v.property where v.sku = t.id), '{}') as values
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

/** What a row of the matrix changes: of each cell what its writer saw, and what it shall hold; empty for nothing. */
export interface MatrixChange {
  readonly sku: number;
  readonly cells: Readonly<Record<string, { readonly was: string; readonly now: string }>>;
}

/** What became of a row. */
export interface MatrixOutcome {
  readonly sku: number;
  readonly refusals: readonly Refusal[];
}

const changedMeanwhile = { zh: '已被他人改为“{value}”', en: 'Somebody else made it “{value}”' };
const unseen: Refusal = { code: 'NOT_FOUND', message: { zh: '该品类没有这个SKU', en: 'The category has no such SKU' } };

/** Writes the rows that are right, all in one transaction; a row at fault changes nothing and keeps no other back. */
export function saveMatrix(
  parts: RecordParts,
  skus: KnownResource,
  category: number,
  changes: readonly MatrixChange[],
): Promise<readonly MatrixOutcome[]> {
  return inTransaction(parts.database, async transaction => {
    const within = { ...parts, database: transaction };
    // two who fill in one category go one after the other
    await sql`select pg_advisory_xact_lock(hashtext('sku_property_value'), ${category}::int)`.execute(transaction);
    const ids = changes.map(({ sku }) => sku);
    const { rows: seen } = await sql<{ id: number }>`
      select t.id from sku as t where t.id = any(${ids}::bigint[]) and t.category = ${category} and ${seenRows({ ...within, resource: skus })}`.execute(
      transaction,
    );
    const known = new Set(seen.map(({ id }) => id));
    const held = await lockRows(transaction, within, sql<boolean>`t.sku = any(${[...known]}::bigint[])`);
    const stored = new Map(held.map(row => [`${String(row['sku'])}.${String(row['property'])}`, row]));
    const read = await readChanges(transaction, category, stored);
    const outcomes = changes.map(change => (known.has(change.sku) ? read(change) : { writes: [], refusals: [unseen] }));
    const writes = outcomes.flatMap(outcome => (outcome.refusals.length > 0 ? [] : outcome.writes));
    await insertRows(
      transaction,
      within,
      writes.flatMap(({ before, sku, property, value }) => (!before && value !== undefined ? [{ sku, property, value }] : [])),
      { action: 'add' },
    );
    await updateRows(
      transaction,
      within,
      writes.flatMap(({ before, value }) => (before && value !== undefined ? [{ before, after: { ...before, value } }] : [])),
      { action: 'update' },
    );
    await deleteRows(
      transaction,
      within,
      writes.flatMap(({ before, value }) => (before && value === undefined ? [before] : [])),
    );
    return changes.map(({ sku }, at) => ({ sku, refusals: outcomes[at]!.refusals }));
  });
}

interface CellWrite {
  readonly before: RecordRow | undefined;
  readonly sku: number;
  readonly property: number;
  readonly value: string | undefined;
}

/** Reads the cells of a row by the template of its category. The field of a refusal is the code of the property. */
async function readChanges(database: Kysely<Tables>, category: number, stored: ReadonlyMap<string, RecordRow>) {
  const book = await propertyBook(database);
  const asked = new Set(book.linesOf(category).map(({ property }) => property));
  const rules = new Map([...book.properties.values()].map(rule => [rule.code, rule]));
  return ({ sku, cells }: MatrixChange): { readonly writes: readonly CellWrite[]; readonly refusals: readonly Refusal[] } => {
    const writes: CellWrite[] = [];
    const refusals: Refusal[] = [];
    for (const [code, { was, now }] of Object.entries(cells)) {
      const rule = asked.has(code) ? rules.get(code) : undefined;
      if (!rule) {
        refusals.push({
          code: 'NOT_IN_TEMPLATE',
          field: code,
          message: { zh: '模板没有这个属性', en: 'The template has no such property' },
        });
        continue;
      }
      const value = readProperty(rule, now);
      if (!value.ok) {
        refusals.push({ ...value.refusal, field: code });
        continue;
      }
      const before = stored.get(`${sku}.${rule.id}`);
      const theirs = before === undefined ? '' : String(before['value']);
      if (theirs === (value.value ?? '')) continue;
      if (theirs === was) writes.push({ before, sku, property: rule.id, value: value.value });
      else refusals.push({ code: 'CELL_CHANGED', field: code, message: fill(changedMeanwhile, { value: theirs }) });
    }
    return { writes, refusals };
  };
}
