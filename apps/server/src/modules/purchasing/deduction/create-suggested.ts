import { ok, type Refusal, refuse, text } from '@axle/kernel';
import { fieldsOf, type RecordValues, rowChanged } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { every } from '../../../platform/resources/query/filter-condition.ts';
import { selectRows } from '../../../platform/resources/query/select-rows.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { idsIn } from '../order/supplier-terms.ts';
import { ordersById } from '../reply/replied-orders.ts';
import { seesPrices } from '../supplier-sku/sees-prices.ts';

const charged: Refusal = {
  code: 'LATE_ONCE',
  message: text('该订单行已扣款，或不再是逾期行', 'The line is already charged, or is no longer late'),
};
const unseen: Refusal = {
  code: 'PRICES',
  message: text('金额由采购价算出，需要查看采购价的权限', 'Amounts are calculated from purchase prices, which you may not see'),
};
const reason = text('逾期交货', 'Late delivery');

/** [R16] Charges the ticked late lines, each once; amounts and formulas follow from the lines. */
export const createSuggested: ActionHandler = async ({ parts, targets }) => {
  if (!seesPrices(parts.caller)) return refuse(unseen);
  return inTransaction(parts.database, async transaction => {
    const ids = targets.map(({ id }) => id).filter(Number.isSafeInteger);
    const picked = () =>
      selectRows(
        transaction,
        parts.resource,
        Object.keys(fieldsOf(parts.resource)),
        sql`where ${every([sql<boolean>`t.id = any(${ids}::bigint[])`, seenRows(parts)])} order by t.id`,
      );
    // of two who charge the same line at once the second sees what the first did
    const orders = idsIn((await picked()).map(({ purchaseOrder }) => purchaseOrder));
    await lockById(transaction, ownParts(transaction, parts.caller, 'purchaseOrder'), orders);
    const [lines, named] = [await picked(), await ordersById(transaction, parts.caller, orders)];
    const found = new Map(lines.map(line => [line.id, line]));
    const current = targets.flatMap(({ id, version }) => (found.get(id)?.version === version ? [found.get(id)!] : []));
    const words = parts.caller.language === 'en' ? reason.en : reason.zh;
    const deductions = current.map(({ purchaseOrder, orderLine, supplier }): RecordValues => ({
      type: 'late',
      purchaseOrder,
      orderLine,
      supplier,
      reason: words,
    }));
    await insertRows(transaction, ownParts(transaction, parts.caller, 'deductionRecords'), deductions, { action: 'add' });
    return ok(
      targets.map(({ id, version }) => {
        const line = found.get(id);
        if (!line) return { id, name: String(id), refusal: charged };
        const name = `${String(named.get(Number(line['purchaseOrder']))?.['orderNo'])} ${String(line['orderLine'])}`;
        return { id, name, ...(line.version === version ? {} : { refusal: rowChanged }) };
      }),
    );
  });
};
