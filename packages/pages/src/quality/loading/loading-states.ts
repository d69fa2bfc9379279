import { text } from '@axle/kernel';
import type { StateMachine } from '@axle/page-kit';
import { scheduleInput } from '../inspection/inspection-states.ts';
import { loadingContainer } from './loading-fields.ts';

const again = text('需要时新建一轮检验。', 'Add another round if needed.');

const recorded = text('提交判定前可再次录入。', 'It can be recorded again until the verdict is submitted.');

/** The life of an inspection at loading: requested, scheduled, loaded, judged, released. */
export const loadingStates = {
  field: 'state',
  initial: 'requested',
  final: ['rejected', 'closed', 'void'],
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
    {
      key: 'start',
      title: text('开始装柜', 'Start loading'),
      from: ['scheduled'],
      to: 'sampling',
      tone: 'primary',
      confirm: text(
        '固定批次的行与抽开的箱号；装柜期间批次不能更改。',
        'Fixes the lines of the batch and the cartons to open; the batch cannot be changed meanwhile.',
      ),
      input: { containerNo: { ...loadingContainer, help: text('不填取批次的柜号。', 'The container number of the batch if left empty.') } },
      oneWay: text(
        '开箱号已固定；录入与判定后另有一轮。',
        'The cartons to open are fixed; after recording and verdict, add another round.',
      ),
    },
    { key: 'record', title: text('录入', 'Recorded'), from: ['sampling', 'judging'], to: 'judging', oneWay: recorded },
    {
      key: 'submit',
      title: text('提交判定', 'Submit verdict'),
      from: ['judging'],
      to: 'accepted',
      tone: 'primary',
      confirm: text('判定按箱标与缺陷计算，提交后不能更改。', 'The verdict follows from labels and defects and cannot be changed.'),
      oneWay: again,
    },
    { key: 'reject', title: text('判为不合格', 'Rejected'), from: ['judging'], to: 'rejected', oneWay: again },
    {
      key: 'allowLoad',
      title: text('放行发运', 'Release to ship'),
      from: ['accepted'],
      to: 'closed',
      tone: 'primary',
      confirm: text(
        '批次按实际装柜更新件数、箱数与柜号，随后可以发货。',
        'The batch is updated with the loaded pieces, cartons and container, and can then be shipped.',
      ),
      oneWay: text('放行后批次按装柜数量发货。', 'After release the batch ships with the loaded quantity.'),
    },
    {
      key: 'void',
      title: text('作废', 'Void'),
      from: ['requested', 'scheduled'],
      to: 'void',
      tone: 'danger',
      input: { voidReason: { kind: 'text', label: text('作废原因', 'Why it is voided'), required: true, maxLength: 500, lines: 2 } },
      oneWay: text('作废的检验不能恢复，请新增。', 'A void inspection cannot be restored; add another one.'),
    },
  ],
} as const satisfies StateMachine;
