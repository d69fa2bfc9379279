import { readProperty } from '@axle/catalog';
import { fill, type Refusal } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { deleteRows } from '../../../platform/resources/writes/delete-rows.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import type { PropertyBook } from './property-book.ts';

/** What a row changes: of each cell what its writer saw, where that counts, and what it shall hold; empty for nothing. */
export interface CellChanges {
  readonly sku: number;
  readonly cells: Readonly<Record<string, { readonly was?: string; readonly now: string }>>;
}

/** A value that is added, changed or, where it has none, taken away. */
export interface CellWrite {
  readonly before: RecordRow | undefined;
  readonly sku: number;
  readonly property: number;
  readonly value: string | undefined;
}

/** What becomes of a row: nothing of it is written where something is refused. */
export interface ReadRow {
  readonly writes: readonly CellWrite[];
  readonly refusals: readonly Refusal[];
}

const changedMeanwhile = { zh: '已被他人改为“{value}”', en: 'Somebody else changed it to “{value}”' };
const notAsked = { zh: '模板没有这个属性', en: 'The template has no such property' };

/** Stored values by SKU and property. */
export const valuesBySku = (held: readonly RecordRow[]): ReadonlyMap<string, RecordRow> =>
  new Map(held.map(row => [`${String(row['sku'])}.${String(row['property'])}`, row]));

/** Reads the cells of rows by the template of a category. The field of a refusal is the code of the property. */
export function readCells(book: PropertyBook, category: number, stored: ReadonlyMap<string, RecordRow>): (row: CellChanges) => ReadRow {
  const asked = new Set(book.linesOf(category).map(({ property }) => property));
  const rules = new Map([...book.properties.values()].map(rule => [rule.code, rule]));
  return ({ sku, cells }) => {
    const writes: CellWrite[] = [];
    const refusals: Refusal[] = [];
    for (const [code, { was, now }] of Object.entries(cells)) {
      const rule = asked.has(code) ? rules.get(code) : undefined;
      if (!rule) {
        refusals.push({ code: 'NOT_IN_TEMPLATE', field: code, message: notAsked });
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
      if (was === undefined || theirs === was) writes.push({ before, sku, property: rule.id, value: value.value });
      else refusals.push({ code: 'CELL_CHANGED', field: code, message: fill(changedMeanwhile, { value: theirs }) });
    }
    return { writes, refusals };
  };
}

/** Writes values with their history, those of an import under its task. */
export async function writeCells(
  transaction: Kysely<Tables>,
  parts: RecordParts,
  writes: readonly CellWrite[],
  importTask?: number,
): Promise<void> {
  const of = importTask === undefined ? {} : { importTask };
  await insertRows(
    transaction,
    parts,
    writes.flatMap(({ before, sku, property, value }) => (!before && value !== undefined ? [{ sku, property, value }] : [])),
    { action: 'add', ...of },
  );
  await updateRows(
    transaction,
    parts,
    writes.flatMap(({ before, value }) => (before && value !== undefined ? [{ before, after: { ...before, value } }] : [])),
    { action: 'update', ...of },
  );
  await deleteRows(
    transaction,
    parts,
    writes.flatMap(({ before, value }) => (before && value === undefined ? [before] : [])),
    { action: 'del', ...of },
  );
}
