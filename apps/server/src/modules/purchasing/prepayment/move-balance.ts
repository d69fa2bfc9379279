import { add, type Decimal, ok, type Refusal, refuse, subtract, text, zero } from '@axle/kernel';
import { type Line, linesIn, notFound, rowChanged } from '@axle/page-kit';
import { shareRefusals, takingRefusals } from '@axle/purchasing';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { payableOrders } from './asked-shares.ts';
import { balanceOf, refusedTaking } from './give-back.ts';
import { noteUse } from './note-use.ts';

const noShare: Refusal = {
  code: 'NO_SHARE',
  field: 'fromOrder',
  message: text('预付款不含该订单', 'The prepayment does not include this order'),
};
const sameOrder: Refusal = { code: 'SAME_ORDER', field: 'toOrder', message: text('须为另一订单', 'It must be another order') };

const moneyIn = (share: Line, key: string): Decimal => (share[key] ?? zero) as Decimal;

/** Shares with an amount moved from one order to another. */
function moved(shares: readonly Line[], from: number, to: number, amount: Decimal): readonly Line[] {
  const less = shares.map(share =>
    share['purchaseOrder'] === from ? { ...share, amount: subtract(moneyIn(share, 'amount'), amount) } : share,
  );
  const isThere = less.some(share => share['purchaseOrder'] === to);
  const more = isThere ? less : [...less, { purchaseOrder: to, amount: zero, used: zero }];
  return more
    .map(share => (share['purchaseOrder'] === to ? { ...share, amount: add(moneyIn(share, 'amount'), amount) } : share))
    .filter(share => share['amount'] !== zero);
}

/** [R12d] [R12e] A part of a prepayment's balance is for another order of its account from now on; the ledger stays as it is. */
export const moveBalance: ActionHandler = ({ parts, targets, input }) =>
  inTransaction(parts.database, async transaction => {
    const [target] = targets;
    const [before] = target ? await lockById(transaction, parts, [target.id]) : [];
    if (!target || !before) return refuse(notFound);
    if (before.version !== target.version) return refuse(rowChanged);
    const [from, to, amount] = [Number(input['fromOrder']), Number(input['toOrder']), input['amount'] as Decimal];
    const shares = linesIn(before, 'shares');
    const share = shares.find(each => each['purchaseOrder'] === from);
    if (!share) return refuse(noShare);
    if (from === to) return refuse(sameOrder);
    await lockById(transaction, ownParts(transaction, parts.caller, 'purchaseOrder'), [from, to]);
    const orders = await payableOrders(transaction, [from, to]);
    const [giver, taker] = [orders.get(from)!, orders.get(to)!];
    const left = subtract(moneyIn(share, 'amount'), moneyIn(share, 'used'));
    const [, refusedOrder = []] = shareRefusals([
      { ...giver, state: 'effective', gross: amount, depositPct: '100' as Decimal, prepaid: zero, amount },
      { ...taker, amount },
    ]);
    const refused = [
      ...refusedTaking(before, amount),
      ...takingRefusals(amount, left, taker.currency),
      ...refusedOrder.map(refusal => ({ ...refusal, field: 'toOrder' })),
    ];
    if (refused.length > 0) return refuse(refused.slice(0, 1));
    const after = { ...before, shares: moved(shares, from, to, amount) };
    await updateRows(transaction, parts, [{ before, after }], { action: 'update' });
    const documentNo = giver.orderNo;
    await noteUse(transaction, parts.caller, before, {
      kind: 'moved',
      documentNo,
      amount,
      balanceAfter: balanceOf(before),
      purchaseOrder: to,
    });
    return ok([{ id: before.id, name: String(before['prepayNo']) }]);
  });
