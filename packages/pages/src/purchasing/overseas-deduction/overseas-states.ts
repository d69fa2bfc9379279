import { text } from '@axle/kernel';
import type { EnumField, StateMachine } from '@axle/page-kit';

/** Status of a cost found overseas. */
export const overseasState = {
  kind: 'enum',
  label: text('状态', 'Status'),
  readOnly: true,
  width: 96,
  options: [
    { code: 'imported', label: text('待归属', 'To attribute'), tone: 'warn' },
    { code: 'attributed', label: text('待确认', 'To confirm'), tone: 'info' },
    { code: 'confirmed', label: text('已确认', 'Confirmed'), tone: 'good' },
    { code: 'deducted', label: text('已扣款', 'Deducted'), tone: 'good' },
    { code: 'waived', label: text('不扣', 'Waived'), tone: 'neutral' },
  ],
} as const satisfies EnumField;

const charged = text('已生成扣款单，请在扣款记录中处理。', 'Deductions were created from it; process them under Deductions.');
const waived = text('不扣的费用不能恢复。', 'A waived cost cannot be restored.');

/** The life of a cost: whose doing it is, until deductions pass it on. */
export const overseasStates = {
  field: 'state',
  initial: 'imported',
  final: ['waived'],
  editable: ['imported', 'attributed'],
  deletable: ['imported'],
  transitions: [
    {
      key: 'attribute',
      title: text('归属', 'Attribute'),
      from: ['imported'],
      to: 'attributed',
      tone: 'primary',
    },
    { key: 'back', title: text('退回归属', 'Back'), from: ['attributed'], to: 'imported' },
    {
      key: 'confirm',
      title: text('确认扣款', 'Confirm'),
      from: ['attributed'],
      to: 'confirmed',
      tone: 'primary',
      confirm: text('按供应商与币种各生成一张扣款单（草稿）。', 'Makes a draft deduction for each supplier and currency.'),
      oneWay: charged,
    },
    { key: 'settle', title: text('扣款完成', 'Deducted'), from: ['confirmed'], to: 'deducted' },
    { key: 'unsettle', title: text('结算作废', 'Settlement void'), from: ['deducted'], to: 'confirmed' },
    { key: 'drop', title: text('扣款全部减免', 'All waived'), from: ['confirmed'], to: 'waived', oneWay: waived },
    {
      key: 'waive',
      title: text('不扣', 'Waive'),
      from: ['imported', 'attributed'],
      to: 'waived',
      tone: 'danger',
      input: { waiveReason: { kind: 'text', label: text('不扣原因', 'Reason'), required: true, maxLength: 500, lines: 2 } },
      oneWay: waived,
    },
  ],
} as const satisfies StateMachine;
