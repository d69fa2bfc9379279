import type { Rate } from '@axle/finance';
import type { Resource } from '@axle/page-kit';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { fbaTablesOf, type StoredFbaTable } from '../fba/fba-tables.ts';
import { activeRates } from '../rule/in-dollars.ts';
import { type LastMileShelf, lastMileShelf } from '../rule/last-mile-book.ts';
import { tariffsFor } from '../tariff/tariff-rows.ts';
import { once } from './once.ts';
import type { ProfitBook, ProfitParams, ProfitSite, ProfitSku, SiteReferral } from './profit-book.ts';

/** What books of several days have in common, read once: everything that they choose by the day is there with all of its periods. */
export interface ProfitShelf {
  readonly sites: ReadonlyMap<number, ProfitSite>;
  readonly skus: ReadonlyMap<number, ProfitSku>;
  readonly params: readonly ProfitParams[];
  readonly shippings: ReadonlyMap<number, Selectable<Tables['global_shipping']>>;
  readonly channels: ReadonlyMap<number, string>;
  readonly warehouses: ReadonlyMap<number, string>;
  readonly lastMile: LastMileShelf;
  readonly rates: readonly Rate[];
  readonly fba: (country: string) => Promise<readonly StoredFbaTable[]>;
  readonly tariffs: ProfitBook['tariffs'];
}

const present = <Row>(row: object): Row => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Row;

/** Reads the tariff rows that may apply to a code in a country, once for each code. */
function tariffReader(parts: RecordParts): ProfitBook['tariffs'] {
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

async function paramsInUse({ database }: RecordParts): Promise<readonly ProfitParams[]> {
  const rows = await database
    .selectFrom('profit_param')
    .selectAll('profit_param')
    .leftJoin('trade_route', 'trade_route.id', 'profit_param.route')
    .leftJoin('customs_exporter', 'customs_exporter.id', 'trade_route.exporter')
    .select('customs_exporter.rebate_eligible')
    .where('profit_param.status', '=', 1)
    .execute();
  const { rows: steps } = await sql<{ record: number } & SiteReferral>`
    select record_id as record, fee_category as "feeCategory", trim_scale(above)::text as above, trim_scale(percent)::text as percent,
    trim_scale(least)::text as least, whole
    from profit_param_referrals where record_id = any(${rows.map(({ id }) => id)}::bigint[]) order by record_id, line_no`.execute(database);
  const referrals = Map.groupBy(
    steps.map(step => present<typeof step>(step)),
    ({ record }) => record,
  );
  return rows.map(({ rebate_eligible, ...row }) => ({
    ...row,
    noRebate: rebate_eligible === false,
    referrals: referrals.get(row.id) ?? [],
  }));
}

/** Reads what books of some SKUs have in common, with the rate cards of the channels that parameters name and of some others. */
export async function profitShelf(parts: RecordParts, skus: readonly number[], codes: readonly string[] = []): Promise<ProfitShelf> {
  const { database } = parts;
  const { rows: sites } = await sql<ProfitSite>`
    select s.id, c.iso2 as country, s.currency, s.platform from site s join country c on c.id = s.country`.execute(database);
  const params = await paramsInUse(parts);
  const channels = await database.selectFrom('logistics_channel').select(['id', 'code']).execute();
  const named = new Map(channels.map(({ id, code }) => [id, code]));
  const warehouses = await database.selectFrom('warehouse').select(['id', 'code']).execute();
  const shippings = await database.selectFrom('global_shipping').selectAll().where('status', '=', 1).execute();
  const rates = await activeRates(database);
  const assumed = params.flatMap(({ channel }) => (channel === null ? [] : [named.get(channel) ?? '']));
  return {
    sites: new Map(sites.map(site => [site.id, site])),
    skus: await skusOf(parts, skus),
    params,
    shippings: new Map(shippings.map(row => [row.id, row])),
    channels: named,
    warehouses: new Map(warehouses.map(({ id, code }) => [id, code])),
    lastMile: await lastMileShelf(database, [...assumed, ...codes], rates),
    rates,
    fba: once(country => fbaTablesOf(database, country)),
    tariffs: tariffReader(parts),
  };
}
