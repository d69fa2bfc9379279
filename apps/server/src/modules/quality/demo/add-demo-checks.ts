import { businessDay, type RecordValues } from '@axle/page-kit';
import { plannedPoints } from '@axle/quality';
import { sql } from 'kysely';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { leadingAll, steppingDemo } from '../../../platform/demo/lead-demo.ts';

const day = 86_400_000;
const firstItems = [
  { checkGroup: 'dim', item: '首件全尺寸' },
  { checkGroup: 'func', item: '首件功能' },
];

/** A check of the demo: how long ago, at which of the planned points, and what was found; one without findings still waits. */
interface DemoCheck {
  readonly daysAgo: number;
  readonly stage: 'first' | 'patrol' | 'last';
  readonly point?: number;
  readonly found?: number;
  readonly problem?: string;
  readonly verdict?: string;
}

const sizes = '孔距偏差0.2毫米，模具定位销磨损 / Holes 0.2 mm off, the locating pin of the tool is worn';
const resin = '料斗混入回料，表面起泡 / Reground resin in the hopper, the surface blisters';

/** What happened at the lines of three orders, one after the other. */
const courses: readonly (readonly DemoCheck[])[] = [
  [
    { daysAgo: 9, stage: 'first', found: 0 },
    { daysAgo: 6, stage: 'patrol', point: 0, found: 0 },
    { daysAgo: 4, stage: 'patrol', point: 1, found: 1, problem: sizes },
    { daysAgo: 0, stage: 'patrol', point: 2 },
  ],
  [
    { daysAgo: 7, stage: 'first', found: 0 },
    { daysAgo: 5, stage: 'patrol', point: 0, found: 2, problem: resin, verdict: 'stop' },
    { daysAgo: 0, stage: 'patrol', point: 1 },
    { daysAgo: 0, stage: 'last' },
  ],
  [
    { daysAgo: 8, stage: 'first', found: 0 },
    { daysAgo: 5, stage: 'patrol', point: 0, found: 0 },
    { daysAgo: 3, stage: 'patrol', point: 1, found: 0 },
    { daysAgo: 1, stage: 'patrol', point: 2, found: 0 },
  ],
];

/** Lines that are being made: nothing of them has passed, left or is asked to be inspected. */
async function linesMade({
  transaction,
}: Demo): Promise<readonly { readonly order: number; readonly line: number; readonly qty: number }[]> {
  const { rows } = await sql<{ order: number; line: number; qty: number }>`
    select distinct on (o.supplier) o.id as "order", l.line_no + 1 as line, l.eff_qty as qty
    from purchase_order o join purchase_order_lines l on l.record_id = o.id
    where o.state in ('effective', 'producing') and l.passed_qty = 0 and l.shipped_qty = 0 and l.received_qty = 0 and l.eff_qty >= 20
      and not exists (select 1 from inspection i where i.purchase_order = o.id and i.order_line = l.line_no + 1)
    order by o.supplier, o.id desc, l.line_no desc limit ${courses.length}`.execute(transaction);
  return rows;
}

const before = (now: Date, daysAgo: number): Date => new Date(now.getTime() - daysAgo * day);

/** What is recorded of a check: the pieces made by then, the units checked, and the items of a first article. */
const recordOf = ({ stage, found = 0, problem, verdict }: DemoCheck, plannedQty: number | undefined, qty: number): RecordValues => ({
  producedQty: plannedQty ?? Math.min(5, qty),
  checkedUnits: 5,
  foundUnits: found,
  ...(stage === 'first' ? { items: firstItems } : {}),
  ...(problem === undefined ? {} : { problem }),
  ...(verdict === undefined ? {} : { verdict }),
});

/** Adds what inspectors of the demo found at the lines of suppliers: in order, to be corrected, stopped, and still to be done. */
export const addDemoChecks = demoStep('inProcessChecks', ['inspections'], async demo => {
  const { transaction, registry, now, person } = demo;
  const inspector = person('qc');
  for (const [at, { order, line, qty }] of (await linesMade(demo)).entries()) {
    const course = courses[at]!;
    const points = plannedPoints(qty);
    const pieces = ({ point }: DemoCheck) => (point === undefined ? undefined : points[point]);
    const rows = course.map((check): RecordValues => {
      const plannedQty = pieces(check);
      const planDate = businessDay(before(now, check.daysAgo));
      const of = { purchaseOrder: order, orderLine: line, productionLine: `${at + 1}#线`, shift: 'day', stage: check.stage, planDate };
      return { ...of, inspector, state: 'scheduled', ...(plannedQty === undefined ? {} : { plannedQty }) };
    });
    const ids = await leadingAll(transaction, registry, before(now, course[0]!.daysAgo))('ipqcInspection', inspector, rows);
    for (const [nth, check] of course.entries())
      if (check.found !== undefined)
        await steppingDemo(transaction, registry, before(now, check.daysAgo))('ipqcInspection', ids[nth]!, [
          ['record', inspector, recordOf(check, pieces(check), qty)],
        ]);
  }
});
