import type { Decimal } from '@axle/kernel';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { wholeRegistry } from '../../../modules.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { takeOrders } from './take-orders.ts';
import { intakeShop, platformOrder } from './testing/intake-bench.ts';

const { db } = await testDatabase('demoTemplate');
const registry = await wholeRegistry();
const shop = await intakeShop(db);
const context = { registry, by: shop.owner, now: new Date('2026-05-20T08:00:00Z') };
const take = async (...orders: readonly ReturnType<typeof platformOrder>[]) =>
  (await takeOrders(db, context, shop.store, orders)).map(({ outcome }) => outcome);
const later = '2026-05-20T06:00:00.000Z';

const orderOf = async (number: string) => {
  const { rows } = await sql<Record<string, unknown> & { id: number }>`
    select o.*, trim_scale(o.total)::text as total, (select count(*)::int from audit_log a
      where a.entity = 'salesOrder' and a.record_id = o.id) as entries,
      (select json_agg(json_build_object('sku', p.sku, 'qty', p.qty)) from sales_order_piece p where p.sales_order = o.id) as pieces,
      (select json_agg(r.kind order by r.kind) from sales_order_request r where r.sales_order = o.id) as requests
    from sales_order o where o.store = ${shop.store} and o.platform_order_id = ${number}`.execute(db);
  return rows[0]!;
};
const setStatus = (number: string, status: string) =>
  sql`update sales_order set status = ${status} where platform_order_id = ${number}`.execute(db);

describe('[S1] the intake of a shop', () => {
  it('creates an order with its lines, its pieces by the map, its amounts, and its history', async () => {
    expect(await take(platformOrder('A-1'))).toEqual(['created']);
    expect(await orderOf('A-1')).toMatchObject({
      status: 'pendingReview',
      kind: 'platform',
      order_no: expect.stringMatching(/^SO\d{11}$/),
      total: '102',
      pieces: [{ sku: shop.sku, qty: 6 }],
      buyer_key: expect.stringMatching(/^[0-9a-f]{64}$/),
      address_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      entries: 1,
    });
  });

  it('changes nothing when it comes again, nor when something older comes', async () => {
    await take(platformOrder('A-2'));
    const before = await orderOf('A-2');
    expect(await take(platformOrder('A-2'), platformOrder('A-2', { updatedAt: '2026-05-01T08:00:00.000Z', status: 'Canceled' }))).toEqual([
      'skipped',
      'skipped',
    ]);
    expect(await orderOf('A-2')).toEqual(before);
  });

  it('takes payloads of one order in the order in which the platform made them', async () => {
    const address = { ...platformOrder('A-3').address, postcode: '89502' };
    expect(await take(platformOrder('A-3', { updatedAt: later, address }), platformOrder('A-3'))).toEqual(['created', 'updated']);
    expect(await orderOf('A-3')).toMatchObject({ postcode: '89502', version: 2, entries: 2 });
  });

  it('leaves what a person corrected, as long as the platform says nothing else of it', async () => {
    await take(platformOrder('A-4'));
    await sql`update sales_order set postcode = '89503' where platform_order_id = 'A-4'`.execute(db);
    expect(await take(platformOrder('A-4', { updatedAt: later, latestShipAt: later }))).toEqual(['updated']);
    expect(await orderOf('A-4')).toMatchObject({ postcode: '89503' });
  });

  it('reviews an order again that sells something else than its review has seen', async () => {
    await take(platformOrder('A-9'));
    await setStatus('A-9', 'pendingAllocate');
    await sql`update sales_order set review_findings = '{price}' where platform_order_id = 'A-9'`.execute(db);
    const [line] = platformOrder('A-9').lines;
    await take(platformOrder('A-9', { updatedAt: later, lines: [{ ...line!, qty: 4 }] }));
    expect(await orderOf('A-9')).toMatchObject({ status: 'pendingReview', review_findings: null, pieces: [{ qty: 8 }] });
  });

  it('takes over what the platform changes of an address, and what a person corrected beside it stays', async () => {
    await take(platformOrder('A-8'));
    await sql`update sales_order set postcode = '89503' where platform_order_id = 'A-8'`.execute(db);
    const address = { ...platformOrder('A-8').address, line1: '2 Side St' };
    expect(await take(platformOrder('A-8', { updatedAt: later, address }))).toEqual(['updated']);
    expect(await orderOf('A-8')).toMatchObject({ line1: '2 Side St', postcode: '89503' });
  });

  it('takes up an order that did not come from its platform', async () => {
    await take(platformOrder('A-9'));
    await sql`delete from sales_order_said where sales_order = ${(await orderOf('A-9')).id}`.execute(db);
    expect(await take(platformOrder('A-9', { updatedAt: later }))).toEqual(['updated']);
    expect(await take(platformOrder('A-9', { updatedAt: later }))).toEqual(['skipped']);
  });

  it('makes a request of what changes once the warehouse has the order', async () => {
    await take(platformOrder('A-5'));
    await setStatus('A-5', 'submitted');
    const address = { ...platformOrder('A-5').address, line1: '2 Side St' };
    await take(platformOrder('A-5', { updatedAt: later, status: 'Canceled', address }));
    expect(await orderOf('A-5')).toMatchObject({ status: 'submitted', line1: '1 Main St', requests: ['address', 'cancel'] });
  });

  it('[S2a] a cancellation before the warehouse ends the order', async () => {
    await take(platformOrder('A-6'));
    await take(platformOrder('A-6', { updatedAt: later, status: 'Canceled' }));
    expect(await orderOf('A-6')).toMatchObject({ status: 'cancelled', status_before: null });
  });

  it('an order that Amazon ships is shipped at once', async () => {
    await take(platformOrder('A-7', { status: 'Shipped', fulfilment: 'platform' }));
    expect(await orderOf('A-7')).toMatchObject({ kind: 'fba', status: 'shipped', pieces: [{ qty: 6 }] });
  });
});

describe('[S1c] orders that need a person', () => {
  it('an unmapped line is abnormal, and its listing is known as one that came with an order', async () => {
    const lines = [{ id: 'x', sellerSku: 'Never-Seen', qty: 1, amount: '10' as Decimal }];
    await take(platformOrder('B-1', { lines }));
    expect(await orderOf('B-1')).toMatchObject({ status: 'abnormal', abnormal_code: 'UNMAPPED', pieces: null });
    const { rows } = await sql`select source, fulfilment from pt_sku where store = ${shop.store} and seller_sku = 'NEVER-SEEN'`.execute(db);
    expect(rows).toEqual([{ source: 'order', fulfilment: 'fbm' }]);
  });

  it('a kit of which a part is not mapped, an unknown currency, amounts that do not add up, a status that nobody knows', async () => {
    const kit = [platformOrder('B-2').lines[0]!, { id: 'y', sellerSku: 'KIT-UNKNOWN', qty: 1, amount: '10' as Decimal }];
    await take(
      platformOrder('B-2', { lines: kit }),
      platformOrder('B-3', { currency: 'XTS' }),
      platformOrder('B-4', { total: '200' as Decimal }),
      platformOrder('B-5', { status: 'Teleported' }),
    );
    const codes = await Promise.all(['B-2', 'B-3', 'B-4', 'B-5'].map(async number => (await orderOf(number))['abnormal_code']));
    expect(codes).toEqual(['UNMAPPED', 'CURRENCY', 'AMOUNT_MISMATCH', 'PLATFORM_STATUS']);
  });

  it('emoji and 300 characters are stored as they are; what no field holds fails alone', async () => {
    const line1 = `🚗${'车'.repeat(299)}`;
    const address = { ...platformOrder('B-6').address, line1 };
    const longer = { ...address, line1: `${line1}x` };
    expect(await take(platformOrder('B-6', { address }), platformOrder('B-7', { address: longer }))).toEqual(['failed', 'created']);
    expect(await orderOf('B-6')).toMatchObject({ line1 });
    expect(await orderOf('B-7')).toBeUndefined();
  });
});

it('[S1] two that take in the same orders at once create each of them once', async () => {
  const orders = Array.from({ length: 20 }, (_, at) => platformOrder(`C-${at}`));
  const outcomes = await Promise.all([take(...orders), take(...orders.toReversed())]);
  expect(outcomes.flat().filter(one => one === 'created')).toHaveLength(20);
  expect(outcomes.flat().filter(one => one === 'skipped')).toHaveLength(20);
});
