import type { Refusal } from '@axle/kernel';
import type { BatchStatus } from './batch-status.ts';

const departed: Refusal = {
  code: 'BATCH_DEPARTED',
  message: {
    zh: '该批次已离港或已到货，不能取消收货单',
    en: 'The shipping batch has departed or arrived; its receipt cannot be cancelled',
  },
};

/** [R62] A receipt of which nothing came is cancelled as long as its batch has not departed: `BATCH_DEPARTED`. */
export const freedRefusals = (status: BatchStatus): readonly Refusal[] => (status === 'shipped' ? [] : [departed]);
