import { text } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Objections of suppliers. */
export const appealsToDecide: TodoSource = {
  key: 'appealsToDecide',
  title: text('待裁定的扣款申诉', 'Deduction appeals to decide'),
  next: { zh: '对照依据与申诉内容，“{decide}”', en: 'Compare basis and appeal, then {decide}' },
  page: 'deductionRecords',
  tab: 'tab1',
  waitsFor: 'decide',
  filters: () => [],
};

/** Waivers that others asked for. */
export const waiversToApprove: TodoSource = {
  key: 'waiversToApprove',
  title: text('待批准的扣款减免', 'Deduction waivers to approve'),
  next: { zh: '核对减免原因，“{approveWaiver}”或“{rejectWaiver}”', en: 'Check the reason, then {approveWaiver} or {rejectWaiver}' },
  page: 'deductionRecords',
  tab: 'tab2',
  waitsFor: 'approveWaiver',
  filters: ({ userId }) => [
    { field: 'waiverWaits', op: 'eq', value: true },
    { field: 'waivedBy', op: 'notIn', value: [userId] },
  ],
};
