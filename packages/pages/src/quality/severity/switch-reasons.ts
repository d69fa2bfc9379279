import { text } from '@axle/kernel';
import type { EnumOption } from '@axle/page-kit';
import type { SwitchReason } from '@axle/quality';

/** Why a severity changed, with the clause of the standard. */
export const switchReasonOptions = [
  { code: 'none', label: text('未转移', 'No switch'), tone: 'neutral' },
  { code: 'twoRejected', label: text('5批内2批不合格（9.3.1）', '2 of 5 rejected (9.3.1)'), tone: 'warn' },
  { code: 'fiveAccepted', label: text('连续5批合格（9.3.2）', '5 accepted in a row (9.3.2)'), tone: 'good' },
  { code: 'fiveRejected', label: text('加严累计5批不合格（9.4）', '5 rejected while tightened (9.4)'), tone: 'bad' },
  { code: 'reducedRejected', label: text('放宽中不合格（9.3.4）', 'Rejected while reduced (9.3.4)'), tone: 'warn' },
  { code: 'approvedReduced', label: text('批准放宽（9.3.3）', 'Reduced by approval (9.3.3)'), tone: 'good' },
  { code: 'endedReduced', label: text('人工转为正常（9.3.4）', 'Returned to normal (9.3.4)'), tone: 'info' },
  { code: 'resumed', label: text('整改后恢复（9.4）', 'Resumed after action (9.4)'), tone: 'info' },
] as const satisfies readonly (EnumOption & { readonly code: SwitchReason })[];
