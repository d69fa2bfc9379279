import { unrestricted } from '@axle/permissions';
import { addDays, type LocalDate } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { sql } from 'kysely';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import type { DocumentStep } from '../../../platform/demo/lead-demo.ts';
import { logProgress } from '../delivery/log-progress.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { type DatedDocument, leadDated } from './dated-document.ts';
import { knowsDeadlines } from './knows-deadlines.ts';
import { ordersInForce } from './orders-in-force.ts';

/** A line that something is deducted for. */
interface DemoLine {
  readonly purchaseOrder: number;
  readonly orderLine: number;
  readonly supplier: number;
}

/** On how many days from today the first lines of the orders are due, and how late their lines were shipped, in turn. */
const due = [-38, -32, -26, -20];
const late = [9, 6, 12, 5, 8, 2, 10, 7, 4, 11];

/** Orders in force whose lines were shipped, most of them late; answers the lines. */
async function lateLines(demo: Demo): Promise<readonly DemoLine[]> {
  const { transaction, registry, person, now } = demo;
  const orders = await ordersInForce(demo, { today: businessDay(now), daysAgo: 75, due });
  const access = unrestricted(person('buyer'));
  const { rows } = await sql<DemoLine & { id: number; version: number; held: LocalDate }>`
    select id, version, purchase_order as "purchaseOrder", order_line as "orderLine", supplier, promised_date as held
    from delivery_line where purchase_order = any(${orders}::bigint[]) order by purchase_order, order_line`.execute(transaction);
  for (const [at, { id, version, held }] of rows.entries()) {
    const reachedOn = addDays(held, late[at % late.length]!);
    const then = new Date(`${reachedOn}T08:00:00Z`);
    const parts = ownParts(transaction, { registry, access, now: then }, 'deliveryTracking');
    const reply = await logProgress({ parts, targets: [{ id, version }], input: { milestone: 'shipped', reachedOn } });
    if (!reply.ok) throw new Error(JSON.stringify(reply.refusal));
  }
  return rows.map(({ purchaseOrder, orderLine, supplier }) => ({ purchaseOrder, orderLine, supplier }));
}

/** Adds deductions: drafts, notified, appealed, confirmed as agreed or for less, waived, with a waiver that waits, and a void one. */
export const addDemoDeductions = demoStep('deductions', ['deliveryFollowUps', 'orderChanges'], async demo => {
  const { person } = demo;
  const [buyer, manager] = [person('buyer'), person('purchaseManager')];
  const notify: DocumentStep = ['notify', buyer];
  const agreed: DocumentStep = ['confirm', buyer, { supplierAgreed: true }];
  const all: readonly DatedDocument[] = [
    { daysAgo: 1, values: { type: 'late', reason: '逾期交货，影响黑五备货' } },
    { daysAgo: 3, values: { type: 'late', reason: '逾期交货' }, steps: [[2, notify]] },
    { daysAgo: 1, values: { type: 'quality', defectQty: 12, sortHours: '6', hourRate: '45', reason: '来料检：表面划伤，全检挑选' } },
    {
      daysAgo: 8,
      values: { type: 'quality', defectQty: 18, reason: '尺寸超差，报废处理' },
      steps: [
        [6, notify],
        [3, ['appeal', buyer, { appeal: '其中8件为运输磕碰，非我司责任，请复核照片后减免。' }]],
      ],
    },
    {
      daysAgo: 16,
      values: { type: 'late', reason: '逾期交货' },
      steps: [
        [15, notify],
        [13, ['appeal', buyer, { appeal: '贵司确认包装稿晚了两天，请减半。' }]],
        [11, ['decide', manager, { decision: 'reduce', reducedAmount: '20', decideReason: '包装稿确认晚属实，减半' }]],
      ],
    },
    {
      daysAgo: 12,
      values: { type: 'short', amount: '318.6', reason: '到仓清点短装6件，供应商确认' },
      steps: [
        [11, notify],
        [9, agreed],
      ],
    },
    {
      daysAgo: 14,
      values: { type: 'label', amount: '240', reason: '外箱缺侧唛，仓库补贴标签' },
      steps: [
        [14, notify],
        [10, ['waive', buyer, { waiveReason: '首次发生，供应商已书面整改' }]],
      ],
    },
    {
      daysAgo: 20,
      values: { type: 'other', amount: '6800', reason: '模具维修延误，改空运的运费差额' },
      steps: [
        [20, notify],
        [18, agreed],
        [1, ['waive', buyer, { waiveReason: '供应商承担下一批空运费，双方另签备忘' }]],
      ],
    },
    {
      daysAgo: 9,
      values: { type: 'test', amount: '450', reason: '第三方检测费' },
      steps: [
        [9, notify],
        [7, ['void', buyer, { voidReason: '检测费由我司承担，合同第7条' }]],
      ],
    },
  ];
  const lines = await lateLines(demo);
  // where a year is not known yet, all stay drafts
  const knows = await knowsDeadlines(demo, [0, 20]);
  for (const [at, { values, steps = [], ...document }] of all.entries()) {
    const line = lines[at];
    if (!line) return;
    await leadDated(demo, 'deductionRecords', buyer, { ...document, values: { ...line, ...values }, steps: knows ? steps : [] });
  }
});
