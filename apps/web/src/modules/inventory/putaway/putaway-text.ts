import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Putaway by scans. */
export const putawayText = {
  from: on('扫描来源库位', 'Scan source bin'),
  sku: on('扫描SKU', 'Scan SKU'),
  bin: on('扫描目标库位', 'Scan target bin'),
  steps: on('上架步骤', 'Putaway steps'),
  scanned: on('已扫描', 'Scanned'),
  found: on('找到任务', 'Task found'),
  placed: on('已上架', 'Put away'),
  task: on('任务', 'Task'),
  waiting: on('待上架', 'To put away'),
  nothing: on('没有待上架的任务', 'No tasks to put away'),
  receipt: on('收货单', 'Receipt'),
  source: on('来源', 'From'),
  goods: on('商品', 'Goods'),
  left: on('待上架', 'To put away'),
  suggested: on('推荐库位', 'Suggested'),
  none: on('没有推荐，请自选库位', 'No suggestion; choose a bin'),
  qty: on('件数', 'Pieces'),
  restart: on('换来源', 'Change source'),
} as const;
