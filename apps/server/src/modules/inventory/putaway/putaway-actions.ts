import type { PutawayPlace } from '@axle/inventory';
import { ok, type Refusal, refuse } from '@axle/kernel';
import { linesIn, type RecordRow } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionContext, ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import type { ProposalHandler } from '../../../platform/resources/calls/proposal-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { scannedBins, scannedSku } from '../warehouse/scanned-bin.ts';
import { openTask, placePieces, refusedPlace, type Task } from './place-pieces.ts';
import { type PlacesAsked, suggestPlaces } from './suggest-places.ts';

/** Does something to each open task of the ticked ones. */
const eachTask =
  (act: (transaction: Transaction<Tables>, task: Task, context: ActionContext) => Promise<Refusal | undefined>): ActionHandler =>
  context =>
    eachTarget(context.parts, context.targets, async (transaction, records) => {
      const refused = new Map<number, Refusal>();
      for (const row of records) {
        const task = openTask(row);
        const refusal = task.ok ? await act(transaction, task.value, context) : task.refusal;
        if (refusal) refused.set(row.id, refusal);
      }
      return refused;
    });

const confirm = eachTask((transaction, task, { parts, input }) =>
  placePieces(transaction, parts, task, input['bin'] as number, Number(input['qty'])),
);

/** The bin is what was scanned; of several of a code it is that of the task's warehouse. */
const place = eachTask(async (transaction, task, { parts, input }) => {
  const bins = await scannedBins(transaction, input['code'], task.row['warehouse'] as number);
  return bins.ok ? placePieces(transaction, parts, task, bins.value[0]!, Number(input['qty'])) : bins.refusal;
});

const assign = eachTask(async (transaction, { row }, { parts, input }) => {
  await updateRows(transaction, parts, [{ before: row, after: { ...row, assignee: input['assignee'] } }], { action: 'update' });
  return undefined;
});

/** [R9] Everything that is left goes to another bin, if there is room for it. */
const changeBin = eachTask(async (transaction, task, { parts, input }) => {
  const bin = input['bin'] as number;
  const refused = await refusedPlace(transaction, task, bin, task.left);
  if (refused) return refused;
  const after = { ...task.row, suggested: [{ bin, qty: task.left }], reason: input['reason'] };
  await updateRows(transaction, parts, [{ before: task.row, after }], { action: 'update' });
  return undefined;
});

/** [R9] Recomputes the bins of tasks, each considering those of the others. */
const suggest: ActionHandler = ({ parts, targets }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const refused = new Map<number, Refusal>();
    const asked = records.flatMap((row: RecordRow): readonly (PlacesAsked & { readonly warehouse: number })[] => {
      const task = openTask(row);
      if (!task.ok) refused.set(row.id, task.refusal);
      const status = row['stockStatus'] as PlacesAsked['status'];
      return task.ok
        ? [{ id: row.id, warehouse: row['warehouse'] as number, sku: row['sku'] as number, status, qty: task.value.left }]
        : [];
    });
    for (const [warehouse, own] of Map.groupBy(asked, task => task.warehouse)) await suggestPlaces(transaction, warehouse, own);
    return refused;
  });

const nothingHere: Refusal = {
  code: 'NO_PUTAWAY',
  field: 'sku',
  message: { zh: '此库位没有该SKU的上架任务', en: 'No putaway task for this SKU in this bin' },
};

/** The open task for what was scanned at its source: one's own first, then the one that waits longest. */
const locate: ActionHandler = async ({ parts, input }) => {
  const { database, caller } = parts;
  const bins = await scannedBins(database, input['fromBin']);
  if (!bins.ok) return refuse({ ...bins.refusal, field: 'fromBin' });
  const { rows: waiting } = await sql<{ sku: number }>`
    select distinct sku from putaway where state in ('open', 'doing') and from_bin = any(${bins.value}::bigint[])`.execute(database);
  const sku = await scannedSku(
    database,
    input['sku'],
    waiting.map(row => row.sku),
  );
  if (!sku.ok) return sku;
  const { rows } = await sql<{ id: number; putaway_no: string }>`
    select t.id, t.putaway_no from putaway_list t
    where t.state in ('open', 'doing') and t.from_bin = any(${bins.value}::bigint[]) and t.sku = ${sku.value} and ${seenRows(parts)}
    order by t.assignee is not distinct from ${caller.access.userId} desc, t.created_at, t.id limit 1`.execute(database);
  return rows[0] ? ok([{ id: rows[0].id, name: rows[0].putaway_no }]) : refuse(nothingHere);
};

/** The bins that were suggested, with what should go there. */
const suggestedPlaces: ProposalHandler = async ({ database }, record) => {
  const places = linesIn(record, 'suggested') as unknown as readonly PutawayPlace[];
  const { rows } = await sql<{ id: number; bin_code: string }>`
    select id, bin_code from bin where id = any(${places.map(({ bin }) => bin)}::bigint[])`.execute(database);
  const codes = new Map(rows.map(({ id, bin_code }) => [id, bin_code]));
  return places.map(({ bin, qty }) => {
    const code = codes.get(bin) ?? '';
    return {
      values: { bin, qty },
      words: { zh: `${code} × ${qty}`, en: `${code} × ${qty}` },
      why: { zh: '推荐库位', en: 'Suggested bin' },
    };
  });
};

/** Effects of the own actions of putaway. */
export const putawayActions: ActionHandlers = {
  'putawayTask.confirm': confirm,
  'putawayTask.place': place,
  'putawayTask.assign': assign,
  'putawayTask.changeBin': changeBin,
  'putawayTask.suggest': suggest,
  'putawayTask.locate': locate,
  'putawayTask.cancel': transitionHandler('cancel', async ({ parts, after }) =>
    ok({ ...after, suggested: [], endedAt: parts.caller.now.toISOString() }),
  ),
};

/** Proposals of the actions of putaway. */
export const putawayProposals = { 'putawayTask.confirm': suggestedPlaces };
