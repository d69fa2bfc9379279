import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Mending what is wrong in a file, and taking an import back. */
export const importText = {
  mendTitle: on('错误行', 'Bad rows'),
  mendRows: on('错误行（显示 {count} 行，可直接修改）', 'Bad rows ({count} shown, mend them in place)'),
  mendCheck: on('校验修改的 {count} 行', 'Check {count} mended rows'),
  mendAgain: on('导入修改的 {count} 行', 'Import {count} mended rows'),
  row: on('行号', 'Row'),
  reason: on('原因', 'Reason'),
  cellOf: on('第{row}行 {column}', 'Row {row}, {column}'),
  revert: on('撤销本次导入', 'Take this import back'),
  revertSure: on('确认撤销', 'Take it back'),
  revertKeep: on('不撤销', 'Keep it'),
  revertWarning: on(
    '它新增的记录将被删除，变更的记录恢复原值；之后又被修改的记录保持不变。',
    'Records that it made are deleted, those that it changed get their former values; what was changed since stays as it is.',
  ),
  reverting: on('撤销中，可以关闭此窗口', 'Being taken back; you can close this window'),
  reverted: on('已撤销', 'Taken back'),
  revertedPartly: on('已撤销，部分记录保持不变', 'Taken back; some records stay as they are'),
  revertFailed: on('未能撤销', 'Could not be taken back'),
  rowsDeleted: on('已删除', 'Deleted'),
  rowsRestored: on('已恢复', 'Restored'),
  rowsStay: on('保持不变', 'Unchanged'),
  keptRecords: on('保持不变的记录', 'Records that stay'),
  files: on('选择的文件', 'Chosen files'),
  file_waiting: on('待上传', 'To be uploaded'),
  file_sending: on('上传中', 'Being uploaded'),
  file_queued: on('已排队', 'Queued'),
  file_refused: on('未接受', 'Not taken'),
  uploadAll: on('上传并校验 {count} 个文件', 'Upload and check {count} {count|file|files}'),
  severalQueued: on(
    '{count} 个文件已按顺序排队校验；到导入任务页逐个确认。',
    '{count} {count|file is|files are} checked in order; confirm each on the import tasks page.',
  ),
  toTasks: on('导入任务', 'Import tasks'),
  keptRecord: on('记录', 'Record'),
} as const satisfies Readonly<Record<string, Text>>;
