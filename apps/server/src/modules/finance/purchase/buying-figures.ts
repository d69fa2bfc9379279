import { businessDay } from '@axle/page-kit';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { FiguresHandler } from '../../../platform/resources/calls/figures-handler.ts';

/** Most SKUs of the table. */
const most = 200;

interface BoughtSku {
  readonly code: string;
  readonly purchases: number;
  readonly last: number;
  readonly least: number;
  readonly greatest: number;
  readonly weighted: number | null;
  readonly leadMean: number | null;
  readonly leadSd: number | null;
}

/**
 * What was paid for each SKU and how long it took, over lines in the currency of its last purchase; averages of price over the last 12
 * months.
 */
export async function boughtSkus(database: Kysely<Tables>, where: RawBuilder<boolean>, now: Date): Promise<readonly BoughtSku[]> {
  const today = businessDay(now);
  const { rows } = await sql<BoughtSku>`
    with bought as (
      select t.sku_code as code, t.date, t.qty, t.price, t.lead_days_actual as lead,
        t.currency = first_value(t.currency) over last_first as same,
        row_number() over last_first = 1 as is_last
      from buying_log_list t where ${where}
      window last_first as (partition by t.sku order by t.date desc, t.id desc))
    select code, count(*)::integer as purchases, (max(price) filter (where is_last))::float as last, min(price)::float as least,
    max(price)::float as greatest,
      (sum(qty * price) filter (where date > ${today}::date - interval '12 months') / sum(qty) filter (where date > ${today}::date -
      interval '12 months'))::float as weighted,
      avg(lead)::float as "leadMean", stddev_samp(lead)::float as "leadSd"
    from bought where same group by code order by max(date) desc, code limit ${most}`.execute(database);
  return rows;
}

const figuresOf = (values: Omit<BoughtSku, 'code'>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, number] => entry[1] !== null));

/** The purchases by SKU, and those of one SKU one by one. */
export const buyingFigures: FiguresHandler = async ({ database, where, filters, now }) => {
  const skus = await boughtSkus(database, where(filters), now);
  const single = skus.length === 1;
  const { rows } = single
    ? await sql<{ po: string; date: string; price: number; lead: number | null }>`
        select t.po_no as po, t.date::text as date, t.price::float as price, t.lead_days_actual as lead
        from buying_log_list t where ${where(filters)} order by t.date, t.id limit 500`.execute(database)
    : { rows: [] };
  const points = (of: (row: (typeof rows)[number]) => number | null) =>
    rows.flatMap(row => {
      const value = of(row);
      const label = `${row.date} ${row.po}`;
      return value === null ? [] : [{ key: row.po, label: { zh: label, en: label }, value }];
    });
  return {
    prices: { points: points(({ price }) => price) },
    leadDays: { points: points(({ lead }) => lead) },
    skus: { rows: skus.map(({ code, ...values }) => ({ key: code, label: { zh: code, en: code }, values: figuresOf(values) })) },
  };
};
