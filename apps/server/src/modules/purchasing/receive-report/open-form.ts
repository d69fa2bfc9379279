import { ok, refuse } from '@axle/kernel';
import { notFound } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { every } from '../../../platform/resources/query/filter-condition.ts';
import { tableOf } from '../../../platform/resources/query/select-rows.ts';

/** Shows the form of the receive report of the ticked batch, or of the batch of the ticked line: the one that it has, or a new one. */
export const openForm: ActionHandler = async ({ parts, targets }) => {
  const [target] = targets;
  const { rows } = await sql<{ batch: string }>`
    select t.batch_no as batch from ${tableOf(parts.resource)}
    where ${every([sql<boolean>`t.id = ${target?.id ?? 0}`, seenRows(parts)])}`.execute(parts.database);
  const [found] = rows;
  if (!target || !found) return refuse(notFound);
  return ok([{ id: target.id, name: found.batch, next: `/admin/purchase/receiveReportForm?batchNo=${found.batch}` }]);
};
