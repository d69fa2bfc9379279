import { addDays } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { sql } from 'kysely';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { type DocumentStep, steppingDemo } from '../../../platform/demo/lead-demo.ts';

/** What the inspector does with rejected lots, the last one first; one of them still waits. */
function casesOf({ now, person }: Demo): readonly (readonly DocumentStep[])[] {
  const qc = person('qc');
  const decide = (kind: string, plan: string, more: object = {}): DocumentStep => ['decide', qc, { kind, plan, ...more }];
  const sort = decide('sort', '供应商派人到仓全检，剔除孔位超差件 / The supplier sorts out parts with holes out of tolerance');
  const validUntil = addDays(businessDay(now), 30);
  return [
    [decide('concession', '外观色差不影响装配与使用 / The shade differs, fit and use are not affected', { priceCutPct: '4', validUntil })],
    [sort, ['sortResult', qc, { badQty: 3, replacedQty: 1, costHours: '6', hourRate: '45' }]],
    [sort],
    [],
    [decide('rework', '供应商返修后整批复检 / Reworked by the supplier and inspected again')],
    [decide('return', '尺寸超差，整批退回供应商换货 / Out of tolerance, the whole lot goes back to be exchanged')],
    [
      decide('concession', '包装印刷偏差，客户不可见 / Print on the inner box is off, customers do not see it', {
        priceCutPct: '2',
        validUntil,
      }),
    ],
    [decide('scrap', '无法返修，整批报废 / Cannot be reworked, the whole lot is scrapped')],
  ];
}

/** Adds what became of rejected lots that are still held: decided, under way, waiting for approval, done. */
export const addDemoDispositions = demoStep('dispositions', ['inspections'], async demo => {
  const { transaction, registry, now, person } = demo;
  const step = steppingDemo(transaction, registry, now);
  const cases = casesOf(demo);
  const { rows: lots } = await sql<{ id: number }>`
    select i.id from inspection i where i.type = 'iqc' and i.state = 'rejected' and i.purchase_order is not null
      and (select sum(b.qty) from stock_balance b where b.warehouse = i.warehouse and b.sku = i.sku and b.status = 'qc_hold')
        >= (select sum(o.lot_size) from inspection o where o.warehouse = i.warehouse and o.sku = i.sku and o.state = 'rejected')
    order by i.finished_at desc, i.id desc limit ${cases.length}`.execute(transaction);
  for (const [at, { id }] of lots.entries()) await step('sampleJudgement', id, cases[at]!);
  const { rows: concessions } = await sql<{ id: number }>`select id from disposition where state = 'open' order by id`.execute(transaction);
  for (const { id } of concessions) await step('lotDispositions', id, [['submit', person('qc')]]);
  // the second one is through
  for (const { id } of concessions.slice(1)) await step('lotDispositions', id, [['approve', person('purchaseManager')]]);
});
