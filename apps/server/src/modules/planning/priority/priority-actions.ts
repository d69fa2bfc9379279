import { ok, type Refusal } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { changeLocked, writing } from '../../../platform/resources/write-record.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { computePriorities } from './compute-priorities.ts';

const compute: ActionHandler = ({ parts }) =>
  inTransaction(parts.database, async transaction => {
    await computePriorities(transaction, { ...parts, database: transaction });
    return ok([]);
  });

/** Sets the manual priority of each record individually, so that level S fills up in the order of the rows. */
const setting =
  (values: (input: RecordValues) => RecordValues): ActionHandler =>
  ({ parts, targets, input }) =>
    eachTarget(parts, targets, async (transaction, records) => {
      const refused = new Map<number, Refusal>();
      for (const before of records) {
        const written = await writing({ ...parts, database: transaction }, within =>
          changeLocked(within, { ...parts, database: within }, before, values(input)),
        );
        if (!written.ok) refused.set(before.id, written.refusal[0]!);
      }
      return refused;
    });

/** Effects of the own actions of priorities. */
export const priorityActions: ActionHandlers = {
  'skuPriority.compute': compute,
  'skuPriority.setManual': setting(({ manual, reason, until }) => ({ manual, reason, until })),
  'skuPriority.clearManual': setting(() => ({ manual: null, reason: null, until: null })),
};
