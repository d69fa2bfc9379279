import { type Decimal, ok, refuse, zero } from '@axle/kernel';
import { refundEvents } from '@axle/purchasing';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { accountOf } from '../ledger/account-of.ts';
import { postVoucher } from '../ledger/post-voucher.ts';
import { priceTermsOf } from '../order/ordered-lines.ts';
import { lockedOrder } from './returned-pieces.ts';

/** [R61] What went back is refunded (E7): a voucher for what was not billed, another one for what was. */
export const refundPieces: TransitionEffect = async ({ parts, before, after }) => {
  const { database, caller } = parts;
  const terms = priceTermsOf(await lockedOrder(database, caller, before));
  const events = refundEvents(
    {
      // [R108] what was never owed is not refunded
      qty: Number(before['qty']) - Number(before['unowedQty'] ?? 0),
      unbilled: Number(before['unbilledQty'] ?? 0),
      unbilledNet: (before['unbilledNet'] ?? zero) as Decimal,
      refundAmount: before['refundAmount'] as Decimal,
    },
    terms,
  );
  for (const [at, event] of events.entries()) {
    const document = { bizType: 'after_sale', bizNo: String(before['asNo']), bizSeq: at + 1 } as const;
    const posted = await postVoucher(database, caller, { event, ...document, ...accountOf(before) });
    if (!posted.ok) return refuse(posted.refusal);
  }
  return ok({ ...after, endedOn: todayOf(caller) });
};

/** Parts have come, or a part of the price is given up: a credit drafts the deduction that takes it off what we owe. */
export const finish: TransitionEffect = async ({ parts, before, after }) => {
  const { database, caller } = parts;
  if (before['type'] === 'credit') {
    const { supplier, purchaseOrder, orderLine, sku, companyEntity, currency, asNo, refundAmount, matter } = before;
    const line = { supplier, purchaseOrder, orderLine, sku, companyEntity, currency };
    const reason = matter ?? (caller.language === 'en' ? 'Credit agreed' : '协商折让');
    const deduction = { type: 'other', ...line, sourceNo: asNo, amount: refundAmount, reason };
    await insertRows(database, ownParts(database, caller, 'deductionRecords'), [deduction], { action: 'add' });
  }
  return ok({ ...after, endedOn: todayOf(caller) });
};

/** Nothing comes of it. */
export const endRecord: TransitionEffect = async ({ parts, after }) => ok({ ...after, endedOn: todayOf(parts.caller) });
