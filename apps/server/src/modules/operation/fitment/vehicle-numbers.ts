import { foldSpelling } from '@axle/kernel';
import type { FitmentId, FitmentYear } from '@axle/operation';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A vehicle that a platform asks the number of. */
export interface NumberedVehicle {
  readonly row: FitmentYear;
  readonly kind: 'ktype' | 'epid';
  /** Country of the site. */
  readonly country: string;
}

interface KnownVehicle {
  readonly market: string;
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly submodel: string | null;
  readonly engine: string | null;
  readonly kType: string | null;
  readonly ePid: string | null;
}

const marketOf: Readonly<Record<string, string>> = { US: 'US', CA: 'CA', MX: 'MX', GB: 'UK' };

/** The market of the vehicle library that comes first for a site: Germany's for the sites of the continent. */
const marketAt = (country: string): string => marketOf[country] ?? 'DE';

const carOf = (make: string, model: string, year: number): string => JSON.stringify([foldSpelling(make), foldSpelling(model), year]);
const agrees = (asked: string | undefined, known: string | null): boolean =>
  asked === undefined || known === null || known === '' || foldSpelling(asked) === foldSpelling(known);

/**
 * The ePIDs or K-Types of vehicles by the vehicle library, read for all vehicles at once: those of the site's market, else those that the
 * library has for the vehicle in another one.
 */
export async function vehicleNumbers(
  database: Kysely<Tables>,
  vehicles: readonly NumberedVehicle[],
): Promise<(row: FitmentYear, kind: FitmentId, country: string) => readonly string[]> {
  const makes = [...new Set(vehicles.map(({ row }) => foldSpelling(row.make)))];
  const { rows } =
    vehicles.length === 0
      ? { rows: [] }
      : await sql<KnownVehicle>`
          select market, make, model, year, submodel, engine, k_type as "kType", e_pid as "ePid" from vehicle_model
          where status = 1 and lower(make) = any(${makes}::text[])
            and (k_type is not null or e_pid is not null)`.execute(database);
  const byCar = Map.groupBy(rows, ({ make, model, year }) => carOf(make, model, year));
  return ({ make, model, year, submodel, engine }, kind, country) => {
    const numberOf = ({ kType, ePid }: KnownVehicle) => (kind === 'ktype' ? kType : ePid);
    const known = (byCar.get(carOf(make, model, year)) ?? []).filter(
      one => numberOf(one) !== null && agrees(submodel, one.submodel) && agrees(engine, one.engine),
    );
    const here = known.filter(({ market }) => market === marketAt(country));
    return (here.length > 0 ? here : known).map(one => numberOf(one)!);
  };
}
