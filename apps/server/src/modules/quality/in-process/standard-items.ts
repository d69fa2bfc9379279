import type { Decimal } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { judgingStandard } from '../sampling/judging-standard.ts';

/** An item that the standard of goods has checked in process. */
export interface StandardCheck {
  readonly checkGroup: string;
  readonly item: string;
  readonly lower: Decimal | undefined;
  readonly upper: Decimal | undefined;
}

/** [Q14] The items of the standard in process that holds for the goods of a check; none where no standard does. */
export async function standardItems(database: Kysely<Tables>, goods: RecordValues): Promise<readonly StandardCheck[]> {
  const standard = await judgingStandard(database, { ...goods, type: 'ipqc' });
  if (!standard) return [];
  const { rows } = await sql<{ checkGroup: string; item: string; lsl: Decimal | null; usl: Decimal | null }>`
    select check_group as "checkGroup", item, lsl, usl from judgement_standard_items
    where record_id = ${standard.id} order by line_no`.execute(database);
  return rows.map(({ lsl, usl, ...row }) => ({ ...row, lower: lsl ?? undefined, upper: usl ?? undefined }));
}
