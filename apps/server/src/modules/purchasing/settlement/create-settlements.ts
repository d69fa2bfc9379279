import { ok, type Refusal, refuse, text } from '@axle/kernel';
import { rowChanged } from '@axle/page-kit';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { every } from '../../../platform/resources/query/filter-condition.ts';
import { selectRows } from '../../../platform/resources/query/select-rows.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { accountOf } from '../ledger/account-of.ts';
import { idsIn } from '../order/supplier-terms.ts';

const settledAlready: Refusal = {
  code: 'NOT_READY',
  message: text('该行已在其他结算单中，或已无可结算的件数', 'The line is in another settlement, or has nothing left to settle'),
};
const noInvoice: Refusal = {
  code: 'NO_INV',
  message: text('没有已查验且未占用的发票', 'The line has no verified, unused invoice'),
};

/** Verified invoices of lines of orders that no settlement in hand has, one row for each line. */
async function freeInvoices(transaction: Transaction<Tables>, lines: readonly number[]) {
  const { rows } = await sql<{ line: number; invoice: number }>`
    select l.id as line, i.id as invoice from purchase_order_lines l
      join supplier_invoice_lines n on n.purchase_order = l.record_id and n.order_line = l.line_no + 1
      join supplier_invoice i on i.id = n.record_id
    where l.id = any(${lines}::bigint[]) and i.state in ('verified', 'held') and n.qty > n.settled_qty
      and not exists (select from settlement_invoices u join settlement s on s.id = u.record_id
        where u.invoice = i.id and s.state in ('draft', 'exception', 'approving'))
    order by i.invoice_date, i.id`.execute(transaction);
  return rows;
}

const pickedLines = (transaction: Transaction<Tables>, parts: RecordParts, ids: readonly number[]) => {
  const where: RawBuilder<boolean> = every([sql<boolean>`t.id = any(${ids}::bigint[])`, seenRows(parts)]);
  const keys = ['purchaseOrder', 'orderLine', 'supplier', 'companyEntity', 'currency'];
  return selectRows(transaction, parts.resource, keys, sql`where ${where} order by t.id`);
};

/** [R48] Drafts a settlement for each account of the ticked lines, of all their free invoices. */
export const createSettlements: ActionHandler = ({ parts, targets }) =>
  inTransaction(parts.database, async transaction => {
    const ids = targets.map(({ id }) => id).filter(Number.isSafeInteger);
    // of two who settle the same line at once the second sees what the first did
    const orders = idsIn((await pickedLines(transaction, parts, ids)).map(({ purchaseOrder }) => purchaseOrder));
    const named = await lockById(transaction, ownParts(transaction, parts.caller, 'purchaseOrder'), orders);
    const [lines, free] = [await pickedLines(transaction, parts, ids), await freeInvoices(transaction, ids)];
    const found = new Map(lines.map(line => [line.id, line]));
    const invoicesOf = (line: number) => free.flatMap(one => (one.line === line ? [one.invoice] : []));
    const outcomes = targets.map(({ id, version }) => {
      const line = found.get(id);
      if (!line) return { id, name: String(id), refusal: settledAlready };
      const order = named.find(one => one.id === line['purchaseOrder']);
      const name = `${String(order?.['orderNo'])} ${String(line['orderLine'])}`;
      const refusal = line.version !== version ? rowChanged : invoicesOf(id).length === 0 ? noInvoice : undefined;
      return { id, name, ...(refusal ? { refusal } : {}) };
    });
    const taken = outcomes.flatMap(({ id, refusal }) => (refusal ? [] : [found.get(id)!]));
    const accounts = Map.groupBy(taken, line => JSON.stringify(accountOf(line)));
    const settlements = [...accounts.values()].map(own => ({
      invoices: [...new Set(own.flatMap(({ id }) => invoicesOf(id)))].map(invoice => ({ invoice })),
    }));
    if (settlements.length === 0 && outcomes.length === 1) return refuse(outcomes[0]!.refusal!);
    await insertRows(transaction, ownParts(transaction, parts.caller, 'purchaseSettlement'), settlements, { action: 'add' });
    return ok(outcomes);
  });
