import { addDays, type LocalDate, type LocalWeek, mondayOf, type Weekday } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { type ReceiptParameters, scheduledReceipt } from '@axle/planning';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { effectiveParameters } from '../parameters/lead-times.ts';
import { type BookNode, type PlanningBook, planningBook } from '../parameters/planning-book.ts';

/** Pieces of a SKU that come to a warehouse, and from when on they can be sold there. */
export interface PlannedArrival {
  readonly warehouse: number;
  readonly sku: number;
  readonly day: LocalDate;
  readonly pieces: number;
}

interface Coming {
  readonly warehouse: number;
  readonly sku: number;
  readonly category: number;
  readonly eta: LocalDate | null;
  readonly departWeek: LocalWeek | null;
  readonly days: number | null;
  readonly pieces: number;
}

/**
 * What is expected or under way, of approved transfers what has not left, and of approved distribution plans what has not left: by the date
 * of the plan, else by its week of departure and the days of its way.
 */
async function coming(database: Kysely<Tables>, skus: readonly number[]): Promise<readonly Coming[]> {
  const { rows } = await sql<Coming>`
    with moving as (
      select r.warehouse, l.sku, r.eta, null as week, null::integer as days, l.expected_qty - l.good_qty - l.hold_qty - l.damaged_qty as qty
      from receipt r join receipt_lines l on l.record_id = r.id
      where r.state in ('expected', 'arrived', 'counting') and l.sku = any(${skus}::bigint[])
      union all select t.to_warehouse, l.sku, t.eta, null, null, l.qty - coalesce(l.shipped_qty, 0)
      from transfer_order t join transfer_order_lines l on l.record_id = t.id
      where t.state in ('approved', 'picking') and l.sku = any(${skus}::bigint[])
      union all select l.to_node, l.sku, p.eta_date, p.depart_week, f.total_p85, l.qty - l.shipped
      from distribution_plan p join distribution_plan_lines l on l.record_id = p.id
        left join first_leg_today f on f.origin = p.from_node and f.warehouse = l.to_node and f.shipping = p.channel
      where p.state in ('approved', 'released', 'part_shipped') and l.sku = any(${skus}::bigint[]))
    select m.warehouse, m.sku, s.category, m.eta::text as eta, m.week as "departWeek", m.days, m.qty as pieces
    from moving m join sku s on s.id = m.sku where m.qty > 0`.execute(database);
  return rows;
}

/** The planning node of a warehouse: of several, the one that was added first. */
const nodeAt = (book: PlanningBook, warehouse: number): BookNode | undefined =>
  [...book.nodes.values()].filter(node => node.warehouse === warehouse).toSorted((one, other) => one.id - other.id)[0];

/** How a node takes in a SKU, by the parameters in force; where there is no node, by the default ones. */
function receiptParameters(book: PlanningBook, { sku, category, warehouse }: Coming): ReceiptParameters {
  const nowhere: BookNode = { id: 0, code: '', warehouse };
  const found = effectiveParameters(book, { id: sku, category }, nodeAt(book, warehouse) ?? nowhere);
  const value = (field: string, otherwise: number) => Number(found.find(one => one.field === field)?.value ?? otherwise);
  return {
    receiveDays: value('receiveDays', 3),
    slipDays: value('slipDays', 7),
    receiptCutoffDow: value('receiptCutoffDow', 3) as Weekday,
  };
}

/** [P12] The planned and confirmed arrivals of SKUs by warehouse. What nobody knows a date of is left out. */
export async function plannedArrivals(database: Kysely<Tables>, now: Date, skus: readonly number[]): Promise<readonly PlannedArrival[]> {
  const today = businessDay(now) as LocalDate;
  const rows = await coming(database, skus);
  if (rows.length === 0) return [];
  const book = await planningBook(database, today);
  return rows.flatMap(row => {
    const { warehouse, sku, pieces, departWeek, days } = row;
    const eta = row.eta ?? (departWeek === null || days === null ? undefined : addDays(mondayOf(departWeek), days));
    if (eta === undefined) return [];
    return [{ warehouse, sku, pieces, day: scheduledReceipt(eta, receiptParameters(book, row), today).day }];
  });
}
