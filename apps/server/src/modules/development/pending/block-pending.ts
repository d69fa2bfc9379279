import { ok, text } from '@axle/kernel';
import { regrouped } from '@axle/page-kit';
import { sql } from 'kysely';
import { inBoth } from '../exception/in-both.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

/** Why the system solved it. */
const freed = text('上架受阻已解除', 'The listing is no longer blocked');

/** A listing that cannot go on is an exception of its project. */
export const blockPending: TransitionEffect = async ({ parts, before, after }) => {
  const { rows } = await sql<{ project: number; place: string }>`
    select r.project, l.code as place from new_product_registration r, store_site_list l
    where r.id = ${before['registration']} and l.id = ${before['storeSite']}`.execute(parts.database);
  const { project, place } = rows[0]!;
  const words = `${regrouped(String(before['pendingNo']))} ${place} ${String(after['blocker'])}`.slice(0, 500);
  const exceptions = ownParts(parts.database, parts.caller, 'newProductExceptions');
  await insertRows(parts.database, exceptions, [{ project, type: 'listingBlock', level: 'mid', text: words, pending: before.id }], {
    action: 'add',
  });
  return ok(after);
};

/** A listing that goes on: its exception is solved. */
export const unblockPending: TransitionEffect = async ({ parts, before, after }) => {
  const exceptions = ownParts(parts.database, parts.caller, 'newProductExceptions');
  const open = await lockRows(
    parts.database,
    exceptions,
    sql<boolean>`t.type = 'listingBlock' and t.status in ('open', 'assigned', 'escalated')
      and t.pending = ${before.id}`,
  );
  const solved = open.map(row => ({ before: row, after: { ...row, status: 'solved', solution: inBoth(freed) } }));
  await updateRows(parts.database, exceptions, solved, { action: 'state', transition: 'settle' });
  return ok({ ...after, blocker: undefined });
};
