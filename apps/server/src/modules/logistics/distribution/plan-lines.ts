import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A line of a distribution plan with the data of its checks. */
export interface PlanLine {
  readonly id: number;
  readonly lineNo: number;
  readonly sku: number;
  readonly code: string;
  readonly toNode: number;
  readonly destKind: 'overseas' | 'fba' | 'distributor';
  readonly toType: string;
  readonly cartonQty: number;
  readonly cartons: number;
  readonly loose: number;
  readonly qty: number;
  readonly suggested: number | null;
  readonly locked: boolean;
  readonly reason: string | null;
  readonly outboundNo: string | null;
  readonly shipped: number;
  /** Pieces that are ready at the origin of the plan. */
  readonly ready: number;
}

/** The lines of a plan in their order. */
export async function planLines(database: Kysely<Tables>, plan: number): Promise<readonly PlanLine[]> {
  const { rows } = await sql<PlanLine>`
    select l.id, l.line_no as "lineNo", l.sku, s.sku as code, l.to_node as "toNode", l.dest_kind as "destKind", w.type as "toType",
    l.carton_qty as "cartonQty", l.cartons,
      l.loose, l.qty, l.suggested_cartons as suggested, l.locked, l.reason, l.outbound_no as "outboundNo", l.shipped,
      coalesce(greatest(0, i.available - i.unallocated), 0)::integer as ready
    from distribution_plan_lines l join distribution_plan p on p.id = l.record_id join sku s on s.id = l.sku join warehouse w
    on w.id = l.to_node
    left join stock_item i on i.warehouse = p.from_node and i.sku = l.sku
    where l.record_id = ${plan} order by l.line_no`.execute(database);
  return rows;
}
