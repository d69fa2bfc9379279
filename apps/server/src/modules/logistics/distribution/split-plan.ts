import { ok, refuse } from '@axle/kernel';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockTicked } from './line-actions.ts';
import { notePlanChange } from './note-plan-change.ts';
import { planRefusals } from './plan-refusals.ts';
import { linesNow } from './release-plan.ts';

/** Moves ticked lines of a draft to a new draft from the same node by the same channel, which departs in a week of its own. */
export const splitShipment: ActionHandler = async context =>
  inTransaction(context.parts.database, async transaction => {
    const { input, targets, parts } = context;
    const found = await lockTicked(transaction, context);
    const plans = new Set(found.map(({ plan }) => plan));
    const [plan] = plans;
    if (plan === undefined || plans.size > 1 || found.length < targets.length) return refuse(planRefusals.splitOne);
    if (found.some(({ state }) => state !== 'draft')) return refuse(planRefusals.notDraft);
    const before = await linesNow({ transaction }, plan);
    if (found.length === before.length) return refuse(planRefusals.splitOne);
    const { from_node, channel, harbour, horizon_days, equipment, supply_cut_at, note } = await transaction
      .selectFrom('distribution_plan')
      .selectAll()
      .where('id', '=', plan)
      .executeTakeFirstOrThrow();
    const { userId: by } = parts.caller.access;
    const stamp = { created_by: by, created_at: parts.caller.now, updated_by: by, updated_at: parts.caller.now };
    const made = await transaction
      .insertInto('distribution_plan')
      .values({
        depart_week: String(input['departWeek']),
        ship_date: (input['shipDate'] as string | undefined) ?? null,
        eta_date: null,
        from_node,
        channel,
        harbour,
        horizon_days,
        equipment,
        supply_cut_at,
        note,
        submitter: null,
        approver: null,
        reject_reason: null,
        cancel_reason: null,
        ...stamp,
      })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable('distribution_plan_lines')
      .set({ record_id: made.id, version: sql`version + 1` })
      .where(
        'id',
        'in',
        found.map(({ id }) => id),
      )
      .execute();
    await notePlanChange(transaction, parts.caller, made.id, [{ field: 'lines', after: await linesNow({ transaction }, made.id) }]);
    await notePlanChange(transaction, parts.caller, plan, [{ field: 'lines', before, after: await linesNow({ transaction }, plan) }]);
    return ok(found.map(({ id, name }) => ({ id, name })));
  });
