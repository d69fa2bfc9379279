import { fill, ok, type Refusal, refuse, sum, text } from '@axle/kernel';
import { isUnexplained, parseSettlement, refuseUnbalanced, type SettlementFile, settlementItem, settlementSplit } from '@axle/operation';
import { type HeldFile, notFound } from '@axle/page-kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { refusedFiles } from '../../../platform/resources/refused-files.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { noteDue } from './due-profits.ts';

const unread: Refusal = {
  code: 'FILE_CONTENT',
  field: 'file',
  message: text('文件不是可读的文本', 'The file is no text that can be read'),
};
const notAmazon: Refusal = {
  code: 'SETTLEMENT_PLATFORM',
  field: 'store',
  message: text('只有亚马逊店铺有此格式的结算单', 'Only stores on Amazon have settlements of this format'),
};
const known = (settlement: string): Refusal => ({
  code: 'SETTLEMENT_KNOWN',
  field: 'file',
  message: fill(text('结算单{settlement}已导入', 'Settlement {settlement} has been imported already'), { settlement }),
});

/** Platforms that settle what they sold for us. */
export type SettledPlatform = 'amazon' | 'ebay' | 'walmart' | 'partsgeek';

/** For whom a settlement is taken in. */
export interface SettlementOf {
  readonly store: number;
  readonly platform: SettledPlatform;
  readonly by: number;
  readonly at: Date;
  readonly sha256: string;
  readonly file?: HeldFile;
}

/** The orders of a store by the numbers that its platform gives them. */
async function ordersOf(database: Kysely<Tables>, of: SettlementOf, { lines }: SettlementFile): Promise<ReadonlyMap<string, number>> {
  const named = [...new Set(lines.map(({ orderId }) => orderId).filter(id => id !== ''))];
  const { rows } = await sql<{ id: number; named: string }>`
    select distinct on (platform_order_id) id, platform_order_id as named from sales_order
    where store = ${of.store} and platform = ${of.platform} and platform_order_id = any(${named}::text[])
    order by platform_order_id, shipped_at is null, id`.execute(database);
  return new Map(rows.map(({ id, named: number }) => [number, id]));
}

/** Keeps a settlement with all of its amounts; the profits of its orders are due. */
export async function keepSettlement(transaction: Transaction<Tables>, settlement: SettlementFile, of: SettlementOf): Promise<number> {
  const orders = await ordersOf(transaction, of, settlement);
  const { lines } = settlement;
  const split = settlementSplit(lines, order => orders.has(order));
  const kept = await transaction
    .insertInto('platform_settlement')
    .values({
      settlement_id: settlement.settlementId,
      platform: of.platform,
      store: of.store,
      start_at: settlement.startAt,
      end_at: settlement.endAt,
      deposit_at: settlement.depositAt,
      currency: settlement.currency,
      total: settlement.total,
      lines_amount: sum(lines.map(({ amount }) => amount)),
      lines: lines.length,
      orders: new Set(lines.map(({ orderId }) => orderId).filter(order => orders.has(order))).size,
      order_amount: split.orders,
      tax_amount: split.tax,
      account_amount: split.account,
      unexplained: split.unexplained,
      status: refuseUnbalanced(settlement) ? 'unbalanced' : 'balanced',
      sha256: of.sha256,
      file: of.file ? JSON.stringify([of.file]) : null,
      imported_by: of.by,
      imported_at: of.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = lines.map(line => ({
    row_no: line.row,
    transaction_type: line.transactionType,
    platform_order_id: line.orderId || undefined,
    amount_type: line.amountType,
    amount_description: line.amountDescription,
    amount: line.amount,
    item_code: line.itemCode || undefined,
    seller_sku: line.sku || undefined,
    qty: line.qty,
    posted_at: line.postedAt,
    place: settlementItem(line),
    sales_order: orders.get(line.orderId),
    unexplained: isUnexplained(line, orders.has(line.orderId)),
  }));
  await sql`
    insert into platform_settlement_line (settlement, currency, row_no, transaction_type, platform_order_id, amount_type,
      amount_description, amount, item_code, seller_sku, qty, posted_at, place, sales_order, unexplained)
    select ${kept.id}, ${settlement.currency}, g.* from json_to_recordset(${JSON.stringify(rows)}::json) as g(row_no integer,
      transaction_type text, platform_order_id text, amount_type text, amount_description text, amount numeric, item_code text,
      seller_sku text, qty integer, posted_at timestamptz, place text, sales_order bigint, unexplained boolean)`.execute(transaction);
  await noteDue(transaction, [...orders.values()]);
  return kept.id;
}

/** Takes in the settlement of a store: refused where it is known already, and where it does not add up unless that is wanted. */
export const importSettlement: ActionHandler = ({ parts, input }) =>
  inTransaction(parts.database, async transaction => {
    const { caller } = parts;
    const stores = caller.registry.resource('store')!;
    const [store] = await lockById(
      transaction,
      { ...parts, database: transaction, resource: stores.resource, page: stores.pages[0]!.page.key },
      [Number(input['store'])],
    );
    if (!store) return refuse({ ...notFound, field: 'store' });
    if (store['platform'] !== 'amazon') return refuse(notAmazon);
    const [file] = (input['file'] ?? []) as readonly HeldFile[];
    if (!file) return refuse(unread);
    const { resource } = caller.registry.resource('platformSettlement')!;
    const refused = await refusedFiles(transaction, { ...parts, resource }, undefined, { file: [file] });
    if (refused.length > 0) return refuse(refused);
    const stored = await transaction.selectFrom('stored_file').select(['words', 'sha256']).where('id', '=', file.id).executeTakeFirst();
    if (typeof stored?.words !== 'string') return refuse(unread);
    const read = parseSettlement(stored.words);
    if (!read.ok) return refuse({ ...read.refusal, field: 'file' });
    const unbalanced = refuseUnbalanced(read.value);
    if (unbalanced && input['takeUnbalanced'] !== true) return refuse({ ...unbalanced, field: 'file' });
    const { settlementId } = read.value;
    const twice = await transaction
      .selectFrom('platform_settlement')
      .select('id')
      .where('store', '=', store.id)
      .where('settlement_id', '=', settlementId)
      .executeTakeFirst();
    if (twice) return refuse(known(settlementId));
    const of = {
      store: store.id,
      platform: 'amazon' as const,
      by: caller.access.userId,
      at: caller.now,
      sha256: stored.sha256,
      file,
    };
    return ok([{ id: await keepSettlement(transaction, read.value, of), name: settlementId }]);
  });
