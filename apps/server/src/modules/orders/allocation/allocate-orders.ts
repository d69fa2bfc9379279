import { fill, type Refusal, type Text } from '@axle/kernel';
import type { Allocation } from '@axle/orders';
import type { RecordRow } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { todayOf, type RecordParts } from '../../../platform/resources/record-parts.ts';
import type { RowChange } from '../../../platform/resources/writes/row-change.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { ledgerContext } from '../../inventory/stock/ledger-context.ts';
import { allocationBook } from './allocation-book.ts';
import { candidateLines, chooseWarehouses } from './choose-warehouses.ts';
import { findCandidates, type FoundCandidates } from './find-candidates.ts';
import { lockFreePieces } from './free-pieces.ts';
import { askedOrders } from './order-facts.ts';
import { reserveOrder } from './reserve-order.ts';

const noPieces: Refusal = {
  code: 'NO_PIECES',
  message: { zh: '订单没有对应的SKU，请先处理映射', en: 'The order has no SKUs; map its listings first' },
};
const noWarehouse = (reasons: Text): Refusal => ({
  code: 'NO_WAREHOUSE',
  message: fill({ zh: '没有仓库可发此订单：{reasons}', en: 'No warehouse can ship this order: {reasons}' }, { reasons }),
});
const noConfig: Text = { zh: '没有符合的规则或仓店配置', en: 'no rule or store configuration applies' };

/** Why every candidate is refused, in both languages. */
function refusalOf({ trace }: Allocation): Refusal {
  const said = (language: 'zh' | 'en') =>
    trace.map(({ warehouse, reason }) => `${warehouse} ${reason?.[language] ?? ''}`.trim()).join(language === 'zh' ? '；' : '; ');
  return noWarehouse(trace.length === 0 ? noConfig : { zh: said('zh'), en: said('en') });
}

/** Why the warehouse that a person chose cannot fill an order. */
function shortIn({ trace: [step] }: Allocation): Refusal {
  const lacks = step!.lacks.map(({ sku, qty }) => `${sku} × ${qty}`).join(', ');
  return {
    code: 'SHORT',
    field: 'warehouse',
    message: fill({ zh: '{warehouse} 库存不足：缺 {lacks}', en: '{warehouse} lacks {lacks}' }, { warehouse: step!.warehouse, lacks }),
  };
}

/** What an allocation makes of the record of an order. */
function changeOf(before: RecordRow, allocation: Allocation, found: FoundCandidates, isChosen: boolean): RowChange {
  const first = found.candidates.find(({ warehouse }) => warehouse === allocation.parts[0]?.warehouse);
  const candidates = candidateLines(allocation, found, isChosen);
  if (!first) return { before, after: { ...before, status: 'outOfStock', candidates } };
  const { channel: _, ...rest } = before;
  const channel = first.channel === undefined ? {} : { channel: first.channel };
  return { before, after: { ...rest, ...channel, status: 'allocated', warehouse: first.id, candidates } };
}

/**
 * [S6] Allocates locked orders, those paid first at the head: each whole, with its stock reserved, or out of stock with what every
 * warehouse lacks. `only` is a warehouse that a person chose: an order that it cannot fill stays as it is. Answers why an order was
 * refused.
 */
export async function allocateOrders(
  transaction: Transaction<Tables>,
  parts: RecordParts,
  records: readonly RecordRow[],
  only?: string,
): Promise<ReadonlyMap<number, Refusal>> {
  const day = todayOf(parts.caller);
  const context = ledgerContext(transaction, parts.caller);
  const book = await allocationBook(transaction, day);
  const orders = await askedOrders(
    transaction,
    records.map(({ id }) => id),
    day,
  );
  const asked = [];
  for (const order of orders) asked.push({ order, found: await findCandidates(book, order, only) });
  const free = await lockFreePieces(
    transaction,
    asked.map(({ order: { pieces }, found: { candidates } }) => ({ pieces, candidates })),
  );
  const refused = new Map<number, Refusal>();
  const changes: RowChange[] = [];
  for (const { order, found } of asked) {
    const before = records.find(({ id }) => id === order.id)!;
    const allocation = chooseWarehouses(order, found, free, day);
    if (order.pieces.length === 0) refused.set(order.id, noPieces);
    else if (allocation.outcome === 'none') refused.set(order.id, refusalOf(allocation));
    else if (allocation.outcome === 'short' && only !== undefined) refused.set(order.id, shortIn(allocation));
    else {
      await reserveOrder(context, order, found, allocation, free);
      changes.push(changeOf(before, allocation, found, only !== undefined));
    }
  }
  const led = ({ before, after }: RowChange) => (before['status'] === after['status'] ? undefined : after['status']);
  for (const [status, own] of Map.groupBy(changes, led))
    await updateRows(
      transaction,
      parts,
      own,
      status === undefined ? { action: 'update' } : { action: 'state', transition: status === 'allocated' ? 'allocate' : 'lack' },
    );
  return refused;
}
