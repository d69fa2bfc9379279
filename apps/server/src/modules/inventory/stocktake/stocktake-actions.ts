import { ok, type Refusal, refuse } from '@axle/kernel';
import { sql } from 'kysely';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { approveCount } from './approve-count.ts';
import { countActions } from './count-actions.ts';
import { planCycles } from './plan-cycles.ts';
import { cancelCount, postCount } from './post-count.ts';
import { orderRecount, reviewCount } from './review-count.ts';
import { startCount } from './start-count.ts';

const refusals = {
  over: { code: 'COUNT_OVER', message: { zh: '盘点已送审或结束', en: 'The stocktake is in review or has ended' } },
  same: { code: 'SAME_COUNTER', field: 'recounter', message: { zh: '复盘人不能是初盘人', en: 'Second and first counter must differ' } },
  noVariance: {
    code: 'NO_VARIANCE',
    message: { zh: '该行没有差异，或盘点已审批', en: 'The line has no variance, or the stocktake is approved' },
  },
} as const satisfies Readonly<Record<string, Refusal>>;

const stillCounted = ['draft', 'counting', 'recount'];

/** [R12] Says who counts, and who counts again: two people. */
const assign: ActionHandler = async ({ parts, targets, input }) => {
  if (input['counter'] === input['recounter']) return refuse(refusals.same);
  return eachTarget(parts, targets, async (transaction, records) => {
    const open = records.filter(({ state }) => stillCounted.includes(String(state)));
    const changes = open.map(before => ({ before, after: { ...before, counter: input['counter'], recounter: input['recounter'] } }));
    await updateRows(transaction, parts, changes, { action: 'update' });
    return new Map(records.filter(row => !open.includes(row)).map(({ id }) => [id, refusals.over]));
  });
};

/** [R12] Notes why lines differ, until the count is approved. */
const setReason: ActionHandler = ({ parts, targets, input }) =>
  inTransaction(parts.database, async transaction => {
    const ids = targets.map(({ id }) => id);
    const { rows } = await sql<{ id: number; name: string }>`
      update stocktake_line l set reason = ${String(input['reason'])}, note = ${input['note'] ?? null}, version = l.version + 1
      from stocktake_line_list t where t.id = l.id and l.id = any(${ids}::bigint[]) and t.varies
        and t.stocktake_state in ('counting', 'recount', 'review') and ${seenRows(parts)}
      returning l.id, t.bin_code || ' ' || t.sku_code as name`.execute(transaction);
    const done = new Map(rows.map(row => [row.id, row]));
    return ok(ids.map(id => done.get(id) ?? { id, name: String(id), refusal: refusals.noVariance }));
  });

/** Effects of the own actions of counting stock. */
export const stocktakeActions: ActionHandlers = {
  ...countActions,
  'stocktake.plan': planCycles,
  'stocktake.assign': assign,
  'stocktake.start': transitionHandler('start', startCount),
  'stocktake.recount': transitionHandler('recount', orderRecount),
  'stocktake.review': transitionHandler('review', reviewCount),
  'stocktake.approve': transitionHandler('approve', approveCount),
  'stocktake.reject': transitionHandler('reject', orderRecount),
  'stocktake.post': transitionHandler('post', postCount),
  'stocktake.cancel': transitionHandler('cancel', cancelCount),
  'stocktakeLine.setReason': setReason,
};
