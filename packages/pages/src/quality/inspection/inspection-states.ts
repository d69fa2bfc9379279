import { text } from '@axle/kernel';
import type { Fields, StateMachine } from '@axle/page-kit';

const why = (zh: string, en: string) => ({
  reason: { kind: 'text', label: text(zh, en), required: true, maxLength: 500, lines: 2 } as const,
});

/** Who inspects, and when. */
export const scheduleInput = {
  inspector: { kind: 'user', label: text('检验员', 'Inspector'), required: true },
  planDate: { kind: 'date', label: text('计划日期', 'Planned for'), required: true },
} as const satisfies Fields;

const fixed = text('方案与抽取的单件已固定。', 'Plan and units drawn are fixed.');
const ended = text('作废的检验不能恢复，请重新申请。', 'A void inspection cannot be restored; request another one.');

/** The life of an inspection: requested, scheduled, sampled, judged. */
export const inspectionStates = {
  field: 'state',
  initial: 'requested',
  final: ['void'],
  editable: ['requested', 'scheduled'],
  transitions: [
    {
      key: 'schedule',
      title: text('排期', 'Schedule'),
      from: ['requested'],
      to: 'scheduled',
      tone: 'primary',
      input: scheduleInput,
      begins: 'asRecord',
      oneWay: text('已排期的可改期、换人或作废。', 'A scheduled inspection can be rescheduled, reassigned or voided.'),
    },
    {
      key: 'refuse',
      title: text('退回申请', 'Turn down'),
      from: ['requested'],
      to: 'void',
      tone: 'danger',
      input: why('退回原因', 'Reason for rejection'),
      oneWay: ended,
    },
    {
      key: 'waive',
      title: text('免检放行', 'Waive'),
      from: ['requested', 'scheduled'],
      to: 'closed',
      input: why('免检原因', 'Why it is waived'),
      confirm: text('不检验直接放行整批。', 'The whole lot is released without inspection.'),
      oneWay: text('放行的批次不再检验。', 'A released lot is no longer inspected.'),
    },
    {
      key: 'skip',
      title: text('免检入库', 'Skip'),
      from: ['requested', 'scheduled'],
      to: 'closed',
      tone: 'danger',
      input: why('免检原因', 'Why it is skipped'),
      confirm: text('不检验直接解除整批的质检冻结。', 'The whole lot leaves QC hold without inspection.'),
      oneWay: text('放行的批次不再检验。', 'A released lot is no longer inspected.'),
    },
    { key: 'start', title: text('开始抽样', 'Sampling started'), from: ['scheduled'], to: 'sampling', oneWay: fixed },
    { key: 'recorded', title: text('录入完成', 'Units recorded'), from: ['sampling'], to: 'judging' },
    { key: 'unrecorded', title: text('撤回末件', 'Last unit undone'), from: ['judging'], to: 'sampling' },
    {
      key: 'submit',
      title: text('提交判定', 'Submit verdict'),
      from: ['judging'],
      to: 'accepted',
      tone: 'primary',
      confirm: text(
        '判定按抽样结果计算；发运、上架或处置前可重新判定。',
        'The verdict follows from the sample. The lot can be judged again until it is shipped, put away or disposed of.',
      ),
      input: { signedBy: { kind: 'text', label: text('签名', 'Signed by'), maxLength: 60 } },
    },
    { key: 'reject', title: text('判为不合格', 'Rejected'), from: ['judging'], to: 'rejected' },
    { key: 'reopen', title: text('重新判定', 'Reopened'), from: ['accepted', 'rejected'], to: 'sampling' },
    { key: 'rework', title: text('返工', 'Reworked'), from: ['rejected'], to: 'closed' },
    { key: 'sorted', title: text('挑选后放行', 'Sorted'), from: ['rejected'], to: 'accepted' },
    { key: 'concede', title: text('让步接收', 'Conceded'), from: ['rejected'], to: 'conceded' },
    { key: 'sentence', title: text('样品已定论', 'Sample decided'), from: ['accepted', 'rejected'], to: 'closed' },
    { key: 'settle', title: text('关闭', 'Closed'), from: ['accepted', 'conceded'], to: 'closed' },
    { key: 'dispose', title: text('退货或报废', 'Returned or scrapped'), from: ['rejected'], to: 'closed' },
    { key: 'kept', title: text('退货未成', 'Not returned after all'), from: ['closed'], to: 'rejected' },
    {
      key: 'void',
      title: text('作废', 'Void'),
      from: ['requested', 'scheduled'],
      to: 'void',
      tone: 'danger',
      input: why('作废原因', 'Why it is voided'),
      oneWay: ended,
    },
  ],
} as const satisfies StateMachine;
