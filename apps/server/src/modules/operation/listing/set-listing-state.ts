import { type Refusal, text } from '@axle/kernel';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

const notFitting: Refusal = {
  code: 'STATE',
  field: 'state',
  message: text('该状态的Listing不能这样做', 'This is not possible in the status of the listing'),
};

/** Notes that listings of some states were paused, resumed or ended at their platform. */
export const setListingState =
  (to: string, ...from: readonly string[]): ActionHandler =>
  ({ parts, targets }) =>
    eachTarget(parts, targets, async (transaction, records) => {
      const fitting = records.filter(record => from.includes(String(record['state'])));
      const changes = fitting.map(before => ({ before, after: { ...before, state: to } }));
      await updateRows(transaction, { ...parts, database: transaction }, changes, { action: 'update' });
      const done = new Set(fitting.map(({ id }) => id));
      return new Map(records.flatMap(({ id }) => (done.has(id) ? [] : [[id, notFitting] as const])));
    });
