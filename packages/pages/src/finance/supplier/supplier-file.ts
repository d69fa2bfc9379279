import { text } from '@axle/kernel';
import { checkFileDates } from '@axle/finance';
import { definePage, defineResource } from '@axle/page-kit';

export const supplierFileRecords = defineResource({
  entity: 'supplierFile',
  label: text('供应商档案', 'Supplier file'),
  service: 'base',
  nameFields: ['no', 'type'],
  constraints: {
    supplier_file_dates: {
      code: 'EXPIRY_ORDER',
      field: 'expiryDate',
      message: { zh: '到期日须晚于签发日', en: 'The expiry date must be after the issue date' },
    },
  },
  fields: {
    supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', required: true, immutable: true, width: 220 },
    type: {
      kind: 'enum',
      label: text('档案类型', 'Type'),
      required: true,
      key: true,
      width: 150,
      options: [
        { code: 'licence', label: text('营业执照', 'Business licence') },
        { code: 'iatf16949', label: text('IATF 16949', 'IATF 16949') },
        { code: 'iso9001', label: text('ISO 9001', 'ISO 9001') },
        { code: 'iso14001', label: text('ISO 14001', 'ISO 14001') },
        { code: 'contract', label: text('合同', 'Contract') },
        { code: 'nda', label: text('保密协议', 'NDA') },
        { code: 'audit', label: text('审厂报告', 'Audit report') },
        { code: 'bank', label: text('开户证明', 'Bank certificate') },
        { code: 'exportLicence', label: text('出口许可', 'Export licence') },
        { code: 'other', label: text('其他', 'Other') },
      ],
    },
    no: { kind: 'code', label: text('编号', 'Document no.'), key: true, maxLength: 60, width: 180 },
    issueDate: { kind: 'date', label: text('签发日期', 'Issue date'), width: 110 },
    expiryDate: {
      kind: 'date',
      label: text('到期日期', 'Expires on'),
      expiry: { within: 'remindDays' },
      width: 176,
      help: text('长期有效的留空。', 'Leave empty if it never expires.'),
    },
    remindDays: { kind: 'integer', label: text('提前提醒(天)', 'Reminder before (days)'), min: 0, max: 365, initial: 30, width: 120 },
    file: {
      kind: 'files',
      label: text('文件', 'File'),
      required: true,
      most: 1,
      endings: ['pdf', 'jpg', 'jpeg', 'png'],
      mostBytes: 20_971_520,
      width: 190,
    },
    remindedAt: { kind: 'instant', label: text('提醒时间', 'Reminded at'), readOnly: true, hidden: true },
    note: { kind: 'text', label: text('备注', 'Note'), maxLength: 500, lines: 2, hidden: true, width: 200 },
  },
  unique: [{ fields: ['supplier', 'type', 'no'] }],
  checks: [checkFileDates],
  scopedBy: { kind: 'supplier', field: 'supplier' },
});

export const supplierFile = definePage({
  key: 'supplierFile',
  title: text('供应商档案', 'Supplier files'),
  help: {
    why: text(
      '维护供应商的执照、证书、合同与审厂报告，并跟踪到期。',
      'Supplier licences, certificates, contracts and audits, with expiry tracking.',
    ),
    notes: [
      text(
        '到期日期在提醒天数内显示为黄色，过期后为红色。',
        'The expiry date is shown in amber within the reminder days and in red once expired.',
      ),
      text(
        '导入使用zip：每个文件命名为 供应商编码_档案类型_编号，如SUP-001_licence_91350100M000100Y43.pdf；同一供应商、类型与编号已有档案时替换文件。',
        'Import a zip of files named supplier code_type_number, such as SUP-001_licence_91350100M000100Y43.pdf; if that document already exists, its file is replaced.',
      ),
      text('“提醒”向采购负责人发送站内信和邮件。', '“Remind” sends the supplier’s buyer an in-app message and an e-mail.'),
      text(
        '缺执照的供应商见“供应商”页的“缺营业执照”。',
        'Suppliers without a licence are listed on the “No licence” tab of the “Suppliers” page.',
      ),
      text(
        '营业执照过期后30天内下单会提示，之后不能下新订单。',
        'For 30 days after a business licence expires, new orders show a warning; after that they are refused.',
      ),
    ],
  },
  resource: supplierFileRecords,
  columns: [
    'supplier',
    'type',
    'no',
    'issueDate',
    'expiryDate',
    'file',
    'remindDays',
    'remindedAt',
    'note',
    'status',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['supplier', 'type', 'no', 'issueDate', 'expiryDate', 'remindedAt', 'createdBy', 'status'],
  search: ['no', 'note'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    { key: 'all', title: text('全部', 'All') },
    { key: 'expired', title: text('已过期', 'Expired'), filters: [{ field: 'expiryDate', op: 'between', value: 'olderThan1d' }] },
    {
      key: 'soon',
      title: text('30天内到期', 'Expiring within 30 days'),
      filters: [{ field: 'expiryDate', op: 'between', value: 'next30d' }],
    },
    { key: 'licence', title: text('营业执照', 'Business licences'), filters: [{ field: 'type', op: 'eq', value: 'licence' }] },
  ],
  form: [{ title: text('档案', 'Document'), fields: ['supplier', 'type', 'no', 'issueDate', 'expiryDate', 'remindDays', 'file', 'note'] }],
  standard: ['list', 'add', 'update', 'del', 'enable', 'disable', 'import', 'export', 'log'],
  actions: [
    {
      key: 'remind',
      title: text('提醒', 'Remind'),
      on: 'many',
      permission: 'update',
      confirm: text('向这些供应商的采购负责人发送站内信和邮件。', 'Sends the buyers of these suppliers an in-app message and an e-mail.'),
    },
  ],
  importing: {
    columns: ['supplier', 'type', 'no', 'file'],
    mode: 'per_row',
    zip: { named: ['supplier', 'type', 'no'], file: 'file' },
    example: { supplier: 'SUP-001', type: 'licence', no: '91350100M000100Y43' },
  },
});
