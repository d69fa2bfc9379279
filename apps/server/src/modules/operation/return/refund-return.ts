import { refuseOwn } from '@axle/approvals';
import {
  compareDecimals,
  type Decimal,
  minorDigits,
  ok,
  type Refusal,
  refuse,
  type Result,
  round,
  scaled,
  subtract,
  sum,
  text,
  zero,
} from '@axle/kernel';
import { fullRefund, needsSecondPerson, refundProgress, type ReturnReason, refundRefusals } from '@axle/operation';
import { linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { type Actor, type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { dollarRates } from '../../logistics/rule/in-dollars.ts';
import { noteDue } from '../profit/due-profits.ts';
import { lockOrders, orderedPieces, paidAmounts } from './return-facts.ts';
import { decided, type RefundLine, refundsOf, withRefund } from './return-refunds.ts';
import { sendReplacement } from './send-replacement.ts';

const wrongState: Refusal = { code: 'STATE', message: text('该状态的退货不能这样做', 'This is not possible in the status of the return') };
const noOrder: Refusal = { code: 'NO_ORDER', message: text('请先匹配订单', 'Match the order first') };
const refundable: readonly unknown[] = ['authorised', 'inTransit', 'received', 'inspected', 'disposed'];

/** What a full refund comes to: what the pieces were sold for, less the restocking fee. */
async function wholeRefund(database: Transaction<Tables>, record: RecordRow, kind: unknown, restockFee: Decimal): Promise<Decimal> {
  if (kind !== 'full') return zero;
  const digits = minorDigits(String(record['currency']));
  const ordered = await orderedPieces(database, [Number(record['salesOrder'])]);
  return sum(
    linesIn(record, 'lines').map(line => {
      const found = ordered.find(({ orderLine, sku }) => orderLine === line['orderLine'] && sku === line['sku']);
      if (!found) return zero;
      const { lineTotal, pieces: qty } = found;
      return fullRefund({ lineTotal, qty, returned: Number(line['qtyAuth']), restockFee }, digits);
    }),
  );
}

/** The same amount in US dollars; undefined where no rate is known. */
async function inDollars(database: Transaction<Tables>, caller: Actor, amount: Decimal, currency: string): Promise<Decimal | undefined> {
  const ratio = (await dollarRates(database, [currency], todayOf(caller))).get(currency);
  return currency === 'USD' ? amount : ratio && scaled(amount, ratio, 4);
}

type Refunded = RecordValues | Refusal;
const isRefusal = (one: Refunded): one is Refusal => 'code' in one && 'message' in one;

/** [O8a] [O8g] What a refund comes to, and whether it waits for a second person; or why there is none. */
async function worked(
  database: Transaction<Tables>,
  caller: Actor,
  record: RecordRow,
  { refundKind, ...input }: RecordValues,
): Promise<Result<Pick<RefundLine, 'amount' | 'coreAmount' | 'state'> & { readonly restockFee: Decimal }>> {
  const before = refundProgress(refundsOf(record));
  const restockFee = (input['restockFee'] ?? record['restockFee'] ?? zero) as Decimal;
  const coreAmount = (input['coreRefund'] ?? zero) as Decimal;
  const given = input['refundAmount'] as Decimal | undefined;
  const digits = minorDigits(String(record['currency']));
  const whole = given === undefined ? await wholeRefund(database, record, refundKind, restockFee) : undefined;
  const left = whole === undefined ? undefined : subtract(whole, before.amount);
  const amount = left === undefined ? round(given!, digits) : compareDecimals(left, zero) > 0 ? left : zero;
  const amounts = await paidAmounts(database, Number(record['salesOrder']));
  const [refusal] = refundRefusals({ amount, coreAmount, restockFee, reason: record['reason'] as ReturnReason }, amounts);
  if (refusal) return refuse(refusal);
  const all = sum([before.amount, before.coreAmount, amount, coreAmount]);
  const dollars = await inDollars(database, caller, all, String(record['currency']));
  const state = dollars === undefined || needsSecondPerson(dollars) ? 'pending' : 'done';
  return ok({ amount, coreAmount, restockFee, state });
}

/** [O8i] A return with another refund: done, or waiting for a second person; or why there is none. */
async function refunded(database: Transaction<Tables>, caller: Actor, record: RecordRow, input: RecordValues): Promise<Refunded> {
  const before = refundProgress(refundsOf(record));
  const { refundKind } = input;
  if (!before.isOpen || !refundable.includes(record['status'])) return wrongState;
  if (typeof record['salesOrder'] !== 'number') return noOrder;
  await lockOrders(database, [record['salesOrder']]);
  const now = caller.now.toISOString();
  const asked = { kind: refundKind as RefundLine['kind'], applicant: caller.access.userId, askedAt: now };
  if (refundKind === 'replacement') {
    if (before.state !== 'none') return wrongState;
    const replacement = await sendReplacement(database, caller, record);
    if (typeof replacement !== 'number') return replacement;
    return withRefund({ ...record, replacement }, { ...asked, state: 'done', amount: zero, coreAmount: zero, refundedAt: now });
  }
  const found = await worked(database, caller, record, input);
  if (!found.ok) return found.refusal;
  const { restockFee, ...amounts } = found.value;
  return withRefund({ ...record, restockFee }, { ...asked, ...amounts, ...(amounts.state === 'done' ? { refundedAt: now } : {}) });
}

/** Changes each ticked return as it is worked out, or answers why it is not; what is refunded counts in the profit of its order. */
async function changing(
  { parts, targets }: Pick<Parameters<ActionHandler>[0], 'parts' | 'targets'>,
  change: (database: Transaction<Tables>, own: RecordParts, record: RecordRow) => Promise<Refunded>,
) {
  return eachTarget(parts, targets, async (database, records) => {
    const refused = new Map<number, Refusal>();
    for (const before of records) {
      const after = await change(database, { ...parts, database }, before);
      if (isRefusal(after)) {
        refused.set(before.id, after);
        continue;
      }
      await updateRows(database, { ...parts, database }, [{ before, after }], { action: 'update' });
      if (after['refundState'] === 'done') await noteDue(database, [Number(after['salesOrder'])]);
    }
    return refused;
  });
}

/** [O8a] Refunds a return. */
export const refundReturn: ActionHandler = context =>
  changing(context, (database, { caller }, record) => refunded(database, caller, record, context.input));

/** [O8g] A second person lets a refund pass. */
export const approveRefund: ActionHandler = context =>
  changing(context, async (_database, { caller }, record) => {
    const waiting = refundsOf(record).find(({ state }) => state === 'pending');
    if (!waiting) return wrongState;
    const own = refuseOwn({ applicant: Number(waiting.applicant) }, caller.access.userId);
    if (own) return own;
    return decided(record, { state: 'done', approver: caller.access.userId, refundedAt: caller.now.toISOString() });
  });

/** A refund that waits comes to nothing; another one can be asked for. */
export const rejectRefund: ActionHandler = context =>
  changing(context, async (_database, { caller }, record) =>
    refundsOf(record).some(({ state }) => state === 'pending')
      ? decided(record, { state: 'rejected', approver: caller.access.userId })
      : wrongState,
  );
