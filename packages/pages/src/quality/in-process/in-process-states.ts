import { text } from '@axle/kernel';
import type { StateMachine } from '@axle/page-kit';
import { scheduleInput } from '../inspection/inspection-states.ts';
import { closeCorrectionInput, problemField } from './in-process-inputs.ts';

const recorded = text('检查记录不能更改，需要时另建检查。', 'A record cannot be changed; add another check if needed.');

/** The life of a check in process: asked for, scheduled, recorded, and closed once corrected. */
export const inProcessStates = {
  field: 'state',
  initial: 'requested',
  final: ['accepted', 'closed', 'void'],
  editable: ['requested', 'scheduled'],
  transitions: [
    {
      key: 'schedule',
      title: text('排期', 'Schedule'),
      from: ['requested', 'scheduled'],
      to: 'scheduled',
      tone: 'primary',
      input: scheduleInput,
      oneWay: text('已排期的可再次排期或作废。', 'A scheduled inspection can be rescheduled or voided.'),
    },
    { key: 'record', title: text('录入', 'Recorded'), from: ['scheduled'], to: 'accepted', oneWay: recorded },
    { key: 'correct', title: text('判为不合格', 'Judge as failed'), from: ['scheduled'], to: 'rejected', oneWay: recorded },
    {
      key: 'stop',
      title: text('停线', 'Stop the line'),
      from: ['requested', 'scheduled', 'rejected'],
      to: 'rejected',
      tone: 'danger',
      confirm: text(
        '关闭纠正之前，该行不能申请出货检验。',
        'Outgoing inspection of the line cannot be requested until the correction is closed.',
      ),
      input: { problem: { ...problemField, required: true } },
      oneWay: text('停线后须关闭纠正才能继续。', 'A stopped line resumes once its corrective action is closed.'),
    },
    {
      key: 'close',
      title: text('关闭纠正', 'Close'),
      from: ['rejected'],
      to: 'closed',
      tone: 'primary',
      input: closeCorrectionInput,
      oneWay: text('关闭的纠正不能重新打开，请新增检查。', 'A closed corrective action cannot be reopened; add another check.'),
    },
    {
      key: 'void',
      title: text('作废', 'Void'),
      from: ['requested', 'scheduled'],
      to: 'void',
      tone: 'danger',
      input: { reason: { kind: 'text', label: text('作废原因', 'Why it is voided'), required: true, maxLength: 500, lines: 2 } },
      oneWay: text('作废的检查不能恢复，请新增。', 'A void check cannot be restored; add another one.'),
    },
  ],
} as const satisfies StateMachine;
