import { fill, type Refusal, refuse } from '@axle/kernel';
import type { ActionHandler } from './calls/action-handler.ts';
import { eachTarget } from './write-batch.ts';
import { changeLocked, writing } from './write-record.ts';

/** Most records that are given to somebody at a time. */
const most = 500;

const tooMany: Refusal = {
  code: 'TOO_MANY',
  message: fill({ zh: '一次最多{most}个', en: 'At most {most} at a time' }, { most: String(most) }),
};

/** Gives records to another person by one of their user fields; each is changed, or refused, by itself. */
export const setOwner =
  (field: string): ActionHandler =>
  async ({ parts, targets, input }) => {
    if (targets.length > most) return refuse(tooMany);
    return eachTarget(parts, targets, async (transaction, records) => {
      const refused = new Map<number, Refusal>();
      for (const before of records) {
        const written = await writing({ ...parts, database: transaction }, within =>
          changeLocked(within, parts, before, { [field]: input[field] }),
        );
        if (!written.ok) refused.set(before.id, written.refusal[0]!);
      }
      return refused;
    });
  };
