import type { Refusal } from '@axle/kernel';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { changeLocked, writing } from '../../../platform/resources/write-record.ts';

/** Puts a category below another one, or on the first level, with everything below it; what the tree has no room for is refused. */
export const moveCategory: ActionHandler = ({ parts, targets, input }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const refused = new Map<number, Refusal>();
    const within = { ...parts, database: transaction };
    for (const before of records) {
      const moved = await writing(within, inner => changeLocked(inner, within, before, { parent: input['parent'] ?? null }));
      if (!moved.ok) refused.set(before.id, moved.refusal[0]!);
    }
    return refused;
  });
