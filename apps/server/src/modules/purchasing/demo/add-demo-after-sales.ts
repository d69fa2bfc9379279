import { addDays, type LocalDate } from '@axle/kernel';
import { businessDay, type RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { type DocumentStep, leadingDemo } from '../../../platform/demo/lead-demo.ts';
import { shipPieces } from '../../inventory/outbound/ship-pieces.ts';
import { type DatedStep, leadDated, stepDated } from './dated-document.ts';
import { ordersInForce } from './orders-in-force.ts';
import { pressing } from './pressing.ts';
import { replaceGoods } from './replace-goods.ts';
import { returnsOfCustomers } from './returns-of-customers.ts';
import { receiveWhole } from './receiving.ts';

const dayLong = 86_400_000;

/** Pieces of each line that may be sent back. */
const released = 40;

/** A record: when it was made, what it says, what was done until the warehouse sent the goods back, and what came behind that. */
interface DemoRecord {
  readonly daysAgo: number;
  readonly values: RecordValues;
  readonly before?: readonly DatedStep[];
  readonly left?: number;
  readonly behind?: readonly DatedStep[];
  /** Whether its replacement has come. */
  readonly isReplaced?: boolean;
}

/** Lets the warehouse send the goods of a record back, so many days ago. */
async function leave({ transaction, registry, person, now }: Demo, record: number, daysAgo: number): Promise<void> {
  const { rows } = await sql<{ id: number; qty: number }>`
    select o.id, a.qty from after_sale a join outbound o on o.outbound_no = a.outbound_no where a.id = ${record}`.execute(transaction);
  const { id, qty } = rows[0]!;
  const context = { registry, transaction, now: new Date(now.getTime() - daysAgo * dayLong), by: person('whClerk') };
  const shipped = await shipPieces(context, { outboundId: id, idemKey: `demo:afterSale:${id}`, items: [{ lineNo: 1, qty }] });
  if (!shipped.ok) throw new Error(shipped.refusal.code);
}

/** The lines of orders that have come, of which inspection releases a part into stock. */
async function releasedLines(demo: Demo, orders: readonly number[]) {
  const { transaction, registry, person, now } = demo;
  const { rows } = await sql<{ purchaseOrder: number; orderLine: number; warehouse: number; sku: number; bin: number }>`
    select o.id as "purchaseOrder", l.line_no + 1 as "orderLine", o.warehouse, l.sku, min(b.bin) as bin
    from purchase_order o join purchase_order_lines l on l.record_id = o.id
      join stock_balance b on b.warehouse = o.warehouse and b.sku = l.sku and b.status = 'qc_hold' and b.qty >= ${released}
    where o.id = any(${orders}::bigint[]) and l.received_qty >= ${released}
    group by o.id, l.line_no, l.sku order by o.id, l.line_no`.execute(transaction);
  const then = new Date(now.getTime() - 22 * dayLong);
  const lead = leadingDemo(transaction, registry, then);
  const change = { kind: 'status', stockStatus: 'qc_hold', toStatus: 'available', qty: released, reason: '来料检合格，放行' };
  for (const { warehouse, sku, bin } of rows)
    await lead('stockConversion', person('whClerk'), { ...change, warehouse, sku, bin }, [['post', person('whClerk')]]);
  return rows.map(({ purchaseOrder, orderLine }) => ({ purchaseOrder, orderLine }));
}

/** What is done about the lines of orders that have come, in turn. */
function records(demo: Demo, today: LocalDate): readonly DemoRecord[] {
  const [buyer, manager] = [demo.person('buyer'), demo.person('purchaseManager')];
  const agree: DocumentStep = ['agree', buyer];
  const got: DocumentStep = ['supplierGot', buyer];
  const sent = (trackingNo: string): DocumentStep => ['sendBack', buyer, { carrier: '顺丰速运', trackingNo }];
  const again: DocumentStep = ['reship', buyer, { requiredDate: addDays(today, 20) }];
  const of = (type: string, qty: number, cause: string, matter: string, more: RecordValues = {}): RecordValues => ({
    type,
    qty,
    cause,
    source: 'receipt',
    matter,
    ...more,
  });
  return [
    { daysAgo: 1, values: of('exchange', 6, 'D301', '镀层划伤，客户无法接受') },
    { daysAgo: 2, values: of('credit', 10, 'D303', '内盒压皱，协商折让') },
    { daysAgo: 4, values: of('exchange', 4, 'D306', '条码贴错'), before: [[3, agree]] },
    { daysAgo: 6, values: of('supplement', 12, 'D303', '说明书缺英文版'), before: [[5, agree]] },
    {
      daysAgo: 7,
      values: of('exchange', 5, 'D301', '毛刺未清'),
      before: [
        [6, agree],
        [1, sent('SF1420077315')],
      ],
    },
    {
      daysAgo: 12,
      values: of('return_refund', 8, 'D304', '多发，退回'),
      before: [
        [11, agree],
        [9, sent('SF1420066120')],
      ],
      left: 8,
    },
    {
      daysAgo: 14,
      values: of('exchange', 6, 'D301', '漆面起泡', { source: 'inspection' }),
      before: [
        [13, agree],
        [12, sent('SF1420051877')],
      ],
      left: 11,
      behind: [[8, got]],
    },
    {
      daysAgo: 15,
      values: of('repair', 3, 'D301', '支架轻微变形，返修校正'),
      before: [
        [14, agree],
        [13, sent('SF1420050093')],
      ],
      left: 12,
      behind: [[9, got]],
    },
    {
      daysAgo: 18,
      values: of('exchange', 10, 'D303', '外箱受潮，整箱换货'),
      before: [
        [17, agree],
        [16, sent('SF1420041160')],
      ],
      left: 15,
      behind: [
        [11, got],
        [10, again],
      ],
    },
    {
      daysAgo: 19,
      values: of('return_refund', 9, 'D301', '色差明显，退货退款'),
      before: [
        [18, agree],
        [17, sent('SF1420039004')],
      ],
      left: 16,
      behind: [
        [12, got],
        [10, ['refund', manager]],
      ],
    },
    {
      daysAgo: 20,
      values: of('supplement', 20, 'D303', '缺安装垫片包，已补寄'),
      before: [
        [19, agree],
        [13, ['done', buyer]],
      ],
    },
    {
      daysAgo: 21,
      values: of('credit', 15, 'D306', '换标人工由供方承担', { refundAmount: '60' }),
      before: [
        [20, agree],
        [15, ['done', buyer]],
      ],
    },
    {
      daysAgo: 16,
      values: of('repair', 2, 'D301', '异响，要求返修', { source: 'customer_return' }),
      before: [[12, ['refuse', buyer, { refuseReason: '供方认为超出质保期' }]]],
    },
    {
      daysAgo: 18,
      values: of('exchange', 7, 'D301', '镀铬起皮，换新', { source: 'customer_return' }),
      before: [
        [17, agree],
        [16, sent('SF1420041877')],
      ],
      left: 15,
      behind: [
        [11, got],
        [10, again],
      ],
      isReplaced: true,
    },
    { daysAgo: 10, values: of('exchange', 1, 'D306', '重复登记'), before: [[9, ['void', buyer, { voidReason: '与前一单重复' }]]] },
  ];
}

/** Adds after-sales records in all states, about orders that came some weeks ago. */
export const addDemoAfterSales = demoStep('afterSales', ['orderReceipts', 'claims', 'deductions', 'standards'], async demo => {
  const today = businessDay(demo.now);
  const orders = await ordersInForce(demo, { today, daysAgo: 80, due: [-26, -24], first: 1 });
  const press = pressing(demo, 3);
  await receiveWhole(demo, orders, { daysAgo: 23, press });
  const lines = await releasedLines(demo, orders);
  const { rows: codes } = await sql<{ id: number; code: string }>`select id, code from defect_code`.execute(demo.transaction);
  const causes = new Map(codes.map(({ id, code }) => [code, id]));
  for (const [at, { daysAgo, values, before = [], left, behind = [], isReplaced }] of records(demo, today).entries()) {
    const named = { ...values, cause: causes.get(String(values['cause'])), ...lines[at % lines.length] };
    const id = await leadDated(demo, 'afterSalesRecords', demo.person('buyer'), { daysAgo, values: named, steps: before });
    if (left !== undefined) await leave(demo, id, left);
    await stepDated(demo, 'afterSalesRecords', id, behind);
    if (isReplaced) await replaceGoods(demo, id, press);
  }
  const { rows: skus } = await sql<{ id: number; sku: string }>`
    select distinct s.id, s.sku from purchase_order_lines l join sku s on s.id = l.sku where l.record_id = any(${orders}::bigint[])
    order by s.id limit 2`.execute(demo.transaction);
  await returnsOfCustomers(demo, press, skus);
});
