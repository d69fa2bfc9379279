import { add, compareDecimals, type Decimal, ok, type Refusal, refuse, subtract, zero } from '@axle/kernel';
import { type Line, linesIn, notFound, type RecordRow, type RecordValues, rowChanged, type Target } from '@axle/page-kit';
import { extraUseRefusals, extraUses } from '@axle/purchasing';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Actor, RecordParts } from '../../../platform/resources/record-parts.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { cancelPayment } from '../../finance/payment/request-payment.ts';
import { accountOf } from '../ledger/account-of.ts';
import { postVoucher } from '../ledger/post-voucher.ts';
import { askPayment } from './approve-settlement.ts';
import { takePrepayments } from './settle-documents.ts';
import { payInvoices } from './settle-goods.ts';
import { invoicesOf } from './settlement-facts.ts';
import { usableIn, type UsableShare } from './usable-in.ts';

/** The prepayment that somebody ticked: itself, or one of its uses. */
async function tickedPrepayment(
  transaction: Transaction<Tables>,
  parts: RecordParts,
  target: Target | undefined,
): Promise<RecordRow | Refusal> {
  const [row] = target ? await lockById(transaction, parts, [target.id]) : [];
  if (!target || !row) return notFound;
  if (row.version !== target.version) return rowChanged;
  if (parts.resource.entity === 'prepayment') return row;
  const [prepayment] = await lockById(transaction, ownParts(transaction, parts.caller, 'purchasePrepayment'), [Number(row['prepayment'])]);
  return prepayment ?? notFound;
}

const isRefusal = (found: RecordRow | Refusal): found is Refusal => 'code' in found;

/** The prepayments of a settlement with what is used of one besides. */
function withUses(prepays: readonly Line[], uses: readonly Line[]): readonly Line[] {
  const isSame = (one: Line, other: Line) => one['prepayment'] === other['prepayment'] && one['purchaseOrder'] === other['purchaseOrder'];
  const more = (line: Line, use: Line) => {
    const rest = subtract((line['carried'] ?? zero) as Decimal, use['amount'] as Decimal);
    const carried = compareDecimals(rest, zero) > 0 ? rest : zero;
    return { ...line, amount: add(line['amount'] as Decimal, use['amount'] as Decimal), carried };
  };
  const own = prepays.map(line => uses.filter(use => isSame(use, line)).reduce(more, line));
  return [...own, ...uses.filter(use => !prepays.some(line => isSame(use, line))).map(use => ({ ...use, carried: zero }))];
}

/** [R84] [R13] The voucher of what is used besides: the next use (E4) of the settlement. */
async function postUse(transaction: Transaction<Tables>, caller: Actor, settlement: RecordRow, amount: Decimal) {
  const { last } = await transaction
    .selectFrom('ledger_voucher')
    .select(({ fn }) => fn.max<number | null>('biz_seq').as('last'))
    .where('event', '=', 'e4')
    .where('biz_type', '=', 'settlement')
    .where('biz_no', '=', String(settlement['settleNo']))
    .executeTakeFirstOrThrow();
  return postVoucher(transaction, caller, {
    event: { kind: 'prepayUsed', amount },
    bizType: 'settlement',
    bizNo: String(settlement['settleNo']),
    // the first one is that of its approval, even where that used nothing
    bizSeq: (last ?? 1) + 1,
    ...accountOf(settlement),
  });
}

/** [R84] Asks finance for what is left to pay; a settlement of which nothing is left is paid, with its invoices. */
async function askedAgain(transaction: Transaction<Tables>, caller: Actor, settlement: RecordValues): Promise<RecordValues> {
  if (settlement['payable'] !== zero) return { ...settlement, paymentRequest: await askPayment(transaction, caller, settlement) };
  const parts = ownParts(transaction, caller, 'supplierInvoices');
  await payInvoices(transaction, caller, await lockById(transaction, parts, invoicesOf(settlement)));
  return { ...settlement, state: 'paid' };
}

const taken = (shares: readonly UsableShare[], amount: Decimal, prepayment: number): readonly Line[] => {
  const amounts = extraUses(
    shares.map(({ open }) => open),
    amount,
  );
  return shares.map(({ purchaseOrder }, at) => ({ prepayment, purchaseOrder, amount: amounts[at]! })).filter(use => use.amount !== zero);
};

/** [R84] Uses more of a prepayment in a settlement that is not being paid yet: prepayment, voucher and payment request, all or nothing. */
export const useMore: ActionHandler = ({ parts, targets, input }) =>
  inTransaction(parts.database, async transaction => {
    const { caller } = parts;
    const own = ownParts(transaction, caller, 'purchaseSettlement');
    const [settlement] = await lockById(transaction, own, [Number(input['settlement'])]);
    const prepayment = await tickedPrepayment(transaction, parts, targets[0]);
    if (isRefusal(prepayment)) return refuse(prepayment);
    if (!settlement) return refuse({ ...notFound, field: 'settlement' });
    const [amount, payable] = [input['amount'] as Decimal, settlement['payable'] as Decimal];
    const shares = await usableIn(transaction, prepayment.id, settlement.id);
    const refusedIn = (state: string) =>
      extraUseRefusals({
        settlement: { ...accountOf(settlement), state, payable },
        prepayment: accountOf(prepayment),
        usable: shares.map(({ open }) => open),
        amount,
      });
    const refused = refusedIn(String(settlement['state']));
    if (refused.length > 0) return refuse(refused);
    const request = settlement['paymentRequest'];
    if (typeof request === 'number' && !(await cancelPayment(transaction, caller, request))) return refuse(refusedIn('paying'));
    const prepays = taken(shares, amount, prepayment.id);
    const after = await askedAgain(transaction, caller, {
      ...settlement,
      prepays: withUses(linesIn(settlement, 'prepays'), prepays),
      prepaidUsed: add((settlement['prepaidUsed'] ?? zero) as Decimal, amount),
      payable: subtract(payable, amount),
    });
    const posted = await postUse(transaction, caller, settlement, amount);
    if (!posted.ok) return posted;
    const reason = String(input['reason']);
    await takePrepayments([transaction, caller], { settlement: { ...settlement, prepays }, sign: 1, reason }, posted.value?.voucherNo);
    await updateRows(transaction, own, [{ before: settlement, after }], { action: 'update' });
    return ok([{ id: targets[0]!.id, name: String(prepayment['prepayNo']) }]);
  });
