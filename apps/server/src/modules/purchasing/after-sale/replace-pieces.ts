import { type Refusal, text } from '@axle/kernel';
import { transit, transitionNamed } from '@axle/page-kit';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { withOrder } from '../effective-order/one-order.ts';
import { reshipPieces } from './reship-pieces.ts';

const ofOther: Refusal = {
  code: 'OTHER_ORDER',
  field: 'afterSale',
  message: text('这张售后单不是该订单的', 'This after-sales record belongs to another order'),
};

/** [R61] The replacement of an after-sales record, asked for at the order whose pieces went back. */
export const replacePieces: ActionHandler = context =>
  withOrder(context, async ({ database, caller }, order) => {
    const parts = ownParts(database, caller, 'afterSalesRecords');
    const [before] = await lockById(database, parts, [Number(context.input['afterSale'])]);
    if (before?.['purchaseOrder'] !== order.id) return [ofOther];
    const moved = transit(parts.resource, before, transitionNamed(parts.resource, 'reship')!, { today: todayOf(caller) });
    if (!moved.ok) return moved.refusal;
    const led = await reshipPieces({ parts, before, after: moved.value, input: context.input });
    if (!led.ok) return led.refusal;
    await updateRows(database, parts, [{ before, after: led.value }], { action: 'state', transition: 'reship' });
    return [];
  });
