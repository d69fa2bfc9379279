import { clockTone, hoursLeft } from '@axle/orders';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { allocateOutbound } from '../../inventory/outbound/allocate-outbound.ts';
import { changeOutbound } from '../../inventory/outbound/change-outbound.ts';
import { createOutbound } from '../../inventory/outbound/create-outbound.ts';
import { registry } from '../../../testing/whole-registry.ts';
import { sweepHolds } from './sweep-holds.ts';
import { orderDesk } from './testing/order-desk.ts';

const desk = await orderDesk();
const { act, app, made, orderOf, pieces, place, put } = desk;
const [sku] = place.skus as [number];
await place.put(sku, place.bins[0]!, 100);
const standing = async () => (await place.standing(sku)).unallocated;

/** An order that went to the warehouse, and its outbound order. */
async function submitted() {
  const id = await made();
  await desk.allocated(id);
  const { order_no: sourceNo } = await orderOf(id);
  const [piece] = await pieces(id);
  const outbound = await place.run(async context => {
    const done = await createOutbound(context, {
      outType: 'sale',
      sourceType: 'sales_order',
      sourceNo,
      warehouse: place.warehouse,
      country: place.country,
      lines: [{ sku, qty: 2, reservationNo: piece!.reservation_no! }],
    });
    if (!done.ok) throw new Error(done.refusal.code);
    await allocateOutbound(context, done.value.id);
    return done.value.id;
  });
  await put(id, { status: 'submitted' });
  return { id, outbound };
}
const led = async (outbound: number, status: 'packed' | 'picked') =>
  place.run(async context => changeOutbound(context, { id: outbound }, { status }, 'start'));

describe('review', () => {
  it('[S3][oms.md orderList] leads an order in order to allocation, and refuses one by the issue of its address', async () => {
    const good = await made();
    expect(await act('review', good)).toBe('done');
    expect(await orderOf(good)).toMatchObject({ status: 'pendingAllocate', version: 2 });
    const bad = await made({ postcode: '9050' });
    expect((await orderOf(bad)).address_issues).toEqual(['E_ZIP_FORMAT']);
    expect(await act('review', bad)).toBe('E_ZIP_FORMAT');
    expect((await orderOf(bad)).status).toBe('pendingReview');
    expect(await act('editAddress', bad, { postcode: '90504' })).toBe('done');
    expect((await orderOf(bad)).address_issues).toBeNull();
    expect(await act('review', bad)).toBe('done');
  });

  it('answers for each order by itself, and refuses what somebody else has changed since', async () => {
    const [one, two] = [await made(), await made({ state: 'XX' })];
    const targets = [
      { id: one, version: 1 },
      { id: two, version: 1 },
    ];
    const reply = await desk.send('review', targets);
    expect(JSON.stringify(reply)).toContain('E_STATE');
    expect(JSON.stringify(await desk.send('hold', [{ id: one, version: 1 }], { holdReason: 'manual' }))).toContain('ROW_CHANGED');
  });

  it('two clerks who review one order at once: one of them is refused', async () => {
    const id = await made();
    const replies = await Promise.all([act('review', id), act('review', id)]);
    expect(replies.toSorted()[0]).toMatch(/^[A-Z_]+$/);
    expect(replies).toContain('done');
    expect((await orderOf(id)).version).toBe(2);
  });
});

describe('hold', () => {
  it('[S9a] keeps the stock of an order, and returns it to where it was', async () => {
    const before = await standing();
    const id = await made();
    await desk.allocated(id);
    expect(await act('hold', id, { holdReason: 'fraud', holdNote: 'card check' })).toBe('done');
    expect(await orderOf(id)).toMatchObject({ status: 'held', status_before: 'allocated', hold_reason: 'fraud' });
    expect(await standing()).toBe(before + 2);
    expect(await act('release', id)).toBe('done');
    expect(await orderOf(id)).toMatchObject({ status: 'allocated', status_before: null, hold_reason: null, held_at: null });
    await act('cancel', id, { cancelReason: 'end of the test' });
  });

  it('[S9b] gives its stock back after 48 hours; released then, it is allocated again', async () => {
    const before = await standing();
    const id = await made();
    await desk.allocated(id);
    await act('hold', id, { holdReason: 'address' });
    const now = new Date(app.now().getTime() + 47 * 3_600_000);
    await sweepHolds(app.db, registry, now);
    expect(await standing()).toBe(before + 2);
    expect(await sweepHolds(app.db, registry, new Date(now.getTime() + 2 * 3_600_000))).toBe(1);
    expect(await standing()).toBe(before);
    expect(await pieces(id)).toMatchObject([{ sku, qty: 2, warehouse: null, reservation_no: null }]);
    expect(await act('release', id)).toBe('done');
    expect((await orderOf(id)).status).toBe('pendingAllocate');
  });

  it('ends by itself at the moment until which it was held', async () => {
    const id = await made();
    const until = new Date(app.now().getTime() + 3_600_000);
    await act('hold', id, { holdReason: 'buyerNote', holdUntil: until.toISOString() });
    expect(await sweepHolds(app.db, registry, new Date(until.getTime() - 1000))).toBe(0);
    expect(await sweepHolds(app.db, registry, until)).toBe(1);
    expect((await orderOf(id)).status).toBe('pendingReview');
  });
});

describe('cancel', () => {
  it('[oms.md acceptance 4] an allocated order gives back its reservation', async () => {
    const before = await standing();
    const id = await made();
    await desk.allocated(id);
    expect(await standing()).toBe(before + 2);
    expect(await act('cancel', id, { cancelReason: 'buyer asked' })).toBe('done');
    expect(await orderOf(id)).toMatchObject({ status: 'cancelled', warehouse: null, cancel_reason: 'buyer asked' });
    expect(await standing()).toBe(before);
  });

  it('[oms.md acceptance 4] a shipped order says that it has left', async () => {
    const id = await made();
    await put(id, { status: 'shipped' });
    expect(await act('cancel', id, { cancelReason: 'too late' })).toBe('ALREADY_SHIPPED');
  });

  it('cancels the outbound order, until it is packed', async () => {
    const before = await standing();
    const picked = await submitted();
    await led(picked.outbound, 'picked');
    expect(await act('cancel', picked.id, { cancelReason: 'buyer asked' })).toBe('done');
    const outbound = await app.db.selectFrom('outbound').select('status').where('id', '=', picked.outbound).executeTakeFirstOrThrow();
    expect([outbound.status, (await orderOf(picked.id)).status, await standing()]).toEqual(['cancelled', 'cancelled', before]);
    const packed = await submitted();
    await led(packed.outbound, 'packed');
    expect(await act('cancel', packed.id, { cancelReason: 'buyer asked' })).toBe('ALREADY_PACKED');
    expect((await orderOf(packed.id)).status).toBe('submitted');
  });

  it('an order of a platform waits until the platform has confirmed it, or is kept', async () => {
    const id = await made();
    await put(id, { kind: 'platform', platform: 'amazon' });
    await desk.allocated(id);
    expect(await act('cancel', id, { cancelReason: 'no stock' })).toBe('done');
    expect(await orderOf(id)).toMatchObject({ status: 'cancelling', status_before: 'allocated' });
    expect(await act('keep', id)).toBe('done');
    expect((await orderOf(id)).status).toBe('pendingAllocate');
    await act('cancel', id, { cancelReason: 'no stock' });
    expect(await act('endCancel', id)).toBe('done');
    expect((await orderOf(id)).status).toBe('cancelled');
  });

  it('what Amazon fulfils is read only', async () => {
    const id = await made();
    await put(id, { kind: 'fba' });
    expect([await act('cancel', id, { cancelReason: 'x' }), await act('hold', id, { holdReason: 'manual' })]).toEqual([
      'FBA_READ_ONLY',
      'FBA_READ_ONLY',
    ]);
    expect(await act('editAddress', id, { city: 'Reno' })).toBe('FBA_READ_ONLY');
  });
});

describe('the address of an order that is with the warehouse', () => {
  it('changes on the outbound order too, until it is packed', async () => {
    const { id, outbound } = await submitted();
    expect(await act('editAddress', id, { line1: '77 Elm Ridge Dr', city: 'Columbus', state: 'Ohio', postcode: '43215' })).toBe('done');
    const to = await app.db.selectFrom('outbound').selectAll().where('id', '=', outbound).executeTakeFirstOrThrow();
    expect(to).toMatchObject({ address: '77 Elm Ridge Dr', city: 'Columbus', state: 'OH', postcode: '43215', receiver: 'James Miller' });
    expect(await act('editAddress', id, { postcode: '4' })).toBe('E_ZIP_FORMAT');
    await led(outbound, 'packed');
    expect(await act('editAddress', id, { city: 'Dayton' })).toBe('ALREADY_PACKED');
  });
});

it('[S8] the list counts hours as the rule does, and calls late what the rule calls late', async () => {
  const id = await made();
  for (const hours of [-30.5, -0.2, 0.3, 11.9, 12.1, 60.2]) {
    const { rows } = await app.db.transaction().execute(async transaction => {
      await sql`update sales_order set latest_ship_at = now() + ${hours} * interval '1 hour' where id = ${id}`.execute(transaction);
      return sql<{ left: number; late: boolean; due: string; now: string }>`
        select hours_left as left, late, latest_ship_at::text as due, now()::text as now from sales_order_list where id = ${id}`.execute(
        transaction,
      );
    });
    const { left, late, due, now } = rows[0]!;
    expect(left).toBe(hoursLeft(new Date(due), new Date(now)));
    expect(late).toBe(clockTone(left) === 'late');
  }
});
