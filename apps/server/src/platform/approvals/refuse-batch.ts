import { mostTogether, refuseTogether, withFiles } from '@axle/approvals';
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

/** [A16] Those of several requests that have files, each with why it is not approved with the others. */
export async function withFilesAmong(
  { database }: Pick<RecordParts, 'database'>,
  targets: readonly Target[],
): Promise<ReadonlyMap<number, Refusal>> {
  if (targets.length < 2) return new Map();
  const rows = await database
    .selectFrom('attachment')
    .select('record_id')
    .distinct()
    .where('entity', '=', 'changeRequest')
    .where('removed_at', 'is', null)
    .where(
      'record_id',
      'in',
      targets.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map(({ record_id }) => [record_id, withFiles]));
}
