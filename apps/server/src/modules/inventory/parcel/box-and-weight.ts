import { expectedWeight, weightCheck } from '@axle/inventory';
import { type Decimal, multiply, ok, type Refusal, refuse, type Result, round } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { changeParcel, type LockedParcel } from './lock-parcel.ts';
import { parcelRefusals, weightOut } from './parcel-refusals.ts';

/** A box with what closes and fills it. */
export interface ChosenBox {
  readonly box: number;
  readonly tape?: number;
  readonly tapeQty?: Decimal;
  readonly filler?: number;
  readonly fillerQty?: Decimal;
}

/** Puts a parcel into a box; what was weighed before is weighed again. */
export async function chooseBox(context: LedgerContext, parcel: LockedParcel, chosen: ChosenBox): Promise<Result<void>> {
  if (parcel.state !== 'packing') return refuse(parcelRefusals.notPacking);
  const { box, tape, tapeQty, filler, fillerQty } = chosen;
  const rows = await context.transaction
    .selectFrom('packing_material')
    .select(['id', 'kind', 'outer_l', 'outer_w', 'outer_h'])
    .where('id', 'in', [box, tape ?? 0, filler ?? 0])
    .where('status', '=', 1)
    .execute();
  const found = rows.find(({ id }) => id === box);
  if (!found || !['carton', 'mailer', 'pallet'].includes(found.kind)) return refuse(parcelRefusals.notBox);
  const isSupply = (id: number | undefined, kind: string, qty: Decimal | undefined) =>
    (id === undefined && qty === undefined) || (qty !== undefined && rows.some(row => row.id === id && row.kind === kind));
  if (!isSupply(tape, 'tape', tapeQty) || !isSupply(filler, 'filler', fillerQty)) return refuse(parcelRefusals.notSupply);
  await changeParcel(context, parcel, {
    carton: box,
    lengthCm: found.outer_l,
    widthCm: found.outer_w,
    heightCm: found.outer_h,
    tape: tape ?? null,
    tapeQty: tapeQty ?? null,
    filler: filler ?? null,
    fillerQty: fillerQty ?? null,
    ...notWeighed,
  });
  return ok(undefined);
}

const notWeighed = { expectedG: null, actualG: null, weightOk: null, overrideBy: null, overrideReason: null } as const;

/** [R11] What a parcel should weigh in grams; undefined where a part has no weight. */
export async function expectedOf(
  database: Kysely<Tables>,
  parcel: Pick<LockedParcel, 'id' | 'carton' | 'filler' | 'fillerQty'>,
): Promise<number | undefined> {
  const { rows: parts } = await sql<{ unitG: number | null; qty: number }>`
    select round(s.unit_gross_kg * 1000)::integer as "unitG", l.qty from parcel_lines l join sku s on s.id = l.sku
    where l.record_id = ${parcel.id}`.execute(database);
  const materials = await database
    .selectFrom('packing_material')
    .select(['id', 'tare_g'])
    .where('id', 'in', [parcel.carton ?? 0, parcel.filler ?? 0])
    .execute();
  const tareOf = (id: number | null) => materials.find(material => material.id === id)?.tare_g ?? 0;
  const filler = parcel.fillerQty === null ? 0 : Number(round(multiply(String(tareOf(parcel.filler)) as Decimal, parcel.fillerQty), 0));
  if (parts.some(({ unitG }) => unitG === null)) return undefined;
  return expectedWeight(
    parts.map(({ unitG, qty }) => ({ unitG: unitG ?? 0, qty })),
    tareOf(parcel.carton),
    filler,
  );
}

/** [R11] Keeps what a boxed parcel weighs; the answer is why it does not pass. */
export async function weighParcel(context: LedgerContext, parcel: LockedParcel, actualG: number): Promise<Result<Refusal | undefined>> {
  if (parcel.state !== 'packing') return refuse(parcelRefusals.notPacking);
  if (parcel.carton === null) return refuse(parcelRefusals.noBox);
  const expected = await expectedOf(context.transaction, parcel);
  const passes = expected !== undefined && weightCheck(actualG, expected).ok;
  await changeParcel(context, parcel, { ...notWeighed, expectedG: expected ?? null, actualG, weightOk: passes });
  return ok(passes ? undefined : weightOut(expected, actualG));
}
