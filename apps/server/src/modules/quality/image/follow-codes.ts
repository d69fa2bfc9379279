import { sql } from 'kysely';
import { filesHeld } from '../../../platform/resources/held-files.ts';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';

/** [Q12d] A photo that was taken off the limit pictures of its code is no exemplar any more. */
const followCodes: Consequence = async (transaction, _parts, rows) => {
  for (const { before, after } of rows) {
    if (!before || !after || before['limitImages'] === after['limitImages']) continue;
    const pictures = filesHeld(after, 'limitImages').map(({ id }) => id);
    await sql`
      update quality_photo set exemplar = null, exemplar_of = null, exemplar_by = null, exemplar_at = null, version = version + 1
      where exemplar_of = ${after.id} and photo <> all(${pictures}::text[])`.execute(transaction);
  }
};

/** What photos of inspections take over from defect codes. */
export const exemplarConsequences: Readonly<Record<string, Consequence>> = { 'defectCode.photos': followCodes };
