import { definePage, defineResource } from '@axle/page-kit';
import { mostZippedFiles } from '@axle/tasks';
import { downloadCategories, serverCount, serverInstant, taskStates } from './task-fields.ts';

export const downloadTask = defineResource({
  entity: 'downloadTask',
  label: { zh: '下载任务', en: 'Download' },
  service: 'go_service',
  path: 'download',
  nameFields: ['name'],
  readFrom: 'download_task_shown',
  managed: false,
  ownCalls: true,
  fields: {
    name: { kind: 'text', label: { zh: '名称', en: 'Name' }, readOnly: true, key: true, maxLength: 200, width: 240 },
    category: { kind: 'enum', label: { zh: '类别', en: 'Category' }, readOnly: true, width: 110, options: downloadCategories },
    page: { kind: 'page', by: 'page', label: { zh: '页面', en: 'Page' }, readOnly: true, hidden: true },
    format: { kind: 'enum', label: { zh: '格式', en: 'Format' }, readOnly: true, width: 70, options: ['xlsx', 'csv', 'zip'].map(code => ({ code, label: { zh: code, en: code } })) },
    state: { kind: 'enum', label: { zh: '状态', en: 'State' }, readOnly: true, options: taskStates },
    progress: { kind: 'percent', label: { zh: '进度', en: 'Progress' }, readOnly: true, figure: true, scale: 0, min: '0', max: '100', bar: true, width: 130 },
    doneRows: serverCount('已写行数', 'Rows done'),
    totalRows: serverCount('总行数', 'Rows in all'),
    files: { kind: 'integer', label: { zh: '文件数', en: 'Files' }, readOnly: true, figure: true, min: 0, max: 1, width: 80, help: { zh: '可取走的文件：每个导出一个。', en: 'Files that can be fetched: one for each export.' } },
    size: { kind: 'bytes', label: { zh: '大小', en: 'Size' }, readOnly: true },
    queuedAt: serverInstant('排队时间', 'Queued at'),
    finishedAt: serverInstant('完成时间', 'Finished at'),
    expiresAt: serverInstant('过期时间', 'Expires at'),
    downloads: serverCount('下载次数', 'Downloads'),
    seen: { kind: 'bool', label: { zh: '已读', en: 'Seen' }, readOnly: true, hidden: true },
    taskid: { kind: 'text', label: { zh: '任务编号', en: 'Task id' }, readOnly: true, maxLength: 40, hidden: true },
    sha256: { kind: 'text', label: { zh: '文件校验码', en: 'Checksum' }, readOnly: true, figure: true, maxLength: 64, hidden: true, width: 200, help: { zh: '文件的 SHA-256，用于核对取走的文件是否完整。', en: 'SHA-256 of the file, to check that what was fetched is whole.' } },
    filterWords: { kind: 'text', label: { zh: '筛选条件', en: 'Filters' }, readOnly: true, maxLength: 10000, width: 200 },
    columnWords: { kind: 'text', label: { zh: '导出列', en: 'Columns' }, readOnly: true, maxLength: 10000, width: 200 },
    error: { kind: 'text', label: { zh: '失败原因', en: 'Failure' }, readOnly: true, maxLength: 500, width: 220 },
    by: { kind: 'user', label: { zh: '申请人', en: 'By' }, readOnly: true },
  },
});

export const downList = definePage({
  key: 'downList',
  title: { zh: '下载中心', en: 'Download centre' },
  help: {
    why: { zh: '查看导出进度，在过期前取走文件，重试失败的任务。', en: 'See my exports run, fetch the files before they expire, retry what failed.' },
    notes: [{ zh: '文件保留 7 天，错误文件保留 30 天。', en: 'Files are kept for 7 days, error files for 30 days.' }],
  },
  resource: downloadTask,
  columns: ['name', 'category', 'filterWords', 'columnWords', 'format', 'state', 'progress', 'doneRows', 'totalRows', 'files', 'size', 'queuedAt', 'finishedAt', 'expiresAt', 'downloads', 'error', 'by', 'page', 'taskid', 'sha256'],
  pinned: 1,
  filters: ['name', 'taskid', 'category', 'state', 'queuedAt'],
  totals: ['totalRows', 'size'],
  search: ['name'],
  sort: [{ field: 'queuedAt', descending: true }],
  tabs: [
    { key: 'tab1', title: { zh: '我的', en: 'Mine' }, mine: 'by' },
    { key: 'tab2', title: { zh: '全部', en: 'All' }, superOnly: true },
  ],
  actions: [
    { key: 'download', title: { zh: '下载', en: 'Download' }, on: 'one', when: { field: 'state', in: ['done'] }, effect: 'file', tone: 'primary', permission: 'list' },
    { key: 'batchDownload', title: { zh: '打包下载', en: 'Download as zip' }, on: 'many', most: mostZippedFiles, when: { field: 'state', in: ['done'] }, effect: 'file', permission: 'list' },
    { key: 'retry', title: { zh: '重试', en: 'Retry' }, on: 'many', when: { field: 'state', in: ['failed', 'expired'] }, permission: 'list' },
    { key: 'cancel', title: { zh: '取消', en: 'Cancel' }, on: 'many', when: { field: 'state', in: ['queued', 'running'] }, confirm: { zh: '取消所选任务？', en: 'Cancel the chosen tasks?' }, permission: 'list' },
    { key: 'markSeen', title: { zh: '标为已读', en: 'Mark as seen' }, on: 'many', when: { field: 'state', in: ['done'] }, permission: 'list' },
    { key: 'remove', title: { zh: '删除', en: 'Delete' }, on: 'many', when: { field: 'state', in: ['done', 'failed', 'cancelled', 'expired'] }, confirm: { zh: '删除所选任务及其文件？', en: 'Delete the chosen tasks and their files?' }, tone: 'danger', permission: 'list' },
  ],
  live: { field: 'state', in: ['queued', 'running'], seconds: 5 },
  openToAll: true,
});
