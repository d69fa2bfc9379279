import { distributionStatus, type ListingStatus } from '@axle/operation';
import { ok, type Refusal, text } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { eachByItself } from '../../../platform/resources/each-by-itself.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { setOwner } from '../../../platform/resources/set-owner.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { createPtSku } from './create-pt-sku.ts';
import { refreshDistribution } from './refresh-distribution.ts';

const refusal = (code: string, zh: string, en: string): Refusal => ({ code, field: 'distStatus', message: text(zh, en) });
const notOpen = refusal('STATE', '只有未铺、停售或已计划的可以计划', 'Only what is not listed, stopped or planned can be planned');
const notListed = refusal('NO_LISTING', '没有在售的匹配Listing', 'There is no matched active listing');
const notForbidden = refusal('STATE', '未禁售', 'It is not forbidden');

async function statesOf({ database }: RecordParts, { sku, store, site }: RecordRow & RecordValues): Promise<readonly ListingStatus[]> {
  const { rows } = await sql<{ state: ListingStatus }>`
    select state from platform_listing where sku = ${Number(sku)} and store = ${Number(store)} and site = ${Number(site)}`.execute(
    database,
  );
  return rows.map(({ state }) => state);
}

/** Changes each record by itself; `change` answers what becomes of it, or why nothing does. */
const changing =
  (change: (parts: RecordParts, row: RecordRow, input: RecordValues) => Promise<RecordValues | Refusal>): ActionHandler =>
  ({ parts, targets, input }) =>
    eachByItself(parts, targets, async (within, before) => {
      const found = await change(within, before, input);
      if ('code' in found && 'message' in found) return found as Refusal;
      await updateRows(within.database, within, [{ before, after: { ...before, ...found } }], { action: 'update' });
      return undefined;
    });

const plan = changing(async ({ caller }, row, { owner, targetDate }) =>
  ['notListed', 'stopped', 'planned'].includes(String(row['distStatus']))
    ? { distStatus: 'planned', owner, targetDate, plannedAt: caller.now.toISOString() }
    : notOpen,
);

const done = changing(async (parts, row) =>
  distributionStatus(await statesOf(parts, row)) === 'listed' ? { distStatus: 'listed' } : notListed,
);

const forbid = changing(async (_parts, _row, { forbidReason }) => ({ distStatus: 'forbidden', forbidReason }));

const allow = changing(async (parts, row) =>
  row['distStatus'] === 'forbidden'
    ? { distStatus: distributionStatus(await statesOf(parts, row)), forbidReason: undefined }
    : notForbidden,
);

const refresh: ActionHandler = ({ parts }) =>
  inTransaction(parts.database, async transaction => {
    await refreshDistribution(transaction);
    return ok([]);
  });

/** Effects of the own actions of the distribution of listings. */
export const distributionActions: ActionHandlers = {
  'operationDistribution.plan': plan,
  'operationDistribution.done': done,
  'operationDistribution.forbid': forbid,
  'operationDistribution.allow': allow,
  'operationDistribution.assign': setOwner('owner'),
  'operationDistribution.createPtSku': createPtSku,
  'operationDistribution.refresh': refresh,
};
