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
import { chosenInvoices, freeLines, pickOf } from './chosen-invoices.ts';

const settledAlready: Refusal = {
  code: 'NOT_READY',
  message: text('该行已在其他结算单中，或已无可结算的件数', 'The line is in another settlement, or has nothing left to settle'),
};
const noInvoice: Refusal = {
  code: 'NO_INV',
  message: text('没有已查验且未占用的发票', 'The line has no verified, unused invoice'),
};

const pickedLines = (transaction: Transaction<Tables>, parts: RecordParts, ids: readonly number[]) => {
  const where: RawBuilder<boolean> = every([sql<boolean>`t.id = any(${ids}::bigint[])`, seenRows(parts)]);
  const keys = ['purchaseOrder', 'orderLine', 'supplier', 'companyEntity', 'currency'];
  return selectRows(transaction, parts.resource, keys, sql`where ${where} order by t.id`);
};

/** [R48] [R119] Drafts a settlement for each account of the ticked lines, of the picked lines of their free invoices, or of all of them. */
export const createSettlements: ActionHandler = ({ parts, targets, input }) =>
  inTransaction(parts.database, async transaction => {
    const ids = targets.map(({ id }) => id).filter(Number.isSafeInteger);
    // of two who settle the same line at once the second sees what the first did
    const orders = idsIn((await pickedLines(transaction, parts, ids)).map(({ purchaseOrder }) => purchaseOrder));
    const named = await lockById(transaction, ownParts(transaction, parts.caller, 'purchaseOrder'), orders);
    const [lines, free] = [await pickedLines(transaction, parts, ids), await freeLines(transaction, ids)];
    const found = new Map(lines.map(line => [line.id, line]));
    const picked = input['picked'] === undefined ? undefined : new Set(input['picked'] as readonly string[]);
    const isBilled = (line: number) => free.some(one => one.line === line && (picked === undefined || picked.has(pickOf(one))));
    const outcomes = targets.map(({ id, version }) => {
      const line = found.get(id);
      if (!line) return { id, name: String(id), refusal: settledAlready };
      const order = named.find(one => one.id === line['purchaseOrder']);
      const name = `${String(order?.['orderNo'])} ${String(line['orderLine'])}`;
      const refusal = line.version !== version ? rowChanged : !isBilled(id) ? noInvoice : undefined;
      return { id, name, ...(refusal ? { refusal } : {}) };
    });
    const taken = outcomes.flatMap(({ id, refusal }) => (refusal ? [] : [found.get(id)!]));
    const accounts = Map.groupBy(taken, line => JSON.stringify(accountOf(line)));
    const settlements = [...accounts.values()].map(own => ({
      invoices: chosenInvoices(
        free.filter(({ line }) => own.some(({ id }) => id === line)),
        picked,
      ),
    }));
    if (settlements.length === 0 && outcomes.length === 1) return refuse(outcomes[0]!.refusal!);
    await insertRows(transaction, ownParts(transaction, parts.caller, 'purchaseSettlement'), settlements, { action: 'add' });
    return ok(outcomes);
  });
