import { text } from '@axle/kernel';
import { definePage, defineResource, type Field } from '@axle/page-kit';
import { hourText, rhythmNames, weekdayNames } from '@axle/tasks';
import { serverCount, serverInstant, taskStates } from './task-fields.ts';

const rhythm = {
  kind: 'enum',
  label: text('频率', 'Repeats'),
  required: true,
  options: Object.entries(rhythmNames).map(([code, label]) => ({ code, label })),
} as const satisfies Field;

const weekday = {
  kind: 'enum',
  label: text('星期', 'Weekday'),
  help: text('仅用于每周的定时导出。', 'For weekly exports only.'),
  options: weekdayNames.map((label, at) => ({ code: at + 1, label })),
} as const satisfies Field;

const hour = {
  kind: 'enum',
  label: text('时间', 'Time'),
  required: true,
  options: Array.from({ length: 24 }, (_, code) => ({ code, label: text(hourText(code), hourText(code)) })),
} as const satisfies Field;

const monthDay = {
  kind: 'integer',
  label: text('每月几号', 'Day of month'),
  min: 1,
  max: 31,
  help: text('仅用于每月的定时导出；短月取月末。', 'For monthly exports only; the last day of shorter months.'),
} as const satisfies Field;

const format = {
  kind: 'enum',
  label: text('格式', 'Format'),
  required: true,
  width: 70,
  options: ['xlsx', 'csv'].map(code => ({ code, label: text(code, code) })),
} as const satisfies Field;

const name = { kind: 'text', label: text('名称', 'Name'), required: true, maxLength: 60, width: 200 } as const satisfies Field;

const mail = { kind: 'bool', label: text('邮件通知', 'Mail') } as const satisfies Field;

export const exportSubscriptionResource = defineResource({
  entity: 'exportSubscription',
  label: text('定时导出', 'Scheduled export'),
  service: 'go_service',
  nameFields: ['name'],
  readFrom: 'export_subscription_list',
  managed: false,
  ownCalls: true,
  fields: {
    name: { ...name, readOnly: true, key: true },
    page: { kind: 'page', by: 'page', label: text('页面', 'Page'), readOnly: true, width: 130 },
    schedule: { kind: 'text', label: text('时间安排', 'Schedule'), readOnly: true, unsorted: true, maxLength: 100, width: 190 },
    state: {
      kind: 'enum',
      label: text('状态', 'Status'),
      readOnly: true,
      width: 84,
      options: [
        { code: 'active', label: text('启用', 'Active'), tone: 'good' },
        { code: 'paused', label: text('已暂停', 'Paused'), tone: 'warn' },
      ],
    },
    nextAt: serverInstant('下次导出', 'Next export'),
    lastAt: { ...serverInstant('最近一次', 'Last export'), figure: true },
    lastState: { kind: 'enum', label: text('结果', 'Result'), readOnly: true, figure: true, options: taskStates },
    lastRows: { ...serverCount('行数', 'Rows'), figure: true },
    error: {
      kind: 'text',
      label: text('原因', 'Reason'),
      readOnly: true,
      figure: true,
      unsorted: true,
      maxLength: 500,
      width: 220,
      help: text('系统暂停的原因，或最近一次失败的原因。', 'Why it was paused automatically, or why the last export failed.'),
    },
    format: { ...format, readOnly: true },
    mail: { ...mail, readOnly: true, width: 88 },
    filterWords: { kind: 'text', label: text('筛选条件', 'Filters'), readOnly: true, maxLength: 10000, width: 200 },
    columnWords: { kind: 'text', label: text('导出列', 'Columns'), readOnly: true, maxLength: 10000, width: 200 },
    rhythm: { ...rhythm, readOnly: true, hidden: true },
    weekday: { ...weekday, readOnly: true, hidden: true },
    monthDay: { ...monthDay, readOnly: true, hidden: true },
    hour: { ...hour, readOnly: true, hidden: true },
    createdAt: serverInstant('创建时间', 'Created at', true),
    by: { kind: 'user', label: text('订阅人', 'Subscriber'), readOnly: true },
  },
});

const input = { name, rhythm, weekday, monthDay, hour, format, mail } as const;

export const exportSubscription = definePage({
  key: 'exportSubscription',
  title: text('定时导出', 'Scheduled exports'),
  words: ['订阅', '定期导出', 'subscriptions', 'recurring exports'],
  help: {
    why: text(
      '查看和调整自己订阅的定时导出：暂停、恢复、立即导出、删除。',
      'See and change the exports you subscribed to: pause, resume, run now, delete.',
    ),
    notes: [
      text(
        '在列表中设好筛选、列与排序，点“订阅”新建；时间按北京时间，相对日期在每次导出时计算。',
        'Set filters, columns and order in a list, then press “Subscribe”. Times are Beijing time; relative dates are worked out at each export.',
      ),
      text(
        '每次按订阅人当时的权限导出，文件进入下载中心；权限被收回时自动暂停并通知本人。',
        'Each export is made with the subscriber’s rights at that time and goes to the download centre; it is paused, with a message, when the right is gone.',
      ),
      text(
        '每月31日遇短月取月末；停机期间错过的只补最近一次。',
        'Day 31 is the last day of a shorter month. Of turns missed while the system was down only the latest is made.',
      ),
    ],
  },
  resource: exportSubscriptionResource,
  columns: [
    'name',
    'page',
    'schedule',
    'state',
    'nextAt',
    'lastAt',
    'lastState',
    'lastRows',
    'error',
    'filterWords',
    'columnWords',
    'format',
    'mail',
    'by',
    'createdAt',
  ],
  pinned: 1,
  filters: ['name', 'state', 'nextAt'],
  search: ['name'],
  sort: [{ field: 'createdAt', descending: true }],
  tabs: [
    { key: 'tab1', title: text('我的', 'Mine'), mine: 'by' },
    { key: 'tab2', title: text('全部', 'All'), superOnly: true },
  ],
  actions: [
    {
      key: 'download',
      title: text('下载最近文件', 'Download last file'),
      on: 'one',
      when: { field: 'lastState', in: ['done'] },
      effect: 'file',
      tone: 'primary',
      permission: 'list',
    },
    { key: 'runNow', title: text('立即导出', 'Run now'), on: 'many', when: { field: 'state', in: ['active'] }, permission: 'list' },
    { key: 'change', title: text('修改', 'Change'), on: 'one', input, begins: 'asRecord', permission: 'list' },
    { key: 'pause', title: text('暂停', 'Pause'), on: 'many', when: { field: 'state', in: ['active'] }, permission: 'list' },
    { key: 'resume', title: text('恢复', 'Resume'), on: 'many', when: { field: 'state', in: ['paused'] }, permission: 'list' },
    {
      key: 'remove',
      title: text('删除', 'Delete'),
      on: 'many',
      confirm: text('删除所选定时导出？已生成的文件保留。', 'Delete the selected scheduled exports? Files already made are kept.'),
      tone: 'danger',
      permission: 'list',
    },
  ],
  live: { field: 'lastState', in: ['queued', 'running'], seconds: 5 },
  openToAll: true,
});
