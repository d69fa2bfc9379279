import { mostTogether, refuseTogether } from '@axle/approvals';
import type { Refusal } from '@axle/kernel';
import type { Target } from '@axle/page-kit';
import type { RecordParts } from '../resources/record-parts.ts';

/** [A10] Why requests cannot be approved together: they are too many, or speak of records of several kinds. */
export async function refuseBatch({ database }: Pick<RecordParts, 'database'>, targets: readonly Target[]): Promise<Refusal | undefined> {
  if (targets.length < 2) return undefined;
  if (targets.length > mostTogether) return refuseTogether(targets.length, 1);
  const kinds = await database
    .selectFrom('change_request')
    .select('entity')
    .distinct()
    .where(
      'id',
      'in',
      targets.map(({ id }) => id),
    )
    .execute();
  return refuseTogether(targets.length, kinds.length);
}
