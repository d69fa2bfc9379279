import type { Refusal } from '@axle/kernel';
import type { OrderStatus } from '../order/order-status.ts';

/** What an order says of itself to a reply. */
export interface RepliedOrder {
  readonly status: OrderStatus;
  readonly version: number;
}

const old: Refusal = {
  code: 'OLD_VERSION',
  field: 'basedOnVersion',
  message: { zh: '回复对应旧版本，请重新确认', en: 'Reply refers to an old version' },
};
const unasked: Refusal = {
  code: 'NOT_AWAITED',
  field: 'purchaseOrder',
  message: { zh: '该订单不在等待供应商回复', en: 'The order is not waiting for a reply of the supplier' },
};

/** [R9e] What stands against a reply to an order: it is not waiting for one (`NOT_AWAITED`), or has changed since (`OLD_VERSION`). */
export const basisRefusals = ({ status, version }: RepliedOrder, basedOn: number): readonly Refusal[] =>
  basedOn === version ? (status === 'sent' ? [] : [unasked]) : [old];
