import { text } from '@axle/kernel';
import type { EnumOption } from '@axle/page-kit';

/** PgCondition. */
export const conditionOptions = [
  { code: 'new', label: text('全新', 'New') },
  { code: 'reman', label: text('再制造', 'Remanufactured'), also: ['reman'] },
  { code: 'used', label: text('二手', 'Used') },
] as const satisfies readonly EnumOption[];

/** PgFeedKind. */
export const feedKindOptions = [
  { code: 'full', label: text('全量', 'Full') },
  { code: 'delta', label: text('增量', 'Changes') },
  { code: 'inventory', label: text('库存价格', 'Stock and price') },
  { code: 'orders', label: text('订单', 'Orders') },
  { code: 'tracking', label: text('发货', 'Tracking') },
] as const satisfies readonly EnumOption[];

/** The kinds of feeds that are built from listings. */
export const builtFeedOptions = feedKindOptions.slice(0, 3);

/** How far a feed has come. */
export const feedStateOptions = [
  { code: 'built', label: text('已生成', 'Built'), tone: 'info' },
  { code: 'sent', label: text('已提交', 'Sent'), tone: 'info' },
  { code: 'confirmed', label: text('已回执', 'Acknowledged'), tone: 'good' },
  { code: 'failed', label: text('失败', 'Failed'), tone: 'bad' },
] as const satisfies readonly EnumOption[];

/** What the platform said of a listing. */
export const platformResultOptions = [
  { code: 'accepted', label: text('接受', 'Accepted'), tone: 'good', also: ['ok', 'success'] },
  { code: 'rejected', label: text('拒绝', 'Rejected'), tone: 'bad', also: ['error', 'failed'] },
] as const satisfies readonly EnumOption[];
