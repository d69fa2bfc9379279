import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Where more or fewer units were sold on a day, all orders that share its advertising are due. */
export async function noteAdvertised(transaction: Transaction<Tables>, moved: readonly object[]): Promise<void> {
  await sql`
    insert into profit_due (sales_order)
    select distinct p.sales_order
    from json_to_recordset(${JSON.stringify(moved)}::json) as g(day date, store bigint, site bigint, sku bigint, units integer)
    join ad_spend a on a.day = g.day and a.store = g.store and a.site = g.site and a.sku = g.sku and a.status = 1
    join sales_day_part p on p.day = a.day and p.store = a.store and p.site = a.site and p.sku = a.sku and p.units > 0
    join order_profit o on o.id = p.sales_order
    where g.units <> 0 on conflict do nothing`.execute(transaction);
}
