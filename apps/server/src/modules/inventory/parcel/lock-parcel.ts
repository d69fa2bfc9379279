import type { Decimal } from '@axle/kernel';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { changeBeside, noteAdded } from '../../../platform/resources/writes/change-beside.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';

/** What of a line of an order goes into a parcel; lines have the numbers that they have in the order. */
export interface ParcelLine {
  readonly lineNo: number;
  readonly sku: number;
  readonly qty: number;
  readonly scanned: number;
}

/** A parcel, while nobody else may change it. */
export interface LockedParcel {
  readonly id: number;
  readonly parcelNo: string;
  readonly outbound: number;
  readonly outboundNo: string;
  readonly warehouse: number;
  readonly carton: number | null;
  readonly tape: number | null;
  readonly tapeQty: Decimal | null;
  readonly filler: number | null;
  readonly fillerQty: Decimal | null;
  readonly expectedG: number | null;
  readonly actualG: number | null;
  readonly weightOk: boolean | null;
  readonly overrideBy: number | null;
  readonly waybillNo: string | null;
  readonly manifestNo: string | null;
  /** Instants as the database writes them. */
  readonly handedAt: string | null;
  readonly carrierFirstScanAt: string | null;
  readonly state: 'packing' | 'packed' | 'manifested' | 'handed' | 'voided';
  readonly lines: readonly ParcelLine[];
}

/** Locks parcels in the order of their ids and reads them with their lines. */
export async function lockParcels(transaction: Transaction<Tables>, ids: readonly number[]): Promise<readonly LockedParcel[]> {
  const { rows } = await sql<LockedParcel>`
    with p as materialized (select * from parcel where id = any(${ids}::bigint[]) order by id for update)
    select p.id, p.parcel_no as "parcelNo", o.id as outbound, o.outbound_no as "outboundNo", p.warehouse, p.carton, p.tape,
    p.tape_qty as "tapeQty", p.filler, p.filler_qty as "fillerQty",
      p.expected_g as "expectedG", p.actual_g as "actualG", p.weight_ok as "weightOk", p.override_by as "overrideBy",
      p.waybill_no as "waybillNo",
      p.manifest_no as "manifestNo", p.state, to_jsonb(p.handed_at) #>> '{}' as "handedAt",
      to_jsonb(p.carrier_first_scan_at) #>> '{}' as "carrierFirstScanAt",
      (select coalesce(jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'sku', l.sku, 'qty', l.qty, 'scanned', l.scanned)
      order by l.line_no), '[]')
        from parcel_lines l where l.record_id = p.id) as lines
    from p join outbound o on o.outbound_no = p.outbound_no order by p.id`.execute(transaction);
  return rows;
}

/** Fields of a parcel that packing and handing over change. */
export interface ParcelChange {
  readonly state?: LockedParcel['state'];
  readonly carton?: number | null;
  readonly tape?: number | null;
  readonly tapeQty?: Decimal | null;
  readonly filler?: number | null;
  readonly fillerQty?: Decimal | null;
  readonly lengthCm?: string | null;
  readonly widthCm?: string | null;
  readonly heightCm?: string | null;
  readonly expectedG?: number | null;
  readonly actualG?: number | null;
  readonly weightOk?: boolean | null;
  readonly chargeableKg?: Decimal | null;
  readonly overrideBy?: number | null;
  readonly overrideReason?: string | null;
  readonly waybillNo?: string | null;
  readonly manifestNo?: string | null;
  readonly exception?: string | null;
  readonly packedAt?: Date | null;
  readonly handedAt?: Date | null;
  readonly carrierFirstScanAt?: Date | null;
}

/** Changes a locked parcel with its history; `transition` names what led it into another state. */
export const changeParcel = async (
  context: LedgerContext,
  { id }: Pick<LockedParcel, 'id'>,
  change: ParcelChange,
  transition?: string,
): Promise<void> => changeBeside(context, { entity: 'parcel', table: 'parcel' }, id, { ...change }, transition);

/** Makes a parcel of lines of an order. */
export async function addParcel(
  context: LedgerContext,
  of: { readonly outboundNo: string; readonly warehouse: number; readonly lines: readonly Omit<ParcelLine, 'scanned'>[] },
): Promise<number> {
  const { transaction, now, by } = context;
  const { id } = await transaction
    .insertInto('parcel')
    .values({ outbound_no: of.outboundNo, warehouse: of.warehouse, created_by: by, created_at: now, updated_by: by, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('parcel_lines')
    .values(of.lines.map(({ lineNo, sku, qty }) => ({ record_id: id, line_no: lineNo, sku, qty })))
    .execute();
  await noteAdded(context, 'parcel', id);
  return id;
}
