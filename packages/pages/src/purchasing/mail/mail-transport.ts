import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';
import { checkMailTransport } from '@axle/templates';

const settings = defineResource({
  entity: 'mailTransport',
  label: text('发信设置', 'Mail transport'),
  service: 'purchase-service',
  nameFields: ['host'],
  readFrom: 'mail_transport_list',
  constraints: {
    mail_transport_tested: {
      code: 'NOT_TESTED',
      field: 'way',
      message: text('请先测试连接，成功后才能启用', 'Test the connection first; the mail server is used once it answered'),
    },
  },
  fields: {
    way: {
      kind: 'enum',
      label: text('发送方式', 'Sent by'),
      required: true,
      width: 150,
      options: [
        { code: 'config', label: text('按服务器配置', 'As the server is configured'), tone: 'neutral' },
        { code: 'smtp', label: text('此处的邮件服务器', 'The mail server set here'), tone: 'good' },
      ],
    },
    host: { kind: 'text', label: text('服务器', 'Host'), maxLength: 253, width: 200 },
    port: { kind: 'integer', label: text('端口', 'Port'), min: 1, max: 65_535, width: 80 },
    security: {
      kind: 'enum',
      label: text('加密', 'Encryption'),
      required: true,
      width: 110,
      options: [
        { code: 'tls', label: text('TLS', 'TLS') },
        { code: 'starttls', label: text('STARTTLS', 'STARTTLS') },
        { code: 'none', label: text('不加密', 'None'), tone: 'warn' },
      ],
    },
    account: { kind: 'text', label: text('账号', 'Account'), maxLength: 200, width: 160 },
    hasPassword: { kind: 'bool', label: text('已设密码', 'Password set'), readOnly: true, figure: true, width: 90 },
    sender: {
      kind: 'text',
      label: text('发件人', 'Sender'),
      maxLength: 300,
      width: 220,
      help: text('邮箱，或“名称 <邮箱>”。', 'An e-mail address, or a name with one: Axle <axle@example.com>.'),
    },
    perMinute: { kind: 'integer', label: text('每分钟上限', 'Limit per minute'), min: 1, max: 6000, width: 100 },
    testState: {
      kind: 'enum',
      label: text('连接测试', 'Connection test'),
      readOnly: true,
      width: 110,
      options: [
        { code: 'none', label: text('未测试', 'Not tested'), tone: 'neutral' },
        { code: 'good', label: text('成功', 'Reached'), tone: 'good' },
        { code: 'bad', label: text('失败', 'Failed'), tone: 'bad' },
      ],
    },
    testAt: { kind: 'instant', label: text('测试时间', 'Tested at'), readOnly: true, width: 160 },
    testError: { kind: 'text', label: text('测试错误', 'Test error'), readOnly: true, maxLength: 500, width: 260 },
  },
  checks: [checkMailTransport],
});

export const mailTransport = definePage({
  key: 'mailTransport',
  title: text('发信设置', 'Mail transport'),
  words: ['SMTP'],
  help: {
    why: text('设置邮件由哪台邮件服务器发出，并测试连接。', 'Sets the mail server that mails are handed to, and tests it.'),
    notes: [
      text(
        '依次：填写服务器、设置密码、测试连接，成功后把“发送方式”改为此处的邮件服务器；在此之前按服务器配置发送。',
        'In this order: enter the server, set the password, test the connection, then choose the mail server set here under “Sent by”. Until then mails leave as the server is configured.',
      ),
      text(
        '服务器、端口、加密或账号改变后，密码被清除并恢复按服务器配置发送，须重新测试。',
        'When host, port, encryption or account change, the password is cleared and mails leave as the server is configured until a new test went well.',
      ),
    ],
  },
  resource: settings,
  columns: [
    'way',
    'host',
    'port',
    'security',
    'account',
    'hasPassword',
    'sender',
    'perMinute',
    'testState',
    'testAt',
    'testError',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['way', 'testState'],
  sort: [{ field: 'updatedAt', descending: true }],
  form: [
    { title: text('邮件服务器', 'Mail server'), fields: ['host', 'port', 'security', 'account'] },
    { title: text('发送', 'Sending'), fields: ['way', 'sender', 'perMinute'] },
  ],
  standard: ['list', 'update', 'log'],
  permissions: { log: 'list' },
  actions: [
    {
      key: 'setPassword',
      title: text('设置密码', 'Set password'),
      on: 'one',
      permission: 'update',
      input: {
        password: {
          kind: 'text',
          label: text('密码', 'Password'),
          required: true,
          maxLength: 400,
          secret: true,
          help: text('仅可写入，保存后不再显示。', 'Write-only; not shown again after saving.'),
        },
      },
    },
    { key: 'testConnection', title: text('测试连接', 'Test connection'), on: 'one', tone: 'primary' },
  ],
});
