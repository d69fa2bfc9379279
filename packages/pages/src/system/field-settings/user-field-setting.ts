import { definePage, defineResource } from '@axle/page-kit';

export const fieldSetting = defineResource({
  entity: 'userFieldSetting',
  label: { zh: '字段设置', en: 'Field setting' },
  service: 'base',
  nameFields: ['page', 'field', 'mode'],
  fields: {
    subjectKind: {
      kind: 'enum',
      label: { zh: '对象类型', en: 'Holds for' },
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
        en: 'A user’s account or a role’s code; empty where it holds for everybody.',
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
        en: 'The field’s code, such as price; a column of lines is lines.price.',
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
      label: { zh: '截止日期', en: 'Until' },
      width: 110,
      help: { zh: '含当日；留空表示一直有效。', en: 'The last day that it holds; empty means always.' },
    },
    reason: { kind: 'text', label: { zh: '原因', en: 'Reason' }, maxLength: 200, width: 240 },
    usersHit: {
      kind: 'integer',
      label: { zh: '影响用户数', en: 'Users hit' },
      readOnly: true,
      min: 0,
      max: 1_000_000,
      width: 96,
      help: {
        zh: '设置对其生效的用户，不含离职用户；每分钟统计一次。',
        en: 'Users for whom it holds, without those who left; counted every minute.',
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
      zh: '对不需要的人隐藏或封锁成本、银行资料、供应商名称等字段。',
      en: 'Keeps costs, bank data or supplier names from those who need not see them.',
    },
    notes: [
      {
        zh: '隐藏只影响屏幕；禁读的字段不会离开服务器：列表、导出、历史与提示中都没有。禁读也禁写。',
        en: 'Hidden keeps a field off the screen alone; a read-blocked one never leaves the server: no list, export, history or message holds it. It cannot be written either.',
      },
      {
        zh: '对用户或所有人的封锁总是有效；对角色的封锁只在给出该页面的所有角色都封锁时有效。',
        en: 'A block for a user or for everybody always holds; one for a role only if every role that gives the page blocks the field.',
      },
      {
        zh: '“按页面设置”逐字段勾选；“默认列”为所有人或角色设定列表的列；个人改过的列归个人。“影响”按现有用户算出每条设置影响几人；“预览”逐字段显示某个用户在页面上能看到、能修改什么及其原因。',
        en: '“By page” closes fields by a tick; “Default columns” sets the columns of a list for everybody or for a role; who changed theirs keeps them. “Users hit” counts over today’s users; “Preview” shows field by field what one user finds of a page, and why.',
      },
      { zh: '下一次请求即生效。', en: 'It holds from the next call on.' },
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
    { key: 'blocked', title: { zh: '封锁', en: 'Blocked' }, filters: [{ field: 'mode', op: 'in', value: ['readBlock', 'writeBlock'] }] },
    { key: 'fields', title: { zh: '按页面设置', en: 'By page' }, view: 'system/field-matrix' },
    { key: 'preview', title: { zh: '预览', en: 'Preview' }, view: 'system/field-preview' },
    { key: 'lists', title: { zh: '默认列', en: 'Default columns' }, view: 'system/list-defaults' },
    {
      key: 'hits',
      title: { zh: '影响', en: 'Users hit' },
      board: {
        figures: 'hits',
        reads: ['subjectKind', 'subject', 'page', 'field', 'mode', 'until', 'status'],
        tiles: [
          {
            kind: 'number',
            key: 'touched',
            title: { zh: '受影响的用户', en: 'Users touched' },
            help: {
              zh: '至少一条设置对其生效的用户，每人计一次；不含离职用户。',
              en: 'Users for whom at least one setting holds, each counted once; without those who left.',
            },
          },
          {
            kind: 'table',
            key: 'settings',
            title: { zh: '每条设置的影响', en: 'What each setting does' },
            help: {
              zh: '只计能打开该页面的用户；“不受影响”的用户由另一角色取得该字段，或为超级管理员。',
              en: 'Only users who may open the page count; those spared have the field by another role, or are super users.',
            },
            columns: [
              { key: 'hit', title: { zh: '受影响', en: 'Hit' } },
              { key: 'spared', title: { zh: '不受影响', en: 'Spared' } },
              { key: 'named', title: { zh: '对象人数', en: 'Meant for' } },
            ],
          },
        ],
      },
    },
  ],
  form: [
    { title: { zh: '对谁', en: 'Whom' }, fields: ['subjectKind', 'subject'] },
    { title: { zh: '字段', en: 'Field' }, fields: ['page', 'field', 'mode'] },
    { title: { zh: '期限与原因', en: 'How long and why' }, fields: ['until', 'reason'] },
  ],
  standard: ['list', 'add', 'update', 'del', 'import', 'log'],
  permissions: { add: 'update', log: 'list' },
  actions: [
    {
      key: 'copyRole',
      title: { zh: '复制角色设置', en: 'Copy between roles' },
      permission: 'update',
      on: 'none',
      input: {
        from: {
          kind: 'text',
          label: { zh: '从角色', en: 'From role' },
          required: true,
          maxLength: 64,
          help: { zh: '角色代码，例如 buyer。', en: 'The role’s code, such as buyer.' },
        },
        to: {
          kind: 'text',
          label: { zh: '到角色', en: 'To role' },
          required: true,
          maxLength: 64,
          help: { zh: '已有的设置保持不变。', en: 'What it has already stays as it is.' },
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
