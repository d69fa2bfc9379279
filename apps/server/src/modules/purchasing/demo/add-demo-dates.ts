import { addDays, type LocalDate } from '@axle/kernel';
import { businessDay, type RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { type DocumentStep, leadingDemo, steppingDemo } from '../../../platform/demo/lead-demo.ts';
import type { InspectionKind } from '@axle/purchasing';
import { ordersInForce } from './orders-in-force.ts';

/** Why a date of the demo moves, by how many days, and what was decided. */
interface DemoMove {
  readonly days: number;
  readonly values: RecordValues;
  readonly steps?: readonly DocumentStep[];
}

/** On how many days from today the first lines of the orders in force are due. */
const due = [-6, 2, 4, 9, 13, 20, 34, 45];

/** What is inspected of them, in turn; the first ones have asked for it. */
const plans: readonly (readonly InspectionKind[])[] = [['outgoing'], [], ['outgoing', 'iqc'], ['iqc'], [], ['final', 'outgoing'], []];

/** On how many days from today inspectors are wanted for the lines of an order that is made, by the place of the order. */
const requested: readonly (readonly [order: number, wantedIn: number, note: string])[] = [
  [0, 1, '已完工，请安排驻厂验货'],
  [2, 3, '与下一批合并验货'],
];

/** Asks quality to inspect the first line of some of the orders, whole. */
async function requestInspections({ transaction, registry, person, now }: Demo, orders: readonly number[]): Promise<void> {
  const step = steppingDemo(transaction, registry, now);
  for (const [at, wantedIn, inspectionNote] of requested) {
    const [line] = await transaction
      .selectFrom('purchase_order_lines')
      .select(['sku', 'qty'])
      .where('record_id', '=', orders[at]!)
      .orderBy('line_no')
      .limit(1)
      .execute();
    const input = { inspectionKind: 'outgoing', wantedOn: addDays(businessDay(now), wantedIn), inspectionNote };
    await step('effectiveOrders', orders[at]!, [
      ['requestInspection', person('buyer'), { ...input, lines: [{ orderLine: 1, sku: line!.sku, qty: line!.qty }] }],
    ]);
  }
}

/** Adds orders in force, and changes of promised dates: approved, refused, held at once, and some that wait. */
export const addDemoDates = demoStep('deliveryDates', ['supplierReplies'], async context => {
  const { transaction, registry, person, now } = context;
  const orders = await ordersInForce(context, { today: businessDay(now), daysAgo: 38, due, plans });
  await requestInspections(context, orders);
  const [buyer, manager] = [person('buyer'), person('purchaseManager')];
  const approve: readonly DocumentStep[] = [['approve', manager]];
  const moves: readonly DemoMove[] = [
    { days: 10, values: { reason: 'push_out', origin: 'buyer', note: '汉堡仓库容已满，推迟到月底交货' }, steps: approve },
    { days: 2, values: { reason: 'material', origin: 'reply', note: '钢带晚到两天' } },
    {
      days: 21,
      values: { reason: 'capacity', origin: 'reply', note: '注塑车间限电' },
      steps: [['refuse', manager, { refuseReason: '旺季缺货风险，请安排外协' }]],
    },
    { days: 8, values: { reason: 'booking', origin: 'buyer', note: '本周舱位已满，改下一班船' }, steps: approve },
    { days: 14, values: { reason: 'rework', origin: 'reply', note: '首批表面划伤，返工后再交' } },
    { days: -5, values: { reason: 'pull_in', origin: 'buyer', note: '德国仓提前断货，请求提前五天交货' } },
  ];
  const { rows: lines } = await sql<{ purchaseOrder: number; orderLine: number; held: LocalDate }>`
    select purchase_order as "purchaseOrder", order_line as "orderLine", promised_date as held from delivery_line
    where purchase_order = any(${orders}::bigint[]) and promised_date > ${businessDay(now)}::date
    order by purchase_order, order_line`.execute(transaction);
  const lead = leadingDemo(transaction, registry, now);
  for (const [at, { days, values, steps = [] }] of moves.entries()) {
    const line = lines[at];
    if (!line) return;
    const { held, ...place } = line;
    await lead('deliveryDateManagement', buyer, { ...place, ...values, newDate: addDays(held, days) }, steps);
  }
});
