import { claimableLost, fbaLedgerCheck, fbaLedgerDifference, type FbaLedgerRow, shipmentVariance } from '@axle/inventory';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { withValues } from '../../../testing/with-values.ts';

const { db } = await testDatabase('demoTemplate');
const moved = [
  'receipts',
  'shipments',
  'returns',
  'vendor_returns',
  'transfers',
  'found',
  'lost',
  'damaged',
  'disposed',
  'other',
  'unknown',
] as const;

interface Shown {
  readonly id: number;
  readonly computed: number;
  readonly gap: number;
  readonly reimbursed: number;
  readonly claimable: number;
  readonly exception: string | null;
  readonly waits: boolean;
  readonly sellable: boolean;
}

it('[R15] the database adds up the ledger of Amazon, and finds its exceptions and what can be claimed, as the rule does', async () => {
  const { rows } = await sql<{ id: number }>`select id from fba_ledger_line order by id limit 200`.execute(db);
  const pieces = fc.constantFrom(0, 0, 0, 1, -1, -4, 3);
  const line = fc.record({
    starting: fc.integer({ min: 0, max: 90 }),
    gap: fc.constantFrom(0, 0, 0, 1),
    ...Object.fromEntries(moved.map(name => [name, pieces])),
  });
  const made = fc.sample(line, { numRuns: rows.length, seed: 7 }).map((values, at) => {
    const { gap, ...own } = values as unknown as Readonly<Record<(typeof moved)[number] | 'starting' | 'gap', number>>;
    return { id: rows[at]!.id, ...own, ending: own.starting + moved.reduce((sum, name) => sum + own[name], 0) + gap };
  });
  const shown = await withValues(
    db,
    'fba_ledger_line',
    made,
    async transaction =>
      (
        await sql<Shown>`
          select id, computed, gap, reimbursed, claimable, diff_type as exception, refused is not null as waits,
          upper(disposition) = 'SELLABLE' as sellable
          from fba_ledger_line_list where id = any(${rows.map(({ id }) => id)})`.execute(transaction)
      ).rows,
  );
  expect(shown.length).toBe(rows.length);
  expect(new Set(shown.map(({ exception }) => exception)).size).toBeGreaterThan(3);
  for (const { id, exception, waits, sellable, ...figures } of shown) {
    const { vendor_returns: vendorReturns, ...own } = made.find(one => one.id === id)!;
    const row: FbaLedgerRow = { ...own, vendorReturns };
    const { reimbursed } = figures;
    expect(figures).toEqual({ ...fbaLedgerCheck(row), reimbursed, claimable: claimableLost(row, reimbursed) });
    expect(exception ?? undefined).toBe(fbaLedgerDifference(row, { reimbursed, waits, sellable }));
  }
});

it('[R15] the database works out what of a shipment is missing, and the share that came, as the rule does', async () => {
  const { rows } = await sql<{ id: number; shipment: number }>`
    select distinct on (record_id) id, record_id as shipment from fba_shipment_items order by record_id, id limit 200`.execute(db);
  await sql`delete from fba_shipment_items where id <> all(${rows.map(({ id }) => id)})`.execute(db);
  const item = fc.record({ qty_shipped: fc.constantFrom(0, 1, 7, 999, 81_004), qty_received: fc.constantFrom(0, 1, 3, 9999, 81_003) });
  const made = fc.sample(item, { numRuns: rows.length, seed: 7 }).map((values, at) => ({ id: rows[at]!.id, ...values }));
  const shown = await withValues(
    db,
    'fba_shipment_items',
    made,
    async transaction =>
      (
        await sql<{ id: number; diff: number; percent: string | null }>`
          select id, diff, receive_percent::text as percent from fba_shipment_list
          where id = any(${rows.map(({ shipment }) => shipment)})`.execute(transaction)
      ).rows,
  );
  expect(shown.length).toBeGreaterThan(3);
  for (const { id, diff, percent } of shown) {
    const own = made[rows.findIndex(({ shipment }) => shipment === id)]!;
    const variance = shipmentVariance(own.qty_shipped, own.qty_received);
    expect([diff, percent === null ? undefined : Number(percent)]).toEqual([variance.diff, variance.percent && Number(variance.percent)]);
  }
});
