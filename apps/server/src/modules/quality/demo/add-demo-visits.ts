import { addDays, type LocalDate, weekdayOf } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { sql } from 'kysely';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { leadingAll, steppingAll } from '../../../platform/demo/lead-demo.ts';

/** Lines of one supplier for which somebody comes at most. */
const mostOfSupplier = 2;

/** Who inspects the lots, in turn, on which working day from tomorrow on; the others wait for theirs. */
const visits: readonly (readonly [inspector: string, day: number] | undefined)[] = [
  ['qc2', 1],
  undefined,
  ['qc3', 0],
  ['qc2', 1],
  undefined,
  ['qc3', 2],
  ['qc', 2],
  undefined,
  ['qc3', 5],
  ['qc2', 4],
  ['qc', 6],
  undefined,
];

/** Lines that are made and of which nothing was inspected, near ones first, those of one city together. */
async function madeLines({ transaction }: Demo) {
  const { rows } = await sql<{ order: number; line: number; qty: number; due: LocalDate }>`
    select c."order", c.line, c.qty, c.due from (
      select b.*, min(b.due) over (partition by b.city) as first from (
        select l.purchase_order as "order", l.order_line as line, l.eff_qty as qty, l.promised_date as due, p.address ->> 'city' as city,
          row_number() over (partition by l.supplier order by l.promised_date, l.id) as place
        from delivery_line l join purchase_order o on o.id = l.purchase_order join supplier p on p.id = l.supplier
        where l.order_state in ('effective', 'producing') and l.promised_date > current_date and l.shipped_qty = 0
          and o.changing is not true and l.inspection in ('none', 'planned')
          and not exists (select from in_process_check k where k.purchase_order = o.id)
          and not exists (select from ship_batch s where s.purchase_order = o.id)
          and not exists (select from switch_state w where w.supplier = l.supplier and w.severity = 'discontinued')
      ) b where b.place <= ${mostOfSupplier}
    ) c order by c.first, c.city, c.due, c."order", c.line limit ${visits.length}`.execute(transaction);
  return rows;
}

/** Working days from tomorrow on. */
function workingDays(today: LocalDate, count: number): readonly LocalDate[] {
  const days = Array.from({ length: count * 2 + 2 }, (_, at) => addDays(today, at + 1));
  return days.filter(day => weekdayOf(day) < 6).slice(0, count);
}

/** Adds visits to suppliers of several cities, given to the inspectors for this week and the next, and requests that wait. */
export const addDemoVisits = demoStep('supplierVisits', ['lotsAtWork', 'loadingChecks', 'samplePhotos'], async demo => {
  const { transaction, registry, now, person } = demo;
  const days = workingDays(businessDay(now), 8);
  const lines = await madeLines(demo);
  const wished = (at: number) => days[visits[at]?.[1] ?? (at % 4) + 1]!;
  const values = lines.map(({ order, line, qty }, at) => ({ purchaseOrder: order, orderLine: line, lotSize: qty, planDate: wished(at) }));
  const ids = await leadingAll(transaction, registry, now)('outgoingInspection', person('buyer'), values);
  const step = steppingAll(transaction, registry, now);
  for (const [at, id] of ids.entries()) {
    const [inspector, day] = visits[at] ?? [];
    if (inspector === undefined || day === undefined) continue;
    await step('outgoingInspection', [id], [['schedule', person('qc'), { inspector: person(inspector), planDate: days[day] }]]);
  }
});
