import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** A blind count by scans. */
export const countText = {
  bin: on('扫描库位', 'Scan a bin'),
  waiting: on('待盘库位', 'Bins to be counted'),
  nothing: on('没有待您盘点的库位', 'No bin waits for you to count it'),
  binLabel: on('库位', 'Bin'),
  stocktake: on('盘点单', 'Stocktake'),
  countNo: on('第几盘', 'Count no.'),
  plannedOn: on('计划日期', 'Planned on'),
  sku: on('扫描SKU，或在下面填件数', 'Scan SKUs, or type the pieces below'),
  opened: on('库位已打开', 'The bin is open'),
  scanned: on('已计数', 'Counted'),
  saved: on('已保存', 'Saved'),
  emptied: on('按空库位计', 'Counted as empty'),
  submitted: on('库位已提交', 'The bin is submitted'),
  round: on('{bin}：第 {round} 盘', '{bin}: count {round}'),
  lines: on('库位中的SKU', 'SKUs in the bin'),
  goods: on('SKU', 'SKU'),
  counted: on('实盘', 'Counted'),
  unexpected: on('账外', 'Unexpected'),
  add: on('加入此SKU', 'Add this SKU'),
  empty: on('空库位', 'Empty bin'),
  submit: on('提交库位', 'Submit bin'),
  leave: on('换库位', 'Another bin'),
  waits: on('还有扫描待发送，请等待网络恢复', 'Scans still wait for the network'),
  photo: on('图片', 'Picture'),
  none: on('此库位没有应盘的SKU；有货就扫描，没有就提交。', 'Nothing is expected here: scan what lies in the bin, or submit it.'),
  sure: on('有SKU未点或为0，确认没有吗？', 'Some SKUs are not counted or 0. Are there none of them?'),
  sureYes: on('没有，提交', 'None, submit'),
} as const;
