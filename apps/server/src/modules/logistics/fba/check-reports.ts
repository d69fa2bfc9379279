import { type FbaReportLine, type PieceSize, reportExceptions, sizeDifference, strandedTooLong } from '@axle/inventory';
import type { LocalDate } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { settleExceptions, type Settled } from '../../../platform/exceptions/settle-exceptions.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';

/** Days of reports that are looked at, up to the last one of each FNSKU. */
const daysBack = 60;

/** What a check looks at, as conditions over the table `t` of each. */
interface Seen {
  readonly reports: RawBuilder<boolean>;
  readonly listings: RawBuilder<boolean>;
  readonly shipments: RawBuilder<boolean>;
  readonly exceptions: RawBuilder<boolean>;
}

type Found = Readonly<Record<string, unknown>>;

interface Reported {
  readonly store: number;
  readonly site: number;
  readonly fnsku: string;
  readonly sku: number | null;
  readonly lines: readonly FbaReportLine[];
}

/** The map in force of an FNSKU on the day of its report. */
const mapOf = sql`fba_map f where f.store = t.store and f.site = t.site and f.fnsku = t.fnsku and f.status = 1
  and t.report_date between f.effective_from and coalesce(f.effective_to, 'infinity')`;
/** Only reports of the last days of each FNSKU. */
const recent = sql`t.report_date >= (select max(r.report_date) from fba_report r where r.store = t.store and r.site = t.site
  and r.fnsku = t.fnsku) - ${daysBack}::integer`;
const skuOf = sql`(select m.sku from fba_map m where m.store = t.store and m.site = t.site and m.fnsku = t.fnsku and m.status = 1)`;

/** Quantities that cannot be, and that do not follow from the report before. */
async function ofReports(database: Kysely<Tables>, seen: Seen): Promise<readonly Found[]> {
  const { rows } = await sql<Reported>`
    select g.store, g.site, g.fnsku, g.sku, g.lines from (
      select t.store, t.site, t.fnsku, ${skuOf} as sku,
        json_agg(json_strip_nulls(json_build_object('day', t.report_date, 'qty', trim_scale(t.qty)::text, 'received',
        trim_scale(t.received)::text,
          'shipped', trim_scale(t.shipped)::text, 'returned', trim_scale(t.returned)::text, 'adjusted', trim_scale(t.adjusted)::text))
          order by t.report_date) as lines
      from fba_report t
      where ${seen.reports} and ${recent}
      group by t.store, t.site, t.fnsku
    ) g`.execute(database);
  return rows.flatMap(({ lines, ...of }) =>
    reportExceptions(lines).map(({ day, ...exception }) => ({ ...of, ...exception, report_date: day })),
  );
}

/** FNSKUs that are mapped to no SKU, since the first report with such a row. */
async function ofMaps(database: Kysely<Tables>, seen: Seen): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`
    select 'A1' as type, t.store, t.site, t.fnsku, min(t.report_date) as report_date, (array_agg(t.qty
    order by t.report_date desc))[1]::text as reported
    from fba_report t where ${seen.reports} and ${recent} and not exists (select from ${mapOf}) group by t.store, t.site, t.fnsku`.execute(
    database,
  );
  return rows;
}

/** Sites with reports that are in no pool of stock. */
async function ofPools(database: Kysely<Tables>, seen: Seen): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`
    select 'A7' as type, t.store, t.site, '' as fnsku, min(t.report_date) as report_date
    from fba_report t where ${seen.reports} and ${recent} and not exists (
      select from fba_pool p join fba_pool_sites s on s.record_id = p.id and s.site = t.site
      where p.store = t.store and p.status = 1 and t.report_date between p.effective_from and coalesce(p.effective_to, 'infinity'))
    group by t.store, t.site`.execute(database);
  return rows;
}

/** Pieces that Amazon measures otherwise than we, by its last measure of each; of bundles we know no size. */
async function ofSizes(database: Kysely<Tables>, seen: Seen): Promise<readonly Found[]> {
  const { rows } = await sql<Found & { readonly ours: PieceSize; readonly amazons: PieceSize }>`
    select t.store, t.site, t.fnsku, k.id as sku, t.report_date,
      json_strip_nulls(json_build_object('kg', trim_scale(k.unit_gross_kg)::text, 'sides', case
      when k.unit_l * k.unit_w * k.unit_h is not null
        then (select json_agg(trim_scale(side)::text order by side desc)
        from unnest(array[k.unit_l, k.unit_w, k.unit_h]) as side) end)) as ours,
      json_strip_nulls(json_build_object('kg', trim_scale(t.weight_kg)::text, 'sides', case
      when t.longest_cm * t.median_cm * t.shortest_cm is not null
        then (select json_agg(trim_scale(side)::text order by side desc)
        from unnest(array[t.longest_cm, t.median_cm, t.shortest_cm]) as side) end)) as amazons
    from fba_report t join lateral (select f.sku, f.qty_per from ${mapOf} order by f.id limit 1) m on m.qty_per = 1 join sku k
    on k.id = m.sku
    where ${seen.reports} and t.report_date = (select max(r.report_date) from fba_report r where r.store = t.store and r.site = t.site
    and r.fnsku = t.fnsku
      and (r.longest_cm is not null or r.weight_kg is not null))`.execute(database);
  return rows.flatMap(({ ours, amazons, ...of }) => {
    const exception = sizeDifference(ours, amazons);
    return exception ? [{ ...of, ...exception, type: 'A5' }] : [];
  });
}

/** Pieces at Amazon that have no offer. */
async function ofStranded(database: Kysely<Tables>, seen: Seen): Promise<readonly Found[]> {
  const { rows } = await sql<Found & { readonly day: LocalDate; readonly since: LocalDate }>`
    select t.store, t.site, t.fnsku, t.sku, t.stock as reported, t.snapshot_date as day,
      (select min(a.snapshot_date) from amazon_listing a where a.store = t.store and a.site = t.site and a.msku = t.msku
      and a.listing_status = 'stranded'
        and a.snapshot_date > coalesce((select max(b.snapshot_date) from amazon_listing b
          where b.store = t.store and b.site = t.site and b.msku = t.msku and b.listing_status <> 'stranded'), '-infinity')) as since
    from amazon_listing t
    where t.latest and t.listing_status = 'stranded' and t.fulfilment = 'fba' and t.stock > 0 and t.fnsku is not null
    and ${seen.listings}`.execute(database);
  return rows
    .filter(({ since, day }) => strandedTooLong(since, day))
    .map(({ day: _, since, ...of }) => ({ ...of, type: 'A4', report_date: since }));
}

/** Pieces of shipments closed short of which no case was filed yet, by FNSKU and day of closing. */
async function ofShort(database: Kysely<Tables>, seen: Seen, now: Date): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`
    select 'A6' as type, t.store, m.site, p.fnsku, min(p.sku) as sku, t.closed_at as report_date,
      sum(p.qty_received)::text as reported, sum(p.qty_shipped - s.claimed)::text as expected,
      sum(p.qty_received - p.qty_shipped + s.claimed)::text as difference
    from fba_shipment t join fba_shipment_pieces p on p.shipment = t.id
    join lateral (select f.site from fba_map f where f.store = t.store and f.msku = p.msku and f.status = 1 order by f.id limit 1) m on true
    cross join lateral (select coalesce(sum(c.qty), 0)::integer as claimed from fba_case c
      where c.source_no = t.shipment_id and c.msku = p.msku and c.state <> 'open') s
    where t.amazon_status = 'CLOSED' and t.status = 1 and p.fnsku is not null and p.qty_received + s.claimed < p.qty_shipped
      and t.closed_at > ${businessDay(now)}::date - ${daysBack}::integer and ${seen.shipments}
    group by t.store, m.site, p.fnsku, t.closed_at`.execute(database);
  return rows;
}

async function check(database: Kysely<Tables>, now: Date, seen: Seen): Promise<Settled> {
  const found = [
    ...(await ofReports(database, seen)),
    ...(await ofMaps(database, seen)),
    ...(await ofPools(database, seen)),
    ...(await ofSizes(database, seen)),
    ...(await ofStranded(database, seen)),
    ...(await ofShort(database, seen, now)),
  ];
  const keys = ['store', 'site', 'fnsku', 'type', 'report_date'];
  const details = ['sku', 'reported', 'expected', 'difference', 'detail'];
  return settleExceptions(database, { table: 'fba_abnormal', keys, details }, found, now, seen.exceptions);
}

const every = sql<boolean>`true`;

/** Checks the reports of all shops. */
export const checkFbaReports = (database: Kysely<Tables>, now: Date): Promise<Settled> =>
  check(database, now, { reports: every, listings: every, shipments: every, exceptions: every });

/** Checks the reports of the shops that a user may see. */
export function checkSeenReports(parts: RecordParts): Promise<Settled> {
  const seen = (entity: string) => seenRows({ ...parts, resource: parts.caller.registry.referred(entity)! });
  const looked = { reports: seen('fbaReport'), listings: seen('amazonListing'), shipments: seen('fbaShipment') };
  return check(parts.database, parts.caller.now, { ...looked, exceptions: seenRows(parts) });
}
