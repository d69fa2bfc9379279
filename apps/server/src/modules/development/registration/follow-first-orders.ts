import { linkedOrder } from '@axle/development';
import { linesIn, type RecordRow } from '@axle/page-kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

const within = (database: Kysely<Tables>) => database as Transaction<Tables>;

const ordersOf = (requirement: RecordRow | undefined): readonly number[] =>
  requirement ? linesIn(requirement, 'allocations').map(({ order }) => Number(order)) : [];

/** [N33] The first order of a project is the order into which the requirement of its registration goes. */
export const followFirstOrders: Consequence = async (transaction, { caller }, rows) => {
  const moved = rows.filter(({ before, after }) => after?.['source'] === 'newprod' && ordersOf(before).join() !== ordersOf(after).join());
  if (moved.length === 0) return;
  const { rows: registered } = await sql<{ project: number; requirement: number }>`
    select project, requirement from new_product_registration
    where requirement = any(${moved.map(({ after }) => after!.id)}::bigint[])`.execute(transaction);
  const parts = ownParts(within(transaction), caller, 'projectTable');
  const projects = await lockById(
    transaction,
    parts,
    registered.map(({ project }) => project),
  );
  const changes = projects.flatMap(before => {
    const requirement = registered.find(({ project }) => project === before.id)!.requirement;
    const { before: was, after: is } = moved.find(({ after }) => after!.id === requirement)!;
    const current = before['firstOrder'] as number | undefined;
    const firstOrder = linkedOrder({ current, before: ordersOf(was), ordered: ordersOf(is) });
    return firstOrder === current ? [] : [{ before, after: { ...before, firstOrder } }];
  });
  await updateRows(within(transaction), parts, changes, { action: 'update' });
};
