import { text } from '@axle/kernel';
import type { EnumOption, InstantField, IntegerField } from '@axle/page-kit';

/** TaskState of an export. */
export const taskStates = [
  { code: 'queued', label: { zh: '排队中', en: 'Queued' }, tone: 'neutral' },
  { code: 'running', label: { zh: '处理中', en: 'Running' }, tone: 'info' },
  { code: 'done', label: { zh: '已完成', en: 'Done' }, tone: 'good' },
  { code: 'failed', label: { zh: '失败', en: 'Failed' }, tone: 'bad' },
  { code: 'cancelled', label: { zh: '已取消', en: 'Cancelled' }, tone: 'neutral' },
  { code: 'expired', label: { zh: '已过期', en: 'Expired' }, tone: 'warn' },
] as const satisfies readonly EnumOption[];

/** What downloads are sorted by: the part of the business that their rows come from. */
export const downloadCategories = [
  { code: 'stock', label: { zh: '库存', en: 'Stock' } },
  { code: 'stockDocuments', label: { zh: '出入库', en: 'Stock documents' } },
  { code: 'logistics', label: { zh: '物流', en: 'Logistics' } },
  { code: 'costs', label: { zh: '费用', en: 'Costs' } },
  { code: 'finance', label: { zh: '财务', en: 'Finance' } },
  { code: 'purchasing', label: { zh: '采购', en: 'Purchasing' } },
  { code: 'planning', label: { zh: '计划', en: 'Planning' } },
  { code: 'quality', label: { zh: '质检', en: 'Quality' } },
  { code: 'catalogue', label: { zh: '商品', en: 'Catalogue' } },
  { code: 'orders', label: { zh: '订单', en: 'Orders' } },
  { code: 'logs', label: { zh: '日志', en: 'Logs' } },
  { code: 'importErrors', label: { zh: '错误文件', en: 'Import errors' } },
] as const satisfies readonly EnumOption[];

/** States of an import. */
export const importStates = [
  { code: 'uploaded', label: { zh: '已上传', en: 'Uploaded' }, tone: 'neutral' },
  { code: 'validating', label: { zh: '校验中', en: 'Validating' }, tone: 'info' },
  { code: 'has_errors', label: { zh: '校验有误', en: 'Has errors' }, tone: 'warn' },
  { code: 'ready', label: { zh: '待导入', en: 'Ready' }, tone: 'info' },
  { code: 'running', label: { zh: '导入中', en: 'Importing' }, tone: 'info' },
  { code: 'done', label: { zh: '全部成功', en: 'Done' }, tone: 'good' },
  { code: 'partial', label: { zh: '部分成功', en: 'Partly done' }, tone: 'warn' },
  { code: 'failed', label: { zh: '失败', en: 'Failed' }, tone: 'bad' },
  { code: 'cancelled', label: { zh: '已取消', en: 'Cancelled' }, tone: 'neutral' },
] as const satisfies readonly EnumOption[];

/** A whole number that only the server sets. */
export const serverCount = (zh: string, en: string): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  readOnly: true,
  min: 0,
  max: Number.MAX_SAFE_INTEGER,
});

/** A moment that only the server sets. */
export const serverInstant = (zh: string, en: string, hidden = false): InstantField => ({
  kind: 'instant',
  label: text(zh, en),
  readOnly: true,
  hidden,
});
