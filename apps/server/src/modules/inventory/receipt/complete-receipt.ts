import { ok, type Refusal, refuse } from '@axle/kernel';
import type { Completion } from '../../../platform/resources/writes/complete-new.ts';

const otherWay: Refusal = {
  code: 'RECEIPT_TYPE',
  field: 'type',
  message: {
    zh: '手工只能新增客退与样品；采购与头程请导入，调拨由调拨单建立',
    en: 'Only customer returns and samples can be added here; purchases and first legs are imported, transfers come from transfer orders',
  },
};

/** People write receipts of customer returns and samples; all others come from documents. */
export const completeReceipt: Completion = async (_transaction, _parts, values) =>
  values['type'] === 'customer_return' || values['type'] === 'sample' ? ok(values) : refuse([otherWay]);
