import { addDays, type Decimal, divide, type LocalDate, multiply, round } from '@axle/kernel';
import { businessDay, type RecordValues } from '@axle/page-kit';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { type DocumentStep, leadingDemo } from '../../../platform/demo/lead-demo.ts';
import { orderableSkus, piecesFrom, usualOrder } from './orderable.ts';
import { sendDemoOrder } from './send-demo-order.ts';

const hour = 3_600_000;
const decimal = (number: number): Decimal => String(number) as Decimal;

/** A line of an order of the demo. */
interface DemoLine {
  readonly qty: number;
  readonly price: Decimal;
  readonly requiredDate: LocalDate;
}

/** What a supplier of the demo replied to an order, and what was decided. */
interface DemoReply {
  readonly channel: 'mail' | 'phone' | 'portal';
  readonly values: (lines: readonly [DemoLine, DemoLine]) => RecordValues;
  readonly steps?: readonly DocumentStep[];
}

const dearer = (price: Decimal, percent: number): Decimal => round(divide(multiply(price, decimal(100 + percent)), decimal(100), 6), 4);

/** Adds orders that were sent to their suppliers, and replies to some of them: confirmed, changed, dearer, in parts and refused ones. */
export const addDemoReplies = demoStep('supplierReplies', ['purchaseOrders'], async demo => {
  const { transaction, registry, person, now } = demo;
  const today = businessDay(now);
  const [buyer, manager] = [person('buyer'), person('purchaseManager')];
  const skus = (await orderableSkus(demo)).toReversed();
  const pairs = [...Map.groupBy(skus, ({ supplier }) => supplier).values()].filter(of => of.length >= 2);
  const terms = await usualOrder(demo);
  const lead = leadingDemo(transaction, registry, now);
  const replies: readonly (DemoReply | undefined)[] = [
    { channel: 'portal', values: () => ({}) },
    {
      channel: 'mail',
      values: ([one]) => ({
        lines: [
          {
            orderLine: 1,
            qty: Math.floor(one.qty * 0.96),
            price: dearer(one.price, 0.5),
            date: addDays(one.requiredDate, 5),
            dateReason: 'capacity',
            reason: '注塑机满负荷',
          },
        ],
      }),
    },
    undefined,
    { channel: 'portal', values: ([one]) => ({ lines: [{ orderLine: 1, price: dearer(one.price, 2), reason: '铝价上涨' }] }) },
    {
      channel: 'phone',
      values: ([, two]) => ({ lines: [{ orderLine: 2, price: dearer(two.price, 4), reason: '汇率变动' }] }),
      steps: [['acceptAll', buyer]],
    },
    {
      channel: 'portal',
      values: ([one, two]) => ({
        lines: [{ orderLine: 1 }, { orderLine: 2, qty: 0, reason: '模具维修，本月无法生产' }],
        splits: [
          { orderLine: 1, qty: Math.floor(one.qty / 2), date: one.requiredDate },
          { orderLine: 1, qty: one.qty - Math.floor(one.qty / 2), date: addDays(two.requiredDate, 12) },
        ],
      }),
    },
    undefined,
    {
      channel: 'mail',
      values: ([one]) => ({ lines: [{ orderLine: 1, date: addDays(one.requiredDate, 9), dateReason: 'material', reason: '钢材到料晚' }] }),
      steps: [['acceptAll', manager]],
    },
    {
      channel: 'mail',
      values: ([one]) => ({ lines: [{ orderLine: 1, qty: Math.ceil(one.qty / 2), reason: '产能不足' }] }),
      steps: [['refuse', buyer, { refuseReason: '旺季必须足量，请安排加班' }]],
    },
  ];
  for (const [at, reply] of replies.entries()) {
    const own = pairs[at % Math.max(1, pairs.length)]?.slice(0, 2);
    if (!own) return;
    const lines = own.map((sku, line) => ({
      sku: sku.id,
      price: sku.price as Decimal,
      qty: piecesFrom(sku, 60 * (at + 1)),
      requiredDate: addDays(today, (sku.lead ?? 30) + at + 3 * line),
    })) as unknown as readonly [DemoLine, DemoLine];
    const values = {
      ...terms,
      supplier: own[0]!.supplier,
      underTolPct: '0',
      lines: lines.map(line => ({ ...line, remark: '按年度协议价' })),
    };
    const sentAt = new Date(now.getTime() - (60 + at * 3) * hour);
    const order = await sendDemoOrder(demo, { at: sentAt, turn: at }, values);
    if (!reply) continue;
    const repliedAt = new Date(now.getTime() - (30 - at * 3) * hour).toISOString();
    await lead(
      'viewReplies',
      buyer,
      { purchaseOrder: order, channel: reply.channel, repliedAt, ...reply.values(lines) },
      reply.steps ?? [],
    );
  }
});
