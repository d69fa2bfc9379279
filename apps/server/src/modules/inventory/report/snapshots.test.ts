import type { AsOf, StockKey } from '@axle/inventory';
import { flowOf, stockBizTypes, stockStatuses } from '@axle/inventory';
import { type LedgerStep, ledgerSteps, stepTaker } from '@axle/inventory/testing';
import type { LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { stockLedger } from '../stock/stock-ledger.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { emptyTables } from '../../../testing/empty-tables.ts';
import { takeSnapshots } from './take-snapshots.ts';
import { registry } from '../../../testing/whole-registry.ts';

const app = await demoApp();
const { id: by } = await app.db.selectFrom('app_user').select('id').limit(1).executeTakeFirstOrThrow();
const skus = (await app.db.selectFrom('sku').select('id').orderBy('id').limit(2).execute()).map(({ id }) => id);
const binsOf = async (code: string) =>
  app.db
    .selectFrom('bin')
    .innerJoin('warehouse', 'warehouse.id', 'bin.warehouse')
    .select(['bin.id', 'warehouse.id as warehouse'])
    .where('warehouse.code', '=', code)
    .orderBy('bin.id')
    .limit(3)
    .execute();
const places = {
  skus,
  warehouses: [await binsOf('CN-SZ'), await binsOf('US-W')].map(bins => ({
    id: bins[0]!.warehouse,
    bins: [bins[0]!.id, bins[1]!.id],
    transit: bins[2]!.id,
  })),
};
const keys: readonly StockKey[] = places.warehouses.flatMap(({ id, bins, transit }) =>
  [...bins, transit].flatMap(bin => skus.flatMap(sku => stockStatuses.map(status => ({ warehouse: id, bin, sku, status })))),
);

/** The day of a step: they go over ninety days from the first of February. */
const dayOf = (at: number): LocalDate => new Date(Date.UTC(2026, 1, 1 + at)).toISOString().slice(0, 10) as LocalDate;
const bookedOver = async (days: readonly number[], steps: readonly LedgerStep[]): Promise<void> => {
  const prefix = `snap:${Math.random()}`;
  let now = new Date();
  // each step in a transaction of its own, on its day
  const ledger = new Proxy({} as ReturnType<typeof stockLedger>, {
    get:
      (_, name: keyof ReturnType<typeof stockLedger>) =>
      async (...asked: readonly unknown[]) =>
        app.db.transaction().execute(async transaction => {
          const one = stockLedger({ registry, transaction, now, by });
          return (one[name] as (...given: readonly unknown[]) => unknown)(...asked);
        }),
  });
  const taker = stepTaker(ledger, places, prefix);
  for (const [at, step] of steps.entries()) {
    now = new Date(`${dayOf(days[at % days.length]! + Math.floor((at * 60) / steps.length))}T09:00:00.000Z`);
    await taker.take(step);
  }
};
const backDated = async (key: StockKey, qty: number, bizDate: LocalDate): Promise<void> =>
  app.db.transaction().execute(async transaction => {
    const reply = await stockLedger({ registry, transaction, now: new Date('2026-05-20T09:00:00.000Z'), by }).post({
      idemKey: `back:${Math.random()}`,
      docType: 'test',
      docNo: 'BACK',
      bizType: 'other_in',
      changes: [{ ...key, qty }],
      incoming: [{ warehouse: key.warehouse, sku: key.sku, qty, cost: { value: '12.5' as never, source: 'manual' } }],
      bizDate,
    });
    if (!reply.ok) throw new Error(reply.refusal.code);
  });
const asOf = async (key: StockKey, moment: AsOf): Promise<number> =>
  app.db
    .transaction()
    .execute(async transaction =>
      stockLedger({ registry, transaction, now: new Date('2026-05-20T09:00:00.000Z'), by }).balanceAsOf(key, moment),
    );
const summed = async ({ warehouse, bin, sku, status }: StockKey, day: LocalDate): Promise<number> => {
  const { rows } = await sql<{ qty: number }>`
    select coalesce(sum(qty_delta), 0)::integer as qty from stock_move
    where warehouse = ${warehouse} and bin = ${bin} and sku = ${sku} and status = ${status} and biz_date <= ${day}::date`.execute(app.db);
  return rows[0]!.qty;
};
interface ReportRow {
  readonly id: number;
  readonly opening_qty: number;
  readonly opening_value: string;
  readonly in_qty: number;
  readonly in_value: string;
  readonly out_qty: number;
  readonly out_value: string;
  readonly closing_qty: number;
  readonly closing_value: string;
}
const report = async (from: LocalDate | null, to: LocalDate | null): Promise<readonly ReportRow[]> =>
  (await sql<ReportRow>`select * from stock_in_out_between(${from}::date, ${to}::date) order by id`.execute(app.db)).rows;
const number = (value: number | string) => Math.round(Number(value) * 10_000);

beforeEach(async () => emptyTables(app.db, 'stock_posting', 'stock_item', 'stock_balance', 'stock_snapshot_month', 'stock_month'));

const days = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 8 });

describe('month ends', () => {
  it('[M2] a balance by the day of business is the sum of its moves, with and without snapshots, also where pieces were dated back since', async () => {
    await fc.assert(
      fc.asyncProperty(
        ledgerSteps(40),
        days,
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: -10, max: 60 }),
        async (steps, on, asked, back) => {
          await emptyTables(app.db, 'stock_posting', 'stock_item', 'stock_balance', 'stock_snapshot_month');
          await bookedOver(on, steps);
          expect(await takeSnapshots(app.db, new Date('2026-04-15T09:00:00.000Z'))).toEqual(['2026-02-01', '2026-03-01']);
          await backDated(keys[0]!, 7, dayOf(back));
          for (const key of keys) expect(await asOf(key, { clock: 'business', at: dayOf(asked) })).toBe(await summed(key, dayOf(asked)));
          // the stored rows are those of a new snapshot
          const kept = async () =>
            (
              await sql`select month, warehouse, bin, sku, status, qty from stock_snapshot where qty <> 0 and month >= '2026-02-01'
                order by 1, 2, 3, 4, 5`.execute(app.db)
            ).rows;
          const items = async () =>
            (
              await sql`select month, warehouse, sku, qty, value from stock_item_snapshot where (qty <> 0 or value <> 0)
                and month >= '2026-02-01' order by 1, 2, 3`.execute(app.db)
            ).rows;
          const before = [await kept(), await items()];
          await sql`delete from stock_snapshot_month`.execute(app.db);
          await takeSnapshots(app.db, new Date('2026-04-15T09:00:00.000Z'));
          expect([await kept(), await items()]).toEqual(before);
        },
      ),
      { numRuns: 6 },
    );
  });

  it('[R13] opening and ins less outs are the closing, and the closing is the next opening, in pieces and in value', async () => {
    await fc.assert(
      fc.asyncProperty(ledgerSteps(40), days, fc.integer({ min: 1, max: 60 }), fc.boolean(), async (steps, on, cut, snapped) => {
        await emptyTables(app.db, 'stock_posting', 'stock_item', 'stock_balance', 'stock_snapshot_month');
        await bookedOver(on, steps);
        if (snapped) await takeSnapshots(app.db, new Date('2026-04-15T09:00:00.000Z'));
        const [first, next, all] = [await report(null, dayOf(cut)), await report(dayOf(cut + 1), null), await report(null, null)];
        for (const rows of [first, next, all])
          for (const row of rows) {
            expect(row.opening_qty + row.in_qty - row.out_qty).toBe(row.closing_qty);
            expect(number(row.opening_value) + number(row.in_value) - number(row.out_value)).toBe(number(row.closing_value));
          }
        expect(next.map(row => [row.id, row.opening_qty, number(row.opening_value)])).toEqual(
          first.map(row => [row.id, row.closing_qty, number(row.closing_value)]),
        );
        const { rows: now } = await sql<{ id: number; qty: number; value: string }>`
          select id, available + reserved + qc_hold + damaged + in_transit as qty, value_left as value from stock_item order by id`.execute(
          app.db,
        );
        expect(all.map(row => [row.id, row.closing_qty, number(row.closing_value)])).toEqual(
          now.map(row => [row.id, row.qty, number(row.value)]),
        );
      }),
      { numRuns: 8 },
    );
  });
});

it('[R13] the database sorts kinds of postings into the same columns', async () => {
  const kinds = Object.keys(stockBizTypes).filter(kind => kind !== 'reversal') as Exclude<keyof typeof stockBizTypes, 'reversal'>[];
  const { rows } = await sql<{ kind: (typeof kinds)[number]; adds: boolean; flow: string }>`
    select kind, adds, stock_flow(kind, adds) as flow from unnest(${kinds}::text[]) kind cross
    join (values (true), (false)) a (adds)`.execute(app.db);
  expect(rows).toHaveLength(kinds.length * 2);
  for (const { kind, adds, flow } of rows) expect([kind, flow]).toEqual([kind, flowOf(kind, adds)]);
});
