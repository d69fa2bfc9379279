import { isPacked } from '@axle/inventory';
import { type Decimal, negate, ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { sql } from 'kysely';
import { chargedWeights } from './charged-weight.ts';
import { changeOutbound } from '../outbound/change-outbound.ts';
import { takeWaybill } from '../outbound/get-waybill.ts';
import { type LockedOutbound, lockOutbound } from '../outbound/lock-outbound.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { changeParcel, type LockedParcel } from './lock-parcel.ts';
import { moveMaterials } from './move-material.ts';
import { bookPacked } from './book-parcel.ts';
import { photoLacking } from './parcel-photos.ts';
import { closedGates } from './parcel-gates.ts';
import { parcelRefusals } from './parcel-refusals.ts';

/** Takes a waybill for a parcel that has none: that of the courier's own label, as typed or scanned from it, else the next of our range. */
export async function waybillFor(context: LedgerContext, parcel: LockedParcel, typed?: string): Promise<Result<void>> {
  if (parcel.state !== 'packing') return refuse(parcelRefusals.notPacking);
  if (parcel.waybillNo !== null) return refuse(parcelRefusals.hasWaybill);
  const outbound = await lockOutbound(context.transaction, parcel.outbound);
  if (outbound?.status !== 'packing') return refuse(parcelRefusals.notPicked);
  const refused = await refusedGate(context, parcel);
  if (refused) return refuse(refused);
  if (typed !== undefined) return ownWaybill(context, parcel, outbound, typed);
  // the number that the order took before it was packed goes on its first parcel
  const taken = outbound.waybillNo === null ? undefined : await freeWaybill(context, outbound.waybillNo);
  const reply = taken === undefined ? await takeWaybill(context, parcel.outbound) : ok({ waybillNo: taken });
  if (!reply.ok) return reply;
  await changeParcel(context, parcel, { waybillNo: reply.value.waybillNo });
  return ok(undefined);
}

/** Puts the number of a courier's own label on a parcel, and on its order where that has none. */
async function ownWaybill(context: LedgerContext, parcel: LockedParcel, outbound: LockedOutbound, typed: string): Promise<Result<void>> {
  const waybillNo = typed.normalize('NFKC').replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z0-9-]{4,60}$/.test(waybillNo)) return refuse(parcelRefusals.badWaybill);
  if ((await freeWaybill(context, waybillNo)) === undefined) return refuse(parcelRefusals.waybillTaken);
  await changeParcel(context, parcel, { waybillNo });
  if (outbound.waybillNo === null) await changeOutbound(context, outbound, { waybillNo }, 'getWaybill');
  return ok(undefined);
}

async function freeWaybill({ transaction }: LedgerContext, waybillNo: string): Promise<string | undefined> {
  const { rows } = await sql`select from parcel where waybill_no = ${waybillNo} limit 1`.execute(transaction);
  return rows.length === 0 ? waybillNo : undefined;
}

/** [R11f] Why a parcel gets no waybill and is not closed: no box, no weight, or a gate that is shut. */
async function refusedGate({ transaction }: LedgerContext, parcel: LockedParcel): Promise<Refusal | undefined> {
  if (parcel.carton === null) return parcelRefusals.noBox;
  if (parcel.actualG === null) return parcelRefusals.notWeighed;
  return (await closedGates(transaction, parcel))[0];
}

/** Why a parcel is not ready to be closed; undefined where it is. */
function refusedInState(parcel: LockedParcel, outbound: LockedOutbound): Refusal | undefined {
  if (parcel.state !== 'packing') return parcelRefusals.notPacking;
  if (outbound.status !== 'packing') return parcelRefusals.notPicked;
  return isPacked(parcel.lines) ? undefined : parcelRefusals.notScanned;
}

const lacksWaybill = ({ waybillNo }: LockedParcel, { channel, outType }: LockedOutbound): Refusal | undefined =>
  (channel !== null || outType === 'sale') && waybillNo === null ? parcelRefusals.noWaybill : undefined;

/**
 * Closes a parcel: what it took of packing material is booked, the order is packed once all of it is, and the goods leave where their shop
 * says so.
 */
export async function closeParcel(context: LedgerContext, parcel: LockedParcel): Promise<Result<void>> {
  const { transaction, now } = context;
  const outbound = await lockOutbound(transaction, parcel.outbound);
  if (!outbound) return refuse(parcelRefusals.notPicked);
  const refusal =
    refusedInState(parcel, outbound) ??
    (await refusedGate(context, parcel)) ??
    lacksWaybill(parcel, outbound) ??
    (await photoLacking(transaction, parcel.id));
  if (refusal) return refuse(refusal);
  const one = '1' as Decimal;
  const took = [
    [parcel.carton, one],
    [parcel.tape, parcel.tapeQty],
    [parcel.filler, parcel.fillerQty],
  ] as const;
  await moveMaterials(
    context,
    took.flatMap(([material, qty]) =>
      material === null || qty === null
        ? []
        : [{ material, warehouse: parcel.warehouse, kind: 'pack' as const, qty: negate(qty), docNo: parcel.parcelNo }],
    ),
  );
  for (const { lineNo, qty } of parcel.lines)
    await sql`update outbound_lines set packed = packed + ${qty}, picked = greatest(picked, packed + ${qty})
      where record_id = ${outbound.id} and line_no = ${lineNo}`.execute(transaction);
  const chargeableKg = await context.registry.part(chargedWeights, 'freight')?.(context.transaction, parcel, outbound.channel);
  await changeParcel(context, parcel, { state: 'packed', packedAt: now, exception: null, chargeableKg: chargeableKg ?? null }, 'close');
  const inParcel = new Map(parcel.lines.map(({ lineNo, qty }) => [lineNo, qty]));
  if (outbound.lines.every(({ lineNo, qty, packed }) => packed + (inParcel.get(lineNo) ?? 0) === qty))
    await changeOutbound(context, outbound, { status: 'packed' }, 'close');
  return bookPacked(context, parcel);
}
