import { ok, type Result } from '@axle/kernel';
import type { CountReply, Filter, Records } from '@axle/page-kit';
import type { ReadLimits } from './read-records.ts';

/** What counts beside tabs may cost: they are hints, and stop early. */
export const briefLimits: ReadLimits = { timeLimit: 1000, countLimit: 999 };

/** How many rows match each of several questions, in the order asked; an empty object for one that cannot be asked or takes too long. */
export async function countEach(
  records: Records,
  questions: readonly (readonly Filter[])[],
): Promise<Result<readonly Partial<CountReply>[]>> {
  const counts: Partial<CountReply>[] = [];
  // one after the other: they share the database with the rows that the reader waits for
  for (const filters of questions) {
    const counted = await records.count({ filters });
    counts.push(counted.ok ? counted.value : {});
  }
  return ok(counts);
}
