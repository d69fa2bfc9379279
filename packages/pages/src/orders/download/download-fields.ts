import { text } from '@axle/kernel';
import type { Fields, InstantField, IntegerField } from '@axle/page-kit';
import { numberOf } from '../../inventory/operation/operation-fields.ts';
import { downloadKindOptions, downloadPlatformOptions, downloadStatusOptions, downloadTriggerOptions } from './download-options.ts';

const instant = (zh: string, en: string, more: Partial<InstantField> = {}): InstantField => ({
  kind: 'instant',
  label: text(zh, en),
  readOnly: true,
  width: 160,
  ...more,
});
const count = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  readOnly: true,
  min: 0,
  max: 1_000_000_000,
  width: 90,
  ...more,
});

/** Endings of order reports. */
export const reportEndings = ['txt', 'tsv', 'csv', 'xlsx'] as const;

/** What is known of a download of orders. */
export const downloadFields = {
  downloadNo: numberOf('下载单号', 'Download'),
  platform: { kind: 'enum', label: text('平台', 'Platform'), readOnly: true, options: downloadPlatformOptions, width: 100 },
  store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', readOnly: true, width: 150 },
  kind: { kind: 'enum', label: text('类型', 'Kind'), readOnly: true, options: downloadKindOptions, width: 130 },
  fromAt: instant('起始', 'From'),
  toAt: instant('截止', 'To'),
  gap: count('缺口（分钟）', 'Gap (min)', {
    alarm: 'hasGap',
    width: 104,
    help: text(
      '本次起始距之前成功下载的截止；大于0表示中间有一段没有下载。',
      'From this start back to the end of what was fetched before; above 0 means that a span in between was never fetched.',
    ),
  }),
  hasGap: { kind: 'bool', label: text('有缺口', 'Has a gap'), readOnly: true, figure: true, width: 90, hidden: true },
  status: { kind: 'enum', label: text('状态', 'Status'), readOnly: true, options: downloadStatusOptions, width: 100 },
  pulled: count('拉取', 'Pulled'),
  created: count('新建', 'Created'),
  updated: count('更新', 'Updated'),
  skipped: count('跳过', 'Skipped', { help: text('没有变化或比已有的旧。', 'Nothing new, or older than what is stored.') }),
  failed: count('失败', 'Failed'),
  pages: count('页数', 'Pages', { width: 70 }),
  seconds: count('耗时（秒）', 'Seconds', { width: 90 }),
  trigger: { kind: 'enum', label: text('触发方式', 'Trigger'), readOnly: true, options: downloadTriggerOptions, width: 100 },
  tries: count('尝试次数', 'Tries', { hidden: true, width: 84 }),
  repaired: {
    kind: 'bool',
    label: text('已补下载', 'Repaired'),
    readOnly: true,
    hidden: true,
    width: 96,
    help: text('之后的下载补齐了这个时段。', 'A later download covers this span.'),
  },
  startedAt: instant('开始时间', 'Started at'),
  endedAt: instant('结束时间', 'Ended at', { hidden: true }),
  error: { kind: 'text', label: text('错误', 'Error'), readOnly: true, maxLength: 500, width: 260 },
  file: {
    kind: 'files',
    label: text('文件', 'File'),
    readOnly: true,
    most: 1,
    endings: reportEndings,
    mostBytes: 20_971_520,
    width: 140,
    hidden: true,
  },
  orders: {
    kind: 'tags',
    label: text('平台订单号', 'Platform orders'),
    readOnly: true,
    figure: true,
    maxLength: 64,
    hidden: true,
    width: 180,
    through: { view: 'order_download_order_number', by: ['id'], column: 'order_number' },
    help: text('由本次下载带来的订单。', 'The orders imported by this download.'),
  },
} as const satisfies Fields;
