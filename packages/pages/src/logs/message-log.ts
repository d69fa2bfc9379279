import { definePage, defineResource, type EnumOption } from '@axle/page-kit';

/** Events that the product's own templates tell of. */
const events: readonly EnumOption[] = [
  { code: 'approval.todo', label: { zh: '待审批', en: 'To approve' } },
  { code: 'approval.done', label: { zh: '审批完成', en: 'Decided' } },
  { code: 'auth.expiring', label: { zh: '授权即将过期', en: 'Authorisation runs out' } },
  { code: 'export.ready', label: { zh: '导出完成', en: 'Export ready' } },
  { code: 'import.done', label: { zh: '导入完成', en: 'Import done' } },
  { code: 'po.reply', label: { zh: '供应商回复', en: 'Supplier replied' } },
  { code: 'po.late', label: { zh: '采购订单延期', en: 'Purchase order late' } },
  { code: 'quality.rejected', label: { zh: '检验不合格', en: 'Inspection failed' } },
  { code: 'stock.short', label: { zh: '库存不足', en: 'Stock short' } },
  { code: 'shipment.delay', label: { zh: '货件延误', en: 'Shipment delayed' } },
  { code: 'file.expiring', label: { zh: '文件即将过期', en: 'File runs out' } },
  { code: 'password.expiring', label: { zh: '密码即将过期', en: 'Password runs out' } },
  { code: 'feed.stale', label: { zh: '数据未更新', en: 'Data not fresh' } },
  { code: 'exempt.revoked', label: { zh: '豁免已撤销', en: 'Exemption revoked' } },
  { code: 'tariff.change', label: { zh: '税则变更', en: 'Tariff changed' } },
];

/** MsgLevel: what a message asks of its reader. */
const levels: readonly EnumOption[] = [
  { code: 'info', label: { zh: '通知', en: 'Notice' }, tone: 'neutral' },
  { code: 'todo', label: { zh: '待办', en: 'To do' }, tone: 'info' },
  { code: 'warn', label: { zh: '预警', en: 'Warning' }, tone: 'warn' },
];

/** MsgState: what became of a message. */
const states: readonly EnumOption[] = [
  { code: 'sent', label: { zh: '已发送', en: 'Sent' }, tone: 'info' },
  { code: 'read', label: { zh: '已读', en: 'Read' }, tone: 'good' },
  { code: 'deleted', label: { zh: '已删除', en: 'Deleted' }, tone: 'neutral' },
  { code: 'failed', label: { zh: '失败', en: 'Failed' }, tone: 'bad' },
];

const messageEntry = defineResource({
  entity: 'messageLog',
  table: 'message',
  label: { zh: '站内信', en: 'In-app message' },
  service: 'base',
  nameFields: ['titleZh'],
  managed: false,
  fields: {
    at: { kind: 'instant', label: { zh: '时间', en: 'Time' }, required: true, readOnly: true, key: true },
    event: { kind: 'enum', label: { zh: '事件', en: 'Event' }, required: true, readOnly: true, options: events, width: 130 },
    templateVersion: { kind: 'integer', label: { zh: '模板版本', en: 'Template version' }, required: true, readOnly: true, min: 1, max: 1_000_000, hidden: true },
    level: { kind: 'enum', label: { zh: '级别', en: 'Level' }, required: true, readOnly: true, options: levels, width: 80 },
    titleZh: { kind: 'text', label: { zh: '中文标题', en: 'Title zh' }, required: true, readOnly: true, maxLength: 1000, width: 280 },
    titleEn: { kind: 'text', label: { zh: '英文标题', en: 'Title en' }, required: true, readOnly: true, maxLength: 1000, width: 280 },
    receiver: { kind: 'user', label: { zh: '接收人', en: 'Receiver' }, required: true, readOnly: true, width: 120 },
    object: { kind: 'text', label: { zh: '对象', en: 'Object' }, readOnly: true, maxLength: 200, width: 290, help: { zh: '消息所说的事物：编码、单号或任务编号。', en: 'What the message is about: a code, a document’s or a task’s number.' } },
    linkPage: { kind: 'page', by: 'page', label: { zh: '所到页面', en: 'Leads to' }, readOnly: true, width: 130 },
    counter: { kind: 'integer', label: { zh: '次数', en: 'Times' }, required: true, readOnly: true, min: 1, max: 1_000_000_000, width: 80, help: { zh: '时间窗口内相同的消息只计次，不重复发送。', en: 'The same message inside its window counts up instead of coming again.' } },
    mailSent: { kind: 'bool', label: { zh: '已发邮件', en: 'Mailed' }, required: true, readOnly: true, width: 90 },
    state: { kind: 'enum', label: { zh: '状态', en: 'State' }, required: true, readOnly: true, options: states, width: 100 },
    readAt: { kind: 'instant', label: { zh: '阅读时间', en: 'Read at' }, readOnly: true },
    minutesToRead: { kind: 'integer', label: { zh: '阅读用时（分钟）', en: 'Minutes to read' }, readOnly: true, min: 0, max: 1_000_000_000, width: 130 },
    deletedAt: { kind: 'instant', label: { zh: '删除时间', en: 'Deleted at' }, readOnly: true, hidden: true },
    failReason: { kind: 'text', label: { zh: '失败原因', en: 'Why it failed' }, readOnly: true, maxLength: 500, width: 220 },
  },
});

export const messageLog = definePage({
  key: 'messageLog',
  title: { zh: '站内信日志', en: 'In-app message log' },
  help: {
    why: { zh: '查证待办或预警是否送达接收人、何时阅读。', en: 'Proves that a to-do or warning reached its receiver and when it was read.' },
    notes: [
      { zh: '日志只增不改；接收人删除的消息仍在此处。', en: 'Entries are only ever added; a message that its receiver deleted still shows here.' },
      { zh: '失败的消息可以重发，重发产生新的一条。', en: 'A failed message can be sent again, which makes a new entry.' },
    ],
  },
  resource: messageEntry,
  columns: [
    'at', 'event', 'level', 'titleZh', 'titleEn', 'receiver', 'object', 'linkPage', 'counter', 'mailSent', 'state', 'readAt', 'minutesToRead',
    'deletedAt', 'failReason', 'templateVersion',
  ],
  pinned: 2,
  filters: ['event', 'level', 'receiver', 'state', 'object', 'mailSent', 'at'],
  search: ['titleZh', 'titleEn'],
  sort: [{ field: 'at', descending: true }],
  standard: ['list', 'export'],
  actions: [
    {
      key: 'resend',
      title: { zh: '重发', en: 'Send again' },
      on: 'many',
      permission: 'update',
      when: { field: 'state', in: ['failed'] },
      confirm: { zh: '重新发送所选消息？', en: 'Send the chosen messages again?' },
    },
  ],
});
