import { exceptionDue, type ExceptionType, watchedTypes } from '@axle/development';
import { type Text, text } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { inBoth } from './in-both.ts';
import { watchedProjects } from './watched-projects.ts';

const words: Readonly<Record<(typeof watchedTypes)[number], Text>> = {
  sla: text('已超过阶段期限', 'Past the due date of its stage'),
  costOver: text('花费或最终成本超过计划10%以上', 'Spending or final cost more than 10% above plan'),
  compliance: text('合规证书30天内到期或已过期', 'A certificate expires within 30 days or has expired'),
  firstOrderLate: text('首单晚于约定交期', 'The first order is past its date'),
};
const settled = text('原因已消失，系统自动解决', 'Solved automatically: the cause no longer exists');

/** [N9] Raises what projects give cause for and is not open yet, and solves what the system raised and has no cause any more. */
export async function settleCauses(
  transaction: Transaction<Tables>,
  caller: Actor,
  where: RawBuilder<boolean>,
): Promise<{ readonly raised: number; readonly solved: number }> {
  // one look waits for the other, and then sees what it raised
  await sql`select pg_advisory_xact_lock(hashtext('new_product_exception'))`.execute(transaction);
  const today = businessDay(caller.now);
  const projects = new Map((await watchedProjects(transaction, today, where)).map(project => [project.id, project]));
  const parts = ownParts(transaction, caller, 'newProductExceptions');
  const open = await lockRows(
    transaction,
    parts,
    sql<boolean>`t.raised_by = 'system' and t.type = any(${[...watchedTypes]}::text[])
      and t.status in ('open', 'assigned', 'escalated') and t.project = any(${[...projects.keys()]}::bigint[])`,
  );
  const has = (project: number, type: ExceptionType) => projects.get(project)?.causes.some(cause => cause.type === type) ?? false;
  const gone = open.filter(row => !has(Number(row['project']), row['type'] as ExceptionType));
  await updateRows(
    transaction,
    parts,
    gone.map(before => ({ before, after: { ...before, status: 'solved', solution: inBoth(settled) } })),
    { action: 'state', transition: 'settle' },
  );
  const isOpen = new Set(open.map(row => `${Number(row['project'])} ${String(row['type'])}`));
  const raised = [...projects.values()].flatMap(({ id, developer, causes }) =>
    causes
      .filter(({ type }) => !isOpen.has(`${id} ${type}`))
      .map(({ type, level }) => ({
        project: id,
        type,
        level,
        text: inBoth(words[type]),
        raisedBy: 'system',
        assignee: developer,
        dueAt: exceptionDue(level, today),
      })),
  );
  await insertRows(transaction, parts, raised, { action: 'add' });
  return { raised: raised.length, solved: gone.length };
}
