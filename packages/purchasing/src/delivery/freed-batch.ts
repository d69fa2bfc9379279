import type { Refusal } from '@axle/kernel';
import type { BatchStatus } from './batch-status.ts';

const departed: Refusal = {
  code: 'BATCH_DEPARTED',
  message: {
    zh: '该批次已离港或已到货，不能取消收货单',
    en: 'The shipping batch has departed or arrived; its receipt cannot be cancelled',
  },
};

const charged: Refusal = {
  code: 'MISSING_CHARGED',
  message: {
    zh: '该批次登记的缺失已提出索赔或扣款，不能取消收货单',
    en: 'Pieces of the batch that were marked as missing have been claimed or deducted; its receipt cannot be cancelled',
  },
};

/**
 * [R62] What stands against cancelling a receipt of which nothing came: its batch has departed (`BATCH_DEPARTED`), or what was charged for
 * its missing pieces is more than a draft (`MISSING_CHARGED`). The states are those of the claims and deductions that its marks made.
 */
export function freedRefusals(status: BatchStatus, charges: readonly string[] = []): readonly Refusal[] {
  if (status !== 'shipped') return [departed];
  return charges.every(state => state === 'draft') ? [] : [charged];
}
