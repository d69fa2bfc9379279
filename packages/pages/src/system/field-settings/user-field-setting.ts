import { definePage, defineResource } from '@axle/page-kit';

export const fieldSetting = defineResource({
  entity: 'userFieldSetting',
  label: { zh: '字段设置', en: 'Field setting' },
  service: 'base',
  nameFields: ['page', 'field', 'mode'],
  constraints: {
    user_field_setting_subject: {
      code: 'SUBJECT',
      field: 'subject',
      message: { zh: '对象与对象类型不符', en: 'The subject does not match its kind' },
    },
  },
  fields: {
    subjectKind: {
      kind: 'enum',
      label: { zh: '对象类型', en: 'Applies to' },
      required: true,
      key: true,
      initial: 'role',
      width: 96,
      options: [
        { code: 'user', label: { zh: '用户', en: 'User' } },
        { code: 'role', label: { zh: '角色', en: 'Role' } },
        { code: 'all', label: { zh: '所有人', en: 'Everybody' } },
      ],
    },
    subject: {
      kind: 'text',
      label: { zh: '对象', en: 'User or role' },
      key: true,
      maxLength: 64,
      width: 150,
      help: {
        zh: '用户账号或角色代码；对所有人生效时留空。',
        en: 'User account or role code; leave empty for everybody.',
      },
    },
    page: { kind: 'page', by: 'page', label: { zh: '页面', en: 'Page' }, required: true, key: true, width: 150 },
    field: {
      kind: 'text',
      label: { zh: '字段', en: 'Field' },
      required: true,
      key: true,
      maxLength: 120,
      width: 150,
      help: {
        zh: '字段代码，例如 price；明细列写作 lines.price。',
        en: 'Field code, such as price; line columns are written lines.price.',
      },
    },
    mode: {
      kind: 'enum',
      label: { zh: '方式', en: 'Mode' },
      required: true,
      key: true,
      initial: 'readBlock',
      width: 120,
      options: [
        { code: 'hide', label: { zh: '隐藏', en: 'Hidden' }, tone: 'neutral' },
        { code: 'readBlock', label: { zh: '禁读', en: 'Read-blocked' }, tone: 'bad' },
        { code: 'writeBlock', label: { zh: '禁写', en: 'Write-blocked' }, tone: 'warn' },
      ],
    },
    until: {
      kind: 'date',
      label: { zh: '截止日期', en: 'Effective to' },
      width: 110,
      help: { zh: '含当日；留空表示一直有效。', en: 'Last day inclusive; empty means no end date.' },
    },
    reason: { kind: 'text', label: { zh: '原因', en: 'Reason' }, maxLength: 200, width: 240 },
    usersHit: {
      kind: 'integer',
      label: { zh: '影响用户数', en: 'Users affected' },
      readOnly: true,
      min: 0,
      max: 1_000_000,
      width: 96,
      help: {
        zh: '设置对其生效的用户，不含离职用户；每分钟统计一次。',
        en: 'Users the setting applies to, excluding those who left; updated every minute.',
      },
    },
  },
  unique: [{ fields: ['subjectKind', 'subject', 'page', 'field', 'mode'] }],
});

export const userFieldSetting = definePage({
  key: 'userFieldSetting',
  title: { zh: '用户字段设置', en: 'User field settings' },
  help: {
    why: {
      zh: '对无需查看的人隐藏或禁用成本、银行资料、供应商名称等字段。',
      en: 'Hides or blocks fields such as costs, bank details and supplier names for people who do not need them.',
    },
    notes: [
      {
        zh: '隐藏只影响屏幕；禁读的字段不会离开服务器：列表、导出、历史与提示中都没有。禁读也禁写。',
        en: '“Hidden” only affects the screen; read-blocked fields never leave the server: they appear in no list, export, history or message. Read-blocked fields cannot be written either.',
      },
      {
        zh: '对用户或所有人的禁用始终有效；对角色的禁用仅在授予该页面的所有角色都禁用时有效。',
        en: 'A block for a user or for everybody always applies; a block for a role applies only if every role that grants the page blocks the field.',
      },
      {
        zh: '“按页面设置”逐字段勾选；“默认列”为所有人或角色设定列表的列；个人改过的列归个人。“影响”按现有用户算出每条设置影响几人；“预览”逐字段显示某个用户在页面上能看到、能修改什么及其原因。',
        en: '“By page” sets fields with check boxes; “Default columns” sets list columns for everybody or a role, personal changes take precedence. “Users affected” shows how many current users each setting affects; “Preview” shows field by field what a user can see and change on a page, and why.',
      },
      { zh: '下一次请求即生效。', en: 'Takes effect with the next request.' },
    ],
  },
  resource: fieldSetting,
  columns: [
    'subjectKind',
    'subject',
    'page',
    'field',
    'mode',
    'until',
    'reason',
    'usersHit',
    'status',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 2,
  filters: ['subjectKind', 'subject', 'page', 'field', 'mode', 'until', 'updatedAt'],
  search: ['subject', 'field', 'reason'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    { key: 'hidden', title: { zh: '隐藏', en: 'Hidden' }, filters: [{ field: 'mode', op: 'eq', value: 'hide' }] },
    {
      key: 'blocked',
      title: { zh: '禁读禁写', en: 'Blocked' },
      filters: [{ field: 'mode', op: 'in', value: ['readBlock', 'writeBlock'] }],
    },
    { key: 'fields', title: { zh: '按页面设置', en: 'By page' }, view: 'system/field-matrix' },
    { key: 'preview', title: { zh: '预览', en: 'Preview' }, view: 'system/field-preview' },
    { key: 'lists', title: { zh: '默认列', en: 'Default columns' }, view: 'system/list-defaults' },
    {
      key: 'hits',
      title: { zh: '影响', en: 'Users affected' },
      board: {
        figures: 'hits',
        reads: ['subjectKind', 'subject', 'page', 'field', 'mode', 'until', 'status'],
        tiles: [
          {
            kind: 'number',
            key: 'touched',
            title: { zh: '受影响的用户', en: 'Affected users' },
            help: {
              zh: '至少一条设置对其生效的用户，每人计一次；不含离职用户。',
              en: 'Users to whom at least one setting applies, each counted once; excluding those who left.',
            },
          },
          {
            kind: 'table',
            key: 'settings',
            title: { zh: '每条设置的影响', en: 'Effect of each setting' },
            help: {
              zh: '只计能打开该页面的用户；“不受影响”的用户由另一角色取得该字段，或为超级管理员。',
              en: 'Only users who can open the page are counted; “Not affected” users have the field through another role or are super administrators.',
            },
            columns: [
              { key: 'hit', title: { zh: '受影响', en: 'Affected' } },
              { key: 'spared', title: { zh: '不受影响', en: 'Not affected' } },
              { key: 'named', title: { zh: '对象人数', en: 'Users targeted' } },
            ],
          },
        ],
      },
    },
  ],
  form: [
    { title: { zh: '适用对象', en: 'Target' }, fields: ['subjectKind', 'subject'] },
    { title: { zh: '字段', en: 'Field' }, fields: ['page', 'field', 'mode'] },
    { title: { zh: '期限与原因', en: 'Validity and reason' }, fields: ['until', 'reason'] },
  ],
  standard: ['list', 'add', 'update', 'del', 'import', 'log'],
  permissions: { add: 'update', log: 'list' },
  actions: [
    {
      key: 'copyRole',
      title: { zh: '复制角色设置', en: 'Copy role settings' },
      permission: 'update',
      on: 'none',
      input: {
        from: {
          kind: 'text',
          label: { zh: '从角色', en: 'From role' },
          required: true,
          maxLength: 64,
          help: { zh: '角色代码，例如 buyer。', en: 'Role code, such as buyer.' },
        },
        to: {
          kind: 'text',
          label: { zh: '到角色', en: 'To role' },
          required: true,
          maxLength: 64,
          help: { zh: '已有的设置保持不变。', en: 'Existing settings are kept.' },
        },
      },
    },
  ],
  importing: {
    columns: ['subjectKind', 'subject', 'page', 'field', 'mode', 'until', 'reason'],
    mode: 'per_row',
    example: { subjectKind: '角色', subject: 'operator', page: 'brand', field: 'note', mode: '禁读', reason: '内部备注' },
  },
});
