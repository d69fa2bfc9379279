import { ok } from '@axle/kernel';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { stockLedger } from '../stock/stock-ledger.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { allocateOutbound } from './allocate-outbound.ts';
import { cancelOutbound } from './cancel-outbound.ts';
import { createOutbound, type NewOutbound } from './create-outbound.ts';
import { takeWaybill } from './get-waybill.ts';
import { shipPieces } from './ship-pieces.ts';
import { outboundPlace } from './testing/outbound-place.ts';

const app = await demoApp();
const place = await outboundPlace(app.db, 'US-W', app.now);
const { warehouse, country, run, put } = place;
const skus = [...place.skus];
const bins = [...place.bins];
let sources = 0;
const made = async (lines: NewOutbound['lines'], more: Partial<NewOutbound> = {}) => {
  const reply = await run(context =>
    createOutbound(context, {
      outType: 'sale',
      sourceType: 'sales_order',
      sourceNo: `SO-${(sources += 1)}`,
      warehouse,
      country,
      lines,
      ...more,
    }),
  );
  if (!reply.ok) throw new Error(reply.refusal.code);
  return reply.value;
};
const statusOf = async (id: number) =>
  (await app.db.selectFrom('outbound').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const allocated = async (id: number) => run(context => allocateOutbound(context, id));

describe('orders that leave a warehouse', () => {
  it('[wms.md logoutStock] available 100, open reservations 70, safety buffer 0: order of 31 → short with 30; order of 30 → allocated, atp 0; shipping it twice with one idemKey leaves available 70, posts once', async () => {
    const sku = skus.pop()!;
    await put(sku, bins.pop()!, 100);
    await run(context =>
      stockLedger(context).reserve({ demandType: 'sales_order', demandNo: 'OTHER', demandLine: 1, warehouse, sku, qty: 70 }),
    );
    const big = await made([{ sku, qty: 31 }]);
    expect(await allocated(big.id)).toEqual(ok('short'));
    expect(await statusOf(big.id)).toBe('short');
    expect(await place.standing(sku)).toMatchObject({ available: 100, unallocated: 70 });
    const fits = await made([{ sku, qty: 30 }]);
    expect(await allocated(fits.id)).toEqual(ok('allocated'));
    expect(await place.standing(sku)).toMatchObject({ available: 100, unallocated: 100 });
    const ship = async () =>
      run(context =>
        shipPieces(context, { outboundId: fits.id, idemKey: `outbound:${fits.outboundNo}:ship:1:1`, items: [{ lineNo: 1, qty: 30 }] }),
      );
    const first = await ship();
    expect(first.ok).toBe(true);
    expect(await ship()).toEqual(first);
    expect(await place.standing(sku)).toMatchObject({ available: 70, unallocated: 70 });
    expect(await statusOf(fits.id)).toBe('shipped');
    const { rows } = await sql`select biz_type from stock_posting where doc_no = ${fits.outboundNo}`.execute(app.db);
    expect(rows).toEqual([{ biz_type: 'sale_out' }]);
  });

  it('are made once from a source, and numbered by the day of their warehouse', async () => {
    const lines = [{ sku: skus.pop()!, qty: 2 }];
    const first = await made(lines, { sourceNo: 'SO-SAME' });
    expect(await made(lines, { sourceNo: 'SO-SAME' })).toEqual(first);
    expect(first.outboundNo).toMatch(/^OB260520\d{5}$/);
  });

  it('reserve all of their lines or none, so that a short order holds nothing back', async () => {
    const [one, other] = [skus.pop()!, skus.pop()!];
    await put(one, bins.pop()!, 10);
    const order = await made([
      { sku: one, qty: 4 },
      { sku: other, qty: 1 },
    ]);
    expect(await allocated(order.id)).toEqual(ok('short'));
    expect(await place.standing(one)).toMatchObject({ available: 10, unallocated: 0 });
    await put(other, bins.pop()!, 1);
    expect(await allocated(order.id)).toEqual(ok('allocated'));
    expect(await place.standing(one)).toMatchObject({ unallocated: 4 });
  });

  it('give back what was reserved when they are cancelled, and a source may ask again then', async () => {
    const sku = skus.pop()!;
    await put(sku, bins.pop()!, 10);
    const order = await made([{ sku, qty: 6 }], { sourceNo: 'SO-AGAIN' });
    await allocated(order.id);
    expect(await run(context => cancelOutbound(context, order.id, 'customer'))).toEqual(ok(undefined));
    expect(await run(context => cancelOutbound(context, order.id, 'customer'))).toEqual(ok(undefined));
    expect(await place.standing(sku)).toMatchObject({ available: 10, unallocated: 0 });
    expect((await made([{ sku, qty: 6 }], { sourceNo: 'SO-AGAIN' })).id).not.toBe(order.id);
    expect(await run(context => shipPieces(context, { outboundId: order.id, idemKey: 'x', items: [{ lineNo: 1, qty: 1 }] }))).toMatchObject(
      {
        ok: false,
        refusal: { code: 'STATE' },
      },
    );
  });

  it('leave in parts, each line at the cost that it took, and never more than the line has', async () => {
    const sku = skus.pop()!;
    await put(sku, bins.pop()!, 3);
    await put(sku, bins.pop()!, 7);
    const order = await made([
      { sku, qty: 5 },
      { sku, qty: 4, ptSku: 'PT-1' },
    ]);
    await allocated(order.id);
    const ship = async (key: string, ...items: { lineNo: number; qty: number }[]) =>
      run(context => shipPieces(context, { outboundId: order.id, idemKey: key, items }));
    expect(await ship('part:1', { lineNo: 1, qty: 2 }, { lineNo: 2, qty: 1 })).toMatchObject({ ok: true });
    expect(await ship('part:1', { lineNo: 1, qty: 2 })).toMatchObject({ ok: false, refusal: { code: 'IDEMPOTENCY_CONFLICT' } });
    expect(await ship('part:2', { lineNo: 1, qty: 4 })).toMatchObject({ ok: false, refusal: { code: 'SHIP_BEYOND' } });
    expect(await statusOf(order.id)).toBe('allocated');
    expect(await ship('part:2', { lineNo: 1, qty: 3 }, { lineNo: 2, qty: 3 })).toMatchObject({ ok: true });
    expect(await statusOf(order.id)).toBe('shipped');
    expect(await place.standing(sku)).toMatchObject({ available: 1, unallocated: 0 });
  });

  it('of a transfer lie in the transit bin of where they go, at the same value', async () => {
    const sku = skus.pop()!;
    await put(sku, bins.pop()!, 5);
    const { id: to, country: there } = await app.db
      .selectFrom('warehouse')
      .select(['id', 'country'])
      .where('code', '=', 'US-E')
      .executeTakeFirstOrThrow();
    const order = await made([{ sku, qty: 5 }], { outType: 'transfer', sourceType: 'transfer', toWarehouse: to, country: there });
    await allocated(order.id);
    expect(
      await run(context => shipPieces(context, { outboundId: order.id, idemKey: 't:1', items: [{ lineNo: 1, qty: 5 }] })),
    ).toMatchObject({
      ok: true,
    });
    const { rows } = await sql`select in_transit from stock_item where warehouse = ${to} and sku = ${sku}`.execute(app.db);
    expect(rows).toEqual([{ in_transit: 5 }]);
  });

  it('[OB1] are refused where no trade route leads to the country', async () => {
    const { id: other } = await app.db.selectFrom('country').select('id').where('iso2', '=', 'BR').executeTakeFirstOrThrow();
    await expect(made([{ sku: skus[0]!, qty: 1 }], { country: other })).rejects.toThrow('NO_TRADE_ROUTE');
  });

  it('take waybill numbers from the range of their channel, each once', async () => {
    const { id: channel, code } = await app.db.selectFrom('logistics_channel').select(['id', 'code']).limit(1).executeTakeFirstOrThrow();
    const order = await made([{ sku: skus[0]!, qty: 1 }], { channel });
    const numbers = await Promise.all(Array.from({ length: 5 }, async () => run(context => takeWaybill(context, order.id))));
    const waybills = numbers.map(reply => (reply.ok ? reply.value.waybillNo : ''));
    expect(new Set(waybills).size).toBe(5);
    expect(waybills.every(no => no.startsWith(`${code}-`))).toBe(true);
    const { waybill_no: first } = await app.db
      .selectFrom('outbound')
      .select('waybill_no')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(waybills).toContain(first);
  });
});
