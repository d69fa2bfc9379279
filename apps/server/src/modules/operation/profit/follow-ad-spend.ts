import type { LocalDate } from '@axle/kernel';
import { sql } from 'kysely';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';
import { ratesToCny } from '../sales/rates-to-cny.ts';

/** What was spent on advertising is converted by the rate of its day, and makes the profits of the orders due that bear it. */
export const followAdSpend: Consequence = async (transaction, _parts, rows) => {
  const rate = await ratesToCny(transaction);
  const rated = rows.flatMap(({ after }) =>
    after ? [{ id: after.id, rate: rate(String(after['currency']), after['day'] as LocalDate) ?? null }] : [],
  );
  await sql`
    update ad_spend a set rate_to_cny = g.rate from json_to_recordset(${JSON.stringify(rated)}::json) as g(id bigint, rate numeric)
    where a.id = g.id and a.rate_to_cny is distinct from g.rate`.execute(transaction);
  await sql`
    insert into profit_due (sales_order)
    select distinct p.sales_order from ad_spend a join sales_day_part p on p.day = a.day and p.store = a.store and p.site = a.site
      and p.sku = a.sku and p.units > 0
    join order_profit o on o.id = p.sales_order
    where a.id = any(${rows.flatMap(({ before, after }) => (after ?? before)?.id ?? [])}::bigint[])
    on conflict do nothing`.execute(transaction);
};
