import { ok, type Refusal, refuse, text } from '@axle/kernel';
import type { HeldFile } from '@axle/page-kit';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { askDownload } from '../../orders/download/download-actions.ts';
import { seenStore } from '../../orders/download/seen-store.ts';

const notPartsGeek: Refusal = {
  code: 'NOT_PARTSGEEK',
  field: 'store',
  message: text('不是PartsGeek店铺', 'This store is not on PartsGeek'),
};

/** Puts an order file of PartsGeek in line for the intake of orders. */
export const importOrders: ActionHandler = ({ parts, input }) =>
  inTransaction(parts.database, async transaction => {
    const shop = await seenStore({ ...parts, database: transaction }, input['store']);
    if (!shop.ok) return shop;
    if (shop.value.platform !== 'partsgeek') return refuse(notPartsGeek);
    const { now, access } = parts.caller;
    const { id: store, platform } = shop.value;
    const file = input['file'] as readonly HeldFile[];
    await askDownload(transaction, { store, platform, kind: 'orders', from: now, to: now, trigger: 'file', by: access.userId, file }, now);
    return ok([]);
  });
