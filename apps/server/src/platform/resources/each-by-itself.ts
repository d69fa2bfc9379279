import type { Refusal, Result } from '@axle/kernel';
import type { RecordRow, Target, TargetOutcome } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { RecordParts } from './record-parts.ts';
import { RefusedWrite } from './refused-write.ts';
import { eachTarget } from './write-batch.ts';
import { inSavepoint } from './writes/savepoint.ts';

/** What is done to one record; answers why not, and what it wrote by then never was. */
export type Step = (parts: RecordParts & { readonly database: Transaction<Tables> }, record: RecordRow) => Promise<Refusal | undefined>;

/** Does something to each target by itself, all in one transaction: of what one is refused for the others know nothing. */
export const eachByItself = (parts: RecordParts, targets: readonly Target[], step: Step): Promise<Result<readonly TargetOutcome[]>> =>
  eachTarget(parts, targets, async (transaction, records) => {
    const refused = new Map<number, Refusal>();
    for (const record of records) {
      const refusal = await attempt(transaction, () => step({ ...parts, database: transaction }, record));
      if (refusal) refused.set(record.id, refusal);
    }
    return refused;
  });

async function attempt(transaction: Transaction<Tables>, step: () => Promise<Refusal | undefined>): Promise<Refusal | undefined> {
  try {
    return await inSavepoint(transaction, async () => {
      const refusal = await step();
      if (refusal) throw new RefusedWrite(refusal);
      return undefined;
    });
  } catch (error) {
    if (error instanceof RefusedWrite) return error.refusal;
    throw error;
  }
}
