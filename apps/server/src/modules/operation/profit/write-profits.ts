import type { LocalDate } from '@axle/kernel';
import { type BookedItem, type ItemChange, orderProfit, profitBasis } from '@axle/operation';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { SoldOrder } from './order-facts.ts';
import type { ItemSource, ProfitDraft } from './profit-draft.ts';
import { profitColumns } from './profit-columns.ts';

/** A profit as it was worked out: the items to be booked in open months, and what changed. */
export interface WorkedProfit {
  readonly order: SoldOrder;
  readonly month: LocalDate;
  readonly rate: string | undefined;
  readonly current: readonly ProfitDraft[];
  readonly missing: readonly string[];
  readonly locked: readonly LocalDate[];
  readonly items: readonly (ItemSource & BookedItem)[];
  readonly changes: readonly ItemChange[];
}

const amounts =
  'net_sales, fees, cogs, first_leg, duty, gross_margin, last_mile, handling, storage, fulfil_margin, ads, refund, other, profit, margin';
const typed = amounts.replaceAll(/\w+/g, name => `${name} numeric`);
const renewed = (names: string) => names.replaceAll(/\w+/g, name => `${name} = excluded.${name}`);

/** What the order and its lines say of themselves. */
const ofOrder = ({ order, rate }: WorkedProfit) => ({
  order_no: order.orderNo,
  platform_order_id: order.platformOrderId,
  platform: order.platform,
  store: order.store,
  site: order.site,
  warehouse: order.warehouse,
  purchase_at: order.purchaseAt,
  shipped_at: order.shippedAt,
  currency: order.currency,
  rate_to_cny: rate,
});
const orderColumns = 'order_no, platform_order_id, platform, store, site, warehouse, purchase_at, shipped_at, currency, rate_to_cny';
const orderTyped =
  'order_no text, platform_order_id text, platform text, store bigint, site bigint, warehouse bigint, purchase_at timestamptz, ' +
  'shipped_at timestamptz, currency text, rate_to_cny numeric';

const figures = (drafts: readonly ProfitDraft[]) => ({ ...profitColumns(orderProfit(drafts), drafts), basis: profitBasis(drafts) });

async function writeOrders(transaction: Transaction<Tables>, now: Date, worked: readonly WorkedProfit[]): Promise<void> {
  const rows = worked.map(one => ({
    id: one.order.id,
    ...ofOrder(one),
    channel: one.order.channel,
    waybill_no: one.order.waybillNo,
    month: one.month,
    qty: one.order.lines.reduce((all, { qty }) => all + qty, 0),
    ...figures(one.current),
    missing: one.missing.length === 0 ? undefined : one.missing,
    refunded: one.current.some(({ item, basis }) => item === 'refund' && basis === 'actual'),
    order_updated_at: one.order.updatedAt,
  }));
  const own = `id, ${orderColumns}, channel, waybill_no, month, qty, ${amounts}, basis, missing, refunded, order_updated_at`;
  await sql`
    insert into order_profit as p (${sql.raw(own)}, computed_at)
    select ${sql.raw(own)}, ${now} from json_to_recordset(${JSON.stringify(rows)}::json) as g(id bigint, ${sql.raw(orderTyped)},
      channel bigint, waybill_no text, month date, qty integer, ${sql.raw(typed)}, basis text, missing text[], refunded boolean,
      order_updated_at timestamptz)
    on conflict (id) do update set version = p.version + 1, computed_at = excluded.computed_at,
      ${sql.raw(renewed(own.slice('id, '.length)))}`.execute(transaction);
}

async function writeLines(transaction: Transaction<Tables>, worked: readonly WorkedProfit[]): Promise<void> {
  const rows = worked.flatMap(one =>
    one.order.pieces.map(({ line, sku, qty }) => {
      const sold = one.order.lines.find(other => other.line === line);
      const drafts = one.current.filter(draft => draft.line === line && draft.sku === sku);
      return {
        order_profit: one.order.id,
        ...ofOrder(one),
        order_line: line,
        sku,
        pt_sku: sold?.ptSku,
        seller_sku: sold?.sellerSku ?? '-',
        qty,
        ...figures(drafts),
      };
    }),
  );
  const own = `order_profit, ${orderColumns}, order_line, sku, pt_sku, seller_sku, qty, ${amounts}, basis`;
  const ids = worked.map(({ order }) => order.id);
  await sql`
    delete from order_profit_line l where l.order_profit = any(${ids}::bigint[]) and not exists (
      select from json_to_recordset(${JSON.stringify(rows)}::json) as g(order_profit bigint, order_line integer, sku bigint)
      where g.order_profit = l.order_profit and g.order_line = l.order_line and g.sku = l.sku)`.execute(transaction);
  await sql`
    insert into order_profit_line as l (${sql.raw(own)})
    select ${sql.raw(own)} from json_to_recordset(${JSON.stringify(rows)}::json) as g(order_profit bigint, ${sql.raw(orderTyped)},
      order_line integer, sku bigint, pt_sku bigint, seller_sku text, qty integer, ${sql.raw(typed)}, basis text)
    on conflict (order_profit, order_line, sku) do update set version = l.version + 1, ${sql.raw(renewed(own))}`.execute(transaction);
}

async function writeItems(transaction: Transaction<Tables>, worked: readonly WorkedProfit[]): Promise<void> {
  const ids = worked.map(({ order }) => order.id);
  const locked = worked[0]?.locked ?? [];
  await sql`
    delete from order_profit_items where record_id = any(${ids}::bigint[]) and not month = any(${locked}::date[])`.execute(transaction);
  const rows = worked.flatMap(({ order, items }) =>
    items.map((item, at) => ({
      record_id: order.id,
      nth: at + 1,
      order_line: item.line,
      sku: item.sku,
      item: item.item,
      amount: item.amount,
      basis: item.basis,
      source: item.source,
      source_no: item.sourceNo?.slice(0, 80),
      said: item.said,
      said_currency: item.saidCurrency,
      rate: item.rate,
      note: item.note,
      month: item.month,
    })),
  );
  const own = 'order_line, sku, item, amount, basis, source, source_no, said, said_currency, rate, note, month';
  await sql`
    insert into order_profit_items (record_id, line_no, ${sql.raw(own)})
    select g.record_id, g.nth + coalesce(k.last, 0), ${sql.raw(own)}
    from json_to_recordset(${JSON.stringify(rows)}::json) as g(record_id bigint, nth integer, order_line integer, sku bigint, item text,
      amount numeric, basis text, source text, source_no text, said numeric, said_currency text, rate numeric, note text, month date)
    left join (select record_id, max(line_no) as last from order_profit_items where record_id = any(${ids}::bigint[]) group by 1) k
      on k.record_id = g.record_id
    order by g.record_id, g.nth`.execute(transaction);
}

async function writeChanges(transaction: Transaction<Tables>, now: Date, worked: readonly WorkedProfit[]): Promise<void> {
  const rows = worked.flatMap(({ order, changes, current }) =>
    changes.map((change, at) => {
      const cause = current.find(({ line, sku, item }) => line === change.line && sku === change.sku && item === change.item);
      return {
        record_id: order.id,
        nth: at + 1,
        ...change,
        order_line: change.line,
        source: cause?.source,
        source_no: cause?.sourceNo?.slice(0, 80),
      };
    }),
  );
  await sql`
    insert into order_profit_changes (record_id, line_no, at, order_line, sku, item, before, after, month, source, source_no)
    select g.record_id, g.nth + coalesce((select max(c.line_no) from order_profit_changes c where c.record_id = g.record_id), 0), ${now},
      order_line, sku, item, before, after, month, source, source_no
    from json_to_recordset(${JSON.stringify(rows)}::json) as g(record_id bigint, nth integer, order_line integer, sku bigint, item text,
      before numeric, after numeric, month date, source text, source_no text) order by g.record_id, g.nth`.execute(transaction);
}

/** Writes profits that were worked out: of the order, of its lines, their items and what changed. */
export async function writeProfits(transaction: Transaction<Tables>, now: Date, worked: readonly WorkedProfit[]): Promise<void> {
  await writeOrders(transaction, now, worked);
  await writeLines(transaction, worked);
  await writeItems(transaction, worked);
  await writeChanges(transaction, now, worked);
}
