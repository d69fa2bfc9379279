import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

/** [O2] Sets by which rule listings publish their quantity; the quantity follows at once. */
export const setQuantityRule: ActionHandler = ({ parts, targets, input }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const { qtyBuffer, qtyShare, qtyCap, qtyMin } = input;
    const changes = records.map(before => ({ before, after: { ...before, qtyBuffer, qtyShare, qtyCap, qtyMin } }));
    await updateRows(transaction, { ...parts, database: transaction }, changes, { action: 'update' });
    return new Map();
  });
