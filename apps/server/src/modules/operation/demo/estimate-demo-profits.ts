import { sql } from 'kysely';
import type { Demo } from '../../../platform/demo/demo-step.ts';
import { type EstimatedProfit, estimateProfits } from '../profit/compute-profits.ts';

/** How many orders are worked on at a time. */
export const atOnce = 1000;

/** What the sites of other platforms are assumed to keep, and what held of all of them last year. */
async function addParams({ transaction }: Demo): Promise<void> {
  const own = sql`vat_rate, return_rate, resale_rate, ads_rate, storage_months, storage_rate, refund_rate, refund_most, shipping, channel,
    warehouse, to_zip`;
  await sql`
    insert into profit_param (site, fulfilment, referral_rate, effective_from, ${own})
    select s.id, 'fbm', 12, p.effective_from, ${own} from profit_param p join site a on a.id = p.site and a.code = 'AMZ-US'
    join site s on s.currency = 'USD' and s.id <> a.id
    where p.fulfilment = 'fbm' and not exists (select from profit_param o where o.site = s.id and o.fulfilment = 'fbm')`.execute(
    transaction,
  );
  await sql`
    insert into profit_param (site, fulfilment, referral_rate, effective_from, ${own})
    select s.id, 'fba', 12, p.effective_from, ${own} from profit_param p join site a on a.id = p.site and p.fulfilment = 'fba'
    join site s on s.platform = 'amazon' and (a.code = 'AMZ-US' and s.currency = 'CAD'
      or a.code = 'AMZ-DE' and s.currency in ('EUR', 'GBP') and s.id <> a.id)
    where not exists (select from profit_param o where o.site = s.id and o.fulfilment = 'fba')`.execute(transaction);
}

/** Estimates what all shipped orders of the demo earn, the oldest first. */
export async function estimateDemoProfits(demo: Demo): Promise<readonly EstimatedProfit[]> {
  const { transaction, registry, now } = demo;
  await addParams(demo);
  const { rows } = await sql<{ id: number }>`
    select id from sales_order where status in ('shipped', 'delivered', 'merged') and shipped_at is not null
    order by purchase_at, id`.execute(transaction);
  const estimated: EstimatedProfit[] = [];
  for (let from = 0; from < rows.length; from += atOnce)
    estimated.push(
      ...(await estimateProfits(
        transaction,
        registry,
        now,
        rows.slice(from, from + atOnce).map(({ id }) => id),
      )),
    );
  return estimated;
}
