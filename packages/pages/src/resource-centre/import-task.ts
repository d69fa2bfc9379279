import { definePage, defineResource } from '@axle/page-kit';
import { importVariants } from '../import-variants.ts';
import { importStates, serverCount, serverInstant } from './task-fields.ts';

export const importTaskResource = defineResource({
  entity: 'importTask',
  label: { zh: '导入任务', en: 'Import' },
  service: 'task-center',
  path: 'import_task',
  nameFields: ['fileName'],
  managed: false,
  ownCalls: true,
  fields: {
    fileName: { kind: 'text', label: { zh: '文件', en: 'File' }, readOnly: true, key: true, maxLength: 200, width: 240 },
    key: { kind: 'page', by: 'import', label: { zh: '类型', en: 'Type' }, readOnly: true, width: 160 },
    variant: {
      kind: 'enum', label: { zh: '模板', en: 'Template' }, readOnly: true, width: 130,
      options: Object.entries(importVariants).map(([code, label]) => ({ code, label })),
      help: { zh: '有多个模板的页面所选的模板；空为全部字段。', en: 'Which template it is, where a page has several; empty for the one of all fields.' },
    },
    kind: {
      kind: 'enum', label: { zh: '操作', en: 'Does' }, readOnly: true, width: 84,
      options: [
        { code: 'import', label: { zh: '导入', en: 'Import' } },
        { code: 'revert', label: { zh: '撤销导入', en: 'Take back' }, tone: 'warn' },
      ],
    },
    mode: {
      kind: 'enum', label: { zh: '方式', en: 'Mode' }, readOnly: true,
      options: [
        { code: 'all_or_nothing', label: { zh: '整批', en: 'All or nothing' } },
        { code: 'per_document', label: { zh: '按单据', en: 'Per document' } },
        { code: 'per_row', label: { zh: '按行', en: 'Per row' } },
      ],
    },
    dryRun: { kind: 'bool', label: { zh: '先校验', en: 'Dry run' }, readOnly: true, width: 88, help: { zh: '先校验、确认后才写入；否则没有错误就直接写入。', en: 'Checked first and written when confirmed; else written at once where its rows allow it.' } },
    state: { kind: 'enum', label: { zh: '状态', en: 'State' }, readOnly: true, options: importStates },
    rows: serverCount('行数', 'Rows'),
    doneRows: serverCount('已处理', 'Handled'),
    okRows: { ...serverCount('成功', 'Written'), help: { zh: '新增与变更的行数。', en: 'Rows that are new or changed.' } },
    newRows: serverCount('新增', 'New'),
    changedRows: serverCount('变更', 'Changed'),
    sameRows: { ...serverCount('相同', 'Same'), help: { zh: '与已有记录相同而跳过的行数。', en: 'Rows that were skipped: their records hold the same already.' } },
    badRows: serverCount('错误', 'Bad'),
    asksReason: { kind: 'bool', label: { zh: '须说明原因', en: 'Asks why' }, readOnly: true, hidden: true, width: 96, help: { zh: '修改须审批的字段，导入前须说明原因。', en: 'It changes fields under approval: why is asked before it runs.' } },
    reason: { kind: 'text', label: { zh: '变更原因', en: 'Reason' }, readOnly: true, maxLength: 500, hidden: true, width: 220 },
    error: { kind: 'text', label: { zh: '失败原因', en: 'Failure' }, readOnly: true, maxLength: 500, width: 260 },
    at: serverInstant('上传时间', 'Uploaded at'),
    finishedAt: serverInstant('完成时间', 'Finished at'),
    seconds: { ...serverCount('用时（秒）', 'Seconds'), help: { zh: '从上传到结束，含等待确认的时间。', en: 'From the upload to the end, with the wait for the confirmation.' } },
    taskid: { kind: 'text', label: { zh: '任务编号', en: 'Task id' }, readOnly: true, maxLength: 40, hidden: true },
    by: { kind: 'user', label: { zh: '上传人', en: 'By' }, readOnly: true },
  },
});

export const importTask = definePage({
  key: 'importTask',
  title: { zh: '导入任务', en: 'Import tasks' },
  help: {
    why: { zh: '上传模板文件，在写入之前逐行查看问题，并取回错误行文件。', en: 'Upload a file, see what is wrong row by row before anything is written, and get the bad rows back as a file.' },
    notes: [
      { zh: 'xlsx 或 csv，最大 20 MB，最多 50,000 行；csv 可为 UTF-8、UTF-16 或 GB 18030 编码。', en: 'xlsx or csv, at most 20 MB and 50,000 rows; csv in UTF-8, UTF-16 or GB 18030.' },
      { zh: '表头可用中文、英文或字段名，顺序不限；未知的列会被拒绝，系统维护或无写权限的列会被忽略。', en: 'Columns are named by Chinese or English label or field name, in any order; unknown ones are refused, those that the server keeps or you may not write are passed over.' },
      { zh: '空单元格保留原值，#N/A 清空字段；同一记录在文件中出现多次时按行依次生效。', en: 'An empty cell leaves the value, #N/A empties the field; a record that stands in the file several times takes its rows one after the other.' },
      { zh: '已完成的导入可整批撤销：撤销是单独的任务，“新增”为已删除的记录，“变更”为已恢复的记录，“错误”为保持不变的记录。', en: 'A finished import can be taken back as a whole. That is a task of its own: New counts the records deleted again, Changed those restored, Bad those that stayed.' },
    ],
  },
  resource: importTaskResource,
  columns: ['fileName', 'key', 'variant', 'kind', 'mode', 'dryRun', 'state', 'rows', 'doneRows', 'okRows', 'newRows', 'changedRows', 'sameRows', 'badRows', 'asksReason', 'reason', 'error', 'at', 'finishedAt', 'seconds', 'by', 'taskid'],
  pinned: 1,
  filters: ['fileName', 'key', 'variant', 'kind', 'state', 'mode', 'badRows', 'at', 'by', 'taskid'],
  totals: ['rows', 'okRows', 'newRows', 'changedRows', 'sameRows', 'badRows'],
  search: ['fileName'],
  sort: [{ field: 'at', descending: true }],
  tabs: [
    { key: 'tab1', title: { zh: '任务', en: 'Tasks' } },
    { key: 'tab2', title: { zh: '错误明细', en: 'Errors' }, view: 'resource-centre/import-errors' },
    { key: 'tab3', title: { zh: '模板', en: 'Templates' }, view: 'resource-centre/import-templates' },
  ],
  actions: [
    { key: 'confirm', title: { zh: '导入', en: 'Import' }, on: 'one', when: { field: 'state', in: ['ready', 'has_errors'] }, tone: 'primary', permission: 'list' },
    { key: 'errorFile', title: { zh: '错误文件', en: 'Error file' }, on: 'one', when: { field: 'state', in: ['has_errors', 'partial', 'failed'] }, effect: 'file', permission: 'list' },
    {
      key: 'explain', title: { zh: '说明原因并导入', en: 'Say why, and import' }, on: 'one', when: { field: 'asksReason', in: [true] }, permission: 'list',
      input: { reason: { kind: 'text', label: { zh: '变更原因', en: 'Reason' }, required: true, maxLength: 500, lines: 2, help: { zh: '审批人会看到，至少 5 个字符。', en: 'The approver sees it; 5 characters or more.' } } },
    },
    { key: 'revert', title: { zh: '撤销导入', en: 'Take back' }, on: 'one', when: { field: 'state', in: ['done', 'partial'] }, confirm: { zh: '撤销该导入？它新增的记录将被删除，变更的记录恢复原值；之后又被修改的记录保持不变。', en: 'Take this import back? Records that it made are deleted, those that it changed get their former values; what was changed since stays as it is.' }, tone: 'danger', permission: 'list' },
    { key: 'rerun', title: { zh: '重新导入', en: 'Run again' }, on: 'one', when: { field: 'state', in: ['done', 'partial', 'failed', 'cancelled'] }, confirm: { zh: '把上传时的文件再导入一次？将新建一个任务，先校验，确认后才写入。', en: 'Import the file as it was uploaded once more? It becomes a task of its own, is checked first and written when you confirm.' }, permission: 'list' },
    { key: 'cancel', title: { zh: '取消', en: 'Cancel' }, on: 'one', when: { field: 'state', in: ['uploaded', 'validating', 'has_errors', 'ready'] }, confirm: { zh: '取消该导入？', en: 'Cancel this import?' }, permission: 'list' },
    { key: 'remove', title: { zh: '删除', en: 'Delete' }, on: 'many', when: { field: 'state', in: ['done', 'partial', 'failed', 'cancelled'] }, confirm: { zh: '删除所选任务记录？已导入的数据不受影响。', en: 'Delete the chosen task records? Imported data stays.' }, tone: 'danger', permission: 'list' },
  ],
  live: { field: 'state', in: ['uploaded', 'validating', 'running'], seconds: 2 },
});
