import { linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { effectiveQty } from '@axle/purchasing';
import { plannedPoints } from '@axle/quality';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { InspectionRequest } from '../../purchasing/order/inspection-desk.ts';
import { quantitiesOf } from '../../purchasing/order/order-standing.ts';

/**
 * [Q32] The checks that a request for a line makes: its first article and the planned patrols, as far as it has none of them yet; one
 * more patrol where it has them all.
 */
export async function plannedChecks(
  database: Kysely<Tables>,
  order: RecordRow,
  { orderLine, wantedOn, note }: InspectionRequest,
): Promise<readonly RecordValues[]> {
  const { rows } = await sql<{ stage: string; plannedQty: number | null }>`
    select stage, planned_qty as "plannedQty" from in_process_check
    where purchase_order = ${order.id} and order_line = ${orderLine} and state <> 'void'`.execute(database);
  const of = { purchaseOrder: order.id, orderLine, planDate: wantedOn, ...(note === undefined ? {} : { note }) };
  const points = plannedPoints(effectiveQty(quantitiesOf(linesIn(order, 'lines')[orderLine - 1] ?? {})));
  const checks = [
    ...(rows.some(({ stage }) => stage === 'first') ? [] : [{ ...of, stage: 'first' }]),
    ...points
      .filter(point => !rows.some(({ plannedQty }) => plannedQty === point))
      .map(plannedQty => ({ ...of, stage: 'patrol', plannedQty })),
  ];
  return checks.length > 0 ? checks : [{ ...of, stage: 'patrol' }];
}
