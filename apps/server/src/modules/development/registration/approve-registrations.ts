import { fill, ok, type Refusal, text } from '@axle/kernel';
import type { TargetOutcome } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { decide } from '../../../platform/resources/states/decide.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { createSku } from './create-sku.ts';

const approve = transitionHandler('approve', decide);

/** Makes the SKUs of approved registrations, each with all that belongs to it, or nothing of it. */
export const createSkus = transitionHandler('create', createSku);

const notCreated = text('已通过，但未能建立SKU：{why}', 'Approved, but the SKU could not be created: {why}');
const explained = (refusal: Refusal): Refusal => ({ ...refusal, message: fill(notCreated, { why: refusal.message }) });

/** [A19] Somebody else approves registrations, and their SKUs are created at once; one that cannot be stays approved, with the reason. */
export const approveRegistrations: ActionHandler = async context => {
  const approved = await approve(context);
  if (!approved.ok) return approved;
  const ids = approved.value.filter(({ refusal }) => !refusal).map(({ id }) => id);
  const { rows: targets } = await sql<{ id: number; version: number }>`
    select id, version from new_product_registration where id = any(${ids}::bigint[])`.execute(context.parts.database);
  const created = await createSkus({ parts: context.parts, targets, input: {} });
  if (!created.ok) return created;
  const outcomes = new Map(created.value.map(outcome => [outcome.id, outcome]));
  return ok(
    approved.value.map((outcome): TargetOutcome => {
      const { refusal } = outcomes.get(outcome.id) ?? {};
      return refusal ? { ...outcome, refusal: explained(refusal) } : outcome;
    }),
  );
};
