import { readBarcode } from '@axle/catalog';
import { ok, refuse, type Result } from '@axle/kernel';
import { sql } from 'kysely';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { bookHanded } from './book-parcel.ts';
import { changeParcel, lockParcels } from './lock-parcel.ts';
import { allParcels, notAllScanned, parcelRefusals } from './parcel-refusals.ts';

/** A manifest, while nobody else may change it. */
export interface LockedManifest {
  readonly id: number;
  readonly manifestNo: string;
  readonly warehouse: number;
  readonly courier: number;
  readonly status: 'open' | 'handed';
}

/** Locks a manifest by its number. */
export async function lockManifest({ transaction }: LedgerContext, manifestNo: string): Promise<LockedManifest | undefined> {
  const { rows } = await sql<LockedManifest>`
    select id, manifest_no as "manifestNo", warehouse, courier, status from manifest where manifest_no = ${manifestNo} for update`.execute(
    transaction,
  );
  return rows[0];
}

/** What a manifest is made for. */
interface NewManifest {
  readonly warehouse: number;
  readonly courier: number;
  /** The parcels that go onto it, or all that wait. */
  readonly parcels: readonly number[] | 'all';
}

/** Makes a manifest of packed parcels of a warehouse that a courier takes and that stand on none. */
export async function createManifest(context: LedgerContext, { parcels, ...of }: NewManifest): Promise<Result<LockedManifest>> {
  const { transaction, now, by } = context;
  const named = parcels === 'all' ? [] : parcels;
  const { rows } = await sql<{ id: number }>`
    select p.id from parcel p join outbound o on o.outbound_no = p.outbound_no join logistics_channel c on c.id = o.channel
    where p.warehouse = ${of.warehouse} and c.courier = ${of.courier} and p.state = 'packed' and p.manifest_no is null
    and o.status in ('packing', 'packed') and (${named.length === 0} or p.id = any(${named}::bigint[]))
    order by p.id for update of p`.execute(transaction);
  if (named.length > rows.length) return refuse(parcelRefusals.notForManifest);
  if (rows.length === 0) return refuse(parcelRefusals.noParcels);
  if (parcels !== 'all' && named.length === 0) return refuse(allParcels(rows.length));
  const { id, manifest_no: manifestNo } = await transaction
    .insertInto('manifest')
    .values({ ...of, created_by: by, created_at: now, updated_by: by, updated_at: now })
    .returning(['id', 'manifest_no'])
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('parcel')
    .set({ manifest_no: manifestNo })
    .where(
      'id',
      'in',
      rows.map(row => row.id),
    )
    .execute();
  return ok({ id, manifestNo, ...of, status: 'open' });
}

/** Marks a parcel as loaded, by its number or its waybill; one that stands on no manifest yet comes onto this one. */
export async function scanOntoManifest(
  context: LedgerContext,
  manifest: LockedManifest,
  typed: string,
): Promise<Result<{ readonly id: number; readonly parcelNo: string }>> {
  const { transaction } = context;
  if (manifest.status !== 'open') return refuse(parcelRefusals.notOpen);
  const { code } = readBarcode(typed);
  const { rows } = await sql<{ id: number; courier: number | null; order: string }>`
    select p.id, c.courier, o.status as order from parcel p join outbound o on o.outbound_no = p.outbound_no left join logistics_channel c
    on c.id = o.channel
    where p.parcel_no = ${code.replace(/[^A-Z0-9]/g, '')} or (p.waybill_no = ${code} and p.state <> 'voided') order by p.id desc
    limit 1`.execute(transaction);
  const [found] = rows;
  const parcel = found && (await lockParcels(transaction, [found.id]))[0];
  if (!parcel) return refuse(parcelRefusals.noParcel);
  const isHere = parcel.manifestNo === null || parcel.manifestNo === manifest.manifestNo;
  if (parcel.warehouse !== manifest.warehouse || found.courier !== manifest.courier || !isHere) return refuse(parcelRefusals.elsewhere);
  if (parcel.state === 'manifested') return refuse(parcelRefusals.scannedBefore);
  if (parcel.state !== 'packed' || !['packing', 'packed'].includes(found.order)) return refuse(parcelRefusals.notPacked);
  await changeParcel(context, parcel, { state: 'manifested', manifestNo: manifest.manifestNo }, 'scanParcel');
  return ok(parcel);
}

/**
 * Hands a manifest over once every parcel on it was scanned: the goods of each are posted out, once, where that was not done when it was
 * packed.
 */
export async function confirmHandover(context: LedgerContext, manifest: LockedManifest): Promise<Result<number>> {
  const { transaction, now, by } = context;
  if (manifest.status === 'handed') return ok(0);
  const { rows } = await sql<{ id: number }>`select id from parcel where manifest_no = ${manifest.manifestNo} order by id`.execute(
    transaction,
  );
  const parcels = await lockParcels(
    transaction,
    rows.map(({ id }) => id),
  );
  if (parcels.length === 0) return refuse(parcelRefusals.noParcels);
  const missing = parcels.filter(({ state }) => state !== 'manifested');
  if (missing.length > 0) return refuse(notAllScanned(missing.map(({ parcelNo }) => parcelNo)));
  for (const parcel of parcels) {
    const shipped = await bookHanded(context, parcel);
    if (!shipped.ok) {
      const { zh, en } = shipped.refusal.message;
      return refuse({ ...shipped.refusal, message: { zh: `${parcel.parcelNo}：${zh}`, en: `${parcel.parcelNo}: ${en}` } });
    }
    await changeParcel(context, parcel, { state: 'handed', handedAt: now }, 'confirmHandover');
  }
  await transaction
    .updateTable('manifest')
    .set({ status: 'handed', handed_at: now, handed_by: by, updated_by: by, updated_at: now })
    .where('id', '=', manifest.id)
    .execute();
  return ok(parcels.length);
}
