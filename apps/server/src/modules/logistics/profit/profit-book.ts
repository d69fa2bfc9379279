import { type FoundRate, type Rate, rateOn } from '@axle/finance';
import type { FbaReferralRow } from '@axle/logistics';
import type { Decimal, LocalDate, Result } from '@axle/kernel';
import type { Resource } from '@axle/page-kit';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { FreightShelf } from '../freight/freight-tables.ts';
import { fbaTableOn, type StoredFbaTable } from '../fba/fba-tables.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { type LastMileBook, lastMileBook } from '../rule/last-mile-book.ts';
import { type StoredTariff, tariffsFor } from '../tariff/tariff-rows.ts';

/** A site with what its country and currency are. */
export interface ProfitSite {
  readonly id: number;
  readonly country: string;
  readonly currency: string;
  readonly platform: string;
}

/** A SKU as estimates read it. */
export interface ProfitSku {
  readonly id: number;
  readonly code: string;
  readonly sides?: readonly [Decimal, Decimal, Decimal];
  readonly kg?: Decimal;
  /** Volume and weight of a piece on its first leg: its share of the carton, else its own. */
  readonly cbm?: Decimal;
  readonly shippedKg?: Decimal;
  readonly price?: Decimal;
  readonly taxRate: Decimal;
  readonly tariffCn?: string;
  readonly origin: string;
  /** The fee category of its category, or of the nearest one above that has one. */
  readonly feeCategory?: string;
  /** What a piece is declared at by country, in dollars, and its tariff code there. */
  readonly declared?: readonly { readonly country: string; readonly value: Decimal; readonly tariff: string | null }[];
}

/** Parameters in force, with the way of the first leg and whether the exporter gets no rebate. */
export interface ProfitParams extends Selectable<Tables['profit_param']> {
  readonly noRebate: boolean;
  /** What the site keeps, by fee category. */
  readonly referrals: readonly SiteReferral[];
}

/** A step of what a site keeps of a price. */
export interface SiteReferral extends FbaReferralRow {
  readonly feeCategory: string;
}

/** What estimates are worked out by on a day; tables are read once. */
export interface ProfitBook {
  readonly day: LocalDate;
  readonly sites: ReadonlyMap<number, ProfitSite>;
  readonly skus: ReadonlyMap<number, ProfitSku>;
  readonly params: ReadonlyMap<string, ProfitParams>;
  readonly shippings: ReadonlyMap<number, Selectable<Tables['global_shipping']>>;
  readonly channels: ReadonlyMap<number, string>;
  readonly warehouses: ReadonlyMap<number, string>;
  readonly lastMile: LastMileBook;
  readonly rate: (from: string, to: string) => Pick<FoundRate, 'rate' | 'ratio'> | undefined;
  readonly fba: (country: string) => Promise<Result<StoredFbaTable>>;
  readonly tariffs: (country: string, code: string) => Promise<readonly StoredTariff[]>;
}

interface BookParts {
  readonly given?: Rate;
  readonly shelf?: FreightShelf;
  readonly tariffs?: ProfitBook['tariffs'];
}

const present = <Row>(row: object): Row => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Row;

/** Keeps what a reading answered for the same question. */
function once<Answer>(read: (key: string) => Answer): (key: string) => Answer {
  const kept = new Map<string, Answer>();
  return key => {
    if (!kept.has(key)) kept.set(key, read(key));
    return kept.get(key)!;
  };
}

/** Reads the tariff rows that may apply to a code in a country, once for each code; they do not depend on the day. */
export function tariffReader(parts: RecordParts): ProfitBook['tariffs'] {
  const resource = parts.caller.registry.page('tariffCode')?.page.resource as Resource;
  const read = once(key => tariffsFor({ ...parts, resource, page: 'tariffCode' }, key.slice(0, 2), key.slice(3)));
  return (country, code) => read(`${country} ${code}`);
}

async function skusOf({ database }: RecordParts, ids: readonly number[]): Promise<ReadonlyMap<number, ProfitSku>> {
  const { rows } = await sql<ProfitSku>`
    select s.id, s.sku as code, s.price::text as price, coalesce(s.tax_rate, 13)::text as "taxRate", s.tariff_cn as "tariffCn",
    coalesce(c.iso2, 'CN') as origin,
      case when s.unit_l * s.unit_w * s.unit_h is not null then array[s.unit_l, s.unit_w, s.unit_h]::text[] end as sides,
      s.unit_gross_kg::text as kg,
      round(coalesce(s.carton_l * s.carton_w * s.carton_h / nullif(s.carton_qty, 0), s.unit_l * s.unit_w * s.unit_h) / 1000000,
      9)::text as cbm,
      round(coalesce(s.carton_gross_kg / nullif(s.carton_qty, 0), s.unit_gross_kg), 6)::text as "shippedKg",
      (with recursive up as (
        select k.id, k.parent, k.fee_category, 1 as step from category k where k.id = s.category
        union all select k.id, k.parent, k.fee_category, u.step + 1 from up u join category k on k.id = u.parent where u.step < 12
      ) select u.fee_category from up u where u.fee_category is not null order by u.step limit 1) as "feeCategory",
      (select json_agg(json_build_object('country', d.iso2, 'value', trim_scale(l.value)::text, 'tariff', l.tariff) order by l.line_no)
        from sku_decl_values l join country d on d.id = l.country where l.record_id = s.id) as declared
    from sku s left join country c on c.id = s.origin_country where s.id = any(${ids}::bigint[])`.execute(database);
  return new Map(rows.map(row => [row.id, present<ProfitSku>(row)]));
}

async function paramsOn({ database }: RecordParts, day: LocalDate): Promise<ReadonlyMap<string, ProfitParams>> {
  const rows = await database
    .selectFrom('profit_param')
    .selectAll('profit_param')
    .leftJoin('trade_route', 'trade_route.id', 'profit_param.route')
    .leftJoin('customs_exporter', 'customs_exporter.id', 'trade_route.exporter')
    .select('customs_exporter.rebate_eligible')
    .where('profit_param.status', '=', 1)
    .where('profit_param.effective_from', '<=', day)
    .where(where => where.or([where('profit_param.effective_to', 'is', null), where('profit_param.effective_to', '>=', day)]))
    .execute();
  const { rows: steps } = await sql<{ record: number } & SiteReferral>`
    select record_id as record, fee_category as "feeCategory", trim_scale(above)::text as above, trim_scale(percent)::text as percent,
    trim_scale(least)::text as least, whole
    from profit_param_referrals where record_id = any(${rows.map(({ id }) => id)}::bigint[]) order by record_id, line_no`.execute(database);
  const referrals = Map.groupBy(
    steps.map(step => present<typeof step>(step)),
    ({ record }) => record,
  );
  return new Map(
    rows.map(({ rebate_eligible, ...row }) => [
      `${row.site} ${row.fulfilment}`,
      { ...row, noRebate: rebate_eligible === false, referrals: referrals.get(row.id) ?? [] },
    ]),
  );
}

/**
 * Reads what estimates of some SKUs are worked out by on a day; a rate that is `given` goes before the stored ones of its day. Books of
 * several days share a `shelf` of freight tables and a reader of `tariffs`.
 */
export async function profitBook(
  parts: RecordParts,
  skus: readonly number[],
  day: LocalDate,
  { given, shelf, tariffs = tariffReader(parts) }: BookParts = {},
): Promise<ProfitBook> {
  const { database } = parts;
  const { rows: sites } = await sql<ProfitSite>`
    select s.id, c.iso2 as country, s.currency, s.platform from site s join country c on c.id = s.country`.execute(database);
  const params = await paramsOn(parts, day);
  const used = [...params.values()];
  const channels = await database.selectFrom('logistics_channel').select(['id', 'code']).execute();
  const named = new Map(channels.map(({ id, code }) => [id, code]));
  const warehouses = await database.selectFrom('warehouse').select(['id', 'code']).execute();
  const shippings = await database.selectFrom('global_shipping').selectAll().where('status', '=', 1).execute();
  const stored = await database
    .selectFrom('exchange_rate')
    .select(['from', 'to', 'rate', 'valid_from'])
    .where('state', '=', 'active')
    .where('valid_from', '<=', day)
    .execute();
  const known = stored.map(({ from, to, rate, valid_from }) => ({ from, to, rate: rate as Decimal, validFrom: valid_from as LocalDate }));
  const rates: readonly Rate[] = given === undefined ? known : [given, ...known];
  const rate = once(key => {
    const found = rateOn(rates, key.slice(0, 3), key.slice(4), day, Number.MAX_SAFE_INTEGER);
    return found.ok ? found.value : undefined;
  });
  return {
    day,
    sites: new Map(sites.map(site => [site.id, site])),
    skus: await skusOf(parts, skus),
    params,
    shippings: new Map(shippings.map(row => [row.id, row])),
    channels: named,
    warehouses: new Map(warehouses.map(({ id, code }) => [id, code])),
    lastMile: await lastMileBook(
      database,
      used.flatMap(({ channel }) => (channel === null ? [] : [named.get(channel) ?? ''])),
      day,
      shelf,
    ),
    rate: (from, to) => rate(`${from} ${to}`),
    fba: once(country => fbaTableOn(database, country, day)),
    tariffs,
  };
}
