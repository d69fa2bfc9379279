import { fill, inLanguage, ok, type Refusal, refuse, text } from '@axle/kernel';
import { transit, transitionNamed } from '@axle/page-kit';
import { openRequirement, splitRefusals } from '@axle/purchasing';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { readableRefusals } from '../../../platform/resources/check-writing.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { clearanceRefusal } from './clearance-refusal.ts';
import { closedSkus } from './closed-skus.ts';
import { generateOrders } from './generate-orders.ts';

/** Days within which requirements are merged where nobody says otherwise. */
const usualBucketDays = 7;

const leftOut: Refusal = {
  code: 'LEFT_OUT',
  message: {
    zh: '没有可生成的订单：请先指定供应商与采购价',
    en: 'No order can be generated: assign suppliers and purchase prices first',
  },
};

const generate: ActionHandler = async ({ parts, targets, input, allowedPart }) => {
  const transaction = parts.database as Transaction<Tables>;
  const seen = await lockById(
    transaction,
    parts,
    targets.map(({ id }) => id),
  );
  const closed = await closedSkus(transaction, seen);
  if (closed.length > 0 && !allowedPart)
    return refuse(clearanceRefusal(`id=${closed.map(({ id }) => id).join(',')}`, targets.length - closed.length));
  const without = new Set(closed.map(({ id }) => id));
  const wanted = targets.filter(({ id }) => !without.has(id));
  let batch: number | undefined;
  const outcomes = await eachTarget(parts, wanted, async (within, records) => {
    const step = transitionNamed(parts.resource, 'orderAll')!;
    const refused = new Map<number, Refusal>();
    for (const record of records) {
      const moved = transit(parts.resource, record, step, { today: todayOf(parts.caller) });
      if (!moved.ok) refused.set(record.id, readableRefusals(parts, moved.refusal)[0]!);
    }
    const open = records.filter(({ id }) => !refused.has(id));
    const made = await generateOrders(within, parts.caller, open, Number(input['bucketDays'] ?? usualBucketDays));
    if (!made) for (const { id } of open) refused.set(id, leftOut);
    batch = made?.batch;
    return refused;
  });
  if (!outcomes.ok || batch === undefined) return outcomes;
  const address = `/admin/purchase/purchaseOrderCreated?record=${batch}&as=page`;
  return ok(outcomes.value.map((outcome, at) => (at === 0 ? { ...outcome, next: address } : outcome)));
};

/** Why a split requirement has fewer pieces than planning released. */
const splitReason = text('拆分', 'Split');

const split: ActionHandler = ({ parts, targets, input }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const refused = new Map<number, Refusal>();
    const qty = Number(input['qty']);
    for (const before of records) {
      const pieces = { qty: Number(before['qty']), orderedQty: Number(before['orderedQty'] ?? 0) };
      const [refusal] = splitRefusals(openRequirement(pieces), qty);
      if (refusal) {
        refused.set(before.id, refusal);
        continue;
      }
      const { reqNo: _no, allocations: _orders, mrpQty, ...rest } = before;
      const state = before['state'] === 'new' ? 'new' : 'confirmed';
      await insertRows(transaction, parts, [{ ...rest, state, qty, orderedQty: 0 }], { action: 'add' });
      const why = mrpQty === undefined ? undefined : inLanguage(splitReason, parts.caller.language ?? 'zh-cn');
      const after = { ...before, qty: pieces.qty - qty, changeReason: before['changeReason'] ?? why };
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

/** What a reason for closing has at least. */
const leastReason = 5;

/** What the buttons of requirements do. */
export const requirementActions: ActionHandlers = {
  'purchaseRequiredSummary.confirm': transitionHandler('confirm'),
  'purchaseRequiredSummary.close': transitionHandler('close', async ({ after, input }) =>
    String(input['closeReason'] ?? '').trim().length >= leastReason
      ? ok(after)
      : refuse([
          {
            code: 'TOO_SHORT',
            field: 'closeReason',
            message: fill({ zh: '至少{n}个字', en: 'At least {n} characters' }, { n: leastReason }),
          },
        ]),
  ),
  'purchaseRequiredSummary.generate': generate,
  'purchaseRequiredSummary.split': split,
  'purchaseRequiredSummary.assign': assign,
};
