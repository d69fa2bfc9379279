import type { LocalDate, Text } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** What each kind of record is called. */
const kinds: Readonly<Record<string, Text>> = {
  market: { zh: '市场', en: 'markets' },
  site: { zh: '站点', en: 'sites' },
  company: { zh: '公司主体', en: 'companies' },
  supplier: { zh: '供应商', en: 'suppliers' },
  customer: { zh: '客户', en: 'customers' },
  relation: { zh: '贸易关系', en: 'trade relations' },
  shipping: { zh: '运输方式', en: 'shipping products' },
  parcels: { zh: 'FBM运费表', en: 'FBM rate cards' },
  fba: { zh: 'FBA费率表', en: 'FBA fee tables' },
};

/** [F8] The kinds of records that use each currency on a day, with their number, the most first. */
export async function currenciesGoneBy(database: Kysely<Tables>, day: LocalDate): Promise<ReadonlyMap<string, Text>> {
  const { rows } = await sql<{ readonly currency: string; readonly kind: string; readonly records: number }>`
    select currency, kind, count(*)::int as records from (
      select currency, 'market' as kind from market where status = 1
      union all select currency, 'site' from site where status = 1
      union all select currency, 'company' from company_entity where status = 1
      union all select currency, 'supplier' from supplier where stage <> 'eliminated'
      union all select currency, 'customer' from customer where status = 1
      union all select currency, 'relation' from trade_relation where status = 1 and coalesce(effective_to, 'infinity') >= ${day}::date
      union all select currency, 'shipping' from global_shipping where status = 1
      union all select currency, 'parcels' from freight_table where status = 1 and coalesce(effective_to, 'infinity') >= ${day}::date
      union all select currency, 'fba' from fba_table where status = 1 and coalesce(effective_to, 'infinity') >= ${day}::date
    ) used group by currency, kind order by records desc, kind`.execute(database);
  const uses = new Map<string, Text>();
  for (const { currency, kind, records } of rows) {
    const before = uses.get(currency);
    const name = kinds[kind]!;
    uses.set(currency, {
      zh: `${before ? `${before.zh}、` : ''}${name.zh}${records}`,
      en: `${before ? `${before.en}, ` : ''}${name.en} ${records}`,
    });
  }
  return uses;
}
