import { fill, foldSpelling, ok, type Text } from '@axle/kernel';
import { sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';

/** Makes or models that a grid shows at most. */
const most = 400;

const summaryWords: Text = {
  zh: '{cells} 个年款中 {covered} 个有零件，{gaps} 个是缺口',
  en: '{covered} of {cells} model years have parts, {gaps} are gaps',
};

interface Covered {
  readonly name: string;
  readonly year: number;
  readonly vehicles: number;
  readonly parts: number;
}

/** How many SKUs of a category, or below it, fit the vehicles of each make and model year; of the models of one make where one is named. */
export const vehicleCoverage: ToolHandler = async ({ parts, input }) => {
  const last = Number(todayOf(parts.caller).slice(0, 4)) + 1;
  const first = last - Number(input['years']) + 1;
  const make = typeof input['make'] === 'string' && input['make'] !== '' ? foldSpelling(input['make']) : null;
  const by = sql.ref(make === null ? 'make' : 'model');
  const sku = parts.caller.registry.referred('sku')!;
  // a part counts for a make once however many of its models it fits, and an alias counts as its model
  const { rows } = await sql<Covered>`
    with recursive below as (
      select id from category where id = ${input['category']}::bigint
      union all select c.id from category c join below b on c.parent = b.id
    ), library as (
      select lower(t.${by}) as key, min(t.${by}) as name, t.year, count(*)::integer as vehicles from vehicle_model t
      where ${seenRows(parts)} and t.status = 1 and t.year between ${first} and ${last} and (${make}::text is null
      or lower(t.make) = ${make})
      group by 1, t.year
    ), aliased as (
      select distinct lower(a) as alias, lower(v.${by}) as key from vehicle_model v cross join unnest(v.aliases) a
      where cardinality(v.aliases) > 0
    ), fitted as (
      select distinct lower(f.${by}) as key, f.sku, greatest(f.year_from, ${first}) as first, least(f.year_to, ${last}) as last
      from sku t join fitment f on f.sku = t.id
      where t.category in (select id from below) and t.sales_status not in ('draft', 'archived')
      and ${seenRows({ ...parts, resource: sku })}
        and f.status = 1 and f.year_to >= ${first} and f.year_from <= ${last} and (${make}::text is null or lower(f.make) = ${make}
          or lower(f.make) in (select lower(a) from vehicle_model v cross join unnest(v.aliases) a where cardinality(v.aliases) > 0
          and lower(v.make) = ${make}))
    ), counted as (
      select coalesce(a.key, f.key) as key, y.year, count(distinct f.sku)::integer as parts
      from fitted f left join aliased a on a.alias = f.key cross join generate_series(f.first, f.last) as y (year) group by 1, 2
    )
    select l.name, l.year, l.vehicles, coalesce(c.parts, 0) as parts from library l left join counted c on c.key = l.key and c.year = l.year
    where l.key in (select key from library group by key order by sum(vehicles) desc, key limit ${most})
    order by l.key, l.year`.execute(parts.database);
  const covered = rows.filter(row => row.parts > 0).length;
  return ok({ summary: fill(summaryWords, { cells: rows.length, covered, gaps: rows.length - covered }), lines: rows });
};
