import { ok, type Refusal, text } from '@axle/kernel';
import { businessDay, type RecordRow } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { countListings } from './count-listings.ts';
import { keptByPlatform } from './count-sellable.ts';
import { publishQuantities } from './publish-quantities.ts';
import { setBuffer } from './set-buffer.ts';

const refusal = (code: string, field: string, zh: string, en: string): Refusal => ({ code, field, message: text(zh, en) });
const platformKeeps = refusal(
  'KEPT_BY_PLATFORM',
  'fulfilment',
  'FBA与WFS的数量由平台掌握',
  'The platform itself keeps quantities at FBA and WFS',
);
const noRule = refusal(
  'NO_RULE',
  'ruled',
  '没有发布规则，请先在“发布规则”中建立',
  'No rule of quantities applies; add one under “Publish rules”',
);
const inPast = refusal('PAST', 'until', '日期已过', 'The date is over');
const notFrozen = refusal('NOT_FROZEN', 'frozenUntil', '未冻结', 'It is not frozen');

const ptSkuOf = (row: RecordRow): number => Number(row['ptSku']);

/** Counts listings again and answers those of them that have no rule. */
async function countedOf(transaction: Transaction<Tables>, now: Date, rows: readonly RecordRow[]): Promise<ReadonlySet<number>> {
  await countListings(transaction, now, rows.map(ptSkuOf));
  const { rows: bare } = await sql<{ id: number }>`
    select id from sellable_stock where id = any(${rows.map(({ id }) => id)}::bigint[]) and ruled is null`.execute(transaction);
  return new Set(bare.map(({ id }) => id));
}

const publish: ActionHandler = ({ parts, targets }) =>
  eachTarget(parts, targets, async (transaction, rows) => {
    const { caller } = parts;
    const bare = await countedOf(transaction, caller.now, rows);
    const fitting = rows.filter(({ id }) => !bare.has(id));
    await publishQuantities(transaction, caller, fitting.map(ptSkuOf), 'asked', caller.access.userId);
    return new Map(
      rows.flatMap(row =>
        bare.has(row.id) ? [[row.id, keptByPlatform(String(row['fulfilment'])) ? platformKeeps : noRule] as const] : [],
      ),
    );
  });

const freeze: ActionHandler = ({ parts, targets, input: { until, reason } }) =>
  eachTarget(parts, targets, async (transaction, rows) => {
    const { caller } = parts;
    if (String(until) < businessDay(caller.now)) return new Map(rows.map(({ id }) => [id, inPast]));
    const kept = rows.filter(row => keptByPlatform(String(row['fulfilment'])));
    const fitting = rows.filter(row => !kept.includes(row));
    await sql`
      update sellable_stock set frozen_until = ${until}, freeze_reason = ${reason}, version = version + 1
      where id = any(${fitting.map(({ id }) => id)}::bigint[])`.execute(transaction);
    await publishQuantities(transaction, caller, fitting.map(ptSkuOf), 'frozen', caller.access.userId);
    return new Map(kept.map(({ id }) => [id, platformKeeps]));
  });

const release: ActionHandler = ({ parts, targets }) =>
  eachTarget(parts, targets, async (transaction, rows) => {
    const { caller } = parts;
    const frozen = rows.filter(row => row['frozenUntil'] !== undefined);
    await sql`
      update sellable_stock set frozen_until = null, freeze_reason = null, version = version + 1
      where id = any(${frozen.map(({ id }) => id)}::bigint[])`.execute(transaction);
    await countListings(transaction, caller.now, frozen.map(ptSkuOf));
    await publishQuantities(transaction, caller, frozen.map(ptSkuOf), 'released', caller.access.userId);
    return new Map(rows.flatMap(row => (frozen.includes(row) ? [] : [[row.id, notFrozen] as const])));
  });

const refresh: ActionHandler = ({ parts }) =>
  inTransaction(parts.database, async transaction => {
    await countListings(transaction, parts.caller.now);
    return ok([]);
  });

/** Effects of the actions on what is sellable of listings. */
export const inventoryActions: ActionHandlers = {
  'operationInventory.publish': publish,
  'operationInventory.setBuffer': setBuffer,
  'operationInventory.freeze': freeze,
  'operationInventory.release': release,
  'operationInventory.refresh': refresh,
};
