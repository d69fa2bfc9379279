import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

/** Gives relations of shops and sites to another manager. */
export const handOver: ActionHandler = ({ parts, targets, input }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const { manager } = input;
    const changes = records.filter(row => row['manager'] !== manager).map(before => ({ before, after: { ...before, manager } }));
    await updateRows(transaction, parts, changes, { action: 'update' });
    return new Map();
  });
