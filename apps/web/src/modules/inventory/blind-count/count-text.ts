import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** A blind count by scans. */
export const countText = {
  bin: on('扫描库位', 'Scan bin'),
  waiting: on('待盘库位', 'Bins to count'),
  nothing: on('没有待您盘点的库位', 'No bins for you to count'),
  binLabel: on('库位', 'Bin'),
  stocktake: on('盘点单', 'Stocktake'),
  countNo: on('第几盘', 'Count no.'),
  plannedOn: on('计划日期', 'Planned on'),
  sku: on('扫描SKU，或在下面填件数', 'Scan SKUs, or enter the quantity below'),
  opened: on('库位已打开', 'Bin opened'),
  scanned: on('已计数', 'Counted'),
  saved: on('已保存', 'Saved'),
  emptied: on('按空库位计', 'Counted as empty'),
  submitted: on('库位已提交', 'Bin submitted'),
  round: on('{bin}：第 {round} 盘', '{bin}: count {round}'),
  lines: on('库位中的SKU', 'SKUs in the bin'),
  goods: on('SKU', 'SKU'),
  counted: on('实盘', 'Counted'),
  unexpected: on('账外', 'Unexpected'),
  add: on('加入此SKU', 'Add this SKU'),
  empty: on('空库位', 'Empty bin'),
  submit: on('提交库位', 'Submit bin'),
  leave: on('换库位', 'Change bin'),
  waits: on('还有扫描待发送，请等待网络恢复', 'Unsent scans; please wait for the connection'),
  photo: on('图片', 'Image'),
  none: on('此库位没有应盘的SKU；有货请扫描，没有请直接提交。', 'No SKUs expected in this bin: scan what is there, or submit.'),
  sure: on('有SKU未盘或为0，确认没有货吗？', 'Some SKUs are uncounted or 0. Confirm that there are none?'),
  sureYes: on('没有，提交', 'None, submit'),
} as const;
