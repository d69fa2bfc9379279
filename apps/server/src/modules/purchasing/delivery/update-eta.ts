import { type LocalDate, ok, type Refusal, refuse, text } from '@axle/kernel';
import { notFound, type RecordRow, rowChanged, type Target, type TargetOutcome } from '@axle/page-kit';
import { batchStatus, type BatchStatus } from '@axle/purchasing';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { every } from '../../../platform/resources/query/filter-condition.ts';
import { type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockById, lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { announceEta } from '../../inventory/receipt/announce-eta.ts';
import { lockGoodsOnWay } from '../../inventory/receipt/goods-on-way.ts';
import { ledgerContext } from '../../inventory/stock/ledger-context.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { acceptDeparted } from './accept-departed.ts';

const nothing: Refusal = {
  code: 'NOTHING',
  field: 'eta',
  message: text('请填写预计到仓或实际离港', 'Enter the ETA or the actual departure'),
};
const ahead: Refusal = {
  code: 'AHEAD',
  field: 'departedOn',
  message: text('实际离港不能晚于今天', 'The departure date cannot be after today'),
};
const early: Refusal = { code: 'BEFORE_SHIPPED', message: text('不能早于发货日期', 'Not before the ship date') };

/** Ticked lines on their way that their actor sees, with the numbers of their batches. */
async function onWay(transaction: Transaction<Tables>, parts: RecordParts, targets: readonly Target[]) {
  const ids = targets.map(({ id }) => id).filter(Number.isSafeInteger);
  const { rows } = await sql<{ id: number; version: number; batch: string; order: number }>`
    select t.id, t.version, t.batch_no as batch, t.purchase_order as "order" from ship_batch_line_list as t
    where ${every([sql<boolean>`t.id = any(${ids}::bigint[])`, seenRows(parts)])}`.execute(transaction);
  return new Map(rows.map(row => [row.id, row]));
}

/** A batch with what is known of its way; one that has departed and of which nothing came has that state. */
function moved(before: RecordRow, { eta, departedOn }: { readonly eta?: LocalDate; readonly departedOn?: LocalDate }): RecordRow {
  const hasDeparted = (departedOn ?? before['departedOn']) !== undefined;
  const isUnderway = before['state'] === 'shipped';
  const state: BatchStatus = isUnderway
    ? batchStatus([{ qty: 1, arrived: 0 }], { hasDeparted, isClosed: false })
    : (before['state'] as BatchStatus);
  return { ...before, state, ...(eta === undefined ? {} : { eta }), ...(departedOn === undefined ? {} : { departedOn }) };
}

/**
 * [R7g] Notes when the batches of the ticked lines departed, and when they come; their receipts expect them on that day, and what is
 * accepted at the hand-over is owed from the departure.
 */
export const updateEta: ActionHandler = async ({ parts, targets, input }) => {
  const { eta, departedOn } = input as { readonly eta?: LocalDate; readonly departedOn?: LocalDate };
  if (eta === undefined && departedOn === undefined) return refuse(nothing);
  if (departedOn !== undefined && departedOn > todayOf(parts.caller)) return refuse(ahead);
  return inTransaction(parts.database, async transaction => {
    const lines = await onWay(transaction, parts, targets);
    const current = targets.flatMap(({ id, version }) => (lines.get(id)?.version === version ? [lines.get(id)!.batch] : []));
    const numbers = [...new Set(current)];
    // whoever receives locks the receipt, the stock, the order and then the batch
    await lockGoodsOnWay(ledgerContext(transaction, parts.caller), numbers);
    const orders = [...lines.values()].filter(({ batch }) => numbers.includes(batch)).map(({ order }) => order);
    await lockById(transaction, ownParts(transaction, parts.caller, 'purchaseOrder'), [...new Set(orders)]);
    const batches = await lockRows(
      transaction,
      ownParts(transaction, parts.caller, 'shipBatches'),
      sql<boolean>`t.batch_no = any(${numbers}::text[])`,
    );
    const tooEarly = (batch: RecordRow) => [eta, departedOn].some(day => day !== undefined && day < String(batch['shipDate']));
    const late = new Set(batches.filter(tooEarly).map(batch => batch['batchNo']));
    const changed = batches
      .filter(batch => !tooEarly(batch))
      .map(before => ({ before, after: moved(before, { ...(eta ? { eta } : {}), ...(departedOn ? { departedOn } : {}) }) }));
    const own = ownParts(transaction, parts.caller, 'shipBatches');
    const departed = changed.filter(({ before, after }) => before['state'] !== after['state']);
    await updateRows(transaction, own, departed, { action: 'state', transition: 'depart' });
    const refused = await acceptDeparted(
      transaction,
      parts.caller,
      departed.map(({ after }) => after as RecordRow),
    );
    if (refused.length > 0) return refuse(refused);
    await updateRows(
      transaction,
      own,
      changed.filter(one => !departed.includes(one)),
      { action: 'update' },
    );
    const numbered = changed.map(({ before }) => String(before['batchNo']));
    if (eta !== undefined) await announceEta(ledgerContext(transaction, parts.caller), numbered, eta);
    return ok(
      targets.map(({ id, version }): TargetOutcome => {
        const line = lines.get(id);
        if (!line) return { id, name: String(id), refusal: notFound };
        const refusal = line.version === version ? (late.has(line.batch) ? early : undefined) : rowChanged;
        return { id, name: line.batch, ...(refusal ? { refusal } : {}) };
      }),
    );
  });
};
