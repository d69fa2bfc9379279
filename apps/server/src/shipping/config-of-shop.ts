import { sql } from 'kysely';
import { allPages } from '../pages/all-pages.ts';
import { seenRows } from '../resources/data-scope.ts';
import type { RecordParts } from '../resources/record-parts.ts';
import { readableRow } from '../stations/readable-row.ts';

interface Config {
  readonly handlingDays: number;
  readonly cutoff: string;
  readonly timezone: string;
}

/** What the store configuration in use says of a shop's orders to a country, as far as the asker may see and read it. */
export async function configOfShop(
  parts: RecordParts,
  shop: { readonly store: unknown; readonly site: unknown; readonly country: unknown },
): Promise<Partial<Config> | undefined> {
  const page = 'storeConfig';
  const resource = allPages.page(page)?.page.resource;
  if (!resource) return undefined;
  const { rows } = await sql<Config>`
    select t.handling_days as "handlingDays", t.cutoff, t.timezone from store_config as t
    where t.store = ${shop.store ?? null}::bigint and t.site = ${shop.site ?? null}::bigint and t.country = ${shop.country ?? null}::bigint and t.status = 1
      and ${seenRows({ ...parts, resource, page, only: undefined })}`.execute(parts.database);
  return rows[0] && readableRow(parts.caller, page, resource, rows[0]);
}
