import {
  claimLeft,
  type DiffDisposition,
  type DiffType,
  dispositionsOf,
  noOrder,
  overAsksApproval,
  refuseShortReason,
} from '@axle/inventory';
import { absolute, fill, ok, type Refusal, refuse, type Result, type Text } from '@axle/kernel';
import { permissionCode, type RecordValues } from '@axle/page-kit';
import { can } from '@axle/permissions';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { type ClaimedPieces, draftClaim } from '../claim/draft-claim.ts';
import { lossesClaimed } from '../claim/losses-claimed.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { asDecimal } from '../stock/read-view.ts';
import { ledgerContext } from '../stock/ledger-context.ts';
import { roomsOfLines } from './order-rooms.ts';
import { type LinedReceipt, readReceipt } from './read-receipt.ts';
import { returnGoods } from './return-goods.ts';
import { holdOver } from './scan-receipt.ts';
import { seeToHeld } from './see-to-held.ts';
import { takeIn } from './take-in.ts';

const approve = permissionCode('wms', 'receiveDifference', 'approve');

const refusals = {
  other: {
    code: 'DISPOSITION',
    field: 'disposition',
    message: { zh: '该差异类型不能这样处理', en: 'This decision is not possible for this type of difference' },
  },
  notCounted: { code: 'STATE', message: { zh: '收货单不在待处理差异状态', en: 'The receipt is not in “Counted” status' } },
  approval: {
    code: 'FORBIDDEN',
    message: {
      zh: '接收超过预计5%需要审批权限（收货差异·批准）',
      en: 'Accepting more than 5% over needs the right to approve receiving differences',
    },
  },
} as const satisfies Readonly<Record<string, Refusal>>;
const overWhy: Text = {
  zh: '接收超过预计5%须写明原因，至少5个字符',
  en: 'Accepting more than 5% over needs a reason of at least 5 characters',
};
const overMost: Text = { zh: '超收：最多可收{max}，本次后合计{sum}', en: 'Over-delivery: at most {max}, this would make {sum}' };

/** A difference on its way to a decision. */
export interface Deciding {
  readonly context: LedgerContext;
  readonly difference: Selectable<Tables['receipt_difference']>;
  readonly counted: LinedReceipt;
}

/** What a decision leaves on the difference. */
type Decided = Result<Pick<RecordValues, string>, Refusal>;

/** Decides on a difference: a claim, a closure, goods received or returned. */
export const disposeDifference: TransitionEffect = async ({ parts, before, after, input }) => {
  const { caller, database: transaction } = parts;
  const context = ledgerContext(transaction, caller);
  const difference = await transaction.selectFrom('receipt_difference').selectAll().where('id', '=', before.id).executeTakeFirstOrThrow();
  const counted = await readReceipt(transaction, difference.receipt, caller.now);
  const disposition = input['disposition'] as DiffDisposition;
  if (!dispositionsOf(difference.diff_type).includes(disposition)) return refuse([refusals.other]);
  if (!mayDecide(difference.diff_type, counted.receipt.state)) return refuse([refusals.notCounted]);
  const reason = String(input['reason'] ?? '').trim();
  if (disposition === 'over_accept' && overAsksApproval(difference.diff_qty, difference.expected_qty)) {
    if (!can(caller.access, approve)) return refuse([refusals.approval]);
    const short = refuseShortReason(reason, 'reason', overWhy);
    if (short) return refuse([short]);
  }
  const done = await decide({ context, difference, counted }, disposition);
  if (!done.ok) return refuse([done.refusal]);
  // what is taken in beyond what was expected is inspected as well
  if (disposition === 'over_accept') await seeToHeld(context, await readReceipt(transaction, difference.receipt, caller.now));
  const decidedAt = context.now.toISOString();
  return ok({ ...after, ...done.value, decidedBy: context.by, decidedAt, round: difference.round + 1 });
};

const mayDecide = (type: DiffType, state: string): boolean => state === 'counted' || (type === 'damaged' && state === 'closed');

function decide(deciding: Deciding, disposition: DiffDisposition): Promise<Decided> {
  switch (disposition) {
    case 'short_claim':
      return claim(deciding, 'lost');
    case 'damage_claim':
      return claim(deciding, 'damage');
    case 'short_close':
      return Promise.resolve(ok({}));
    case 'over_accept':
      return acceptOver(deciding);
    case 'over_return':
    case 'wrong_return':
      return returnGoods(deciding);
  }
}

/**
 * Claims what is missing or damaged from the supplier, or the carrier where there is none. What a transfer lost and has claimed already
 * is decided by that claim; only the rest is claimed again.
 */
async function claim({ context, difference, counted: { receipt } }: Deciding, type: ClaimedPieces['type']): Promise<Decided> {
  const { sku } = difference;
  const all = {
    qty: Math.abs(difference.diff_qty),
    worth: difference.diff_value === null ? null : absolute(asDecimal(difference.diff_value)),
  };
  const ofTransfer = type === 'lost' && receipt.type === 'transfer' && sku !== null;
  const before = ofTransfer ? await lossesClaimed(context.transaction, receipt.source_no, sku) : { qty: 0, claimNo: null };
  const { qty, worth: claimed } = claimLeft(all, before.qty);
  if (qty === 0) return ok({ claimNo: before.claimNo });
  const { supplier, warehouse, receipt_no: bizNo } = receipt;
  return ok({ claimNo: await draftClaim(context, { type, supplier, warehouse, bizNo, difference: difference.id, sku, qty, claimed }) });
}

/** Takes what is over into stock, as far as the line takes it, and its order with all that came of it. */
async function acceptOver({ context, difference, counted }: Deciding): Promise<Decided> {
  const line = counted.lines.find(({ line_no: no }) => no === difference.line_no)!;
  const [room] = await roomsOfLines(context, counted, [line]);
  const [max, sum] = [room!.max, room!.came + difference.diff_qty];
  if (line.po_no !== noOrder && sum > max) return refuse({ code: 'OVER_MOST', message: fill(overMost, { max, sum }) });
  const idemKey = `receipt:${counted.receipt.receipt_no}:over_accept:${difference.id}:${difference.round + 1}`;
  const posted = await takeIn(context, counted, [{ line, qty: difference.diff_qty }], { idemKey, damaged: false, surplus: true });
  if (!posted.ok) return posted;
  await holdOver(context.transaction, line, -difference.diff_qty);
  return ok({ postingNo: posted.value });
}
