import { fill, inLanguage, ok, type Refusal, refuse, text } from '@axle/kernel';
import { openRequirement, splitRefusals } from '@axle/purchasing';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { mostTargets } from '../../../platform/resources/calls/call-shapes.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { mainPaths } from '@axle/wire';
import { clearanceRefusal } from '../../../platform/gateways/clearance-refusal.ts';
import { closedSkus } from './closed-skus.ts';
import { generateOrders } from './generate-orders.ts';
import { piecesOf } from './requirement-pieces.ts';

/** Days within which requirements are merged where nobody says otherwise. */
const usualBucketDays = 7;

const leftOut: Refusal = {
  code: 'LEFT_OUT',
  message: {
    zh: '没有可生成的订单：请先指定供应商与采购价',
    en: 'No order can be generated: assign suppliers and purchase prices first',
  },
};

/** All selected requirements become orders together; once only the allowed part is submitted, the batch lists those in clearance. */
const generate: ActionHandler = async ({ parts, targets, input, allowedPart }) => {
  const seen = await lockById(
    parts.database,
    parts,
    targets.map(({ id }) => id),
  );
  const closed = await closedSkus(parts.database, seen);
  if (closed.length > 0 && !allowedPart) {
    const listed = closed.slice(0, mostTargets).map(({ id }) => id);
    return refuse(clearanceRefusal(mainPaths.clearanceFile, `id=${listed.join(',')}`, targets.length - closed.length));
  }
  let batchNo: string | undefined;
  const outcomes = await eachTarget(parts, targets, async (transaction, records) => {
    const made = await generateOrders(transaction, parts.caller, records, Number(input['bucketDays'] ?? usualBucketDays));
    batchNo = made?.batchNo;
    return new Map(made ? [] : records.map(({ id }) => [id, leftOut]));
  });
  if (!outcomes.ok || batchNo === undefined) return outcomes;
  const address = `/admin/purchase/purchaseOrderCreated?batchNo=${batchNo}`;
  return ok(outcomes.value.map((outcome, at) => (at === 0 ? { ...outcome, next: address } : outcome)));
};

/** Why a split requirement has fewer pieces than planning released. */
const splitReason = text('拆分：{before}→{after}', 'Split: {before} → {after}');

const split: ActionHandler = ({ parts, targets, input }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const refused = new Map<number, Refusal>();
    const qty = Number(input['qty']);
    for (const before of records) {
      const pieces = piecesOf(before);
      const [refusal] = splitRefusals(openRequirement(pieces), qty);
      if (refusal) {
        refused.set(before.id, refusal);
        continue;
      }
      const { reqNo: _no, allocations: _orders, mrpQty, ...rest } = before;
      const state = before['state'] === 'new' ? 'new' : 'confirmed';
      await insertRows(transaction, parts, [{ ...rest, state, qty, orderedQty: 0 }], { action: 'add' });
      const why = inLanguage(fill(splitReason, { before: pieces.qty, after: pieces.qty - qty }), parts.caller.language ?? 'zh-cn');
      const reason = mrpQty === undefined ? {} : { changeReason: why };
      const after = { ...before, qty: pieces.qty - qty, ...reason };
      await updateRows(transaction, parts, [{ before, after }], { action: 'update' });
    }
    return refused;
  });

const assign: ActionHandler = ({ parts, targets, input }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const changed = records.filter(({ buyer }) => buyer !== input['buyer']);
    await updateRows(
      transaction,
      parts,
      changed.map(before => ({ before, after: { ...before, buyer: input['buyer'] } })),
      { action: 'update' },
    );
    return new Map();
  });

/** Leads to where something begins with what requirements come to; nothing is kept. */
const leadingTo =
  (address: string): ActionHandler =>
  async ({ parts, targets }) => {
    const looked = await eachTarget(parts, targets, async () => new Map());
    if (!looked.ok) return looked;
    const ids = looked.value.filter(({ refusal }) => !refusal).map(({ id }) => id);
    const next = `${address}${ids.join(',')}`;
    return ok(looked.value.map(outcome => (outcome.id === ids[0] ? { ...outcome, next } : outcome)));
  };

/** What a reason for closing has at least. */
const leastReason = 5;

/** What the buttons of requirements do. */
export const requirementActions: ActionHandlers = {
  'purchaseRequiredSummary.confirm': transitionHandler('confirm'),
  'purchaseRequiredSummary.close': transitionHandler('close', async ({ after, input }) =>
    String(input['closeReason'] ?? '').trim().length >= leastReason
      ? ok({ ...after, closedQty: openRequirement(piecesOf(after)) })
      : refuse([
          {
            code: 'TOO_SHORT',
            field: 'closeReason',
            message: fill({ zh: '至少{n}个字', en: 'At least {n} characters' }, { n: leastReason }),
          },
        ]),
  ),
  'purchaseRequiredSummary.generate': generate,
  'purchaseRequiredSummary.toNew': leadingTo('/admin/purchase/newOrder?reqIds='),
  'purchaseRequiredSummary.merge': leadingTo('/admin/purchase/purchaseRequiredSummary?tab=proposal&with.reqIds='),
  'purchaseRequiredSummary.split': split,
  'purchaseRequiredSummary.assign': assign,
};
