import { type Decimal, type LocalDate, ok, type Refusal, refuse, type Result, sum, text, zero } from '@axle/kernel';
import { type Line, linesIn, type RecordValues } from '@axle/page-kit';
import { settlementEvents } from '@axle/purchasing';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { requestPayment } from '../../finance/payment/request-payment.ts';
import { decide } from '../../../platform/resources/states/decide.ts';
import { accountOf } from '../ledger/account-of.ts';
import { postVoucher } from '../ledger/post-voucher.ts';
import { lockPrepayments, takeClaims, takeDeductions, takePrepayments } from './settle-documents.ts';
import { acceptedLines, payInvoices, settleInvoices, settleOrders } from './settle-goods.ts';
import { invoicesOf } from './settlement-facts.ts';
import { lockedSettlement, refusedSettling } from './submit-settlement.ts';

const stale: Refusal = {
  code: 'STALE',
  message: text(
    '验收、发票、扣款、索赔或预付已变化，请驳回后重新提交',
    'Receipts, invoices, deductions, claims or prepayments have changed; reject it and submit it again',
  ),
};

/** What approvers see of the lines of a settlement, and of what is taken off it. */
const seen: Readonly<Record<string, readonly string[]>> = {
  lines: ['invoice', 'invoiceLine', 'match', 'payQty', 'net', 'tax'],
  deductions: ['deduction', 'amount'],
  claims: ['claim', 'amount'],
  prepays: ['prepayment', 'purchaseOrder', 'amount'],
};

const shown = (settlement: RecordValues): string =>
  JSON.stringify(Object.entries(seen).map(([key, of]) => linesIn(settlement, key).map((line: Line) => of.map(name => String(line[name])))));

/** [R51] Posts an approved settlement; answers the voucher of the prepayments that it used. */
export async function postSettlement(
  transaction: Transaction<Tables>,
  caller: Actor,
  settlement: RecordValues,
  net: { readonly acceptedNet: Decimal; readonly net: Decimal; readonly tax: Decimal },
): Promise<Result<string | undefined, readonly Refusal[]>> {
  const amount = (key: string) => (settlement[key] ?? zero) as Decimal;
  const events = settlementEvents({ ...net, deducted: amount('deducted'), claimed: amount('claimed'), prepaidUsed: amount('prepaidUsed') });
  const document = { bizType: 'settlement', bizNo: String(settlement['settleNo']), ...accountOf(settlement) } as const;
  let prepaidVoucher: string | undefined;
  for (const event of events) {
    const dueDate = event.kind === 'invoiced' ? { dueDate: settlement['dueDate'] as LocalDate } : {};
    const posted = await postVoucher(transaction, caller, { event, ...document, ...dueDate });
    if (!posted.ok) return posted;
    if (event.kind === 'prepayUsed') prepaidVoucher = posted.value?.voucherNo;
  }
  return ok(prepaidVoucher);
}

/** What a settlement asks finance to pay. */
export const askPayment = (transaction: Transaction<Tables>, caller: Actor, settlement: RecordValues): Promise<number> =>
  requestPayment(transaction, caller, {
    kind: 'goods',
    payer: Number(settlement['companyEntity']),
    payee: Number(settlement['supplier']),
    sourceType: 'settlement',
    sourceNo: String(settlement['settleNo']),
    currency: String(settlement['currency']),
    amount: settlement['payable'] as Decimal,
    dueDate: settlement['dueDate'] as LocalDate,
  });

/** [R51] [R52] Somebody else approves: goods, what is taken off, vouchers and the request to finance, all of it or nothing. */
export const approveSettlement: TransitionEffect = async transit => {
  const { parts, before } = transit;
  const { database, caller } = parts;
  const decided = await decide(transit);
  if (!decided.ok) return decided;
  const locked = await lockedSettlement(transit);
  const refused = shown(locked.values) === shown(before) ? refusedSettling(locked) : [stale];
  if (refused.length > 0) return refuse(refused);
  const { lines, net: acceptedNet } = acceptedLines(before, locked.orders);
  const total = (key: 'net' | 'tax') => sum(locked.lines.map(({ settled }) => settled[key]));
  const taking = { settlement: before, sign: 1 } as const;
  await settleOrders(database, caller, locked.orders, taking);
  await settleInvoices(database, caller, locked.invoices, taking);
  await takeDeductions([database, caller], taking);
  await takeClaims([database, caller], taking);
  // all documents are locked before the books are
  await lockPrepayments([database, caller], before);
  const posted = await postSettlement(database, caller, before, { acceptedNet, net: total('net'), tax: total('tax') });
  if (!posted.ok) return posted;
  await takePrepayments([database, caller], taking, posted.value);
  const after = { ...decided.value, lines, paidAmount: zero };
  if (before['payable'] !== zero) return ok({ ...after, paymentRequest: await askPayment(database, caller, before) });
  await payInvoices(database, caller, await lockById(database, ownParts(database, caller, 'supplierInvoices'), invoicesOf(before)));
  return ok({ ...after, state: 'paid' });
};
