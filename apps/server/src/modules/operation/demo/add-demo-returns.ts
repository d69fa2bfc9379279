import { addDays } from '@axle/kernel';
import { businessDay, type RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { type DocumentStep, leadingDemo, steppingDemo } from '../../../platform/demo/lead-demo.ts';
import { cartons, keepPicture } from '../../purchasing/demo/demo-pictures.ts';

const dayLong = 86_400_000;

interface Sold {
  readonly id: number;
  readonly sku: number;
  readonly orderLine: number;
  readonly shippedAt: string;
  readonly vehicle: string;
}

/** Shipped orders that may come back, one piece each; those of our own warehouses first. */
async function soldOrders({ transaction }: Demo): Promise<readonly Sold[]> {
  const { rows } = await sql<Sold>`
    select * from (
      select distinct on (o.id) o.id, o.kind, o.shipped_at, p.sku, p.line_no + 1 as "orderLine",
        to_char(o.shipped_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "shippedAt",
        coalesce((select v.make || ' ' || v.model || ' ' || v.year_from from listing_fitment_vehicles v join listing_fitment f
          on f.id = v.record_id where f.seller_sku = l.seller_sku and f.store = o.store
          order by v.id limit 1), '2012 Toyota Camry LE') as vehicle
      from sales_order o join sales_order_piece p on p.sales_order = o.id
      join sales_order_lines l on l.record_id = o.id and l.line_no = p.line_no
      where o.status in ('shipped', 'delivered') and o.kind in ('platform', 'fba') and o.total between 20 and 180
        and o.paid_at is not null and o.shipped_at is not null
      order by o.id, p.line_no) s
    order by kind = 'platform' desc, shipped_at desc, id limit 600`.execute(transaction);
  return rows;
}

interface Returned {
  readonly reason: string;
  readonly daysAgo: number;
  readonly note?: string;
  /** Grade of the piece, once it is inspected. */
  readonly grade?: string;
  readonly steps: readonly (readonly [action: string, daysAgo: number, input?: RecordValues])[];
}

const full = { refundKind: 'full' };
const asked = (reason: string, daysAgo: number, note: string): Returned => ({ reason, daysAgo, note, steps: [] });

const returns: readonly Returned[] = [
  asked('notFit', 2, 'Bolt pattern does not match my car'),
  asked('noNeed', 1, 'Ordered twice by mistake'),
  asked('defective', 1, 'Grinding noise after two days'),
  { reason: 'notFit', daysAgo: 5, note: 'Needs the one for the V6', steps: [['authorise', 4]] },
  { reason: 'notAsDescribed', daysAgo: 44, note: 'Colour is different', steps: [['authorise', 40]] },
  {
    reason: 'noNeed',
    daysAgo: 9,
    steps: [
      ['authorise', 8],
      ['track', 6, { carrier: 'UPS', trackingNo: '1Z84F0E79044120316' }],
    ],
  },
  {
    reason: 'damaged',
    daysAgo: 8,
    note: 'Box was crushed',
    steps: [
      ['authorise', 7],
      ['refund', 7, full],
      ['close', 6],
    ],
  },
  {
    reason: 'noNeed',
    daysAgo: 14,
    steps: [
      ['authorise', 13],
      ['receive', 0],
    ],
  },
  {
    reason: 'notFit',
    daysAgo: 15,
    steps: [
      ['authorise', 14],
      ['receive', 0],
      ['refund', 0, full],
    ],
  },
  {
    reason: 'noNeed',
    daysAgo: 16,
    grade: 'A',
    steps: [
      ['authorise', 15],
      ['receive', 0],
      ['inspect', 0],
    ],
  },
  {
    reason: 'notFit',
    daysAgo: 20,
    grade: 'A',
    steps: [
      ['authorise', 19],
      ['receive', 0],
      ['inspect', 0],
      ['dispose', 0],
      ['refund', 0, full],
      ['close', 0],
    ],
  },
  {
    reason: 'wrongItem',
    daysAgo: 21,
    grade: 'B',
    steps: [
      ['authorise', 20],
      ['receive', 0],
      ['inspect', 0],
      ['dispose', 0],
    ],
  },
  {
    reason: 'defective',
    daysAgo: 24,
    grade: 'C',
    note: 'Sensor fails when hot',
    steps: [
      ['authorise', 23],
      ['refund', 22, full],
      ['receive', 0],
      ['inspect', 0],
      ['dispose', 0],
    ],
  },
  {
    reason: 'late',
    daysAgo: 11,
    note: 'Outside the return window',
    steps: [['refuse', 10, { refuseReason: '超过退货期限 / past the return window' }]],
  },
  {
    reason: 'noNeed',
    daysAgo: 12,
    steps: [
      ['authorise', 11],
      ['cancel', 9, { cancelReason: '买家留用 / the buyer keeps it' }],
    ],
  },
];

/**
 * Returns of the demo's shipped orders, at every step. They come back to the third-party warehouse, the pieces today: its ledger goes
 * forward in time.
 */
export const addDemoReturns = demoStep('returns', ['orderProfits', 'warehouses', 'fitment of listings'], async demo => {
  const { transaction, registry, now, person, files } = demo;
  const [operator, inspector] = [person('operator'), person('whClerk')];
  const { rows } = await sql<{ id: number }>`select id from warehouse where type = 'threePl' order by id limit 1`.execute(transaction);
  const [sold, warehouse] = [new Set(await soldOrders(demo)), rows[0]?.id];
  if (warehouse === undefined) return;
  const photos = files ? await keepPicture(demo, files, 'returned-part.png', cartons, inspector) : [];
  for (const [at, one] of returns.entries()) {
    const moment = (daysAgo: number) => new Date(now.getTime() - daysAgo * dayLong);
    const order = [...sold].find(({ shippedAt }) => new Date(shippedAt) < moment(one.daysAgo + 1));
    if (!order || (one.grade === 'C' && !files)) continue;
    sold.delete(order);
    const inputs: Readonly<Record<string, RecordValues>> = {
      authorise: { warehouse, deadline: addDays(businessDay(moment(one.daysAgo)), 30) },
      receive: { received: [{ sku: order.sku, qty: 1 }] },
      inspect: { graded: [{ sku: order.sku, grade: one.grade, qty: 1 }], ...(one.grade === 'C' ? { photos } : {}) },
    };
    const values = {
      salesOrder: order.id,
      platformReturnId: `R-${String(60_118_204 + at * 7919)}`,
      reason: one.reason,
      ...(one.note === undefined ? {} : { buyerNote: one.note }),
      ...(one.reason === 'notFit' ? { vehicle: order.vehicle } : {}),
      lines: [{ orderLine: order.orderLine, sku: order.sku, qtyAuth: 1 }],
    };
    const id = await leadingDemo(transaction, registry, moment(one.daysAgo))('operationReturn', operator, values, []);
    for (const [action, daysAgo, input] of one.steps) {
      const by = ['receive', 'inspect', 'dispose'].includes(action) ? inspector : operator;
      const step: DocumentStep = [action, by, { ...inputs[action], ...input }];
      await steppingDemo(transaction, registry, moment(daysAgo))('operationReturn', id, [step]);
    }
  }
});
