import type { KnownFacts } from '@axle/logistics';
import { sql } from 'kysely';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { configOfShop, type ShopAsked } from '../../inventory/store-config/config-of-store.ts';

/**
 * The warehouses in order that the store configuration in use names for the shop, site and country of an order, as far as the user may see
 * and read it.
 */
export async function warehousesOfShop(parts: RecordParts, known: KnownFacts): Promise<readonly string[]> {
  const code = (fact: string) => sql`upper(${String(known[fact] ?? '')})`;
  const { rows } = await sql<ShopAsked>`
    select (select min(id) from store where upper(code) = ${code('store')}) as store, (select min(id) from site
    where upper(code) = ${code('site')}) as site,
      (select min(id) from country where upper(iso2) = ${code('destCountry')}) as country`.execute(parts.database);
  return (await configOfShop(parts, rows[0]!))?.warehouseCodes ?? [];
}
