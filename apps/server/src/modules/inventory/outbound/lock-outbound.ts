import type { OutboundStatus, OutType } from '@axle/inventory';
import { type Transaction, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A line of an order that leaves a warehouse. */
export interface OutboundLine {
  readonly lineNo: number;
  readonly sku: number;
  readonly qty: number;
  readonly packed: number;
  readonly shipped: number;
  readonly reservationNo: string | null;
}

/** An order that leaves a warehouse, while nobody else may change it. */
export interface LockedOutbound {
  readonly id: number;
  readonly version: number;
  readonly outboundNo: string;
  readonly outType: OutType;
  readonly sourceType: string;
  readonly sourceNo: string;
  readonly store: number | null;
  readonly warehouse: number;
  readonly toWarehouse: number | null;
  readonly channel: number | null;
  readonly country: number;
  readonly status: OutboundStatus;
  readonly heldFrom: OutboundStatus | null;
  readonly waybillNo: string | null;
  readonly lines: readonly OutboundLine[];
}

/** Locks orders, always in the order of their ids, and reads them with their lines. */
export async function lockOutbounds(transaction: Transaction<Tables>, ids: readonly number[]): Promise<readonly LockedOutbound[]> {
  const { rows } = await sql<LockedOutbound>`
    with o as materialized (select * from outbound where id = any(${ids}::bigint[]) order by id for update)
    select o.id, o.version, o.outbound_no as "outboundNo", o.out_type as "outType", o.source_type as "sourceType",
    o.source_no as "sourceNo",
      o.store, o.warehouse, o.to_warehouse as "toWarehouse", o.channel, o.country, o.status, o.held_from as "heldFrom",
      o.waybill_no as "waybillNo",
      (select coalesce(jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'sku', l.sku, 'qty', l.qty, 'packed', l.packed, 'shipped',
      l.shipped,
        'reservationNo', l.reservation_no) order by l.line_no), '[]') from outbound_lines l where l.record_id = o.id) as lines
    from o order by o.id`.execute(transaction);
  return rows;
}

/** Locks one order; undefined where there is none of that id. */
export const lockOutbound = async (transaction: Transaction<Tables>, id: number): Promise<LockedOutbound | undefined> =>
  (await lockOutbounds(transaction, [id]))[0];
