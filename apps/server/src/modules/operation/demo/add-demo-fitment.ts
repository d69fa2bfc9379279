import { sql } from 'kysely';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { compareListings } from '../fitment/compare-listings.ts';

/** Limits of the demo: by platform, site and category, as platforms state them. */
const limits = [
  ['amazon', null, null, 'aces', null],
  ['amazon', 'AMZ-DE', null, 'ktype', 3000],
  ['amazon', 'AMZ-FR', null, 'ktype', 3000],
  ['amazon', 'AMZ-UK', null, 'ktype', 3000],
  ['ebay', null, null, 'ymm', 1000],
  ['walmart', null, null, 'aces', 3000],
  ['partsgeek', null, null, 'aces', null],
] as const;

const senders = [
  ['version', 'vcdb', '2026-04-24'],
  ['version', 'pcdb', '2026-04-24'],
  ['version', 'qdb', '2026-04-24'],
  ['sender', 'name', 'AxlePro Listings'],
  ['sender', 'phone', '+1 555 010 0146'],
] as const;

/** Every so-manieth listing of the demo is as it should be, lacks its newest vehicles, or shows nothing yet. */
const [shown, lacking] = [3, 7];

/** Adds what platforms take of vehicles, their numbers, and what the demo's listings show: some of it behind the library. */
export const addDemoFitment = demoStep('fitment of listings', ['offers', 'catalogue'], async ({ transaction, adding, person, now }) => {
  const operator = person('operator');
  const { rows: places } = await sql<{ kind: string; code: string; id: number }>`
    select 'site' as kind, code, id from site
    union all (select 'category', c.code, c.id from sku k join category c on c.id = k.category
      join fitment f on f.sku = k.id join sku_map_lines l on l.sku = k.id group by c.id order by count(*) desc, c.id limit 1)`.execute(
    transaction,
  );
  const idOf = (code: string | null) => places.find(place => place.code === code)?.id;
  const tight = places.find(({ kind }) => kind === 'category');
  await adding('operator')('fitmentLimits', [
    ...limits.map(([platform, site, , idKind, most]) => ({ platform, site: idOf(site), idKind, most: most ?? undefined })),
    { platform: 'ebay', category: tight?.id, idKind: 'ymm', most: 6 },
  ]);
  await sql`
    insert into fitment_code (kind, name, number, created_by, updated_by)
    select kind, name, number, ${operator}::bigint, ${operator}::bigint from (
      select 'make' as kind, make as name, (100 + row_number() over (order by make))::text as number
      from (select distinct on (lower(make)) make from fitment order by lower(make), make) m
      union all select 'model', named, (2000 + row_number() over (order by named))::text
      from (select distinct on (lower(make), lower(model)) make || ' ' || model as named from fitment
        order by lower(make), lower(model), make) m
      where named not like '%Silverado%'
      union all select 'partType', code, (1600 + id * 4)::text from category
      union all select 'productType', code, 'AUTO_PART' from category
      union all select 'brand', name_en, 'B' || upper(lpad(to_hex(id), 3, '0')) from brand
      union all select 'position', position, (20 + row_number() over (order by position))::text
      from (select distinct position from sku where position is not null) p
      union all select g.* from json_to_recordset(${JSON.stringify(senders.map(([kind, name, number]) => ({ kind, name, number })))}::json)
        as g (kind text, name text, number text)
    ) codes on conflict do nothing`.execute(transaction);
  await sql`
    update vehicle_model set k_type = (4000 + id)::text, e_pid = (200000000 + id * 37)::text where id % 11 <> 0`.execute(transaction);
  const { rows: listings } = await sql<{ id: number }>`select id from listing_fitment order by id`.execute(transaction);
  const ids = listings.map(({ id }) => id);
  await compareListings(transaction, ids, now);
  // what was published some weeks ago, before the newest years and corrections
  await sql`
    insert into listing_fitment_vehicles (record_id, line_no, make, model, year_from, year_to, submodel, engine, note, build)
    select l.id, row_number() over (partition by l.id order by f.id) - 1, f.make, f.model, f.year_from,
      case when l.id % ${lacking} = 0 then greatest(f.year_from, f.year_to - 1) else f.year_to end, f.submodel, f.engine,
      nullif(left(concat_ws('; ', f.drive, f.body_style, f.note), 255), ''),
      coalesce(nullif(concat_ws(' · ', f.submodel, f.engine,
        nullif(left(concat_ws('; ', f.drive, f.body_style, f.note), 255), '')), ''), '-')
    from listing_fitment l join sku k on l.skus = array[k.sku] join fitment f on f.sku = k.id and f.status = 1
    where l.id % ${shown} <> 0 and l.id_kind in ('ymm', 'aces')`.execute(transaction);
  await sql`
    update listing_fitment set synced_at = ${now.toISOString()}::timestamptz - (id % 40) * interval '1 day'
    where id in (select record_id from listing_fitment_vehicles)`.execute(transaction);
  await compareListings(transaction, ids, now);
});
