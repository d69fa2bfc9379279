import { type Decimal, ok, refuse, text } from '@axle/kernel';
import { businessDay, linesIn, notFound, type RecordRow, rowChanged } from '@axle/page-kit';
import { inForceStatuses, type OrderStatus } from '@axle/purchasing';
import {
  type CheckStage,
  firstArticleRefusals,
  itemConforms,
  mildestVerdict,
  nextPatrol,
  patrolsGoOn,
  type ProcessVerdict,
  verdictRefusals,
} from '@axle/quality';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import type { ProposalHandler } from '../../../platform/resources/calls/proposal-handler.ts';
import { refusedFiles } from '../../../platform/resources/refused-files.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { inspectedLines } from '../inspection/inspected-lines.ts';
import type { JudgingParts } from '../sampling/one-inspection.ts';
import { standardItems } from './standard-items.ts';

/** The items of the standard, each conforming until somebody finds otherwise, and the pieces made by the plan. */
export const itemsToCheck: ProposalHandler = async (parts, check) => {
  const goods = await parts.database
    .selectFrom('in_process_check')
    .select(['sku', 'supplier'])
    .where('id', '=', check.id)
    .executeTakeFirstOrThrow();
  const items = (await standardItems(parts.database, goods)).map(({ checkGroup, item }) => ({ checkGroup, item, conforms: true }));
  if (items.length === 0) return [];
  const planned = check['plannedQty'];
  const values = { items, ...(planned === undefined ? {} : { producedQty: planned }) };
  return [
    { values, words: text('标准的全部检查项', 'All items of the standard'), why: text('按适用的判定标准', 'By the standard that applies') },
  ];
};

/** The patrol that follows a check of a line in force on which no other check waits. */
async function addNextPatrol(parts: JudgingParts, check: RecordRow, due: Date): Promise<void> {
  const { database, caller } = parts;
  const { rows } = await sql`
    select 1 from in_process_check where purchase_order = ${Number(check['purchaseOrder'])} and order_line = ${Number(check['orderLine'])}
      and state in ('requested', 'scheduled') and id <> ${check.id} limit 1`.execute(database);
  const found = (await inspectedLines(database, caller, [check]))(check);
  if (rows.length > 0 || !found || !inForceStatuses.includes(found.order['state'] as OrderStatus)) return;
  const { purchaseOrder, orderLine, productionLine, shift, inspector } = check;
  const of = { purchaseOrder, orderLine, productionLine, shift, inspector, stage: 'patrol', state: 'scheduled' };
  await insertRows(database, parts, [{ ...of, planDate: businessDay(due) }], { action: 'add' });
}

/** [Q33–Q35] Records a check in process: what was found, what is decided of the line, and when the next patrol is due. */
export const recordCheck: ActionHandler = async ({ parts, targets: [target], input }) =>
  inTransaction(parts.database, async database => {
    const own = { ...parts, database };
    const [before] = target ? await lockById(database, own, [target.id]) : [];
    if (!before) return refuse([notFound]);
    if (before.version !== target!.version || before['state'] !== 'scheduled') return refuse([rowChanged]);
    const standard = await standardItems(database, before);
    const items = linesIn(input, 'items').map(line => {
      const limits = standard.find(one => one.checkGroup === line['checkGroup'] && one.item === line['item']) ?? {};
      const checked = { measured: line['measured'] as Decimal | undefined, conforms: line['conforms'] !== false };
      return { ...line, checkGroup: String(line['checkGroup']), item: String(line['item']), conforms: itemConforms(checked, limits) };
    });
    const stage = before['stage'] as CheckStage;
    const [checkedUnits, foundUnits] = [Number(input['checkedUnits']), Number(input['foundUnits'])];
    const failedItems = items.filter(({ conforms }) => !conforms).length;
    const verdict = (input['verdict'] ?? mildestVerdict({ units: foundUnits, items: failedItems })) as ProcessVerdict;
    const problem = input['problem'] as string | undefined;
    const refused = [
      ...firstArticleRefusals(stage, standard, items),
      ...verdictRefusals({ checkedUnits, foundUnits, failedItems, verdict, problem }),
      ...(await refusedFiles(database, own, before, { photos: input['photos'] })),
    ];
    if (refused.length > 0) return refuse(refused);
    const { now } = parts.caller;
    const producedQty = Number(input['producedQty']);
    const goesOn = patrolsGoOn({ stage, verdict, produced: producedQty, wanted: Number(before['orderQty']) });
    const isGood = verdict === 'continue';
    const after = {
      ...before,
      ...input,
      items,
      verdict,
      checkedAt: now.toISOString(),
      state: isGood ? 'accepted' : 'rejected',
      ...(isGood ? {} : { correctiveState: 'open' }),
      ...(goesOn ? { nextPatrol: nextPatrol(now).toISOString() } : {}),
    };
    await updateRows(database, own, [{ before, after }], { action: 'state', transition: isGood ? 'record' : 'correct' });
    if (goesOn) await addNextPatrol(own, before, nextPatrol(now));
    return ok([{ id: before.id, name: String(before['checkNo']) }]);
  });
