import type { KnownFacts } from '@axle/logistics';
import { sql } from 'kysely';
import { allPages } from '../pages/all-pages.ts';
import { seenRows } from '../resources/data-scope.ts';
import type { RecordParts } from '../resources/record-parts.ts';

/** The warehouses in order that the store configuration in use names for the shop, site and country of an order, as far as the asker sees it. */
export async function warehousesOfShop(parts: RecordParts, known: KnownFacts): Promise<readonly string[]> {
  const page = 'storeConfig';
  const resource = allPages.page(page)?.page.resource;
  if (!resource) return [];
  const code = (fact: string) => sql`upper(${String(known[fact] ?? '')})`;
  const { rows } = await sql<{ codes: readonly string[] }>`
    select t.warehouse_codes as codes from store_config_shown as t
    join store s on s.id = t.store join site i on i.id = t.site join country c on c.id = t.country
    where upper(s.code) = ${code('store')} and upper(i.code) = ${code('site')} and upper(c.iso2) = ${code('destCountry')} and t.status = 1
      and ${seenRows({ ...parts, resource, page, only: undefined })}`.execute(parts.database);
  return rows[0]?.codes ?? [];
}
