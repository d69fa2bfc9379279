import { closeRefusals, exceptionDue, type ExceptionLevel, solutionRefusals } from '@axle/development';
import { ok, refuse } from '@axle/kernel';
import { sql } from 'kysely';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import type { Derivation } from '../../../platform/resources/writes/settle-rows.ts';
import { notifyOwner } from './notify-owner.ts';

/** [N9a] A new exception is due by its level, and belongs to the developer of its project unless somebody else is named. */
export const settleExceptions: Derivation = async (database, { caller }, rows) => {
  const added = rows.filter(({ before }) => !before).map(({ after }) => Number(after['project']));
  const { rows: projects } = await sql<{ id: number; developer: number }>`
    select id, developer from new_product_project where id = any(${added}::bigint[])`.execute(database);
  const developers = new Map(projects.map(({ id, developer }) => [id, developer]));
  return rows.map(({ before, after }) => {
    const level = after['level'] as ExceptionLevel;
    if (before) {
      const isRated = before['level'] !== level;
      return { ...after, ...(isRated ? { dueAt: exceptionDue(level, todayOf(caller)) } : {}) };
    }
    return {
      ...after,
      raisedBy: after['raisedBy'] ?? 'user',
      assignee: after['assignee'] ?? developers.get(Number(after['project'])),
      dueAt: after['dueAt'] ?? exceptionDue(level, todayOf(caller)),
    };
  });
};

/** [N10] An exception is solved with a solution that says something. */
export const solveException: TransitionEffect = async ({ after, input }) => {
  const refused = solutionRefusals(String(input['solution'] ?? ''));
  return refused.length > 0 ? refuse(refused) : ok(after);
};

/** [N10] It is closed by whoever raised it, or by the owner of its project. */
export const closeException: TransitionEffect = async ({ parts, before, after }) => {
  const raiser = before['raisedBy'] === 'system' ? undefined : (before['createdBy'] as number | undefined);
  const refused = closeRefusals(parts.caller.access.userId, raiser, before['owner'] as number | undefined);
  return refused.length > 0 ? refuse(refused) : ok(after);
};

/** [N9a] It goes to the owner of its project by hand. */
export const escalateException: TransitionEffect = async ({ parts, before, after }) => {
  await notifyOwner(parts.database, before, parts.caller.now);
  return ok({ ...after, escalatedTo: before['owner'] });
};
