import { ok, refuse, type Result } from '@axle/kernel';
import { sql } from 'kysely';
import { outboundRefusals } from '../outbound/outbound-refusals.ts';
import type { ShipReversal } from '../outbound/ship-reversals.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { changeParcel, type LockedParcel, lockParcels } from './lock-parcel.ts';
import { parcelRefusals } from './parcel-refusals.ts';

/** Notes when the courier first scanned a parcel that it was handed; of several times the earliest stays. */
export async function noteFirstScan(context: LedgerContext, parcel: LockedParcel, at: Date): Promise<Result<void>> {
  if (parcel.state !== 'handed') return refuse(parcelRefusals.notHanded);
  if (parcel.handedAt === null || at < new Date(parcel.handedAt) || at > context.now) return refuse(parcelRefusals.scanTime);
  const known = parcel.carrierFirstScanAt;
  if (known === null || at < new Date(known)) await changeParcel(context, parcel, { carrierFirstScanAt: at });
  return ok(undefined);
}

/** Whether the courier has scanned a parcel of an order. */
async function wasScanned({ transaction }: LedgerContext, outboundNo: string): Promise<boolean> {
  const { rows } = await sql`
    select from parcel where outbound_no = ${outboundNo} and carrier_first_scan_at is not null limit 1`.execute(transaction);
  return rows.length > 0;
}

/** The parcels of an order whose shipping was taken back wait to be handed over again. */
async function takeBackParcels(context: LedgerContext, outboundNo: string): Promise<void> {
  const { transaction } = context;
  const { rows } = await sql<{ id: number }>`
    select id from parcel where outbound_no = ${outboundNo} and state = 'handed' order by id`.execute(transaction);
  const parcels = await lockParcels(
    transaction,
    rows.map(({ id }) => id),
  );
  for (const parcel of parcels) await changeParcel(context, parcel, { state: 'packed', manifestNo: null, handedAt: null }, 'takeBack');
}

/** Shipping is reversed only before the courier has scanned a parcel; the parcels then wait to be handed over again. */
export const parcelsTakenBack: ShipReversal = {
  refused: async (context, { outboundNo }) => ((await wasScanned(context, outboundNo)) ? outboundRefusals.scanned : undefined),
  reversed: (context, { outboundNo }) => takeBackParcels(context, outboundNo),
};
