import { text } from '@axle/kernel';
import type { EnumField, StateMachine } from '@axle/page-kit';
import { shortWays } from './report-fields.ts';

/** Status of a receive report. */
export const reportState = {
  kind: 'enum',
  label: text('状态', 'Status'),
  readOnly: true,
  width: 96,
  options: [
    { code: 'draft', label: text('草稿', 'Draft'), tone: 'neutral' },
    { code: 'submitted', label: text('已提交', 'Submitted'), tone: 'warn' },
    { code: 'confirmed', label: text('已确认', 'Confirmed'), tone: 'good' },
    { code: 'void', label: text('作废', 'Void'), tone: 'neutral' },
  ],
} as const satisfies EnumField;

const words = (zh: string, en: string) => ({ kind: 'text', label: text(zh, en), required: true, maxLength: 500, lines: 2 }) as const;

/** The life of a receive report: filled in, submitted, and confirmed by somebody else. */
export const reportStates = {
  field: 'state',
  initial: 'draft',
  final: ['confirmed', 'void'],
  editable: ['draft'],
  deletable: [],
  transitions: [
    {
      key: 'submit',
      title: text('提交', 'Submit'),
      permission: 'fill',
      from: ['draft'],
      to: 'submitted',
      tone: 'primary',
      confirm: text('提交后由他人确认。', 'Another user then confirms it.'),
    },
    {
      key: 'return',
      title: text('退回', 'Return'),
      permission: 'confirm',
      from: ['submitted'],
      to: 'draft',
      confirm: text('退回草稿，由填写人更正后重新提交。', 'It becomes a draft again, to be corrected and resubmitted.'),
      input: { returnReason: words('退回原因', 'Reason') },
    },
    {
      key: 'confirm',
      title: text('确认', 'Confirm'),
      from: ['submitted'],
      to: 'confirmed',
      tone: 'primary',
      confirm: text(
        '仓库不在本系统收货的，货品按此报告入库一次；其他仓库须与收货单一致。',
        'Where the warehouse does not count in this system, the goods enter stock by this report, once; elsewhere it must match the receipt.',
      ),
      input: {
        shortWay: {
          kind: 'enum',
          label: text('短少处理', 'Shortage'),
          options: shortWays,
          help: text('有短少时必选，索赔与扣款不能并用。', 'Needed where pieces are short; never both a claim and a deduction.'),
        },
      },
      oneWay: text(
        '确认后不能更改；更正请用库存作业与索赔。',
        'A confirmed report is final; corrections go through stock operations and claims.',
      ),
    },
    {
      key: 'void',
      title: text('作废', 'Void'),
      permission: 'fill',
      from: ['draft', 'submitted'],
      to: 'void',
      tone: 'danger',
      confirm: text('该批次可以另建一份报告。', 'Another report can be made of the batch.'),
      input: { voidReason: words('作废原因', 'Reason') },
      oneWay: text('作废的报告不能恢复，请新建。', 'A void report cannot be restored; create a new one.'),
    },
  ],
} as const satisfies StateMachine;
