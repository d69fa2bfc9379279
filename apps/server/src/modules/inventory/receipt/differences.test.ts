import { randomUUID } from 'node:crypto';
import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { stockLedger } from '../stock/stock-ledger.ts';
import { workingBin } from '../stock/working-bin.ts';
import { dockBench } from './testing/dock-bench.ts';

const dock = await dockBench();
const {
  db,
  demo,
  part,
  other,
  warehouse,
  by,
  counting,
  scan,
  lead,
  station,
  differencesFor,
  dispose,
  reopen,
  onDock,
  lineOf,
  context,
  find,
} = dock;

/** A receipt on which 521 pieces were counted against 500 expected. */
async function counted521() {
  const made = await counting();
  expect(await scan(made.id, `521*${part.sku}`)).toBe('ok');
  expect(await lead(made.id, 'finish')).toBe('ok');
  return made;
}

describe('a difference of a receipt', () => {
  it('[wms receiveDifference] 521 counted against maxReceivable 510 → 11 on over_hold, over_accept refused; after a PO change from 500 to 511 over_accept puts +11 on the dock; the same request sent twice posts once', async () => {
    const { id, receiptNo } = await counted521();
    expect(await lineOf(id)).toMatchObject({ good_qty: 510, over_qty: 11 });
    const [over] = await differencesFor(id);
    expect(over).toMatchObject({ diff_type: 'over', diff_qty: 11, diff_value: '516.56' });
    expect(await dispose(over!.id, 'over_accept')).toBe('OVER_MOST');
    const raise = (expectedQty: number) => lead(id, 'raise', { sku: part.id, expectedQty, reason: 'order grew to 511' });
    expect(await raise(500)).toBe('NOT_MORE');
    expect(await raise(511)).toBe('ok');
    expect(await lineOf(id)).toMatchObject({ expected_qty: 511, most_qty: 521 });
    const key = randomUUID();
    expect([await dispose(over!.id, 'over_accept', undefined, key), await dispose(over!.id, 'over_accept', undefined, key)]).toEqual([
      'ok',
      'ok',
    ]);
    expect(await onDock(id)).toEqual({ available: 521 });
    expect(await lineOf(id)).toMatchObject({ good_qty: 521, over_qty: 0 });
    const posted = await db.selectFrom('stock_posting').select('biz_type').where('doc_no', '=', receiptNo).execute();
    expect(posted).toEqual([{ biz_type: 'purchase_in' }, { biz_type: 'purchase_in' }]);
    expect(await lead(id, 'close')).toBe('ok');
    const tasks = await db.selectFrom('putaway').select('qty').where('receipt_no', '=', receiptNo).orderBy('id').execute();
    expect(tasks).toEqual([{ qty: 510 }, { qty: 11 }]);
  });

  it('of goods to inspect that are received is inspected with them, or by a lot of its own once theirs was begun', async () => {
    const inspected = (iqc: boolean) => db.updateTable('sku').set({ iqc_required: iqc }).where('id', '=', part.id).execute();
    await inspected(true);
    const { id } = await counted521();
    const lots = async () =>
      (
        await sql<{ lot: string }>`select concat(state, ' ', lot_size) as lot from inspection where receipt = ${id} order by id`.execute(db)
      ).rows.map(({ lot }) => lot);
    expect([await onDock(id), await lots()]).toEqual([{ qc_hold: 510 }, ['requested 510']]);
    expect(await lead(id, 'raise', { sku: part.id, expectedQty: 511, reason: 'order grew to 511' })).toBe('ok');
    const [over] = await differencesFor(id);
    expect(await dispose(over!.id, 'over_accept')).toBe('ok');
    expect([await onDock(id), await lots()]).toEqual([{ qc_hold: 521 }, ['requested 521']]);
    expect(await reopen(over!.id)).toBe('ok');
    expect(await lots()).toEqual(['requested 510']);
    await sql`update inspection set state = 'sampling' where receipt = ${id}`.execute(db);
    expect(await dispose(over!.id, 'over_accept')).toBe('ok');
    expect(await lots()).toEqual(['sampling 510', 'requested 11']);
    await inspected(false);
  });

  it('is reopened with all that came of it until the receipt is closed', async () => {
    const { id } = await counted521();
    const [over] = await differencesFor(id);
    await lead(id, 'raise', { sku: part.id, expectedQty: 511, reason: 'order grew to 511' });
    expect(await dispose(over!.id, 'over_accept')).toBe('ok');
    expect(await lead(id, 'recount')).toBe('DIFF_DECIDED');
    expect(await reopen(over!.id)).toBe('ok');
    expect(await lineOf(id)).toMatchObject({ good_qty: 510, over_qty: 11 });
    expect(await onDock(id)).toEqual({ available: 510 });
    expect(await dispose(over!.id, 'over_return')).toBe('ok');
    const [returned] = await differencesFor(id);
    const outbound = await db
      .selectFrom('outbound')
      .selectAll()
      .where('outbound_no', '=', returned!.outbound_no!)
      .executeTakeFirstOrThrow();
    expect(outbound).toMatchObject({ out_type: 'supplier_return', source_type: 'receipt_difference', status: 'allocated' });
    expect(await onDock(id)).toEqual({ available: 521 });
    expect(await lineOf(id)).toMatchObject({ good_qty: 510, over_qty: 0 });
    expect(await reopen(over!.id)).toBe('ok');
    expect(await find(id)).toMatchObject({ state: 'counted' });
    expect((await db.selectFrom('outbound').select('status').where('id', '=', outbound.id).executeTakeFirstOrThrow()).status).toBe(
      'cancelled',
    );
    expect(await onDock(id)).toEqual({ available: 510 });
    expect(await lead(id, 'recount')).toBe('ok');
    expect(await differencesFor(id)).toEqual([]);
  });

  it('above 5 % of what was expected is received only with the right to approve and a reason', async () => {
    const { id } = await counting({ type: 'sample', lines: [{ sku: part.id, expectedQty: 10 }] });
    await scan(id, `12*${part.sku}`);
    await lead(id, 'finish');
    const [over] = await differencesFor(id);
    expect(over).toMatchObject({ diff_type: 'over', diff_qty: 2 });
    expect(await dispose(over!.id, 'over_accept')).toBe('REASON_SHORT');
    const manager = await demo.signIn('whClerk');
    expect(await dispose(over!.id, 'over_accept', 'two more came', randomUUID(), manager)).toBe('FORBIDDEN');
    expect(await dispose(over!.id, 'over_accept', 'two more came')).toBe('ok');
    expect(await onDock(id)).toEqual({ available: 12 });
  });

  it('of wrong goods is kept once, and waits for its return', async () => {
    const { id } = await counting();
    const key = randomUUID();
    const wrong = (code: string, by: string = randomUUID()) => station('unknownBarcode', { receipt: id, code, note: 'another box' }, by);
    expect([
      await wrong(`2*${other.sku}`, key),
      await wrong(`2*${other.sku}`, key),
      await wrong('MYSTERY-9'),
      await wrong(part.sku),
    ]).toEqual(['ok', 'ok', 'ok', 'ON_RECEIPT']);
    await scan(id, `500*${part.sku}`);
    await lead(id, 'finish');
    const rows = await differencesFor(id);
    expect(rows.map(row => [row.diff_type, row.sku, row.code, row.diff_qty])).toEqual([
      ['wrong_sku', other.id, other.sku, 2],
      ['wrong_sku', null, 'MYSTERY-9', 1],
    ]);
    expect(await lead(id, 'close')).toBe('RECEIPT_DIFF_OPEN');
    for (const row of rows) expect(await dispose(row.id, 'wrong_return')).toBe('ok');
    expect(await lead(id, 'close')).toBe('ok');
    expect(await reopen(rows[0]!.id)).toBe('STATE');
  });
});

describe('a customer return', () => {
  it('[R18] lands held among the returns at the average cost with which its line left, and needs a photo', async () => {
    const seen = await db.selectFrom('country').select('id').limit(1).executeTakeFirstOrThrow();
    const { id: outbound } = await db
      .insertInto('outbound')
      .values({
        outbound_no: '',
        out_type: 'sale',
        source_type: 'sales_order',
        source_no: 'SO-77',
        warehouse,
        country: seen.id,
        status: 'shipped',
        shipped_at: demo.now(),
      } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`insert into outbound_lines (record_id, line_no, sku, qty, allocated, picked, packed, shipped, cost_value)
      values (${outbound}, 1, ${part.id}, 70, 70, 70, 70, 70, 3714.5)`.execute(db);
    const { id, receiptNo } = await counting({ type: 'customer_return', sourceNo: 'SO-77', lines: [{ sku: part.id, expectedQty: 2 }] });
    expect(await scan(id, `2*${part.sku}`)).toBe('ok');
    expect(await onDock(id)).toEqual({ qc_hold: 2 });
    const { rows } = await sql<{ value: string; use: string; kind: string }>`
      select l.value_in::text as value, a.use, p.biz_type as kind from stock_posting p join stock_layer l on l.posting = p.id join receipt r
      on r.receipt_no = p.doc_no
      join bin b on b.id = r.dock_bin join warehouse_area a on a.id = b.area where p.doc_no = ${receiptNo}`.execute(db);
    expect(rows).toEqual([{ value: '106.1286', use: 'return', kind: 'return_in' }]);
    expect(await lead(id, 'finish')).toBe('PHOTO_NEEDED');
    expect(await station('addPhoto', { receipt: id, photos: [await dock.picture()] })).toBe('ok');
    expect(await lead(id, 'finish')).toBe('ok');
    expect(await lead(id, 'close')).toBe('ok');
  });

  it('is written by hand like samples, with a bin of the right area; others come from documents', async () => {
    const at = (use: 'dock' | 'return') => context(of => workingBin(of, warehouse, use));
    const add = async (values: object) => {
      const reply = await demo.post(
        recordPath(dock.receipts, 'add'),
        {
          values: {
            sourceNo: `RMA-${randomUUID().slice(0, 8)}`,
            warehouse,
            lines: [{ sku: part.id, expectedQty: 1, poNo: '-', poLine: 1 }],
            ...values,
          },
        },
        { signature: dock.boss },
      );
      return reply.code === 200
        ? (await find((reply.data as { readonly id: number }).id)).receipt_no
        : (reply.refusals?.[0]?.code ?? reply.reason);
    };
    expect(await add({ type: 'customer_return', dockBin: await at('return') })).toMatch(/^RC\d{11}$/);
    expect(await add({ type: 'customer_return', dockBin: await at('dock') })).toBe('DOCK_BIN');
    expect(await add({ type: 'sample' })).toBe('REQUIRED');
    expect(await add({ type: 'sample', dockBin: await at('dock'), eta: '2026-01-01' })).toBe('ETA');
    expect(await add({ type: 'purchase', dockBin: await at('dock') })).toBe('RECEIPT_TYPE');
  });
});

it('what a receipt brought adds up in the ledger', async () => {
  const { rows } = await sql<{ wrong: number }>`
    select count(*)::integer as wrong from (
      select r.id, sum(l.good_qty + l.hold_qty + l.damaged_qty) as counted,
        (select coalesce(sum(s.good + s.hold + s.damaged), 0) from receipt_scan s where s.receipt = r.id and s.undone_at is null)
          + (select coalesce(sum(d.diff_qty), 0) from receipt_difference d where d.receipt = r.id
          and d.disposition = 'over_accept') as scanned
      from receipt r join receipt_lines l on l.record_id = r.id where r.created_by = ${by} group by r.id) t
      where counted <> scanned`.execute(db);
  expect(rows[0]!.wrong).toBe(0);
  expect(await context(async of => stockLedger(of).balance({ warehouse, bin: 0, sku: part.id, status: 'available' }))).toBe(0);
});
