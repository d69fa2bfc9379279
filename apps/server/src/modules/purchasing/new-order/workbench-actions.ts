import { ok, refuse, text } from '@axle/kernel';
import { forbiddenTo } from '../../../platform/access/role-names.ts';
import { type Line, linesIn, permissionCode, type RecordRow, type RecordValues, type Target } from '@axle/page-kit';
import { can } from '@axle/permissions';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionContext, ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { inSavepoint } from '../../../platform/resources/writes/savepoint.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { mainPaths } from '@axle/wire';
import { clearanceRefusal } from '../../../platform/gateways/clearance-refusal.ts';
import { closedSkus } from '../requirement/closed-skus.ts';
import { batchOfOrder } from './batch-of-order.ts';
import { fillFromRequirements } from './fill-from-requirements.ts';
import { submitOrder } from '../order/submit-order.ts';

const page = 'newOrder';
const waiving = text('不按起订量与箱规', 'Waive MOQ and carton');

/** Undoes what was written on the way to a submission that is refused. */
class NotSubmitted extends Error {
  readonly done: Awaited<ReturnType<ActionHandler>>;

  constructor(done: Awaited<ReturnType<ActionHandler>>) {
    super('not submitted');
    this.done = done;
  }
}

const isRefused = (done: NotSubmitted['done']): boolean => !done.ok || done.value.some(({ refusal }) => refusal !== undefined);

const leftOut = ({ sku, qty }: Line): RecordValues => ({ sku, qty, reason: 'CLEARANCE' });

/** Takes lines out of a draft; throws where it cannot be written. */
async function without({ parts, targets }: ActionContext, lines: readonly Line[], rest: readonly Line[]): Promise<readonly Target[]> {
  if (lines.length === 0 || rest.length === 0) return targets;
  const reduced = await eachTarget(parts, targets, async (transaction, [before]) => {
    if (before) await updateRows(transaction, parts, [{ before, after: { ...before, lines: rest } }], { action: 'update' });
    return new Map();
  });
  if (isRefused(reduced)) throw new NotSubmitted(reduced);
  return targets.map(({ id, version }) => ({ id, version: version + 1 }));
}

/** Lines in clearance keep an order from being submitted, until it goes without them [spec 8.20]; where it does not go, it keeps them. */
const submit: ActionHandler = async context => {
  const { parts, targets, input, allowedPart } = context;
  const waives = input['waiveRounding'] === true;
  if (waives && !can(parts.caller.access, permissionCode('purchase', page, 'waiveRounding'))) return refuse(forbiddenTo(waiving, []));
  const transaction = parts.database as Transaction<Tables>;
  const [order] = await lockById(transaction, parts, [targets[0]!.id]);
  const lines = order ? linesIn(order, 'lines') : [];
  const closed: readonly Line[] = await closedSkus(transaction, lines as readonly RecordRow[]);
  const rest = lines.filter(line => !closed.includes(line));
  if (order && closed.length > 0 && !allowedPart)
    return refuse(clearanceRefusal(mainPaths.clearanceFile, `order=${order.id}`, rest.length));
  try {
    return await inSavepoint(transaction, async () => {
      const now = await without(context, closed, rest);
      const done = await transitionHandler('submit', submitOrder(waives))({ ...context, targets: now });
      if (!done.ok || isRefused(done)) throw new NotSubmitted(done);
      await batchOfOrder(transaction, parts, targets[0]!.id, closed.map(leftOut));
      const next = `/admin/purchase/purchaseOrderCreated?orderNo=${String(order?.['orderNo'])}`;
      return ok(done.value.map(outcome => ({ ...outcome, next })));
    });
  } catch (error) {
    if (error instanceof NotSubmitted) return error.done;
    throw error;
  }
};

/** What the workbench of a new order does. */
export const workbenchActions: ActionHandlers = { 'newOrder.submitOrder': submit, 'newOrder.fillFromReq': fillFromRequirements };
