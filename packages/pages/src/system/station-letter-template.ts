import { definePage, defineResource } from '@axle/page-kit';
import { checkMessageTemplate, previewMessageTemplate } from '@axle/templates';
import { messageLevels } from '../logs/message-levels.ts';

const template = defineResource({
  entity: 'messageTemplate',
  label: { zh: '站内信模板', en: 'Message template' },
  service: 'base',
  nameFields: ['event', 'templateVersion'],
  fields: {
    event: { kind: 'text', label: { zh: '事件', en: 'Event' }, required: true, key: true, maxLength: 80, width: 150, help: { zh: '系统发出的事件，例如 stock.short；也可新建事件。', en: 'What the product tells of, such as stock.short; or a new event.' } },
    templateVersion: { kind: 'integer', label: { zh: '版本', en: 'Version' }, readOnly: true, required: true, key: true, min: 1, max: 1_000_000, width: 80 },
    level: { kind: 'enum', label: { zh: '级别', en: 'Level' }, required: true, initial: 'info', options: messageLevels, width: 84 },
    titleZh: { kind: 'text', label: { zh: '中文标题', en: 'Title zh' }, required: true, maxLength: 200, width: 230, help: { zh: '变量写作 {{order.no}}；一行文字。', en: 'Variables are written {{order.no}}; one line.' } },
    titleEn: { kind: 'text', label: { zh: '英文标题', en: 'Title en' }, required: true, maxLength: 200, width: 230 },
    bodyZh: { kind: 'text', label: { zh: '中文正文', en: 'Body zh' }, required: true, maxLength: 2000, lines: 4, width: 260, hidden: true },
    bodyEn: { kind: 'text', label: { zh: '英文正文', en: 'Body en' }, required: true, maxLength: 2000, lines: 4, width: 260, hidden: true },
    variables: { kind: 'tags', label: { zh: '变量', en: 'Variables' }, maxLength: 60, width: 220, help: { zh: '系统事件的变量由系统给出；新建事件在此列出其变量。', en: 'Those of the product’s own events follow from the event; a new event lists its own here.' } },
    receivers: { kind: 'tags', label: { zh: '接收人', en: 'Receivers' }, maxLength: 80, width: 150, help: { zh: '当事人（owner、requester、user、mentioned、approver）、角色代码或 user:账号；留空为当事人。', en: 'People concerned (owner, requester, user, mentioned, approver), codes of roles, or user:account; empty means those concerned.' } },
    alsoMail: { kind: 'bool', label: { zh: '同时发邮件', en: 'Mail too' }, required: true, initial: false, width: 96, help: { zh: '按接收人的语言发到其邮箱。', en: 'To each receiver’s address, in the receiver’s language.' } },
    dedupeMinutes: { kind: 'integer', label: { zh: '合并窗口（分钟）', en: 'Window, minutes' }, required: true, initial: 0, min: 0, max: 1440, width: 128, help: { zh: '窗口内同事件、同接收人、同对象只计次；0 为不合并。', en: 'The same event, receiver and object inside it counts up instead of coming again; 0 for never.' } },
    linkPage: { kind: 'page', by: 'page', label: { zh: '所到页面', en: 'Leads to' }, width: 140 },
    sent30d: { kind: 'integer', label: { zh: '近30天发送', en: 'Sent in 30 d' }, readOnly: true, required: true, min: 0, max: 1_000_000_000, width: 104, help: { zh: '每10分钟统计一次。', en: 'Counted every ten minutes.' } },
    readPercent: { kind: 'integer', label: { zh: '已读 %', en: 'Read %' }, readOnly: true, min: 0, max: 100, width: 84 },
    state: {
      kind: 'enum', label: { zh: '状态', en: 'State' }, readOnly: true, required: true, width: 90,
      options: [
        { code: 'current', label: { zh: '在用', en: 'Current' }, tone: 'good' },
        { code: 'retired', label: { zh: '停用', en: 'Retired' }, tone: 'neutral' },
      ],
    },
    retiredAt: { kind: 'instant', label: { zh: '停用时间', en: 'Retired at' }, readOnly: true, hidden: true },
  },
  unique: [{ fields: ['event', 'templateVersion'] }],
  checks: [checkMessageTemplate],
  states: {
    field: 'state', initial: 'current', final: ['retired'], editable: [], deletable: ['retired'],
    transitions: [
      { key: 'retire', title: { zh: '停用', en: 'Retire' }, from: ['current'], to: 'retired', permission: 'del', tone: 'danger', oneWay: { zh: '停用的版本不再启用：新增版本即可恢复，已发出的消息仍指向其文字。', en: 'A retired version stays retired: adding one brings the event back, and messages that were sent keep their words.' }, confirm: { zh: '停用后该事件不再发送站内信，直到新增版本。', en: 'Nobody is told of the event any more, until a new version is added.' } },
    ],
  },
});

export const stationLetterTemplate = definePage({
  key: 'stationLetterTemplate',
  title: { zh: '站内信模板', en: 'In-app message templates' },
  help: {
    why: { zh: '维护系统消息（待办、预警、任务结果）的文字与接收人。', en: 'The texts and receivers of system messages: to-dos, warnings, results of tasks.' },
    notes: [
      { zh: '模板不修改：新增即为该事件的新版本，原版本自动停用。已发出的消息保持原文。', en: 'A template is never changed: adding one makes the next version of its event and retires the former. Messages that were sent keep their words.' },
      { zh: '“新版本”以所选模板为底稿打开新增表单；表单下方按示例数据预览。', en: '“New version” opens the form with what the ticked template says; below it stands a preview with sample values.' },
      { zh: '停用事件的在用版本即关闭该消息。在用版本不能删除；已停用的版本在没有消息引用时可删除。', en: 'To switch a message off, retire its current version. A current version cannot be deleted, a retired one can once no message refers to it.' },
      { zh: '邮件按环境变量 MAIL_URL 发送；未设置时写入数据目录的 outbox 文件夹。发送结果见站内信日志。', en: 'Mails go to the server in MAIL_URL; without one they are laid into the folder outbox of the data folder. What became of each stands in the message log.' },
    ],
  },
  resource: template,
  columns: [
    'event', 'templateVersion', 'level', 'titleZh', 'titleEn', 'receivers', 'alsoMail', 'dedupeMinutes', 'sent30d', 'readPercent', 'state',
    'linkPage', 'variables', 'bodyZh', 'bodyEn', 'retiredAt', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt',
  ],
  pinned: 2,
  filters: ['event', 'level', 'receivers', 'state', 'titleZh', 'titleEn', 'bodyZh', 'bodyEn', 'alsoMail', 'sent30d', 'updatedAt'],
  search: ['event', 'titleZh', 'titleEn', 'bodyZh', 'bodyEn'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    { key: 'current', title: { zh: '在用', en: 'Current' }, filters: [{ field: 'state', op: 'eq', value: 'current' }] },
    { key: 'all', title: { zh: '全部版本', en: 'All versions' } },
  ],
  form: [
    { title: { zh: '事件', en: 'Event' }, fields: ['event', 'level', 'variables', 'linkPage'] },
    { title: { zh: '中文', en: 'Chinese' }, fields: ['titleZh', 'bodyZh'] },
    { title: { zh: '英文', en: 'English' }, fields: ['titleEn', 'bodyEn'] },
    { title: { zh: '接收', en: 'Receiving' }, fields: ['receivers', 'dedupeMinutes', 'alsoMail'] },
  ],
  preview: previewMessageTemplate,
  standard: ['list', 'add', 'del', 'log'],
  permissions: { log: 'list' },
  actions: [{ key: 'newVersion', title: { zh: '新版本', en: 'New version' }, on: 'one', permission: 'add', effect: 'copy' }],
  transitions: ['retire'],
});
