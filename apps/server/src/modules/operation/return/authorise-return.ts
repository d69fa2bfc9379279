import { addDays, type LocalDate, ok, type Refusal, refuse, text } from '@axle/kernel';
import { sql } from 'kysely';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { changeBeside } from '../../../platform/resources/writes/change-beside.ts';
import { ledgerContext } from '../../inventory/stock/ledger-context.ts';
import { expectReturn } from './expect-return.ts';

/** Days that a buyer has to send a return back. */
export const returnDays = 30;

const onItsWay: Refusal = {
  code: 'RETURN_ARRIVED',
  message: text('仓库已开始收货，不能取消', 'The warehouse is receiving the parcel already'),
};

/** [O8] The warehouse expects the parcel until the deadline. */
export const authoriseReturn: TransitionEffect = async ({ parts: { database, caller }, after, input }) => {
  const warehouse = Number(input['warehouse']);
  const deadline = (input['deadline'] ?? addDays(todayOf(caller), returnDays)) as LocalDate;
  const expected = await expectReturn(ledgerContext(database, caller), after, { warehouse, deadline });
  if (!expected.ok) return refuse([expected.refusal]);
  return ok({ ...after, warehouse, deadline, receipt: expected.value, authorisedAt: caller.now.toISOString() });
};

/** A return ends before anything came: its receipt is cancelled with it. */
export const cancelReturn: TransitionEffect = async ({ parts: { database, caller }, before, after }) => {
  if (typeof before['receipt'] === 'number') {
    const { rows } = await sql<{ state: string }>`select state from receipt where id = ${before['receipt']} for update`.execute(database);
    if (!['expected', 'cancelled', 'closed'].includes(rows[0]?.state ?? '')) return refuse([onItsWay]);
    if (rows[0]?.state === 'expected')
      await changeBeside(
        ledgerContext(database, caller),
        { entity: 'receipt', table: 'receipt' },
        before['receipt'],
        { state: 'cancelled' },
        'cancel',
      );
  }
  return ok({ ...after, endedAt: caller.now.toISOString() });
};

const openRefund: Refusal = {
  code: 'REFUND_PENDING',
  message: text('退款待复核，不能关闭', 'The refund waits for approval; it cannot be closed'),
};
const notBack: Refusal = {
  code: 'NOT_RETURNED',
  message: text('货未退回且未退款，不能关闭', 'Neither returned nor refunded; it cannot be closed'),
};

/** A return ends: disposed, or refunded without its goods. */
export const closeReturn: TransitionEffect = async transit => {
  const { before } = transit;
  if (before['refundState'] === 'pending') return refuse([openRefund]);
  if (before['status'] !== 'disposed' && before['refundState'] !== 'done') return refuse([notBack]);
  if (before['status'] !== 'disposed') return cancelReturn(transit);
  return ok({ ...transit.after, endedAt: transit.parts.caller.now.toISOString() });
};

/** A return that is refused has ended. */
export const refuseReturn: TransitionEffect = async ({ parts, after }) => ok({ ...after, endedAt: parts.caller.now.toISOString() });
