import { type ClockedProject, type ProjectStage, stageLeft } from '@axle/development';
import { sql } from 'kysely';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';

/** [N25] Keeps the stages that projects leave, with their days there. */
export const keepStagesLeft: Consequence = async (transaction, { caller }, rows) => {
  const today = todayOf(caller);
  const left = rows.flatMap(({ before, after }) => {
    const one = before && after && stageLeft(before as unknown as ClockedProject, after['stage'] as ProjectStage, today);
    return one ? [{ project: after.id, stage: one.stage, days: one.days, to_stage: one.to, left_on: today }] : [];
  });
  if (left.length === 0) return;
  await sql`insert into new_product_stage_left (project, stage, days, to_stage, left_on)
    select project, stage, days, to_stage, left_on from json_to_recordset(${JSON.stringify(left)}::json)
      as x(project bigint, stage text, days integer, to_stage text, left_on date)`.execute(transaction);
};
