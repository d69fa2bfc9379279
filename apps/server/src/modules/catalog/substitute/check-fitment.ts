import { fitmentOverlap } from '@axle/catalog';
import { ok, refuse } from '@axle/kernel';
import { notFound } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';

interface FittedYear {
  readonly sku: string;
  readonly year: number | null;
  readonly make: string;
  readonly model: string;
  readonly submodel: string | null;
  readonly engine: string | null;
  readonly drive: string | null;
  readonly body_style: string | null;
}

/** A vehicle-year as fitments name it; make, model and qualifiers in any case. */
const vehicleOf = ({ year, make, model, submodel, engine, drive, body_style }: FittedYear): string =>
  [make, model, year, submodel ?? '', engine ?? '', drive ?? '', body_style ?? ''].join('\t').toLowerCase();

/** The vehicle-years that one member of a group fits and another does not. */
export const checkFitment: ToolHandler = async ({ parts, input }) => {
  const { rows: members } = await sql<{ id: number; sku: string }>`
    select m.sku as id, k.sku from sku_substitute t join sku_substitute_members m on m.record_id = t.id join sku k on k.id = m.sku
    where ${seenRows(parts)} and t.id = ${input['group']} order by m.rank`.execute(parts.database);
  if (members.length === 0) return refuse(notFound);
  const { rows } = await sql<FittedYear>`
    select k.sku, y.year, f.make, f.model, f.submodel, f.engine, f.drive, f.body_style
    from fitment f join sku k on k.id = f.sku cross join generate_series(f.year_from, f.year_to) as y (year)
    where f.status = 1 and f.sku = any(${members.map(({ id }) => id)}::bigint[])
    order by lower(f.make), lower(f.model), y.year, f.id`.execute(parts.database);
  const vehicles = new Map(rows.map(row => [vehicleOf(row), row]));
  const own = Map.groupBy(rows, ({ sku }) => sku);
  const { all, common, percent, gaps } = fitmentOverlap(
    members.map(({ sku }) => ({ sku, vehicles: new Set((own.get(sku) ?? []).map(vehicleOf)) })),
  );
  const unknown = members.filter(({ sku }) => !own.has(sku)).map(({ sku }) => sku);
  return ok({
    ...(percent === undefined ? {} : { overlap: percent }),
    all,
    common,
    ...(unknown.length > 0 ? { unknown: unknown.join(', ') } : {}),
    lines: gaps.map(({ vehicle, fits, lacks }) => {
      const { year, make, model, submodel, engine, drive, body_style: bodyStyle } = vehicles.get(vehicle)!;
      const named = Object.entries({ submodel, engine, drive, bodyStyle }).filter(([, value]) => value !== null);
      return { year, make, model, ...Object.fromEntries(named), fits: fits.join(', '), lacks: lacks.join(', ') };
    }),
  });
};
