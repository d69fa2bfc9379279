import { ok, type Refusal, refuse, text } from '@axle/kernel';
import { linesIn } from '@axle/page-kit';
import { type DefectClass, loadedRefusals, loadingVerdict } from '@axle/quality';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { withLoading } from './one-loading.ts';

const followed: Refusal = {
  code: 'FOLLOWED',
  field: 'shipBatch',
  message: text('该批次已有更新的检验', 'The batch has a later inspection already'),
};

/** [Q38] The verdict of a loaded batch, by its labels and defects. */
export const judgeLoading: TransitionEffect = async ({ parts, before, after }) => {
  const defects = linesIn(before, 'defects').map(line => line['defectClass'] as DefectClass);
  const verdict = loadingVerdict({ labelsFailed: Number(before['labelsFailed']), defects });
  const finishedAt = parts.caller.now.toISOString();
  return ok({ ...after, verdict, state: verdict === 'accept' ? 'accepted' : 'rejected', finishedAt });
};

/** [Q39] The batch takes over what was loaded, and may leave. */
export const allowLoading: TransitionEffect = async ({ parts, before, after }) => {
  const { database, caller } = parts;
  const own = ownParts(database, caller, 'shipBatches');
  const [batch] = await lockById(database, own, [Number(before['shipBatch'])]);
  const loaded = new Map(linesIn(before, 'lines').map(line => [Number(line['orderLine']), line]));
  const lines = linesIn(batch!, 'lines').flatMap(line => {
    const own = loaded.get(Number(line['orderLine']));
    const qty = Number(own?.['loadedQty'] ?? 0);
    return qty > 0 ? [{ ...line, qty, cartons: own!['loadedCartons'] }] : [];
  });
  const refused = lines.length > 0 ? [] : loadedRefusals([], undefined);
  if (refused.length > 0) return refuse(refused);
  const taken = { ...batch!, lines, containerNo: before['containerNo'] ?? batch!['containerNo'] };
  await updateRows(database, own, [{ before: batch!, after: taken }], { action: 'update' });
  return ok({ ...after, allowedBy: caller.access.userId, allowedAt: caller.now.toISOString() });
};

/** What was wrong is put right: the batch is inspected in another round. */
export const reinspectLoading: ActionHandler = context =>
  withLoading(context, ['rejected'], async (parts, check) => {
    const { rows } = await sql`
      select 1 from loading_check where ship_batch = ${Number(check['shipBatch'])} and id > ${check.id}
        and state <> 'void'`.execute(parts.database);
    if (rows.length > 0) return [followed];
    const { planDate, note } = context.input;
    const next = { shipBatch: check['shipBatch'], round: Number(check['round']) + 1, original: check.id, planDate, note };
    await insertRows(parts.database, parts, [next], { action: 'add' });
    return [];
  });
