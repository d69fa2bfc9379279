import { compressYears } from '@axle/catalog';
import { fill, foldSpelling, ok, type Text } from '@axle/kernel';
import { sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';

/** Model years that customers still drive in number. */
const yearsBack = 20;
const most = 5000;

const summaryWords: Text = {
  zh: '{count} 个车型、{years} 个年款没有该品类零件',
  en: '{count} {count|model|models}, {years} {years|model year|model years} without a part of the category',
};

/** [B10] Models of the last twenty years for which no part of a category, or below it, is sold: by model, with the years that lack one. */
export const vehicleGaps: ToolHandler = async ({ parts, input }) => {
  const last = Number(todayOf(parts.caller).slice(0, 4));
  const make = typeof input['make'] === 'string' && input['make'] !== '' ? foldSpelling(input['make']) : null;
  const { rows } = await sql<{ make: string; model: string; years: readonly number[] }>`
    with recursive below as (
      select id from category where id = ${input['category']}::bigint
      union all select c.id from category c join below b on c.parent = b.id
    ), fitted as (
      select distinct lower(f.make) as make, lower(f.model) as model, y.year
      from fitment f join sku k on k.id = f.sku and k.sales_status in ('new', 'onSale', 'clearance')
      cross join generate_series(f.year_from, f.year_to) as y (year)
      where f.status = 1 and k.category in (select id from below)
    )
    select t.make, t.model, array_agg(distinct t.year) as years from vehicle_model t
    where ${seenRows(parts)} and t.status = 1 and t.year > ${last - yearsBack} and (${make}::text is null or lower(t.make) = ${make})
      and not exists (select from fitted f where f.year = t.year
        and f.make = any(array[lower(t.make)] || array(select lower(a) from unnest(t.aliases) a))
        and f.model = any(array[lower(t.model)] || array(select lower(a) from unnest(t.aliases) a)))
    group by t.make, t.model order by lower(t.make), lower(t.model)`.execute(parts.database);
  const years = rows.reduce((sum, row) => sum + row.years.length, 0);
  const lines = rows.slice(0, most).map(row => ({
    make: row.make,
    model: row.model,
    years: compressYears(row.years)
      .map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`))
      .join(', '),
    count: row.years.length,
  }));
  return ok({ summary: fill(summaryWords, { count: rows.length, years }), lines });
};
