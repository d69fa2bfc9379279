import { safetyDifference } from '@axle/planning';
import type { RecordRow, RecordValues, RowOf } from '@axle/page-kit';
import type { safetyStockRecords } from '@axle/pages/planning/safety/safety-stock';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { recordChanges } from '../../../platform/resources/writes/record-changes.ts';
import { type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { lastWeeks } from './sales-weeks.ts';
import { type SafetyFigures, safetyFigures, type SafetyQuestion, type SafetySettings } from './safety-figures.ts';

const rounded = (value: number, digits: number): string => String(Number(value.toFixed(digits)));

/** A question of the page's dialogs. */
export const safetyQuestion = (input: RecordValues, today: ReturnType<typeof todayOf>): SafetyQuestion => ({
  sku: input['sku'] as number | undefined,
  node: input['node'] as number | undefined,
  category: input['category'] as number | undefined,
  today,
  weeks: lastWeeks(today, Number(input['weeks'] ?? 26)),
  cutOutliers: input['cutOutliers'] === true,
});

/** What a row that is in force says of itself. */
export const settingsOf = (rows: readonly RecordRow[]): ReadonlyMap<string, SafetySettings> =>
  new Map(
    rows.map(row => [
      `${String(row['sku'])} ${String(row['node'])}`,
      {
        method: String(row['method']),
        service: (row['service'] ?? null) as string | null,
        cover_days: (row['coverDays'] ?? null) as number | null,
        fixed_qty: (row['fixedQty'] ?? null) as number | null,
        min_qty: (row['minQty'] ?? null) as number | null,
        max_qty: (row['maxQty'] ?? null) as number | null,
      },
    ]),
  );

/** The condition of the rows that are in force on a day. */
export const inForce = (today: string) =>
  sql<boolean>`t.status = 1 and t.effective_from <= ${today}::date and (t.effective_to is null or t.effective_to >= ${today}::date)`;

const computedValues = (one: SafetyFigures): RecordValues => ({
  abcXyz: one.abcXyz,
  zValue: one.z === undefined ? undefined : rounded(one.z, 4),
  dMean: rounded(one.demand.dMean, 4),
  dSd: rounded(one.demand.dSd, 4),
  lMean: rounded(one.lMean, 2),
  lSd: rounded(one.lSd, 4),
  weeks: one.demand.weeks,
  computed: one.computed,
  reorderPoint: one.reorderPoint,
  needsHistory: one.needsHistory,
});

/** Works safety stocks out and writes what was computed; what is in force stays as it is. SKUs that had no row get one. */
export async function computeSafety(transaction: Transaction<Tables>, parts: RecordParts, input: RecordValues): Promise<void> {
  const today = todayOf(parts.caller);
  const stored = await lockRows(transaction, parts, inForce(today));
  const bySku = new Map(stored.map(row => [`${String(row['sku'])} ${String(row['node'])}`, row]));
  const { figures } = await safetyFigures(transaction, safetyQuestion(input, today), settingsOf(stored));
  const calcAt = parts.caller.now.toISOString();
  const fresh: RecordValues[] = [];
  const changed: { readonly before: RecordRow; readonly after: RecordValues }[] = [];
  for (const one of figures) {
    const before = bySku.get(`${one.sku} ${one.node}`);
    const values = computedValues(one);
    if (!before)
      fresh.push({ sku: one.sku, node: one.node, method: 'statistical', source: 'proposal', effectiveFrom: today, calcAt, ...values });
    else {
      const after = { ...before, ...values, ...safetyDifference({ ...(before as RowOf<typeof safetyStockRecords>), ...values }) };
      if (recordChanges(parts.resource, before, after).length > 0) changed.push({ before, after: { ...after, calcAt } });
    }
  }
  if (fresh.length > 0) await insertRows(transaction, parts, fresh, { action: 'add' });
  await updateRows(transaction, parts, changed, { action: 'update' });
}
