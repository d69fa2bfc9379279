import { type Decimal, ok } from '@axle/kernel';
import { type CostedProfit, isLossRunning, lossCause, lossItems, marginOf } from '@axle/operation';
import { snakeCase } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { narrowedBy } from '../sales/narrowed-by.ts';
import { monthsBack } from './profit-months.ts';

const mostRows = 2000;

/** The costs of a SKU in two months, in CNY. */
interface Lost extends CostedProfit {
  readonly sku: number;
  readonly category: number;
  readonly qty: number;
  readonly netSales: Decimal;
  readonly profit: Decimal;
  readonly before: Decimal;
}

const costs = sql.raw(
  lossItems
    .map(item => `trim_scale(round(sum(t.${snakeCase(item)}_cny) filter (where t.month = a.month), 2))::text as "${item}"`)
    .join(', '),
);

/** [O6k] SKUs that lost money in a month and in the one before, the greatest loss first, with the cost that takes the most. */
export const listLosses: ToolHandler = async ({ parts, input, whole }) => {
  const { rows: latest } = await sql<{ month: string | null }>`
    select max(t.month collate "C") as month from sku_profit_list t where ${seenRows(parts)}`.execute(parts.database);
  const month = (input['to'] as string | undefined) ?? latest[0]?.month;
  if (!month) return ok({ skus: 0, lines: [] });
  const { rows } = await sql<Lost>`
    select t.sku, min(t.category) as category, coalesce(sum(t.qty) filter (where t.month = a.month), 0)::integer as qty,
      trim_scale(round(sum(t.net_sales_cny) filter (where t.month = a.month), 2))::text as "netSales",
      trim_scale(round(sum(t.profit_cny) filter (where t.month = a.month), 2))::text as profit,
      trim_scale(round(sum(t.profit_cny) filter (where t.month <> a.month), 2))::text as before, ${costs}
    from (select ${month}::text as month) a cross join sku_profit_list t
    where t.month in (a.month, ${monthsBack(month, 1)}) and ${narrowedBy(input)} and ${seenRows(parts)}
    group by t.sku having sum(t.profit_cny) filter (where t.month = a.month) < 0
    order by sum(t.profit_cny) filter (where t.month = a.month), t.sku`.execute(parts.database);
  const lost = rows.filter(({ profit, before }) => before !== null && isLossRunning([before, profit]));
  const lines = (whole ? lost : lost.slice(0, mostRows)).map(row => {
    const cause = lossCause(row);
    const [margin, causeShare] = [marginOf(row.profit, row.netSales), cause && marginOf(row[cause], row.netSales)];
    const { sku, category, qty, netSales, profit, before } = row;
    return {
      sku,
      category,
      month,
      qty,
      netSales,
      profit,
      before,
      from: month,
      to: month,
      ...(margin === undefined ? {} : { margin }),
      ...(cause === undefined ? {} : { cause, causeAmount: row[cause] }),
      ...(causeShare === undefined ? {} : { causeShare }),
    };
  });
  return ok({ skus: lost.length, lines });
};
