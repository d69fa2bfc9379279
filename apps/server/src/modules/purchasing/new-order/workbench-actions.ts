import { type LocalDate, ok, refuse, text } from '@axle/kernel';
import { forbiddenTo } from '../../../platform/access/role-names.ts';
import { linesIn, permissionCode, type RecordRow } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { allocatePieces, openRequirement } from '@axle/purchasing';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { allocateRequirements, orderedFor, requirementParts } from '../requirement/allocate-requirements.ts';
import { askedRequirements } from './asked-requirements.ts';
import { clearanceRefusal } from '../requirement/clearance-refusal.ts';
import { closedSkus } from '../requirement/closed-skus.ts';
import { batchOfOrder } from './batch-of-order.ts';
import { submitOrder } from '../order/submit-order.ts';

const page = 'newOrder';
const waiving = text('不按起订量与箱规', 'Waive MOQ and carton');

/** Lines in clearance keep an order from being submitted, until it goes without them [spec 8.20]. */
const submit: ActionHandler = async context => {
  const { parts, targets, input, allowedPart } = context;
  const waives = input['waiveRounding'] === true;
  if (waives && !can(parts.caller.access, permissionCode('purchase', page, 'waiveRounding'))) return refuse(forbiddenTo(waiving, []));
  const transaction = parts.database as Transaction<Tables>;
  const [order] = await lockById(transaction, parts, [targets[0]!.id]);
  const lines = order ? linesIn(order, 'lines') : [];
  const closed = await closedSkus(transaction, lines as readonly RecordRow[]);
  const rest = lines.filter(line => !closed.includes(line as RecordRow));
  if (order && closed.length > 0) {
    if (!allowedPart) return refuse(clearanceRefusal(`order=${order.id}`, rest.length));
    const reduced = await eachTarget(parts, targets, async (within, [before]) => {
      if (before && rest.length > 0) await updateRows(within, parts, [{ before, after: { ...before, lines: rest } }], { action: 'update' });
      return new Map();
    });
    const failed = reduced.ok ? reduced.value.find(({ refusal }) => refusal) : undefined;
    if (!reduced.ok || failed) return reduced;
  }
  const renewed = await lockById(transaction, parts, [targets[0]!.id]);
  const now = closed.length > 0 ? renewed.map(({ id, version }) => ({ id, version })) : targets;
  const done = await transitionHandler('submit', submitOrder(waives))({ ...context, targets: now });
  if (!done.ok || done.value[0]?.refusal) return done;
  const batch = await batchOfOrder(transaction, parts, targets[0]!.id);
  const next = `/admin/purchase/purchaseOrderCreated?record=${batch}&as=page`;
  return ok(done.value.map(outcome => ({ ...outcome, next })));
};

/** [R2] The pieces of a draft go to the requirements that it was written for, the most urgent first. */
const fillFromReq: ActionHandler = ({ parts, targets, input }) =>
  eachTarget(parts, targets, async (transaction, [order]) => {
    if (!order) return new Map();
    const asked = await askedRequirements({ ...parts, database: transaction }, String(input['reqIds']));
    const rows = await lockById(
      transaction,
      requirementParts(transaction, parts.caller),
      asked.map(({ id }) => id),
    );
    const changes = [...Map.groupBy(rows, ({ sku }) => Number(sku))].flatMap(([sku, own]) => {
      const ordered = linesIn(order, 'lines')
        .filter(line => Number(line['sku']) === sku)
        .reduce((total, { qty }) => total + Number(qty), 0);
      const given = new Map(
        allocatePieces(
          ordered,
          own.map(row => ({
            reqNo: String(row['reqNo']),
            openQty: openRequirement({ qty: Number(row['qty']), orderedQty: Number(row['orderedQty'] ?? 0) }),
            requiredDate: row['requiredDate'] as LocalDate,
            priority: Number(row['priority']),
          })),
        ).map(({ reqNo, qty }) => [reqNo, qty]),
      );
      return own.flatMap(before => {
        const qty = given.get(String(before['reqNo']));
        const others = orderedFor(before).filter(one => one.order !== order.id);
        return qty === undefined ? [] : [{ before, ordered: [...others, { order: order.id, qty }] }];
      });
    });
    await allocateRequirements(transaction, parts.caller, changes);
    return new Map();
  });

/** What the workbench of a new order does. */
export const workbenchActions: ActionHandlers = { 'newOrder.submitOrder': submit, 'newOrder.fillFromReq': fillFromReq };
