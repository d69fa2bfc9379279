import { ok, refuse } from '@axle/kernel';
import { notFound } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { every } from '../../../platform/resources/query/filter-condition.ts';
import { tableOf } from '../../../platform/resources/query/select-rows.ts';

/** Opens the ticked lot at the judgement station. */
export const openStation: ActionHandler = async ({ parts, targets: [target] }) => {
  const { rows } = await sql<{ number: string }>`
    select t.inspection_no as number from ${tableOf(parts.resource)}
    where ${every([sql<boolean>`t.id = ${target?.id ?? 0}`, seenRows(parts)])}`.execute(parts.database);
  const [found] = rows;
  if (!target || !found) return refuse(notFound);
  return ok([{ id: target.id, name: found.number, next: `/admin/qualityTesting/sampleJudgementDetail?inspectionNo=${found.number}` }]);
};
