import { ok, type Refusal, refuse } from '@axle/kernel';
import { changeExplained, withinSupply } from '@axle/logistics';
import { sql } from 'kysely';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { cancelOutbound } from '../../inventory/outbound/cancel-outbound.ts';
import { type PlanLine, planLines } from './plan-lines.ts';
import { planRefusals } from './plan-refusals.ts';
import { ledgerContext } from '../../inventory/stock/ledger-context.ts';

const refusalOf = (line: PlanLine, refusal: Refusal): Refusal => ({
  ...refusal,
  message: { zh: `${line.code}：${refusal.message.zh}`, en: `${line.code}: ${refusal.message.en}` },
});

/** All refusals of the current lines of a plan. */
export function lineRefusals(lines: readonly PlanLine[], fromNode: number): readonly Refusal[] {
  if (!lines.some(({ qty }) => qty > 0)) return [planRefusals.empty];
  const refusals = lines.flatMap(line => {
    if (line.toNode === fromNode) return [refusalOf(line, planRefusals.sameNode)];
    if ((line.destKind === 'fba') !== (line.toType === 'fba')) return [refusalOf(line, planRefusals.notFba)];
    const unexplained = changeExplained(line.cartons, line.suggested ?? undefined, line.reason ?? undefined);
    return unexplained ? [refusalOf(line, unexplained)] : [];
  });
  const over = [...Map.groupBy(lines, ({ sku }) => sku).values()].flatMap(own => {
    const pieces = own.map(({ qty }) => ({ cartons: 1, cartonQty: qty }));
    const refusal = withinSupply(own[0]!.ready, pieces);
    return refusal ? [refusalOf(own[0]!, refusal)] : [];
  });
  return [...refusals, ...over];
}

/** [DL5, DL6] A plan can be submitted if it gives reasons where it departs from its suggestions and takes no more than is ready. */
export const submitPlan: TransitionEffect = async ({ parts, before, after }) => {
  const refusals = lineRefusals(await planLines(parts.database, before.id), Number(before['fromNode']));
  if (refusals.length > 0) return refuse(refusals);
  return ok({ ...after, submitter: parts.caller.access.userId, rejectReason: undefined });
};

/** A plan is approved neither by its author nor by the user who submitted it. */
export const approvePlan: TransitionEffect = async ({ parts, before, after }) => {
  const { access, now } = parts.caller;
  if ([before['createdBy'], before['submitter']].includes(access.userId)) return refuse([planRefusals.ownPlan]);
  return ok({ ...after, approver: access.userId, approvedAt: now.toISOString() });
};

/** Takes a plan back to be changed: what was decided is void. */
export const reworkPlan: TransitionEffect = async ({ after }) =>
  ok({ ...after, submitter: undefined, approver: undefined, approvedAt: undefined });

/** Ends a plan of which nothing has left, with its outbound orders and what they hold. */
export const cancelPlan: TransitionEffect = async ({ parts, before, after }) => {
  const { database: transaction, caller } = parts;
  const lines = await planLines(transaction, before.id);
  if (lines.some(({ shipped }) => shipped > 0)) return refuse([planRefusals.shipped]);
  const orders = await transaction
    .selectFrom('outbound')
    .select('id')
    .where('source_type', '=', 'distribution_plan')
    .where('source_no', '=', String(before['planNo']))
    .where('status', '<>', 'cancelled')
    .orderBy('id')
    .execute();
  const context = ledgerContext(transaction, caller);
  for (const { id } of orders) {
    const reply = await cancelOutbound(context, id, String(after['cancelReason'] ?? ''));
    if (!reply.ok) return refuse([reply.refusal]);
  }
  await sql`update distribution_plan_lines set outbound_no = null, version = version + 1
    where record_id = ${before.id} and outbound_no is not null`.execute(transaction);
  return ok(after);
};
