import { type Fit, fits, type Vehicle } from '@axle/catalog';
import { foldSpelling } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { type RawBuilder, sql } from 'kysely';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { namesOfVehicle } from './names-of-vehicle.ts';

/** A part and how it fits. */
export interface FittingSku {
  readonly sku: number;
  readonly position: string | null;
  readonly qty: number;
  readonly note: string | null;
  readonly fit: Fit;
}

interface Row extends Omit<FittingSku, 'fit'> {
  readonly make: string;
  readonly model: string;
  readonly year_from: number;
  readonly year_to: number;
  readonly submodel: string | null;
  readonly engine: string | null;
  readonly drive: string | null;
  readonly body_style: string | null;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const rank: Readonly<Record<Fit['fit'], number>> = { yes: 0, conditional: 1, no: 2 };

/** The vehicle that was typed in, with the other spellings of its name. */
async function vehicleOf(parts: RecordParts, input: RecordValues): Promise<Vehicle> {
  const [make, model] = [String(input['make']), String(input['model'])];
  return {
    make,
    model,
    year: Number(input['year']),
    submodel: text(input['submodel']),
    engine: text(input['engine']),
    drive: text(input['drive']),
    bodyStyles: [input['bodyStyle']].flatMap(style => text(style) ?? []),
    aliases: await namesOfVehicle(parts.database, make, model),
  };
}

const fitOf = (row: Row, vehicle: Vehicle): Fit => {
  const { make, model, year_from: yearFrom, year_to: yearTo } = row;
  const qualified = {
    submodel: row.submodel ?? undefined,
    engine: row.engine ?? undefined,
    drive: row.drive ?? undefined,
    bodyStyle: row.body_style ?? undefined,
  };
  return fits({ ...qualified, make, model, yearFrom, yearTo }, vehicle);
};

/** [B9] Every part that fits a vehicle or may fit it, each position once by its best fitment, in the order of category and code. */
export async function fittingSkus(
  parts: RecordParts,
  input: RecordValues,
  stocked: RawBuilder<boolean> | undefined,
): Promise<readonly FittingSku[]> {
  const vehicle = await vehicleOf(parts, input);
  const names = (name: string) => [name, ...(vehicle.aliases ?? [])].map(foldSpelling);
  const [category, position] = [input['category'] ?? null, input['position'] ?? null];
  const resource = parts.caller.registry.referred('sku')!;
  const { rows } = await sql<Row>`
    with recursive below as (
      select id from category where id = ${category}::bigint
      union all select c.id from category c join below b on c.parent = b.id
    )
    select t.id as sku, f.make, f.model, f.year_from, f.year_to, f.submodel, f.engine, f.drive, f.body_style,
      coalesce(f.position, t.position) as position, f.qty_per_vehicle as qty, f.note
    from fitment f join sku t on t.id = f.sku join category c on c.id = t.category
    where f.status = 1 and t.sales_status not in ('draft', 'archived') and ${seenRows({ ...parts, resource })}
      and lower(f.make) = any(${names(vehicle.make)}::text[]) and lower(f.model) = any(${names(vehicle.model)}::text[])
      and ${vehicle.year} between f.year_from and f.year_to
      and (${category}::bigint is null or t.category in (select id from below))
      and (${position}::text is null or coalesce(f.position, t.position) = ${position})
      and ${stocked ?? sql<boolean>`true`}
    order by c.code, t.sku, f.id`.execute(parts.database);
  const best = new Map<string, FittingSku>();
  for (const row of rows) {
    const { sku, qty, note } = row;
    const fit = fitOf(row, vehicle);
    const key = `${sku}/${row.position ?? ''}`;
    const known = best.get(key);
    if (fit.fit !== 'no' && (!known || rank[fit.fit] < rank[known.fit.fit])) best.set(key, { sku, position: row.position, qty, note, fit });
  }
  return [...best.values()];
}
