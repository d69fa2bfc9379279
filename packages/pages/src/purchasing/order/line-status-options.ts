import { text } from '@axle/kernel';
import type { EnumOption } from '@axle/page-kit';
import type { LineStatus } from '@axle/purchasing';

/** PoLineStatus. */
export const lineStatusOptions = [
  { code: 'open', label: text('待生产', 'Open'), tone: 'neutral' },
  { code: 'producing', label: text('生产中', 'Producing'), tone: 'info' },
  { code: 'ready', label: text('待验货', 'Ready for inspection'), tone: 'warn' },
  { code: 'inspected', label: text('已验货', 'Inspected'), tone: 'info' },
  { code: 'part_shipped', label: text('部分发货', 'Partly shipped'), tone: 'info' },
  { code: 'shipped', label: text('已发货', 'Shipped'), tone: 'info' },
  { code: 'part_received', label: text('部分收货', 'Partly received'), tone: 'info' },
  { code: 'received', label: text('已收货', 'Received'), tone: 'good' },
  { code: 'settled', label: text('已结算', 'Settled'), tone: 'good' },
  { code: 'closed', label: text('已关闭', 'Closed'), tone: 'neutral' },
  { code: 'cancelled', label: text('已取消', 'Cancelled'), tone: 'neutral' },
] as const satisfies readonly EnumOption<LineStatus>[];
