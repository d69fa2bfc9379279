import { type ProjectStage, sinceAfterHold } from '@axle/development';
import { type LocalDate, ok } from '@axle/kernel';
import { sql } from 'kysely';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

/** A project is put on hold at its stage. */
export const hold: TransitionEffect = async ({ parts, before, after }) =>
  ok({ ...after, prevStage: before['stage'], heldSince: todayOf(parts.caller) });

const unheld = { prevStage: undefined, heldSince: undefined };

/** [N3b] A project returns to the stage at which it was put on hold, with the days that it had left. */
export const resume: TransitionEffect = async ({ parts, before, after }) => {
  const { stageSince, heldSince, prevStage } = before as unknown as Record<string, string>;
  const since = sinceAfterHold(stageSince as LocalDate, heldSince as LocalDate, todayOf(parts.caller));
  return ok({ ...after, ...unheld, stage: prevStage as ProjectStage, stageSince: since });
};

/** A project is given up: its samples under way are cancelled. */
export const drop: TransitionEffect = async ({ parts, before, after }) => {
  const samples = ownParts(parts.database, parts.caller, 'newProductSamples');
  const open = await lockRows(
    parts.database,
    samples,
    sql<boolean>`t.project = ${before.id} and t.state not in ('passed', 'failed', 'cancelled')`,
  );
  await updateRows(
    parts.database,
    samples,
    open.map(sample => ({ before: sample, after: { ...sample, state: 'cancelled' } })),
    { action: 'state', transition: 'cancel' },
  );
  return ok({ ...after, ...unheld });
};

/** A project that was given up begins again as an idea. */
export const reopen: TransitionEffect = async ({ parts, after }) =>
  ok({ ...after, stageSince: todayOf(parts.caller), dropReason: undefined, approval: 'none', firstApprover: undefined });
