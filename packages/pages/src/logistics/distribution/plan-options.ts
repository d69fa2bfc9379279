import { text } from '@axle/kernel';
import type { EnumOption } from '@axle/page-kit';

/** PlanStatus. */
export const planStateOptions = [
  { code: 'draft', label: text('草稿', 'Draft'), tone: 'neutral' },
  { code: 'submitted', label: text('待审核', 'Submitted'), tone: 'info' },
  { code: 'approved', label: text('已审核', 'Approved'), tone: 'info' },
  { code: 'released', label: text('已下发', 'Released'), tone: 'warn' },
  { code: 'part_shipped', label: text('部分发出', 'Partly shipped'), tone: 'warn' },
  { code: 'done', label: text('已完成', 'Done'), tone: 'good' },
  { code: 'cancelled', label: text('已取消', 'Cancelled'), tone: 'bad' },
] as const satisfies readonly EnumOption[];

/** DestKind. */
export const destKindOptions = [
  { code: 'overseas', label: text('海外仓', 'Overseas') },
  { code: 'fba', label: text('FBA仓', 'FBA') },
  { code: 'distributor', label: text('分销客户', 'Distributor') },
] as const satisfies readonly EnumOption[];

/** LineResult. */
export const lineResultOptions = [
  { code: 'full', label: text('满足', 'Full'), tone: 'good' },
  { code: 'partial', label: text('部分满足', 'Partial'), tone: 'warn' },
  { code: 'none', label: text('未分配', 'None'), tone: 'bad' },
  { code: 'manual', label: text('人工调整', 'Manual'), tone: 'info' },
] as const satisfies readonly EnumOption[];

/** Containers by their equipment codes. */
export const equipmentOptions = (['20GP', '40GP', '40HQ'] as const).map(code => ({ code, label: text(code, code) }));
