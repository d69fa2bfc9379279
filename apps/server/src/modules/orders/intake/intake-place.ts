import type { OrderPlatform } from '@axle/orders';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A site on which a shop sells. */
export interface ShopSite {
  readonly id: number;
  readonly domain: string;
  readonly marketplace: string;
  readonly currency: string;
}

/** What intake knows of a shop and of the world around it, asked once for a batch. */
export interface IntakePlace {
  readonly store: number;
  readonly platform: OrderPlatform;
  readonly sites: readonly ShopSite[];
  readonly isCurrency: (code: string) => boolean;
  /** The id of a country, by its two or three letters or its name in English. */
  readonly countryOf: (said: string | undefined) => number | undefined;
  readonly codeOfCountry: (said: string | undefined) => string | undefined;
}

/** What intake must know of a shop; currencies are those of our sites, and those for which we have a rate. */
export async function intakePlace(database: Kysely<Tables>, store: number): Promise<IntakePlace> {
  const shop = await database.selectFrom('store').select('platform').where('id', '=', store).executeTakeFirstOrThrow();
  const { rows: sites } = await sql<ShopSite>`
    select i.id, lower(i.domain) as domain, i.marketplace_id as marketplace, i.currency from store_site s join site i on i.id = s.site
    where s.store = ${store} order by s.status desc, i.id`.execute(database);
  const { rows: currencies } = await sql<{ code: string }>`
    select currency as code from site union select "from" from exchange_rate`.execute(database);
  const { rows: countries } = await sql<{ id: number; iso2: string; names: readonly string[] }>`
    select id, iso2, array[iso2, iso3, upper(name_en)] as names from country`.execute(database);
  const codes = new Set(currencies.map(({ code }) => code));
  const byName = new Map(countries.flatMap(country => country.names.map(name => [name, country] as const)));
  const find = (said: string | undefined) => (said === undefined ? undefined : byName.get(said.trim().toUpperCase()));
  return {
    store,
    platform: shop.platform as OrderPlatform,
    sites,
    isCurrency: code => codes.has(code),
    countryOf: said => find(said)?.id,
    codeOfCountry: said => find(said)?.iso2,
  };
}

/** The site of an order: the one that the platform names, else the one of its currency, else the only one of the shop. */
export function siteOf({ sites }: IntakePlace, marketplace: string | undefined, currency: string | undefined): ShopSite | undefined {
  const named = sites.find(site => site.marketplace === marketplace || site.domain === marketplace?.toLowerCase());
  return named ?? sites.find(site => site.currency === currency) ?? (sites.length === 1 ? sites[0] : undefined);
}
