import type { TransferGoodsState } from '@axle/inventory';
import { type Transaction, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A line of a transfer. */
export interface TransferLine {
  readonly id: number;
  readonly lineNo: number;
  readonly sku: number;
  readonly qty: number;
  readonly shipped: number;
  readonly received: number;
  readonly lost: number;
}

/** A transfer while nobody else may change it. */
export interface LockedTransfer {
  readonly id: number;
  readonly transferNo: string;
  readonly fromWarehouse: number;
  readonly toWarehouse: number;
  readonly eta: string | null;
  readonly state: TransferGoodsState | 'draft' | 'submitted' | 'closed' | 'cancelled';
  readonly lines: readonly TransferLine[];
}

/** Locks a transfer by its number; undefined where there is none. */
export async function lockTransfer(transaction: Transaction<Tables>, transferNo: string): Promise<LockedTransfer | undefined> {
  const { rows } = await sql<LockedTransfer>`
    with t as materialized (select * from transfer_order where transfer_no = ${transferNo} for update)
    select t.id, t.transfer_no as "transferNo", t.from_warehouse as "fromWarehouse", t.to_warehouse as "toWarehouse", t.eta, t.state,
      (select jsonb_agg(jsonb_build_object('id', l.id, 'lineNo', l.line_no, 'sku', l.sku, 'qty', l.qty, 'shipped', coalesce(l.shipped_qty,
      0),
        'received', coalesce(l.received_qty, 0), 'lost', coalesce(l.lost_qty, 0)) order by l.line_no) from transfer_order_lines l
        where l.record_id = t.id) as lines
    from t`.execute(transaction);
  return rows[0];
}
