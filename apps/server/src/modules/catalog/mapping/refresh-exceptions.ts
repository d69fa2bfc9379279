import { type ListedPart, type MappingException, mappingExceptions, settleException } from '@axle/catalog';
import type { LocalDate } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { MappedListing } from './map-listing.ts';

interface ListingRow extends MappedListing {
  readonly title: string | null;
  readonly listingStatus: string | null;
  readonly ignored: boolean;
  readonly conflict: boolean;
  readonly parts: readonly ListedPart[];
  readonly sets: number | null;
  readonly emptySince: LocalDate | null;
}

interface Found extends MappedListing {
  readonly exception: MappingException;
}

const keyOf = ({ rule, store, site, sellerSku }: MappedListing & { readonly rule: string }) =>
  JSON.stringify([rule, store, site, sellerSku]);

/** Which listings and which exceptions are looked at: conditions over `t`. */
export interface CheckedRows {
  readonly listings: RawBuilder<boolean>;
  readonly exceptions: RawBuilder<boolean>;
}

const every: CheckedRows = { listings: sql<boolean>`true`, exceptions: sql<boolean>`true` };

/** The rows of some listings. */
export function rowsOf(...listings: readonly MappedListing[]): CheckedRows {
  const held = sql<boolean>`(${sql.join(
    listings.map(({ store, site, sellerSku }) => sql`t.store = ${store} and t.site = ${site} and t.seller_sku collate "C" = ${sellerSku}`),
    sql` or `,
  )})`;
  return { listings: held, exceptions: held };
}

/** [MAP6, MAP8] Holds every listing, or some of them, against the rules of mapping, and opens and closes exceptions by what is found. */
export async function refreshExceptions(transaction: Transaction<Tables>, now: Date, only: CheckedRows = every): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('pt_sku_exception'))`.execute(transaction);
  const today = businessDay(now);
  const found = new Map(
    (await exceptionsOf(transaction, today, only.listings)).map(one => [keyOf({ ...one, rule: one.exception.rule }), one]),
  );
  const { rows } = await sql<{
    id: number;
    rule: string;
    store: number;
    site: number;
    sellerSku: string;
    state: 'open' | 'doing' | 'done' | 'ignored';
    ignoredUntil: LocalDate | null;
  }>`
    select id, rule, store, site, seller_sku as "sellerSku", state, ignored_until as "ignoredUntil" from pt_sku_exception t
    where ${only.exceptions}`.execute(transaction);
  const [opened, mended]: [number[], number[]] = [[], []];
  for (const { id, state, ignoredUntil, ...row } of rows) {
    const exception = found.get(keyOf(row));
    const move = settleException({ state, ...(ignoredUntil === null ? {} : { ignoredUntil }) }, exception !== undefined, today);
    if (move === 'open') opened.push(id);
    if (move === 'mended') mended.push(id);
  }
  const known = new Set(rows.map(row => keyOf(row)));
  await write(
    transaction,
    now,
    [...found].map(([key, one]) => ({ ...one, isNew: !known.has(key) })),
    opened,
    mended,
  );
}

async function exceptionsOf(database: Kysely<Tables>, today: LocalDate, chosen: RawBuilder<boolean>): Promise<readonly Found[]> {
  const { rows } = await sql<ListingRow>`
    select p.store, p.site, p.seller_sku as "sellerSku", p.title, p.listing_status as "listingStatus",
    p.ignore_reason is not null as ignored,
      (select t.state from listing_states(p.store, p.site, p.seller_sku, p.ignore_reason, ${today}::date) t) = 'conflict' as conflict,
      coalesce((select json_agg(json_build_object('sku', s.sku, 'qty', l.qty, 'pcsPerUom', s.pcs_per_uom, 'salesStatus', s.sales_status,
      'lacksBom',
          not exists (select from pieces_of_sku(s.id, l.qty, ${today}::date))) order by l.line_no)
        from maps_in_force(p.store, p.site, p.seller_sku, ${today}::date) m join sku_map_lines l on l.record_id = m.id join sku s
        on s.id = l.sku), '[]') as parts,
      l.sets, l.empty_since::text as "emptySince"
    from (select * from pt_sku t where t.status = 1 and ${chosen}) p
    left join lateral sellable_of_listing(p.store, p.site, p.seller_sku, p.created_at::date, ${today}::date) l on true`.execute(database);
  return rows.flatMap(({ store, site, sellerSku, title, listingStatus, sets, emptySince, ...row }) =>
    mappingExceptions(
      {
        ...row,
        ...(title === null ? {} : { title }),
        ...(listingStatus === null ? {} : { listingStatus }),
        ...(sets === null ? {} : { sellable: { sets, ...(emptySince === null ? {} : { emptySince }) } }),
      },
      today,
    ).map(exception => ({ store, site, sellerSku, exception })),
  );
}

/** Writes what was found in one statement for each kind of change; what stays as it is keeps its version. */
async function write(
  transaction: Transaction<Tables>,
  now: Date,
  found: readonly (Found & { readonly isNew: boolean })[],
  opened: readonly number[],
  mended: readonly number[],
): Promise<void> {
  const at = now.toISOString();
  const given = JSON.stringify(
    found.map(({ store, site, sellerSku, isNew, exception: { rule, level, skus, detail } }) => ({
      store,
      site,
      seller_sku: sellerSku,
      rule,
      level,
      skus,
      detail,
      is_new: isNew,
    })),
  );
  const rows = sql`jsonb_to_recordset(${given}::jsonb) as g (store bigint, site bigint, seller_sku text, rule text, level text, skus text[],
    detail text, is_new boolean)`;
  await sql`
    insert into pt_sku_exception (rule, level, store, site, seller_sku, skus, detail, state, first_at, created_at, updated_at)
    select g.rule, g.level, g.store, g.site, g.seller_sku, nullif(g.skus, '{}'), g.detail, 'open', ${at}::timestamptz, ${at}::timestamptz,
    ${at}::timestamptz from ${rows} where g.is_new
    on conflict (rule, store, site, seller_sku) do nothing`.execute(transaction);
  await sql`
    update pt_sku_exception e set level = g.level, skus = nullif(g.skus, '{}'), detail = g.detail, version = e.version + 1,
    updated_at = ${at}::timestamptz, updated_by = null
    from ${rows} where not g.is_new and (e.rule, e.store, e.site, e.seller_sku) = (g.rule, g.store, g.site, g.seller_sku)
      and (e.level, e.skus, e.detail) is distinct from (g.level, nullif(g.skus, '{}'), g.detail)`.execute(transaction);
  await sql`
    update pt_sku_exception set state = 'open', first_at = ${at}::timestamptz, handled_at = null, ended_by = null, result = null,
    ignored_until = null, version = version + 1, updated_at = ${at}::timestamptz, updated_by = null
    where id = any(${[...opened]}::bigint[])`.execute(transaction);
  await sql`
    update pt_sku_exception set state = 'done', handled_at = ${at}::timestamptz, ended_by = 'check', version = version + 1,
    updated_at = ${at}::timestamptz, updated_by = null
    where id = any(${[...mended]}::bigint[])`.execute(transaction);
}
