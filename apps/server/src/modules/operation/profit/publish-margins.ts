import { addDays, type Decimal, type LocalDate, minorDigits, multiply, ok, type Refusal, refuse, round, text } from '@axle/kernel';
import { unitMargin } from '@axle/operation';
import { businessDay } from '@axle/page-kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { changesAll } from '../../../platform/resources/query/data-scope.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { ratesToCny } from '../sales/rates-to-cny.ts';

const days = 90;
const scoped = {
  code: 'MARGINS_NEED_ALL_STORES',
  message: text('只有能看全部店铺的用户才能发布', 'Only users who see all stores can publish margins'),
} as const satisfies Refusal;

interface Known {
  readonly sku: number;
  readonly site: number;
  readonly currency: string;
  readonly qty: number | null;
  readonly profit: Decimal | null;
  readonly estimates: readonly Decimal[] | null;
}

/** What the orders of some days earned by SKU and site, and what is estimated of them. */
async function knownMargins(database: Kysely<Tables>, from: LocalDate, to: LocalDate): Promise<readonly Known[]> {
  const { rows } = await sql<Known>`
    with sold as (
      select sku, site, sum(qty)::integer as qty, trim_scale(sum(profit_cny))::text as profit from order_profit_line
      where site is not null and rate_to_cny is not null and shipped_at >= ${from}::date and shipped_at < ${to}::date + 1 group by 1, 2
    ), estimated as (
      select sku, site, array_agg(trim_scale(profit)::text) as estimates from estimated_profit
      where status = 1 and state = 'done' and profit is not null group by 1, 2
    )
    select sku, site, i.currency, s.qty, s.profit, e.estimates
    from sold s full join estimated e using (sku, site) join site i on i.id = site order by sku, site`.execute(database);
  return rows;
}

/** [O6l] Puts what a piece earns at each site in the place of what was published before; what is not known any more goes. */
export async function writeMargins(transaction: Transaction<Tables>, by: number, now: Date): Promise<void> {
  const to = businessDay(now) as LocalDate;
  const from = addDays(to, 1 - days);
  const rate = await ratesToCny(transaction);
  const rows = (await knownMargins(transaction, from, to)).flatMap(({ sku, site, currency, qty, profit, estimates }) => {
    const one = rate(currency, to);
    const inCny = one === undefined ? [] : (estimates ?? []).map(estimate => round(multiply(estimate, one), minorDigits('CNY')));
    const known = unitMargin(qty === null || profit === null ? [] : [{ qty, profit }], inCny);
    return known ? [{ sku, site, ...known, qty: known.source === 'orders' ? qty : 0 }] : [];
  });
  await sql`
    with published as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as g(sku bigint, site bigint, margin numeric, source text, qty integer)
    ), gone as (
      delete from unit_margin m where not exists (select from published p where p.sku = m.sku and p.site = m.site)
    )
    insert into unit_margin as m (sku, site, margin, source, qty, shipped_from, shipped_to, published_by, published_at)
    select sku, site, margin, source, qty, ${from}::date, ${to}::date, ${by}::bigint, ${now}::timestamptz from published
    on conflict (sku, site) do update set version = m.version + 1, margin = excluded.margin, source = excluded.source, qty = excluded.qty,
      shipped_from = excluded.shipped_from, shipped_to = excluded.shipped_to, published_by = excluded.published_by,
      published_at = excluded.published_at`.execute(transaction);
}

/** Publishes what pieces earn, for planning: all of them, so that the caller has to see all stores. */
export const publishMargins: ActionHandler = ({ parts }) => {
  if (!changesAll(parts)) return Promise.resolve(refuse(scoped));
  return inTransaction(parts.database, async transaction => {
    await writeMargins(transaction, parts.caller.access.userId, parts.caller.now);
    return ok([]);
  });
};
