import { ok, refuse, type LocalDate } from '@axle/kernel';
import { linesIn } from '@axle/page-kit';
import { pastDay, paymentTermsOf } from '@axle/purchasing';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { changeLine, lockedOrder } from './returned-pieces.ts';

// the day is none of the record's own fields
const { code, message } = pastDay('requiredDate');

/** [R61] What went back comes again by an order of its own, at no price: the line of the first order waits for it no more. */
export const reshipPieces: TransitionEffect = async ({ parts, before, after, input }) => {
  const { database, caller } = parts;
  const order = await lockedOrder(database, caller, before);
  const requiredDate = input['requiredDate'] as LocalDate;
  if (requiredDate < todayOf(caller)) return refuse([{ code, message }]);
  const orderLine = Number(before['orderLine']);
  const waiting = Number(linesIn(order, 'lines')[orderLine - 1]!['replaceQty'] ?? 0);
  await changeLine(database, caller, { order, orderLine }, { replaceQty: Math.max(0, waiting - Number(before['qty'])) });
  const terms = [
    'supplier',
    'companyEntity',
    'warehouse',
    'currency',
    'incoterm',
    'paymentMethod',
    ...Object.keys(paymentTermsOf({})),
    'priceInclTax',
    'taxRate',
    'buyer',
  ];
  const replacement = {
    ...Object.fromEntries(terms.map(key => [key, order[key]])),
    type: 'rpl',
    note: String(before['asNo']),
    lines: [{ sku: before['sku'], qty: before['qty'], price: '0', requiredDate, remark: String(before['asNo']) }],
  };
  const own = ownParts(database, caller, 'purchaseOrder');
  const [made] = await insertRows(database, own, [replacement], { action: 'add' });
  return ok({ ...after, replaceOrder: made!.id });
};
