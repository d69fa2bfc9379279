import { text } from '@axle/kernel';
import type { EnumOption } from '@axle/page-kit';

/** Platforms from which orders are fetched. */
export const downloadPlatformOptions = [
  { code: 'amazon', label: text('亚马逊', 'Amazon') },
  { code: 'ebay', label: text('eBay', 'eBay') },
  { code: 'walmart', label: text('沃尔玛', 'Walmart') },
  { code: 'partsgeek', label: text('PartsGeek', 'PartsGeek') },
] as const satisfies readonly EnumOption[];

/** DownloadKind. */
export const downloadKindOptions = [
  { code: 'orders', label: text('订单', 'Orders') },
  { code: 'updates', label: text('状态更新', 'Status updates') },
  { code: 'cancellations', label: text('取消请求', 'Cancellation requests') },
  { code: 'tracking', label: text('回传单号', 'Tracking numbers') },
] as const satisfies readonly EnumOption[];

/** DownloadStatus. */
export const downloadStatusOptions = [
  { code: 'queued', label: text('排队', 'Queued'), tone: 'neutral' },
  { code: 'running', label: text('执行中', 'Running'), tone: 'info' },
  { code: 'success', label: text('成功', 'Success'), tone: 'good' },
  { code: 'partial', label: text('部分成功', 'Partial'), tone: 'warn' },
  { code: 'failed', label: text('失败', 'Failed'), tone: 'bad' },
] as const satisfies readonly EnumOption[];

/** By what a download was started. */
export const downloadTriggerOptions = [
  { code: 'schedule', label: text('定时', 'Schedule') },
  { code: 'manual', label: text('手动', 'Manual') },
  { code: 'file', label: text('文件', 'File') },
  { code: 'retry', label: text('重试', 'Retry') },
] as const satisfies readonly EnumOption[];

/** How far people have come with an order that was not taken in. */
export const failureStatusOptions = [
  { code: 'open', label: text('待处理', 'Open'), tone: 'bad' },
  { code: 'solved', label: text('已处理', 'Resolved'), tone: 'good' },
  { code: 'ignored', label: text('已忽略', 'Ignored'), tone: 'neutral' },
] as const satisfies readonly EnumOption[];
