import { text } from '@axle/kernel';

/** Putaway by scans. */
export const putawayText = {
  from: text('扫描来源库位', 'Scan source bin'),
  sku: text('扫描SKU', 'Scan SKU'),
  bin: text('扫描目标库位', 'Scan target bin'),
  steps: text('上架步骤', 'Putaway steps'),
  scanned: text('已扫描', 'Scanned'),
  found: text('找到任务', 'Task found'),
  placed: text('已上架', 'Put away'),
  task: text('任务', 'Task'),
  waiting: text('待上架', 'To put away'),
  nothing: text('没有待上架的任务', 'No tasks to put away'),
  receipt: text('收货单', 'Receipt'),
  source: text('来源', 'From'),
  goods: text('商品', 'Goods'),
  left: text('待上架', 'To put away'),
  suggested: text('推荐库位', 'Suggested'),
  none: text('没有推荐，请自选库位', 'No suggestion; choose a bin'),
  qty: text('件数', 'Pieces'),
  restart: text('换来源', 'Change source'),
} as const;
