import { type Decimal, divide, multiply, sum, type Text, text } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** What a unit of a SKU earns at a node in CNY, and whence that is known. */
export interface MarginAtNode {
  readonly margin: Decimal;
  readonly source: Text;
}

interface KnownMargin {
  readonly margin: Decimal;
  readonly qty: number;
  readonly day: string;
}

const published = text('已发布的单件利润', 'Published unit margin');
const estimated = text('预估利润', 'Estimated profit');

/**
 * What a unit earns at the sites that a node serves: as it was published, over the pieces that were sold, else the least of what was
 * published without sales. Where nothing was published it is the least of the estimated profits, and unknown without any.
 */
export async function unitMarginAt(
  database: Kysely<Tables>,
  {
    sku,
    node,
    yuanOf,
  }: { readonly sku: number; readonly node: number; readonly yuanOf: (amount: Decimal, currency: string) => Decimal | undefined },
): Promise<MarginAtNode | undefined> {
  const sites = sql`select i.id from plan_node n join plan_node_market m on m.id = n.id join site i on n.site is null or i.id = n.site
    join country c on c.id = i.country where n.id = ${node} and (n.site is not null or c.market = m.market)`;
  const { rows } = await sql<KnownMargin>`
    select trim_scale(margin)::text as margin, qty, published_at::date::text as day from unit_margin
    where sku = ${sku} and site in (${sites}) order by margin, id`.execute(database);
  const sold = rows.filter(({ qty }) => qty > 0);
  const [least] = rows;
  if (least) {
    const pieces = String(sold.reduce((all, { qty }) => all + qty, 0)) as Decimal;
    const earned = sum(sold.map(({ margin, qty }) => multiply(margin, String(qty) as Decimal)));
    return { margin: sold.length > 0 ? divide(earned, pieces, 2) : least.margin, source: published };
  }
  const { rows: estimates } = await sql<{ profit: Decimal; currency: string }>`
    select trim_scale(e.profit)::text as profit, i.currency from estimated_profit e join site i on i.id = e.site
    where e.sku = ${sku} and e.status = 1 and e.state = 'done' and e.profit is not null and e.site in (${sites})`.execute(database);
  const known = estimates.flatMap(({ profit, currency }) => yuanOf(profit, currency) ?? []);
  const [lowest] = known.toSorted((one, other) => Number(one) - Number(other));
  return lowest === undefined ? undefined : { margin: lowest, source: estimated };
}
