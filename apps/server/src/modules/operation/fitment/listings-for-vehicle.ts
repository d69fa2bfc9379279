import { fill, foldSpelling, ok, type Text } from '@axle/kernel';
import { compressYears, yearsText } from '@axle/operation';
import { sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { stockByMarket } from '../../catalog/fitment/seen-beside.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';

interface Found {
  readonly model: string;
  readonly sku: string;
  readonly name_zh: string;
  readonly name_en: string;
  readonly stock: string | null;
  readonly store: string | null;
  readonly site: string | null;
  readonly sellerSku: string | null;
  readonly shown: boolean | null;
}

const words: Text = {
  zh: '{skus} 个SKU适配，{listings} 个Listing，{missing} 个未刊登此车；{gaps} 个车型没有任何SKU',
  en: '{skus} {skus|SKU fits|SKUs fit}, {listings} {listings|listing|listings}, {missing} without this vehicle; {gaps} {gaps|model|models} without any SKU',
};
/** Years around the year that gaps are looked for in. */
const around = 10;

/** Which SKUs fit a vehicle, where they are listed and whether the listing shows it; and models of the make that no SKU fits. */
export const listingsForVehicle: ToolHandler = async ({ parts, input }) => {
  const [year, make] = [Number(input['year']), foldSpelling(String(input['make']))];
  const model = typeof input['model'] === 'string' && input['model'] !== '' ? foldSpelling(input['model']) : null;
  const { rows } = await sql<Found>`
    with fitted as (
      select distinct on (f.sku, lower(f.model)) f.sku as id, f.model from fitment f
      where f.status = 1 and lower(f.make) = ${make} and (${model}::text is null or lower(f.model) = ${model})
        and f.year_from <= ${year} and f.year_to >= ${year}
      order by f.sku, lower(f.model), f.id limit 2000)
    select f.model, k.sku, k.name_zh, k.name_en,
      ${stockByMarket(parts)} as stock,
      s.code as store, i.code as site, t.seller_sku as "sellerSku",
      exists (select from listing_fitment_vehicles v where v.record_id = t.id and lower(v.make) = ${make}
        and lower(v.model) = lower(f.model) and v.year_from <= ${year} and v.year_to >= ${year}) as shown
    from fitted f join sku k on k.id = f.id and k.sales_status in ('new', 'onSale', 'clearance')
      left join listing_fitment_list t on t.skus @> array[k.sku] and ${seenRows(parts)}
      left join store s on s.id = t.store left join site i on i.id = t.site
    order by lower(f.model), k.sku, s.code, i.code, t.seller_sku limit 5000`.execute(parts.database);
  const { rows: gaps } = await sql<{ make: string; model: string; years: readonly number[] }>`
    select v.make, v.model, array_agg(distinct v.year) as years from vehicle_model v
    where v.status = 1 and lower(v.make) = ${make} and (${model}::text is null or lower(v.model) = ${model})
      and v.year between ${year - around} and ${year + around} and not exists (select from vehicle_fitting g where g.vehicle = v.id)
    group by v.make, v.model order by lower(v.model) limit 2000`.execute(parts.database);
  const listed = rows.filter(({ sellerSku }) => sellerSku !== null);
  const lines = rows.map(({ name_zh, name_en, shown, store, site, sellerSku, stock, ...row }) => ({
    ...row,
    ...(stock === null ? {} : { stock }),
    name: { zh: name_zh, en: name_en },
    ...(sellerSku === null ? { shown: 'none' } : { store: store!, site: site!, sellerSku, shown: shown ? 'yes' : 'no' }),
  }));
  return ok({
    summary: fill(words, {
      skus: new Set(rows.map(({ sku }) => sku)).size,
      listings: listed.length,
      missing: listed.filter(({ shown }) => !shown).length,
      gaps: gaps.length,
    }),
    lines,
    gaps: gaps.map(row => ({
      make: row.make,
      model: row.model,
      years: yearsText(compressYears(row.years.map(one => ({ make: row.make, model: row.model, year: one })))),
    })),
  });
};
