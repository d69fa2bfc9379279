import { sweeps } from '../../../platform/jobs/background-work.ts';
import { keyed } from '../../../platform/registry/extension-point.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { proposals } from '../../../platform/resources/calls/proposal-handler.ts';
import { type TransitionEffect, transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { consequences } from '../../../platform/resources/writes/follow-writes.ts';
import { derivations } from '../../../platform/resources/writes/settle-rows.ts';
import { toDos } from '../../../platform/workplace/todo-source.ts';
import { cancelOrders, endCancel } from './cancel-order.ts';
import { changeSku } from './change-sku.ts';
import { editAddress, presentAddress } from './edit-address.ts';
import { holdOrder, keepOrder, releaseOrder } from './hold-order.ts';
import { addNote, tagOrders } from './note-orders.ts';
import { resendOrder } from './resend-order.ts';
import { fixOrder, flagOrder, payOrder, reviewOrders } from './review-order.ts';
import { ordersAbnormal, ordersLate, ordersOutOfStock, ordersToReview } from './order-todos.ts';
import { settleAddress } from './settle-address.ts';
import { pieceTogether, settleTyped } from './settle-typed.ts';
import { sweepHolds } from './sweep-holds.ts';

const effects: Readonly<Record<string, TransitionEffect>> = {
  pay: payOrder,
  hold: holdOrder,
  release: releaseOrder,
  flag: flagOrder,
  fix: fixOrder,
  keep: keepOrder,
  endCancel,
};

/** What sales orders add to the manifest of their word. */
export const orderParts = [
  actions({
    ...Object.fromEntries(Object.entries(effects).map(([key, effect]) => [`orderList.${key}`, transitionHandler(key, effect)])),
    'orderList.review': reviewOrders,
    'orderList.cancel': cancelOrders,
    'orderList.editAddress': editAddress,
    'orderList.changeSku': changeSku,
    'orderList.addNote': addNote,
    'orderList.tag': tagOrders,
    'orderList.resend': resendOrder,
  }),
  proposals({ 'orderList.editAddress': presentAddress }),
  derivations({ 'salesOrder.typed': settleTyped, 'salesOrder.address': settleAddress }),
  consequences({ 'salesOrder.pieces': pieceTogether }),
  toDos(...keyed(ordersLate, ordersOutOfStock, ordersAbnormal, ordersToReview)),
  sweeps({ 'held orders': ({ database, registry, now }) => sweepHolds(database, registry, now()) }),
] as const;
