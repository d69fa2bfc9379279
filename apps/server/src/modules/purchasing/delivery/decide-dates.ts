import { type LocalDate, ok, type Refusal, refuse, text } from '@axle/kernel';
import { type Responsibility, standingDate } from '@axle/purchasing';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { refusedDecision } from '../../../platform/resources/states/decide.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { measuredBy } from './complete-dates.ts';
import { lineOf } from './date-wish.ts';

const moved: Refusal = {
  code: 'MOVED',
  message: text(
    '该行的承诺交期已变，请拒绝后重新申请',
    'The promised date of the line has changed; reject this request and submit a new one',
  ),
};

/** [R10] A moved date holds for its line: whose doing it is, is what the approver says, else what the reason says. */
export const approveDate: TransitionEffect = async ({ parts, before, after, input }) => {
  const refused = refusedDecision({ parts, before });
  if (refused) return refuse([refused]);
  const own = ownParts(parts.database, parts.caller, 'purchaseOrder');
  const [order] = await lockById(parts.database, own, [Number(before['purchaseOrder'])]);
  const line = order && lineOf(order, before['orderLine']);
  if (!line || standingDate(line.standing) !== before['oldDate']) return refuse([moved]);
  const responsibility = (input['responsibility'] ?? before['responsibility']) as Responsibility;
  const measured = measuredBy(order, line, before['newDate'] as LocalDate, responsibility);
  return ok({ ...after, responsibility, kpiDate: measured, approvedBy: parts.caller.access.userId });
};

/** A date stays as it was promised. */
export const refuseDate: TransitionEffect = async ({ parts, before, after }) => {
  const refused = refusedDecision({ parts, before });
  return refused ? refuse([refused]) : ok({ ...after, approvedBy: parts.caller.access.userId });
};
