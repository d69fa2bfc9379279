import type { Decimal } from '@axle/kernel';
import { type Abc, abcOf, mostS, priorityOf, suggestions, type Xyz, xyzOf } from '@axle/planning';
import type { RecordRow, RecordValues, RowOf } from '@axle/page-kit';
import type { skuPriorityRecords } from '@axle/pages/planning/priority/sku-priority';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { liesInScope } from '../../../platform/resources/query/data-scope.ts';
import { recordChanges } from '../../../platform/resources/writes/record-changes.ts';
import { type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { lastWeeks, soldWeeks } from '../safety/sales-weeks.ts';

/** Weeks of sales for priorities: about ninety days. */
const weeksCounted = 13;

interface Suggested {
  readonly id: number;
  readonly revenue: Decimal;
  readonly cumulative: number;
  readonly abc: Abc;
  readonly xyz: Xyz;
  readonly cv?: number;
  readonly suggested: string;
}

const valuesOf = ({ revenue, cumulative, abc, xyz, cv, suggested }: Suggested): RecordValues => ({
  revenue,
  cumulative: String(cumulative),
  abc,
  xyz,
  cv: cv === undefined ? undefined : String(Number(cv.toFixed(4))),
  suggested,
});

/** Works ABC, XYZ and suggestions of all markets out that the user may see; what was set by hand stays, and keeps its place in level S. */
export async function computePriorities(transaction: Transaction<Tables>, parts: RecordParts): Promise<void> {
  const { resource, caller } = parts;
  const today = todayOf(caller);
  const isHeld = (row: RecordRow | undefined) => row?.['manual'] === 'S' && String(row['until'] ?? today) >= today;
  const sold = await soldWeeks(transaction, lastWeeks(today, weeksCounted), 'market');
  for (const [market, rows] of Map.groupBy(sold, ({ place }) => place)) {
    if (!liesInScope(resource, caller, { market })) continue;
    const stored = await lockRows(transaction, parts, sql<boolean>`t.market = ${market}`);
    const bySku = new Map(stored.map(row => [row['sku'] as number, row]));
    const units = new Map(rows.map(row => [row.sku, row.units]));
    const classed = abcOf(rows.map(({ sku, revenue }) => ({ id: sku, revenue: revenue as Decimal })));
    const held = stored.filter(isHeld).length;
    const free = classed.filter(({ id }) => !isHeld(bySku.get(id)));
    const all = [
      ...suggestions(
        free.map(item => ({ ...item, ...xyzOf(units.get(item.id) ?? []) })),
        mostS(rows.length) - held,
      ),
      ...suggestions(
        classed.filter(({ id }) => isHeld(bySku.get(id))).map(item => ({ ...item, ...xyzOf(units.get(item.id) ?? []) })),
        held,
      ),
    ];
    await write(transaction, parts, market, all, bySku);
  }
}

async function write(
  transaction: Transaction<Tables>,
  parts: RecordParts,
  market: number,
  all: readonly Suggested[],
  bySku: ReadonlyMap<number, RecordRow>,
): Promise<void> {
  const calcAt = parts.caller.now.toISOString();
  const today = todayOf(parts.caller);
  const fresh: RecordValues[] = [];
  const changed: { readonly before: RecordRow; readonly after: RecordValues }[] = [];
  for (const item of all) {
    const before = bySku.get(item.id);
    const values = valuesOf(item);
    if (!before) fresh.push({ sku: item.id, market, ...values, ...priorityOf(values), calcAt });
    else {
      const after = {
        ...before,
        ...values,
        ...priorityOf({ ...(before as RowOf<typeof skuPriorityRecords>), ...values }, undefined, today),
      };
      if (recordChanges(parts.resource, before, after).length > 0) changed.push({ before, after: { ...after, calcAt } });
    }
  }
  if (fresh.length > 0) await insertRows(transaction, parts, fresh, { action: 'add' });
  await updateRows(transaction, parts, changed, { action: 'update' });
}
