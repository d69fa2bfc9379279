import { text } from '@axle/kernel';
import type { EnumOption } from '@axle/page-kit';
import { inspectionOptions } from '../order/inspection-fields.ts';

/** DeductionType. */
export const deductionTypes = [
  { code: 'quality', label: text('质量', 'Quality') },
  { code: 'late', label: text('逾期交货', 'Late delivery') },
  { code: 'short', label: text('短装', 'Short shipment') },
  { code: 'label', label: text('标签/包装', 'Label/packaging') },
  { code: 'concession', label: text('让步降价', 'Concession') },
  { code: 'sorting', label: text('挑选返工费', 'Sorting & rework') },
  { code: 'test', label: text('检测费', 'Testing') },
  { code: 'overseas', label: text('海外转入', 'From overseas') },
  { code: 'other', label: text('其他', 'Other') },
] as const satisfies readonly EnumOption[];

/** What is decided on an appeal. */
export const appealDecisions = [
  { code: 'keep', label: text('维持', 'Keep') },
  { code: 'reduce', label: text('减少', 'Reduce') },
  { code: 'waive', label: text('减免', 'Waive') },
] as const satisfies readonly EnumOption[];

/** Documents that deductions rest on, by what their numbers begin with; inspections by their type. */
export const deductionSources = [
  ...inspectionOptions,
  { code: 'loading', label: text('装柜检验', 'Loading inspection') },
  { code: 'report', label: text('收货报告', 'Receive report') },
  { code: 'receipt', label: text('收货单', 'Receipt') },
  { code: 'after_sale', label: text('售后记录', 'After-sales record') },
  { code: 'batch', label: text('发货批次', 'Shipping batch') },
  { code: 'overseas', label: text('海外扣款', 'Overseas deduction') },
] as const satisfies readonly EnumOption[];
