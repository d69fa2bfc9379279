import type { RecordsOf } from '../../../engine/records/records-of.ts';
import { changedElsewhere } from './order-text.ts';

/** Records that are changed only as they were read: what somebody else saved meanwhile is refused in the words of an order. */
export const lockedRecords = (recordsOf: RecordsOf): RecordsOf => ({
  of(resource, page) {
    const records = recordsOf.of(resource, page);
    const locked = Object.create(records) as typeof records;
    locked.update = async (target, values, words) => {
      const reply = await records.update(target, values, words);
      return reply.ok ? reply : { ...reply, refusal: reply.refusal.map(one => (one.code === 'ROW_CHANGED' ? changedElsewhere : one)) };
    };
    return locked;
  },
});
