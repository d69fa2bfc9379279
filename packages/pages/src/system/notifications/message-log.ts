import { type Board, definePage, defineResource, type EnumOption } from '@axle/page-kit';
import { messageEvents } from '@axle/templates';
import { orgFields } from '../logs/log-fields.ts';
import { messageLevels } from './message-levels.ts';

/** Events that the product's own templates cover. */
const events: readonly EnumOption[] = messageEvents.map(({ code, label }) => ({ code, label }));

/** MsgState: what became of a message. */
const states = [
  { code: 'sent', label: { zh: '已发送', en: 'Sent' }, tone: 'info' },
  { code: 'read', label: { zh: '已读', en: 'Read' }, tone: 'good' },
  { code: 'deleted', label: { zh: '已删除', en: 'Deleted' }, tone: 'neutral' },
  { code: 'failed', label: { zh: '失败', en: 'Failed' }, tone: 'bad' },
] as const satisfies readonly EnumOption[];

const messageEntry = defineResource({
  entity: 'messageLog',
  table: 'message',
  label: { zh: '站内信', en: 'In-app message' },
  service: 'base',
  nameFields: ['titleZh'],
  readFrom: 'message_list',
  managed: false,
  fields: {
    at: { kind: 'instant', label: { zh: '时间', en: 'Time' }, required: true, readOnly: true, key: true },
    event: { kind: 'enum', label: { zh: '事件', en: 'Event' }, required: true, readOnly: true, options: events, width: 130 },
    templateVersion: {
      kind: 'integer',
      label: { zh: '模板版本', en: 'Template version' },
      required: true,
      readOnly: true,
      min: 1,
      max: 1_000_000,
      hidden: true,
    },
    level: { kind: 'enum', label: { zh: '级别', en: 'Level' }, required: true, readOnly: true, options: messageLevels, width: 80 },
    titleZh: {
      kind: 'text',
      label: { zh: '中文标题', en: 'Title (Chinese)' },
      required: true,
      readOnly: true,
      maxLength: 1000,
      width: 280,
    },
    titleEn: {
      kind: 'text',
      label: { zh: '英文标题', en: 'Title (English)' },
      required: true,
      readOnly: true,
      maxLength: 1000,
      width: 280,
    },
    receiver: { kind: 'user', label: { zh: '接收人', en: 'Recipient' }, required: true, readOnly: true, width: 120 },
    ...orgFields,
    object: {
      kind: 'text',
      label: { zh: '对象', en: 'Subject' },
      readOnly: true,
      maxLength: 200,
      width: 290,
      help: { zh: '消息涉及的对象：编码、单号或任务编号。', en: 'What the message is about: a code, document number or task number.' },
    },
    linkPage: { kind: 'page', by: 'page', label: { zh: '跳转页面', en: 'Target page' }, readOnly: true, width: 130 },
    counter: {
      kind: 'integer',
      label: { zh: '次数', en: 'Times' },
      required: true,
      readOnly: true,
      min: 1,
      max: 1_000_000_000,
      width: 80,
      help: { zh: '合并窗口内的相同消息只计次，不重复发送。', en: 'Identical messages within the window are counted, not sent again.' },
    },
    mailSent: { kind: 'bool', label: { zh: '已发邮件', en: 'E-mailed' }, required: true, readOnly: true, width: 90 },
    mailError: {
      kind: 'text',
      label: { zh: '邮件问题', en: 'E-mail problem' },
      readOnly: true,
      maxLength: 500,
      width: 200,
      help: {
        zh: '邮件未发出的原因；NO_ADDRESS 表示接收人没有邮箱。',
        en: 'Why the e-mail was not sent; NO_ADDRESS means the recipient has no e-mail address.',
      },
    },
    state: { kind: 'enum', label: { zh: '状态', en: 'Status' }, required: true, readOnly: true, options: states, width: 100 },
    readAt: { kind: 'instant', label: { zh: '阅读时间', en: 'Read at' }, readOnly: true },
    hoursToRead: {
      kind: 'decimal',
      label: { zh: '阅读用时（小时）', en: 'Time to read (h)' },
      readOnly: true,
      figure: true,
      scale: 2,
      places: 2,
      min: '0',
      max: '9999999999',
      width: 130,
    },
    unreadHours: {
      kind: 'integer',
      label: { zh: '未读时长（小时）', en: 'Unread for (h)' },
      readOnly: true,
      figure: true,
      min: 0,
      max: 1_000_000,
      width: 120,
      help: { zh: '未读消息至今的小时数。', en: 'Hours a message has been unread so far.' },
    },
    deletedAt: { kind: 'instant', label: { zh: '删除时间', en: 'Deleted at' }, readOnly: true, hidden: true },
    failReason: { kind: 'text', label: { zh: '失败原因', en: 'Failure reason' }, readOnly: true, maxLength: 500, width: 220 },
  },
});

const last30Days = { zh: '未选时间时为最近 30 天。', en: 'The last 30 days if no period is selected.' };

const byEvent = {
  figures: 'byEvent',
  reads: ['at', 'event', 'state', 'readAt'],
  tiles: [
    { kind: 'number', key: 'sent', title: { zh: '已发送', en: 'Sent' }, help: last30Days, drill: { tab: 'messages' } },
    { kind: 'number', key: 'readShare', title: { zh: '已读', en: 'Read' }, unit: 'percent' },
    {
      kind: 'table',
      key: 'events',
      title: { zh: '各事件', en: 'Events' },
      drill: { tab: 'messages', row: { field: 'event', op: 'eq' } },
      columns: [
        { key: 'sent', title: { zh: '已发送', en: 'Sent' } },
        { key: 'read', title: { zh: '已读', en: 'Read' } },
        { key: 'readShare', title: { zh: '已读率', en: 'Read %' }, unit: 'percent' },
        { key: 'median', title: { zh: '阅读用时中位数', en: 'Median time to read' }, unit: 'seconds' },
        { key: 'failed', title: { zh: '失败', en: 'Failed' } },
      ],
    },
  ],
} as const satisfies Board;

const byUser = {
  figures: 'byUser',
  reads: ['at', 'receiver', 'state'],
  tiles: [
    {
      kind: 'table',
      key: 'receivers',
      title: { zh: '各接收人', en: 'Recipients' },
      help: last30Days,
      drill: { tab: 'messages', row: { field: 'receiver', op: 'eq' } },
      columns: [
        { key: 'sent', title: { zh: '已发送', en: 'Sent' } },
        { key: 'unread', title: { zh: '未读', en: 'Unread' } },
        { key: 'oldest', title: { zh: '最早未读已等待', en: 'Oldest unread for' }, unit: 'seconds' },
      ],
    },
  ],
} as const satisfies Board;

export const messageLog = definePage({
  key: 'messageLog',
  title: { zh: '站内信日志', en: 'In-app message log' },
  words: ['消息', 'notifications'],
  help: {
    why: {
      zh: '查证待办或预警是否送达接收人、何时阅读。',
      en: 'Check whether a to-do or warning reached its recipient and when it was read.',
    },
    notes: [
      {
        zh: '日志只增不改；接收人删除的消息仍在此处。',
        en: 'The log is append-only; messages deleted by their recipient remain here.',
      },
      { zh: '失败的消息可以重发，重发产生新的一条。', en: 'Failed messages can be resent; resending creates a new entry.' },
    ],
  },
  resource: messageEntry,
  columns: [
    'at',
    'event',
    'level',
    'titleZh',
    'titleEn',
    'receiver',
    'org',
    'orgEn',
    'object',
    'linkPage',
    'counter',
    'mailSent',
    'mailError',
    'state',
    'readAt',
    'hoursToRead',
    'unreadHours',
    'deletedAt',
    'failReason',
    'templateVersion',
  ],
  pinned: 2,
  filters: ['event', 'level', 'receiver', 'org', 'state', 'hoursToRead', 'unreadHours', 'object', 'mailSent', 'mailError', 'at'],
  search: ['titleZh', 'titleEn'],
  opens: [{ field: 'at', op: 'between', value: 'pastMonth' }],
  sort: [{ field: 'at', descending: true }],
  tabs: [
    { key: 'messages', title: { zh: '消息', en: 'Messages' } },
    { key: 'byEvent', title: { zh: '按事件', en: 'By event' }, board: byEvent },
    { key: 'byUser', title: { zh: '按接收人', en: 'By recipient' }, board: byUser },
  ],
  standard: ['list', 'export'],
  actions: [
    {
      key: 'resend',
      title: { zh: '重发', en: 'Resend' },
      on: 'many',
      permission: 'update',
      when: { field: 'state', in: ['failed'] },
      confirm: { zh: '重新发送所选消息？', en: 'Resend the selected messages?' },
    },
  ],
});
