import { type Decimal, negate, ok, refuse, type Result } from '@axle/kernel';
import { sql } from 'kysely';
import { changeOutbound } from '../outbound/change-outbound.ts';
import { lockOutbound } from '../outbound/lock-outbound.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { takeBackPacked } from './book-parcel.ts';
import { changeParcel, type LockedParcel } from './lock-parcel.ts';
import { moveMaterials } from './move-material.ts';
import { parcelRefusals } from './parcel-refusals.ts';

/**
 * Voids a parcel before it is handed over, its waybill with it: what was in it waits to be packed again, and its box, tape and filler are
 * given back, and its goods where they were booked out. A parcel on a manifest is taken off it first.
 */
export async function voidParcel(context: LedgerContext, parcel: LockedParcel): Promise<Result<void>> {
  if (!['packing', 'packed'].includes(parcel.state)) return refuse(parcelRefusals.notPacked);
  const { transaction } = context;
  const outbound = await lockOutbound(transaction, parcel.outbound);
  if (!outbound) return refuse(parcelRefusals.notPicked);
  if (parcel.state === 'packed') {
    const back = await takeBackPacked(context, parcel, outbound);
    if (!back.ok) return back;
    await giveBackMaterials(context, parcel);
    for (const { lineNo, qty } of parcel.lines)
      await sql`update outbound_lines set packed = greatest(packed - ${qty}, shipped) where record_id = ${outbound.id}
        and line_no = ${lineNo}`.execute(transaction);
  }
  await changeParcel(context, parcel, { state: 'voided', waybillNo: null, manifestNo: null }, 'voidParcel');
  const { rows } = await sql`select from parcel where outbound_no = ${outbound.outboundNo} and state <> 'voided' limit 1`.execute(
    transaction,
  );
  const back = rows.length === 0 ? 'picked' : 'packing';
  const waybill = outbound.waybillNo !== null && outbound.waybillNo === parcel.waybillNo ? { waybillNo: null } : {};
  if (['packing', 'packed'].includes(outbound.status)) await changeOutbound(context, outbound, { status: back, ...waybill }, 'voidParcel');
  return ok(undefined);
}

/** Books back what closing a parcel took of packing material. */
async function giveBackMaterials(context: LedgerContext, { parcelNo }: LockedParcel): Promise<void> {
  const taken = await context.transaction
    .selectFrom('packing_material_move')
    .select(['material', 'warehouse', 'qty'])
    .where('kind', '=', 'pack')
    .where('doc_no', '=', parcelNo)
    .execute();
  await moveMaterials(
    context,
    taken.map(({ material, warehouse, qty }) => ({
      material,
      warehouse,
      kind: 'unpack' as const,
      qty: negate(qty as Decimal),
      docNo: parcelNo,
    })),
  );
}

/** Stops packing because of an exception: the order is held until the exception is resolved. */
export async function stopPacking(context: LedgerContext, parcel: LockedParcel, kind: string, note: string): Promise<Result<void>> {
  if (parcel.state !== 'packing') return refuse(parcelRefusals.notPacking);
  const outbound = await lockOutbound(context.transaction, parcel.outbound);
  if (outbound?.status !== 'packing') return refuse(parcelRefusals.notPicked);
  await changeParcel(context, parcel, { exception: kind });
  await changeOutbound(context, outbound, { status: 'held', heldFrom: 'packing', holdReason: note }, 'hold');
  return ok(undefined);
}
