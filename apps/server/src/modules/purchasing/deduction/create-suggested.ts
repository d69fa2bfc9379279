import { ok, type Refusal, refuse, text } from '@axle/kernel';
import { fieldsOf, type RecordRow, type RecordValues, rowChanged } from '@axle/page-kit';
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
  code: 'CHARGED',
  message: text('已扣款，或不再可扣', 'It is already charged, or can be charged no more'),
};
const unseen: Refusal = {
  code: 'PRICES',
  message: text('金额由采购价算出，需要查看采购价的权限', 'Amounts are calculated from purchase prices, which you may not see'),
};
const reasons = {
  late: text('逾期交货', 'Late delivery'),
  quality: text('检验不合格', 'Rejected at inspection'),
  concession: text('让步接收降价', 'Price cut of a concession'),
};

/** The deduction that is suggested, in the language of whoever makes it. */
function suggested(row: RecordRow, language: string | undefined): RecordValues {
  const { type, purchaseOrder, orderLine, supplier, qty, percent, sourceNo } = row;
  const { zh, en } = reasons[type as keyof typeof reasons];
  const own = type === 'late' ? {} : { sourceNo, defectQty: qty, concessionPct: percent };
  return { type, purchaseOrder, orderLine, supplier, reason: language === 'en' ? en : zh, ...own };
}

/** [R16] [R117] Charges the ticked late lines and lots, each once; amounts and formulas follow from the lines of their orders. */
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
    const deductions = current.map(row => suggested(row, parts.caller.language));
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
