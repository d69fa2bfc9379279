import { photoWanted } from '@axle/inventory';
import { type Decimal, ok, refuse, type Refusal, type Result } from '@axle/kernel';
import type { HeldFile } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { refusedPhotos } from '../receipt/scan-receipt.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { changeBeside } from '../../../platform/resources/writes/change-beside.ts';
import { lastCosts } from '../stock/last-costs.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import type { LockedParcel } from './lock-parcel.ts';
import { parcelRefusals } from './parcel-refusals.ts';

/** [R11d] Says that a parcel has no photo, where its shop wants one of parcels that are worth as much. */
export async function photoLacking(database: Kysely<Tables>, parcel: number): Promise<Refusal | undefined> {
  const { rows } = await sql<{
    readonly warehouse: number;
    readonly above: Decimal | null;
    readonly photos: number;
    readonly lines: readonly { readonly sku: number; readonly qty: number }[];
  }>`
    select p.warehouse, photo_above(o.store, o.country)::text as above, coalesce(json_array_length(p.photos), 0) as photos,
      (select coalesce(jsonb_agg(jsonb_build_object('sku', l.sku, 'qty', l.qty)), '[]') from parcel_lines l
      where l.record_id = p.id) as lines
    from parcel p join outbound o on o.outbound_no = p.outbound_no where p.id = ${parcel}`.execute(database);
  const [found] = rows;
  if (!found || found.above === null) return undefined;
  const skus = found.lines.map(({ sku }) => sku);
  const costs = await lastCosts(database, found.warehouse, skus);
  const pieces = found.lines.map(({ sku, qty }) => {
    const unitCost = costs.get(sku);
    return { qty, ...(unitCost === undefined ? {} : { unitCost }) };
  });
  return photoWanted(pieces, found.above, found.photos);
}

/** Puts pictures with those that a parcel has, while it is packed. */
export async function addParcelPhotos(
  context: LedgerContext,
  parts: RecordParts,
  { id, state }: LockedParcel,
  photos: readonly HeldFile[],
): Promise<Result<void>> {
  const { transaction } = context;
  if (state !== 'packing') return refuse(parcelRefusals.notPacking);
  const wrong = await refusedPhotos(parts, transaction, photos);
  if (wrong[0]) return refuse(wrong[0]);
  const { photos: held } = await transaction.selectFrom('parcel').select('photos').where('id', '=', id).executeTakeFirstOrThrow();
  const all = [...((held ?? []) as readonly HeldFile[]), ...photos];
  if (all.length > mostPhotos) return refuse(parcelRefusals.manyPhotos);
  await changeBeside(context, { entity: 'parcel', table: 'parcel' }, id, { photos: JSON.stringify(all) });
  return ok(undefined);
}

const mostPhotos = 20;
