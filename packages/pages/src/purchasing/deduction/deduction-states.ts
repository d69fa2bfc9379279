import { text } from '@axle/kernel';
import type { EnumField, StateMachine, Transition } from '@axle/page-kit';
import { waiverAsked } from '@axle/purchasing';
import { appealDecisions } from './deduction-words.ts';

/** DeductionStatus. */
export const deductionState = {
  kind: 'enum',
  label: text('状态', 'Status'),
  readOnly: true,
  width: 96,
  options: [
    { code: 'draft', label: text('草稿', 'Draft'), tone: 'neutral' },
    { code: 'notified', label: text('已通知', 'Notified'), tone: 'info' },
    { code: 'appealed', label: text('申诉中', 'Appealed'), tone: 'warn' },
    { code: 'confirmed', label: text('已确认', 'Confirmed'), tone: 'good' },
    { code: 'applied', label: text('已抵扣', 'Applied'), tone: 'good' },
    { code: 'carried', label: text('结转', 'Carried over'), tone: 'info' },
    { code: 'waived', label: text('已减免', 'Waived'), tone: 'neutral' },
    { code: 'void', label: text('作废', 'Void'), tone: 'neutral' },
  ],
} as const satisfies EnumField;

const words = (zh: string, en: string) => ({ kind: 'text', label: text(zh, en), required: true, maxLength: 500, lines: 2 }) as const;
const notified = text('通知已发给供应商，不能收回；开错的请作废。', 'The supplier has been notified; void a deduction that is wrong.');
const decided = text('确认后的扣款只能抵扣或减免。', 'A confirmed deduction is applied or waived.');
const waived = text('减免的扣款不能恢复，请新建。', 'A waived deduction cannot be restored; create a new one.');

const settled = (key: string, zh: string, en: string, from: readonly string[], to: string): Transition => ({
  key,
  title: text(zh, en),
  from,
  to,
});

/** The life of a deduction: what its maker, the supplier's objection and whoever decides on it do; settlements apply it. */
export const deductionStates = {
  field: 'state',
  initial: 'draft',
  final: ['waived', 'void'],
  editable: ['draft'],
  deletable: ['draft'],
  transitions: [
    {
      key: 'notify',
      title: text('通知供应商', 'Notify supplier'),
      from: ['draft'],
      to: 'notified',
      tone: 'primary',
      confirm: text('发邮件给供应商；5个工作日内可申诉。', 'A mail goes to the supplier, who may appeal within 5 working days.'),
      oneWay: notified,
    },
    {
      key: 'appeal',
      title: text('登记申诉', 'Enter appeal'),
      from: ['notified'],
      to: 'appealed',
      input: { appeal: { kind: 'text', label: text('申诉内容', 'Appeal'), required: true, maxLength: 2000, lines: 4 } },
      oneWay: notified,
    },
    {
      key: 'decide',
      title: text('裁定申诉', 'Decide appeal'),
      from: ['appealed'],
      to: 'confirmed',
      tone: 'primary',
      input: {
        decision: { kind: 'enum', label: text('裁定', 'Decision'), required: true, options: appealDecisions },
        reducedAmount: {
          kind: 'decimal',
          label: text('减少后的金额', 'Reduced amount'),
          scale: 2,
          min: '0',
          help: text('裁定为“减少”时填写。', 'For the decision to reduce.'),
        },
        decideReason: words('裁定理由', 'Why'),
      },
      oneWay: decided,
    },
    {
      key: 'confirm',
      title: text('确认', 'Confirm'),
      from: ['notified'],
      to: 'confirmed',
      confirm: text('确认后进入下次结算抵扣。', 'A confirmed deduction goes into the next settlement.'),
      input: {
        supplierAgreed: {
          kind: 'bool',
          label: text('供应商已书面同意', 'Supplier agreed in writing'),
          help: text('申诉期内确认须勾选。', 'Required when confirming within the appeal period.'),
        },
      },
      oneWay: decided,
    },
    {
      key: 'waive',
      title: text('减免', 'Waive'),
      from: ['notified', 'confirmed', 'carried'],
      to: 'waived',
      tone: 'danger',
      confirm: text('折合人民币超过5,000的由另一人批准后生效。', 'Above CNY 5,000 it takes effect once a second person approves.'),
      input: { waiveReason: words('减免原因', 'Reason') },
      oneWay: waived,
    },
    {
      key: 'approveWaiver',
      title: text('批准减免', 'Approve waiver'),
      from: ['notified', 'appealed', 'confirmed', 'carried'],
      to: 'waived',
      check: waiverAsked,
      oneWay: waived,
    },
    settled('apply', '抵扣', 'Applied', ['confirmed', 'carried'], 'applied'),
    settled('carry', '部分抵扣', 'Partly applied', ['confirmed', 'applied'], 'carried'),
    settled('release', '结算作废', 'Settlement void', ['applied', 'carried'], 'confirmed'),
    {
      key: 'void',
      title: text('作废', 'Void'),
      from: ['draft', 'notified'],
      to: 'void',
      tone: 'danger',
      input: { voidReason: words('作废原因', 'Reason') },
      oneWay: text('作废的扣款不能再用，请新建。', 'A void deduction cannot be used again; create a new one.'),
    },
  ],
} as const satisfies StateMachine;
