import type { EnumOption, Field } from '@axle/page-kit';

/** TaskState of an export. */
export const taskStates: readonly EnumOption[] = [
  { code: 'queued', label: { zh: '排队中', en: 'Queued' }, tone: 'neutral' },
  { code: 'running', label: { zh: '处理中', en: 'Running' }, tone: 'info' },
  { code: 'done', label: { zh: '已完成', en: 'Done' }, tone: 'good' },
  { code: 'failed', label: { zh: '失败', en: 'Failed' }, tone: 'bad' },
  { code: 'cancelled', label: { zh: '已取消', en: 'Cancelled' }, tone: 'neutral' },
  { code: 'expired', label: { zh: '已过期', en: 'Expired' }, tone: 'warn' },
];

/** States of an import. */
export const importStates: readonly EnumOption[] = [
  { code: 'uploaded', label: { zh: '已上传', en: 'Uploaded' }, tone: 'neutral' },
  { code: 'validating', label: { zh: '校验中', en: 'Validating' }, tone: 'info' },
  { code: 'has_errors', label: { zh: '校验有误', en: 'Has errors' }, tone: 'warn' },
  { code: 'ready', label: { zh: '待导入', en: 'Ready' }, tone: 'info' },
  { code: 'running', label: { zh: '导入中', en: 'Importing' }, tone: 'info' },
  { code: 'done', label: { zh: '全部成功', en: 'Done' }, tone: 'good' },
  { code: 'partial', label: { zh: '部分成功', en: 'Partly done' }, tone: 'warn' },
  { code: 'failed', label: { zh: '失败', en: 'Failed' }, tone: 'bad' },
  { code: 'cancelled', label: { zh: '已取消', en: 'Cancelled' }, tone: 'neutral' },
];

/** A whole number that only the server sets. */
export const serverCount = (zh: string, en: string): Field => ({ kind: 'integer', label: { zh, en }, readOnly: true, min: 0, max: Number.MAX_SAFE_INTEGER });

/** A moment that only the server sets. */
export const serverInstant = (zh: string, en: string, hidden = false): Field => ({ kind: 'instant', label: { zh, en }, readOnly: true, hidden });
