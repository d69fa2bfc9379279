import { mostRounds } from '@axle/development';
import { text } from '@axle/kernel';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { inBoth } from './in-both.ts';
import { settleCauses } from './settle-causes.ts';

const within = (database: Kysely<Tables>) => database as Transaction<Tables>;

/** [N9] What the system raised is solved as soon as its project moves on, and what a move gives cause for is raised. */
export const followProjects: Consequence = async (transaction, { caller }, rows) => {
  const moved = rows
    .filter(({ before, after }) => before && after && before['stage'] !== after['stage'])
    .map(({ after }) => Number(after?.['id']));
  if (moved.length > 0) await settleCauses(within(transaction), caller, sql<boolean>`t.id = any(${moved}::bigint[])`);
};

const failedText = text('三轮样品均不合格', 'Three rounds of samples have failed');

/** [N8] The third sample of a supplier that fails stops the project. */
export const followSamples: Consequence = async (transaction, { caller }, rows) => {
  const failed = rows.filter(
    ({ before, after }) => after?.['state'] === 'failed' && before?.['state'] !== 'failed' && Number(after['round']) >= mostRounds,
  );
  if (failed.length === 0) return;
  const parts = ownParts(within(transaction), caller, 'newProductExceptions');
  const { rows: open } = await sql<{ project: number }>`select project from new_product_exception
    where raised_by = 'system' and type = 'sampleFail' and status in ('open', 'assigned', 'escalated')`.execute(transaction);
  const raised = [...new Set(failed.map(({ after }) => Number(after?.['project'])))]
    .filter(project => !open.some(one => one.project === project))
    .map(project => ({ project, type: 'sampleFail', level: 'high', text: inBoth(failedText), raisedBy: 'system' }));
  await insertRows(transaction, parts, raised, { action: 'add' });
};
