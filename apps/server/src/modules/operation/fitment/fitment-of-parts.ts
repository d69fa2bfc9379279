import { expandYears, type FitmentYear } from '@axle/operation';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

interface Fitted {
  readonly sku: number;
  readonly make: string;
  readonly model: string;
  readonly yearFrom: number;
  readonly yearTo: number;
  readonly submodel: string | null;
  readonly engine: string | null;
  readonly note: string | null;
}

/** The fitment of parts, year by year; what platforms have no column for is in the note. */
export async function fitmentOfParts(
  database: Kysely<Tables>,
  parts: readonly number[],
): Promise<ReadonlyMap<number, readonly FitmentYear[]>> {
  const { rows } = await sql<Fitted>`
    select sku, make, model, year_from as "yearFrom", year_to as "yearTo", submodel, engine,
      nullif(left(concat_ws('; ', drive, body_style, note), 255), '') as note
    from fitment where status = 1 and sku = any(${parts}::bigint[])
    order by sku, lower(make), lower(model), year_from, id`.execute(database);
  const bySku = Map.groupBy(rows, ({ sku }) => sku);
  const expanded = [...bySku].map(([sku, fitted]) => {
    const ranges = fitted.map(({ sku: _, submodel, engine, note, ...range }) => ({
      ...range,
      submodel: submodel ?? undefined,
      engine: engine ?? undefined,
      note: note ?? undefined,
    }));
    return [sku, expandYears(ranges)] as const;
  });
  return new Map(expanded);
}
