import { checkUscc } from '@axle/finance';
import { definePage, defineResource, standardActions } from '@axle/page-kit';

export const customsExporterRecords = defineResource({
  entity: 'customsExporter',
  label: { zh: '报关抬头', en: 'Exporter of record' },
  service: 'base',
  nameFields: ['customsCode'],
  knownBy: { code: 'customsCode' },
  fields: {
    company: { kind: 'ref', label: { zh: '公司主体', en: 'Company' }, entity: 'companyEntity', required: true, width: 240 },
    customsCode: {
      kind: 'code',
      label: { zh: '海关注册编码', en: 'Customs registration code' },
      required: true,
      key: true,
      immutable: true,
      maxLength: 10,
      pattern: '[A-Z0-9]{10}',
      width: 130,
      help: { zh: '海关备案的10位编码。', en: 'The 10-character code of the customs registration.' },
    },
    uscc: { kind: 'code', label: { zh: '统一社会信用代码', en: 'Unified social credit code' }, required: true, maxLength: 18, width: 180 },
    ciqCode: { kind: 'code', label: { zh: '检验检疫编码', en: 'CIQ code' }, maxLength: 10, pattern: '[A-Z0-9]{10}', width: 130 },
    supervision: {
      kind: 'enumList',
      label: { zh: '监管方式', en: 'Customs regime' },
      required: true,
      width: 260,
      options: [
        { code: '0110', label: { zh: '0110 一般贸易', en: '0110 General trade' } },
        { code: '9710', label: { zh: '9710 跨境B2B直接出口', en: '9710 Cross-border B2B direct export' } },
        { code: '9810', label: { zh: '9810 跨境出口海外仓', en: '9810 Export to overseas warehouse' } },
        { code: '9610', label: { zh: '9610 跨境零售', en: '9610 Cross-border retail' } },
        { code: '1210', label: { zh: '1210 保税电商', en: '1210 Bonded e-commerce' } },
      ],
    },
    rebateEligible: {
      kind: 'bool',
      label: { zh: '可退税', en: 'Eligible for export rebate' },
      initial: true,
      width: 100,
      help: {
        zh: '不可退税时，使用该抬头的路线的出口退税按0计算。',
        en: 'If not eligible, the export rebate is 0 on routes that use this exporter.',
      },
    },
    bankForFx: { kind: 'text', label: { zh: '收汇银行', en: 'Bank for foreign receipts' }, maxLength: 120, width: 200 },
    validTo: {
      kind: 'date',
      label: { zh: '有效期至', en: 'Valid to' },
      width: 116,
      help: { zh: '到期后不能用于新的报关单。', en: 'No new declarations after this day.' },
    },
  },
  unique: [{ fields: ['customsCode'] }],
  checks: [checkUscc],
});

export const customsExporter = definePage({
  key: 'customsExporter',
  title: { zh: '报关抬头', en: 'Exporters of record' },
  words: ['exporter of record'],
  help: {
    why: { zh: '报关与退税可以使用的出口经营单位。', en: 'The exporters of record that customs declarations and tax refunds may use.' },
    notes: [
      {
        zh: '9810报关单只能选择登记了9810且未过期的抬头。',
        en: 'A 9810 declaration can only use an exporter that is registered for 9810 and has not expired.',
      },
    ],
  },
  resource: customsExporterRecords,
  columns: [
    'customsCode',
    'company',
    'uscc',
    'ciqCode',
    'supervision',
    'rebateEligible',
    'bankForFx',
    'validTo',
    'status',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['customsCode', 'company', 'supervision', 'rebateEligible', 'validTo', 'status'],
  search: ['customsCode', 'uscc'],
  sort: [{ field: 'updatedAt', descending: true }],
  editsCells: true,
  form: [
    { title: { zh: '报关抬头', en: 'Exporter of record' }, fields: ['company', 'customsCode', 'uscc', 'ciqCode'] },
    { title: { zh: '资格', en: 'Eligibility' }, fields: ['supervision', 'rebateEligible', 'validTo', 'bankForFx'] },
  ],
  standard: standardActions,
  importing: {
    columns: ['company', 'customsCode', 'uscc', 'ciqCode', 'supervision', 'rebateEligible', 'bankForFx', 'validTo'],
    mode: 'per_row',
    example: {
      company: 'AX-SZ',
      customsCode: '4403160ABC',
      uscc: '91440300MA5FQX7K24',
      ciqCode: '4777612345',
      supervision: '0110,9810',
      rebateEligible: '是',
      bankForFx: '中国银行深圳分行',
      validTo: '2028-06-30',
    },
  },
});
