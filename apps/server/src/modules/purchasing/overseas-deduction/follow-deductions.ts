import { type CostOutcome, costOutcome, isDeductionEnded } from '@axle/purchasing';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Consequence, WrittenRow } from '../../../platform/resources/writes/follow-writes.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';

/** What became of costs that were passed on, by their numbers; those are left out of which a deduction is open. */
async function outcomes(database: Kysely<Tables>, numbers: readonly string[]): Promise<ReadonlyMap<string, CostOutcome>> {
  const { rows } = await sql<{ no: string; states: readonly string[] }>`
    select source_no as no, array_agg(state) as states from deduction where type = 'overseas' and source_no = any(${numbers}::text[])
    group by 1`.execute(database);
  return new Map(
    rows.flatMap(({ no, states }) => {
      const outcome = costOutcome(states);
      return outcome ? [[no, outcome] as const] : [];
    }),
  );
}

/** The numbers of costs of which a deduction has ended, or is open again. */
const movedNumbers = (rows: readonly WrittenRow[]): readonly string[] =>
  rows.flatMap(({ before, after }) => {
    const [was, is] = [before, after].map(row => row !== undefined && isDeductionEnded(String(row['state'])));
    return after?.['type'] === 'overseas' && (is || was) && before?.['state'] !== after['state'] ? [String(after['sourceNo'])] : [];
  });

/**
 * [R17c] A cost is deducted once all of its deductions are settled, and no more so once a settlement is void that took one of them; where
 * none of them was applied it is waived.
 */
export const followDeductions: Consequence = async (database, { caller }, rows) => {
  const numbers = movedNumbers(rows);
  if (numbers.length === 0) return;
  const transaction = database as Transaction<Tables>;
  const parts = ownParts(transaction, caller, 'overseasDeduction');
  const where = sql<boolean>`t.od_no = any(${numbers}::text[]) and t.state in ('confirmed', 'deducted')`;
  const costs = await lockRows(transaction, parts, where);
  const became = await outcomes(database, numbers);
  for (const [transition, from, state] of [
    ['settle', 'confirmed', 'deducted'],
    ['drop', 'confirmed', 'waived'],
    ['unsettle', 'deducted', 'confirmed'],
  ] as const) {
    const moved = costs.filter(cost => cost['state'] === from && (became.get(String(cost['odNo'])) ?? 'confirmed') === state);
    const changes = moved.map(before => ({ before, after: { ...before, state } }));
    await updateRows(transaction, parts, changes, { action: 'state', transition });
  }
};
