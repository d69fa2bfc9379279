import type { StockLedger, StockStanding, StockWorld } from '@axle/inventory';
import { stockStatuses } from '@axle/inventory';
import { type LedgerStep, memoryLedger, ledgerSteps, type StepPlaces, stepTaker } from '@axle/inventory/testing';
import type { Decimal, LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { demoApp } from '../../../testing/demo-app.ts';
import { emptyTables } from '../../../testing/empty-tables.ts';
import { stockLedger } from './stock-ledger.ts';
import { registry } from '../../../testing/whole-registry.ts';

const app = await demoApp();
// the demo's stock makes room for what the steps bring
await emptyTables(app.db, 'stock_posting', 'stock_item', 'stock_balance');
const now = new Date('2026-05-20T09:00:00.000Z');
const { id: by } = await app.db.selectFrom('app_user').select('id').limit(1).executeTakeFirstOrThrow();
const skus = await app.db.selectFrom('sku').select('id').orderBy('id').execute();
const binsOf = async (code: string) =>
  app.db
    .selectFrom('bin')
    .innerJoin('warehouse', 'warehouse.id', 'bin.warehouse')
    .select(['bin.id', 'warehouse.id as warehouse'])
    .where('warehouse.code', '=', code)
    .orderBy('bin.id')
    .limit(3)
    .execute();
const places = [await binsOf('CN-SZ'), await binsOf('US-W')].map(bins => ({
  id: bins[0]!.warehouse,
  bins: [bins[0]!.id, bins[1]!.id],
  transit: bins[2]!.id,
}));

/** Each call in a transaction of its own, as a document would make it. */
const inTransactions = (): StockLedger => {
  const each =
    <Key extends keyof StockLedger>(name: Key) =>
    async (...asked: Parameters<StockLedger[Key]>) =>
      app.db.transaction().execute(async transaction => {
        const ledger = stockLedger({ registry, transaction, now, by });
        return (ledger[name] as (...given: Parameters<StockLedger[Key]>) => ReturnType<StockLedger[Key]>)(...asked);
      });
  const names = [
    'post',
    'reverse',
    'addLandedCost',
    'reserve',
    'allocate',
    'unallocate',
    'release',
    'balance',
    'balanceAsOf',
    'standing',
  ] as const;
  return Object.fromEntries(names.map(name => [name, each(name)])) as unknown as StockLedger;
};

/** What two replies must have in common; numbers of postings and layers are each ledger's own. */
const comparable = (reply: unknown): unknown =>
  JSON.parse(JSON.stringify(reply, (key, value: unknown) => (['postingNo', 'layerNo'].includes(key) ? undefined : value)));
const withoutNumbers = (reply: unknown) => (typeof (reply as { value?: unknown }).value === 'string' ? { ok: true } : comparable(reply));
const standing = ({ available, unallocated, layers }: StockStanding) => ({
  available,
  unallocated,
  layers: layers.map(({ qty, value }) => [qty, value]),
});

describe('the ledger in the database', () => {
  it('[M1] [M2] [M3] [M4] [M5] [M6] answers any order of steps as the one in memory does', async () => {
    let used = 0;
    const world: StockWorld = {
      today: () => '2026-05-20' as LocalDate,
      openFrom: '2026-05-01' as LocalDate,
      isLocked: () => false,
      now: () => now.toISOString(),
    };
    await fc.assert(
      fc.asyncProperty(ledgerSteps(40), async (steps: readonly LedgerStep[]) => {
        const own: StepPlaces = {
          warehouses: places,
          skus: [skus[used]!.id, skus[used + 1]!.id],
          today: '2026-05-20' as LocalDate,
        };
        used = (used + 2) % (skus.length - 1);
        const prefix = `run:${used}:${Math.random()}`;
        const memory = memoryLedger(world);
        const database = inTransactions();
        const model = stepTaker(memory, own, prefix);
        const real = stepTaker(database, own, prefix);
        for (const step of steps) {
          const expected = await model.take(step);
          expect({ step, reply: withoutNumbers(await real.take(step)) }).toEqual({ step, reply: withoutNumbers(expected) });
        }
        for (const { id: warehouse, bins, transit } of places)
          for (const sku of own.skus) {
            expect(standing(await database.standing(warehouse, sku))).toEqual(standing(await memory.standing(warehouse, sku)));
            for (const bin of [...bins, transit])
              for (const status of stockStatuses) {
                const key = { warehouse, bin, sku, status };
                const expected = await memory.balance(key);
                expect(await database.balance(key)).toBe(expected);
                expect(await database.balanceAsOf(key, { clock: 'posted', at: now.toISOString() })).toBe(expected);
                expect(await database.balanceAsOf(key, { clock: 'business', at: world.today(warehouse) })).toBe(expected);
              }
          }
      }),
      { numRuns: 25 },
    );
  });

  it('[M3] a layer that is booked for a former day is as old as that day, and leaves first', async () => {
    const [place, sku] = [places[0]!, skus.at(-5)!.id];
    const key = { warehouse: place.id, bin: place.bins[0]!, sku, status: 'available' as const };
    const ledger = inTransactions();
    const receive = (idemKey: string, value: string, bizDate?: string) =>
      ledger.post({
        idemKey,
        bizType: 'purchase_in',
        docType: 'test',
        docNo: 'T1',
        changes: [{ ...key, qty: 10 }],
        incoming: [{ warehouse: place.id, sku, qty: 10, cost: { value: value as Decimal, source: 'po_price' } }],
        ...(bizDate === undefined ? {} : { bizDate: bizDate as LocalDate }),
      });
    await receive('back:1', '100');
    await receive('back:2', '70', '2026-05-10');
    await receive('back:3', '71', '2026-05-10');
    const { layers } = await ledger.standing(place.id, sku);
    expect(layers.slice(0, 3).map(({ value }) => value)).toEqual(['70', '71', '100']);
    const { rows } = await sql<{ age: number }>`
      select age_days as age from stock_layer_at(null, '2026-05-20')
      where layer_no = any (${layers.slice(0, 3).map(({ layerNo }) => layerNo)}) order by layer_no`.execute(app.db);
    expect(rows.map(({ age }) => age)).toEqual([0, 10, 10]);
    await ledger.post({ idemKey: 'back:4', bizType: 'other_out', docType: 'test', docNo: 'T1', changes: [{ ...key, qty: -15 }] });
    expect((await ledger.standing(place.id, sku)).layers.slice(0, 2).map(({ value }) => value)).toEqual(['35.5', '100']);
  });

  it('keeps with each item what its balances, layers and reservations add up to', async () => {
    const { rows } = await sql`
      select i.warehouse, i.sku from stock_item i
      left join lateral (select
        coalesce(sum(qty) filter (where status = 'available'), 0) as available, coalesce(sum(qty) filter (where status = 'reserved'),
        0) as reserved,
        coalesce(sum(qty) filter (where status = 'qc_hold'), 0) as qc_hold, coalesce(sum(qty) filter (where status = 'damaged'),
        0) as damaged,
        coalesce(sum(qty) filter (where status = 'in_transit'), 0) as in_transit, coalesce(sum(qty), 0) as qty
        from stock_balance b where b.warehouse = i.warehouse and b.sku = i.sku) b on true
      left join lateral (select coalesce(sum(qty_left), 0) as qty, coalesce(sum(value_left), 0) as value from stock_layer l
        where l.warehouse = i.warehouse and l.sku = i.sku) l on true
      left join lateral (select coalesce(sum(qty_open), 0) as open from stock_reservation r where r.warehouse = i.warehouse
      and r.sku = i.sku) r on true
      where (i.available, i.reserved, i.qc_hold, i.damaged, i.in_transit, i.unallocated, i.value_left, l.qty)
        is distinct from (b.available, b.reserved, b.qc_hold, b.damaged, b.in_transit, r.open, l.value, b.qty)`.execute(app.db);
    expect(rows).toEqual([]);
    const { rows: cameIn } = await sql`
      select l.id from stock_layer l join stock_layer_at(null, '2026-05-21') a on a.id = l.id where l.qty_in <> a.qty_in`.execute(app.db);
    expect(cameIn).toEqual([]);
  });

  const free = (at: number) => ({
    warehouse: places[0]!.id,
    bin: places[0]!.bins[0]!,
    sku: skus.at(-1 - at)!.id,
    status: 'available' as const,
  });
  const receive = async (at: number, qty: number) =>
    inTransactions().post({
      idemKey: `receive:${at}`,
      docType: 'test',
      docNo: 'R1',
      bizType: 'purchase_in',
      changes: [{ ...free(at), qty }],
      incoming: [{ warehouse: free(at).warehouse, sku: free(at).sku, qty, cost: { value: '100' as Decimal, source: 'po_price' } }],
    });

  it('[M1] gives the last pieces to as many as there are, and posts one key once, however many calls are concurrent', async () => {
    await receive(0, 10);
    const ledger = inTransactions();
    const take = async (client: number) =>
      ledger.post({
        idemKey: `take:${client}`,
        docType: 'test',
        docNo: 'T1',
        bizType: 'stocktake_loss',
        changes: [{ ...free(0), qty: -1 }],
      });
    const replies = await Promise.all(Array.from({ length: 24 }, async (_, client) => take(client % 16)));
    expect(replies.filter(({ ok }) => !ok).every(reply => !reply.ok && reply.refusal.code === 'NEGATIVE_STOCK')).toBe(true);
    expect(await ledger.balance(free(0))).toBe(0);
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from stock_posting where idem_key like 'take:%'`.execute(
      app.db,
    );
    expect(rows).toEqual([{ n: 10 }]);
  });

  it('[M3a] lets two counters scan one line into one layer, and counts received pieces in it, without reversed ones', async () => {
    const ledger = inTransactions();
    const cost = { value: '53.0643' as Decimal, source: 'po_price' as const };
    const { warehouse, sku } = free(7);
    const scan = async (at: number) =>
      ledger.post({
        idemKey: `scan:${at}`,
        docType: 'receipt',
        docNo: 'RC1',
        bizType: 'purchase_in',
        changes: [{ ...free(7), qty: 1 }],
        incoming: [{ warehouse, sku, qty: 1, cost, batch: 'RC1:1' }],
      });
    const scans = await Promise.all(Array.from({ length: 19 }, async (_, at) => scan(at)));
    const layers = async () => {
      const { rows } = await sql`select qty_in, qty_left, unit_cost, value_left from stock_layer_list where warehouse = ${warehouse}
        and sku = ${sku}`.execute(app.db);
      return rows;
    };
    expect(await layers()).toEqual([{ qty_in: 19, qty_left: 19, unit_cost: '53.0643', value_left: '1008.2217' }]);
    expect(await scan(7)).toMatchObject({ value: { again: true } });
    for (const at of [3, 18]) {
      const done = scans[at]!;
      const postingNo = done.ok ? done.value.postingNo : '';
      expect(await ledger.reverse({ idemKey: `undo:${at}`, postingNo, reason: 'undo scan' })).toMatchObject({ ok: true });
    }
    expect(await layers()).toEqual([{ qty_in: 17, qty_left: 17, unit_cost: '53.0643', value_left: '902.0931' }]);
    const { rows } = await sql`select qty_in, qty_left from stock_layer_at(null, '2026-05-20') where warehouse = ${warehouse}
      and sku = ${sku}`.execute(app.db);
    expect(rows).toEqual([{ qty_in: 17, qty_left: 17 }]);
  });

  it('[M1] lets nobody wait in a circle: postings over the same SKUs in any order all come through', async () => {
    await receive(1, 200);
    await receive(2, 200);
    const ledger = inTransactions();
    const reply = await Promise.all(
      Array.from({ length: 40 }, async (_, at) =>
        ledger.post({
          idemKey: `circle:${at}`,
          docType: 'test',
          docNo: 'T1',
          bizType: 'stocktake_loss',
          changes: (at % 2 === 0 ? [1, 2] : [2, 1]).map(item => ({ ...free(item), qty: -1 })),
        }),
      ),
    );
    expect(reply.every(({ ok }) => ok)).toBe(true);
    expect([await ledger.balance(free(1)), await ledger.balance(free(2))]).toEqual([160, 160]);
  });

  it('[M6] sets apart once by a key: the same bins again are answered alike, other bins or pieces under it are refused', async () => {
    await receive(3, 10);
    const ledger = inTransactions();
    const { warehouse, bin, sku } = free(3);
    const reservation = await ledger.reserve({ demandType: 'outbound', demandNo: 'BINS', demandLine: 1, warehouse, sku, qty: 8 });
    if (!reservation.ok) throw new Error(reservation.refusal.code);
    const by = (way: 'allocate' | 'unallocate', qty: number, from = bin) =>
      ledger[way]({ idemKey: `bins:${way}`, reservationNo: reservation.value, bins: [{ bin: from, qty }] });
    for (const [way, left] of [
      ['allocate', 5],
      ['unallocate', 8],
    ] as const) {
      const qty = way === 'allocate' ? 5 : 3;
      expect(await by(way, qty)).toMatchObject({ value: { again: false } });
      expect(await by(way, qty)).toMatchObject({ value: { again: true } });
      for (const other of [await by(way, 1), await by(way, qty, places[0]!.bins[1]!)])
        expect(other).toMatchObject({ ok: false, refusal: { code: 'IDEMPOTENCY_CONFLICT' } });
      expect(await ledger.balance(free(3))).toBe(left);
    }
  });

  it('is written only by adding, and never holds a balance or a layer that is not that of its moves', async () => {
    await expect(sql`update stock_move set qty_delta = 1 where true`.execute(app.db)).rejects.toThrow('only ever added');
    await expect(sql`delete from layer_move where true`.execute(app.db)).rejects.toThrow('only ever added');
    await expect(sql`truncate stock_posting cascade`.execute(app.db)).rejects.toThrow('only ever added');
    const balance = sql`update stock_balance set qty = qty + 1 where id = (select max(id) from stock_balance)`;
    await expect(balance.execute(app.db)).rejects.toThrow('not that of its moves');
    const layer = sql`update stock_layer set value_left = value_left + 1 where id = (select max(id) from stock_layer where qty_left > 0)`;
    await expect(layer.execute(app.db)).rejects.toThrow('not that of its moves');
  });

  it('[M1] dates by the time zone of the warehouse, and posts nothing into a closed month', async () => {
    const at = async (time: string, warehouse: number) =>
      app.db.transaction().execute(async transaction => {
        const ledger = stockLedger({ registry, transaction, now: new Date(time), by });
        const place = places[warehouse]!;
        const key = { warehouse: place.id, bin: place.bins[0]!, sku: skus.at(-5)!.id, status: 'available' as const };
        const cost = { value: '1' as Decimal, source: 'po_price' as const };
        return ledger.post({
          idemKey: `day:${time}:${warehouse}`,
          docType: 'test',
          docNo: 'D1',
          bizType: 'purchase_in',
          changes: [{ ...key, qty: 1 }],
          incoming: [{ warehouse: key.warehouse, sku: key.sku, qty: 1, cost }],
          ...(time.startsWith('2026-07') ? { bizDate: '2026-05-31' as LocalDate } : {}),
        });
      });
    expect(await at('2026-05-20T20:00:00.000Z', 0)).toMatchObject({ value: { moves: [{ bizDate: '2026-05-21' }] } });
    expect(await at('2026-05-20T20:00:00.000Z', 1)).toMatchObject({ value: { moves: [{ bizDate: '2026-05-20' }] } });
    await app.db.insertInto('stock_month').values({ month: '2026-05-01', closed_by: by, closed_at: now }).execute();
    expect(await at('2026-07-02T09:00:00.000Z', 0)).toMatchObject({ ok: false, refusal: { code: 'PERIOD_CLOSED' } });
  });
});
