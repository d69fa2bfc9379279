import { randomUUID } from 'node:crypto';
import type { Decimal } from '@axle/kernel';
import { actionPath, mainPaths, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { stockLedger } from '../stock/stock-ledger.ts';
import { workingBin } from '../stock/working-bin.ts';
import { dockBench } from './testing/dock-bench.ts';

const dock = await dockBench();
const {
  db,
  demo,
  boss,
  part,
  other,
  warehouse,
  by,
  counting,
  scan,
  damage,
  lead,
  station,
  differencesFor,
  dispose,
  onDock,
  lineOf,
  context,
  find,
  lines,
} = dock;

describe('a receipt that is counted', () => {
  it('[wms receiveOrder] expected 500, good 480, damaged 6 → diff −14, one short row of 14; close → RECEIPT_DIFF_OPEN; after short_claim, close succeeds and a Claim of 14 exists', async () => {
    const { id, receiptNo } = await counting();
    expect(await scan(id, `480*${part.sku}`)).toBe('ok');
    expect(await damage(id, `6*${part.sku}`)).toBe('ok');
    expect(await lead(id, 'finish')).toBe('ok');
    expect(await onDock(id)).toEqual({ available: 480, damaged: 6 });
    const rows = await differencesFor(id);
    expect(rows.map(row => [row.diff_type, row.diff_qty])).toEqual([
      ['short', -14],
      ['damaged', -6],
    ]);
    expect(rows[1]!.photos).toHaveLength(1);
    const shown = await sql<{ diff_qty: number }>`select diff_qty from receipt_list where id = ${id}`.execute(db);
    expect(shown.rows).toEqual([{ diff_qty: -14 }]);
    expect(await lead(id, 'close')).toBe('RECEIPT_DIFF_OPEN');
    expect(await dispose(rows[0]!.id, 'over_accept')).toBe('DISPOSITION');
    expect(await dispose(rows[0]!.id, 'short_claim')).toBe('ok');
    expect(await lead(id, 'close')).toBe('ok');
    const claims = await db.selectFrom('claim').selectAll().where('biz_no', '=', receiptNo).execute();
    expect(claims).toMatchObject([
      { type: 'lost', qty: 14, claimed: '657.44', state: 'draft', party: 'supplier', claim_no: expect.stringMatching(/^CL260520\d{5}$/) },
    ]);
    expect(await dispose(rows[1]!.id, 'damage_claim')).toBe('ok');
    const tasks = await db.selectFrom('putaway').select(['qty', 'stock_status']).where('receipt_no', '=', receiptNo).execute();
    expect(tasks).toEqual([{ qty: 480, stock_status: 'available' }]);
  });

  it('books each scan at once, at the price of the order, and the same scan once', async () => {
    const { id, receiptNo } = await counting();
    const key = randomUUID();
    expect([await scan(id, part.sku, key), await scan(id, part.sku, key), await scan(id, `3C*${part.sku}`)]).toEqual(['ok', 'ok', 'ok']);
    expect((await lineOf(id)).good_qty).toBe(31);
    const postings = await db
      .selectFrom('stock_posting')
      .select(['idem_key', 'biz_type'])
      .where('doc_no', '=', receiptNo)
      .orderBy('id')
      .execute();
    expect(postings).toMatchObject([
      { idem_key: `receipt:${receiptNo}:scan:${key}`, biz_type: 'purchase_in' },
      { biz_type: 'purchase_in' },
    ]);
    const { rows } = await sql<{ value: string }>`
      select sum(l.value_in) as value from stock_layer l join stock_posting p on p.id = l.posting where p.doc_no = ${receiptNo}`.execute(
      db,
    );
    expect(rows[0]!.value).toBe('1455.76');
  });

  it('[M3a] gives the scans of a line one layer for good pieces and one for damaged ones, and takes them back', async () => {
    const { id, receiptNo } = await counting();
    const layers = async () => {
      const { rows } = await sql<{ qty: string }>`select l.qty_in || ' at ' || round(l.value_in / l.qty_in, 2) as qty from stock_layer l
        join stock_posting p on p.id = l.posting where p.doc_no = ${receiptNo} order by l.id`.execute(db);
      return rows.map(({ qty }) => qty);
    };
    const last = randomUUID();
    for (let at = 0; at < 18; at += 1) expect(await scan(id, part.sku)).toBe('ok');
    expect(await damage(id, `2*${part.sku}`)).toBe('ok');
    expect(await scan(id, part.sku, last)).toBe('ok');
    expect(await layers()).toEqual(['19 at 46.96', '2 at 46.96']);
    expect(await station('undoLast', { key: last })).toBe('ok');
    expect(await layers()).toEqual(['18 at 46.96', '2 at 46.96']);
    expect(await onDock(id)).toEqual({ available: 18, damaged: 2 });
  });

  it('[wms receiveStation] EAN 5901234123457 passes its check digit, 5901234123456 is refused; a carton’s GTIN-14 is a carton', async () => {
    const { id } = await counting();
    expect(await scan(id, '5901234123457')).toBe('ok');
    expect(await scan(id, '5901234123456')).toBe('CHECK_DIGIT');
    expect(await scan(id, '15901234123454')).toBe('ok');
    expect((await lineOf(id)).good_qty).toBe(11);
    expect([
      await scan(id, 'NO-SUCH-CODE'),
      await scan(id, other.sku),
      await scan(id, `0*${part.sku}`),
      await scan(id, `10000*${part.sku}`),
    ]).toEqual(['UNKNOWN_BARCODE', 'NOT_ON_RECEIPT', 'RANGE', 'RANGE']);
  });

  it('[wms receiveStation] maxReceivable 510 (500, over-tolerance 2 %) → 510 accepted, the 511th piece goes to over_hold', async () => {
    const { id } = await counting();
    expect([await scan(id, `510*${part.sku}`), await scan(id, part.sku)]).toEqual(['ok', 'ok']);
    expect(await lineOf(id)).toMatchObject({ good_qty: 510, over_qty: 1 });
    const said = async (blind: boolean) => {
      await db.updateTable('receipt').set({ blind }).where('id', '=', id).execute();
      const input = { receipt: id, code: part.sku };
      const { data } = await demo.post(
        actionPath(demo.registry.page('receiveStation')!.page.resource!, 'scan'),
        { page: 'receiveStation', targets: [], input, key: randomUUID() },
        { signature: boss },
      );
      return (data as readonly { readonly became?: { readonly en: string } }[])[0]!.became?.en;
    };
    expect([await said(false), await said(true)]).toEqual(['1 piece over: kept outside stock until decided', undefined]);
    expect(await onDock(id)).toEqual({ available: 510 });
  });

  it('counts goods to inspect on hold, and what is in transit out of the transit bin', async () => {
    await db.updateTable('sku').set({ iqc_required: true }).where('id', '=', other.id).execute();
    const bin = await context(of => workingBin(of, warehouse, 'transit'));
    await context(async of => {
      const way = await stockLedger(of).post({
        idemKey: randomUUID(),
        docType: 'test',
        docNo: 'WAY',
        bizType: 'purchase_in',
        changes: [{ warehouse, bin, sku: other.id, status: 'in_transit', qty: 20 }],
        incoming: [{ warehouse, sku: other.id, qty: 20, cost: { value: '200' as Decimal, source: 'po_price' } }],
      });
      if (!way.ok) throw new Error(way.refusal.code);
    });
    const { id, receiptNo } = await counting({ type: 'first_leg', lines: [{ sku: other.id, expectedQty: 20, inTransit: true }] });
    expect(await scan(id, `18*${other.sku}`)).toBe('ok');
    expect(await onDock(id, other.id)).toEqual({ qc_hold: 18 });
    const left = () => context(of => stockLedger(of).balance({ warehouse, bin, sku: other.id, status: 'in_transit' }));
    expect(await left()).toBe(2);
    expect(await lead(id, 'finish')).toBe('ok');
    const [short] = await differencesFor(id);
    expect(await dispose(short!.id, 'short_close')).toBe('ok');
    expect(await lead(id, 'close')).toBe('ok');
    expect(await left()).toBe(0);
    const kinds = await db.selectFrom('stock_posting').select('biz_type').where('doc_no', '=', receiptNo).orderBy('id').execute();
    expect(kinds.map(({ biz_type }) => biz_type)).toEqual(['transit_receive', 'transit_loss']);
    await db.updateTable('sku').set({ iqc_required: false }).where('id', '=', other.id).execute();
  });

  it('its last scan is taken back by who made it, within 5 minutes; what is gone stays gone', async () => {
    const { id } = await counting();
    const [first, second] = [randomUUID(), randomUUID()];
    await scan(id, `5*${part.sku}`, first);
    await scan(id, `2*${part.sku}`, second);
    const undo = (key: string) => station('undoLast', { key });
    expect(await undo(first)).toBe('UNDO_LAST');
    expect([await undo(second), await undo(second)]).toEqual(['ok', 'ok']);
    expect((await lineOf(id)).good_qty).toBe(5);
    expect(await onDock(id)).toEqual({ available: 5 });
    demo.wait({ minutes: 6 });
    expect(await undo(first)).toBe('UNDO_LATE');
  });

  it('answers scans that come after another user finished: counted ones as the first time, the others with a refusal', async () => {
    const { id } = await counting();
    const answered = randomUUID();
    expect(await scan(id, `4*${part.sku}`, answered)).toBe('ok');
    expect(await lead(id, 'finish')).toBe('ok');
    expect([await scan(id, `4*${part.sku}`, answered), await scan(id, part.sku), await scan(id, part.sku)]).toEqual([
      'ok',
      'STATE',
      'STATE',
    ]);
    expect((await lineOf(id)).good_qty).toBe(4);
    expect(await onDock(id)).toEqual({ available: 4 });
  });

  it('[M5] no longer counts what is reversed in the ledger; what a decision posted is restored there', async () => {
    const { id, receiptNo } = await counting();
    const reversed = async (qty: number) => {
      const { seq } = await db
        .selectFrom('stock_move as m')
        .innerJoin('stock_posting as p', 'p.id', 'm.posting')
        .select('m.seq')
        .where('p.doc_no', '=', receiptNo)
        .where('m.qty_delta', '=', qty)
        .executeTakeFirstOrThrow();
      const ledger = demo.registry.page('stockLedger')!.page.resource!;
      const targets = [{ id: seq, version: 1 }];
      const reply = await demo.post(
        actionPath(ledger, 'reverse'),
        { page: 'stockLedger', targets, input: { reason: 'booked twice' } },
        { signature: boss },
      );
      return reply.reason ?? reply.code;
    };
    await scan(id, `12*${part.sku}`);
    await scan(id, `505*${part.sku}`);
    expect(await reversed(12)).toBe(200);
    expect(await lineOf(id)).toMatchObject({ good_qty: 498, over_qty: 7 });
    expect(await onDock(id)).toEqual({ available: 498 });
    expect(await reversed(12)).toBe('ALREADY_REVERSED');
    await lead(id, 'finish');
    const over = (await differencesFor(id)).find(row => row.diff_type === 'over')!;
    expect(await dispose(over.id, 'over_accept')).toBe('ok');
    expect(await reversed(7)).toBe('REVERSE_AT_DOCUMENT');
  });

  it('counted blind shows nobody at the station what is expected, and only those who were named scan', async () => {
    const { id } = await counting();
    expect(await lead(id, 'assign', { receiver: by, blind: true })).toBe('ok');
    await scan(id, `512*${part.sku}`);
    const { data } = await demo.get(`${mainPaths.receiptAtStation}?id=${id}`, { signature: boss });
    expect(data).toMatchObject({ blind: true, lines: [{ sku: part.sku, good: 512, damaged: 0 }] });
    expect(JSON.stringify(data)).not.toMatch(/expected|over|remaining|most/i);
    const listed = await demo.post(
      recordPath(lines, 'list'),
      { filters: [{ field: 'receiptNo', op: 'eq', value: (await find(id)).receipt_no }], sort: [], limit: 10 },
      { signature: boss },
    );
    expect(JSON.stringify(listed.data)).not.toMatch(/"(expectedQty|mostQty|remainingQty|overQty)":/);
    const clerk = await demo.signIn('whClerk');
    expect(await station('scan', { receipt: id, code: part.sku }, randomUUID(), clerk)).toBe('NOT_RECEIVER');
  });
});
