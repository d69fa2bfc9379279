import { text } from '@axle/kernel';
import type { EnumField, StateMachine } from '@axle/page-kit';
import { scheduleInput } from '../../quality/inspection/inspection-states.ts';

/** SampleStatus. */
export const sampleState = {
  kind: 'enum',
  label: text('状态', 'Status'),
  readOnly: true,
  width: 104,
  options: [
    { code: 'requested', label: text('已申请', 'Requested'), tone: 'neutral' },
    { code: 'paid', label: text('已付样品费', 'Paid'), tone: 'info' },
    { code: 'sent', label: text('已寄出', 'Sent'), tone: 'info' },
    { code: 'received', label: text('已收样', 'Received'), tone: 'info' },
    { code: 'testing', label: text('检测中', 'Testing'), tone: 'warn' },
    { code: 'passed', label: text('合格', 'Passed'), tone: 'good' },
    { code: 'failed', label: text('不合格', 'Failed'), tone: 'bad' },
    { code: 'cancelled', label: text('已取消', 'Cancelled'), tone: 'neutral' },
  ],
} as const satisfies EnumField;

const tested = text('检测结论不能撤回；不合格的可申请下一轮。', 'A verdict is final; after a failure the next round can be requested.');
const on = (zh: string, en: string) => ({ kind: 'text', label: text(zh, en), required: true, maxLength: 500, lines: 3 }) as const;
const forward = text('样品的步骤不能倒退。', 'The steps of a sample do not go back.');

/** The life of a sample. */
export const sampleStates = {
  field: 'state',
  initial: 'requested',
  final: ['passed', 'failed', 'cancelled'],
  editable: ['requested', 'paid'],
  deletable: ['requested'],
  transitions: [
    {
      key: 'pay',
      title: text('付样品费', 'Pay'),
      from: ['requested'],
      to: 'paid',
      confirm: text('费用与运费计入项目花费。', 'Fee and freight count as spent by the project.'),
      oneWay: forward,
    },
    {
      key: 'send',
      title: text('寄出', 'Mark as sent'),
      from: ['paid'],
      to: 'sent',
      input: { trackingNo: { kind: 'code', label: text('运单号', 'Tracking no.'), maxLength: 60 } },
      oneWay: forward,
    },
    { key: 'receive', title: text('收样', 'Receive'), from: ['sent'], to: 'received', tone: 'primary', oneWay: forward },
    {
      key: 'inspect',
      title: text('送检', 'Inspect'),
      from: ['received', 'testing'],
      to: 'testing',
      tone: 'primary',
      input: scheduleInput,
      oneWay: forward,
    },
    { key: 'test', title: text('开始检测', 'Start testing'), from: ['received'], to: 'testing', oneWay: forward },
    {
      key: 'pass',
      title: text('合格', 'Pass'),
      from: ['testing'],
      to: 'passed',
      tone: 'primary',
      input: { result: on('检测结论', 'Result') },
      oneWay: tested,
    },
    {
      key: 'fail',
      title: text('不合格', 'Fail'),
      permission: 'pass',
      from: ['testing'],
      to: 'failed',
      tone: 'danger',
      input: { result: on('不合格原因', 'Why it failed') },
      oneWay: tested,
    },
    {
      key: 'cancel',
      title: text('取消', 'Cancel'),
      from: ['requested', 'paid', 'sent'],
      to: 'cancelled',
      tone: 'danger',
      oneWay: text('取消的样品请重新申请。', 'Request a new sample instead.'),
    },
  ],
} as const satisfies StateMachine;
