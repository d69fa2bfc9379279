import { addDays, type Decimal, divide, type LocalDate, multiply, round } from '@axle/kernel';
import { businessDay, type RecordValues } from '@axle/page-kit';
import { approvalLevels } from '@axle/purchasing';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { type DocumentStep, leadingDemo } from '../../../platform/demo/lead-demo.ts';

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
export const addDemoReplies = demoStep('supplierReplies', ['purchaseOrders'], async ({ transaction, registry, person, now }) => {
  const today = businessDay(now);
  const [buyer, manager] = [person('buyer'), person('purchaseManager')];
  const skus = await transaction
    .selectFrom('sku as s')
    .innerJoin('supplier as p', 'p.id', 's.supplier')
    .select(['s.id', 's.supplier', 's.order_multiple as multiple', 's.moq', 's.lead_days as lead', 's.price'])
    .where('p.stage', '=', 'qualified')
    .where('p.currency', '=', 'CNY')
    .where('s.sales_status', '=', 'onSale')
    .where('s.price', 'is not', null)
    .orderBy('s.id', 'desc')
    .execute();
  const pairs = [...Map.groupBy(skus, ({ supplier }) => supplier).values()].filter(of => of.length >= 2);
  const company = await transaction.selectFrom('company_entity').select('id').orderBy('id').executeTakeFirstOrThrow();
  const warehouse = await transaction.selectFrom('warehouse').select('id').where('code', '=', 'CN-SZ').executeTakeFirstOrThrow();
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
    const lines = own.map(({ id, multiple, moq, lead: days, price }, line) => ({
      sku: id,
      price: price as Decimal,
      qty: Math.ceil(((moq ?? 1) + 60 * (at + 1)) / (multiple ?? 1)) * (multiple ?? 1),
      requiredDate: addDays(today, (days ?? 30) + at + 3 * line),
    })) as unknown as readonly [DemoLine, DemoLine];
    const terms = { type: 'std', supplier: own[0]!.supplier, companyEntity: company.id, warehouse: warehouse.id, incoterm: 'FOB' };
    const gross = lines.reduce((total, { qty, price }) => total + qty * Number(price), 0);
    const people = [manager, person('financeManager'), person('superAdmin')];
    const approvals = people.slice(0, approvalLevels({ grossCny: decimal(gross), type: 'std' })).map((by): DocumentStep => ['approve', by]);
    const values = {
      ...terms,
      priceInclTax: true,
      overTolPct: '2',
      underTolPct: '0',
      lines: lines.map(line => ({ ...line, remark: '按年度协议价' })),
    };
    const order = await lead('purchaseOrder', buyer, values, [['submit', buyer], ...approvals]);
    const sentAt = new Date(now.getTime() - (60 + at * 3) * hour);
    await transaction.updateTable('purchase_order').set({ state: 'sent', sent_at: sentAt }).where('id', '=', order).execute();
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
