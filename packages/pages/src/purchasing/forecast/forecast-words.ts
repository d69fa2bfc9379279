import { text } from '@axle/kernel';
import type { EnumOption } from '@axle/page-kit';

/** Where an amount stands on its way to being paid. */
export const stageOptions = [
  { code: 'paid', label: text('已付款', 'Paid'), tone: 'good' },
  { code: 'requested', label: text('已请款', 'Requested'), tone: 'info' },
  { code: 'matched', label: text('已对票', 'Matched'), tone: 'info' },
  { code: 'scheduled', label: text('按订单排期', 'Scheduled'), tone: 'neutral' },
  { code: 'estimated', label: text('按需求估算', 'Estimated'), tone: 'warn' },
  { code: 'manual', label: text('手工', 'Manual'), tone: 'neutral' },
] as const satisfies readonly EnumOption[];
