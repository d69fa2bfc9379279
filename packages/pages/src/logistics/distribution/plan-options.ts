import type { EnumOption } from '@axle/page-kit';

const on = (zh: string, en: string) => ({ zh, en });

/** PlanStatus. */
export const planStateOptions: readonly EnumOption[] = [
  { code: 'draft', label: on('草稿', 'Draft'), tone: 'neutral' },
  { code: 'submitted', label: on('待审核', 'Submitted'), tone: 'info' },
  { code: 'approved', label: on('已审核', 'Approved'), tone: 'info' },
  { code: 'released', label: on('已下发', 'Released'), tone: 'warn' },
  { code: 'part_shipped', label: on('部分发出', 'Partly shipped'), tone: 'warn' },
  { code: 'done', label: on('已完成', 'Done'), tone: 'good' },
  { code: 'cancelled', label: on('已取消', 'Cancelled'), tone: 'bad' },
];

/** DestKind. */
export const destKindOptions: readonly EnumOption[] = [
  { code: 'overseas', label: on('海外仓', 'Overseas') },
  { code: 'fba', label: on('FBA仓', 'FBA') },
  { code: 'distributor', label: on('分销客户', 'Distributor') },
];

/** LineResult. */
export const lineResultOptions: readonly EnumOption[] = [
  { code: 'full', label: on('满足', 'Full'), tone: 'good' },
  { code: 'partial', label: on('部分满足', 'Partial'), tone: 'warn' },
  { code: 'none', label: on('未分配', 'None'), tone: 'bad' },
  { code: 'manual', label: on('人工调整', 'Manual'), tone: 'info' },
];

/** Containers by their equipment codes. */
export const equipmentOptions: readonly EnumOption[] = ['20GP', '40GP', '40HQ'].map(code => ({ code, label: on(code, code) }));
