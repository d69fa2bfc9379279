import { definePage, defineResource, standardActions, type Tool } from '@axle/page-kit';
import { checkContractTemplate } from '@axle/templates';

export const contractCategoryRecords = defineResource({
  entity: 'contractCategory',
  label: { zh: '合同分类', en: 'Contract category' },
  service: 'base',
  readFrom: 'contract_category_list',
  nameFields: ['code', 'shortName'],
  knownBy: { code: 'code', names: ['nameZh', 'nameEn'] },
  searched: ['code', 'nameZh', 'nameEn', 'shortName'],
  fields: {
    code: { kind: 'code', label: { zh: '分类编码', en: 'Code' }, required: true, key: true, immutable: true, maxLength: 20, width: 120 },
    shortName: { kind: 'text', label: { zh: '简称', en: 'Short name' }, required: true, maxLength: 10, fold: true, width: 120 },
    nameZh: { kind: 'text', label: { zh: '中文名称', en: 'Chinese name' }, required: true, maxLength: 100, fold: true, width: 200 },
    nameEn: { kind: 'text', label: { zh: '英文名称', en: 'English name' }, required: true, maxLength: 100, fold: true, width: 240 },
    numberPrefix: {
      kind: 'code',
      label: { zh: '编号前缀', en: 'Number prefix' },
      required: true,
      maxLength: 4,
      pattern: '[A-Z]{2,4}',
      width: 110,
      help: { zh: '2–4个字母，不能重复。', en: '2 to 4 letters; must be unique.' },
    },
    needSeal: { kind: 'bool', label: { zh: '需盖章', en: 'Seal required' }, initial: true, width: 90 },
    forOrders: {
      kind: 'bool',
      label: { zh: '可下采购订单', en: 'For orders' },
      initial: false,
      width: 110,
      help: { zh: '采购订单可以在这类合同下提交。', en: 'Purchase orders can be placed under contracts of this kind.' },
    },
    retentionYears: { kind: 'integer', label: { zh: '保存年限(年)', en: 'Retention (years)' }, min: 1, max: 50, initial: 10, width: 110 },
    suppliers: {
      kind: 'integer',
      label: { zh: '供应商数', en: 'Suppliers' },
      readOnly: true,
      figure: true,
      min: 0,
      max: 10_000_000,
      width: 100,
    },
    contracts: {
      kind: 'integer',
      label: { zh: '合同数', en: 'Contracts' },
      readOnly: true,
      figure: true,
      min: 0,
      max: 10_000_000,
      width: 90,
    },
    templateFile: {
      kind: 'files',
      label: { zh: '模板文件', en: 'Template file' },
      most: 1,
      endings: ['docx', 'txt'],
      mostBytes: 5_242_880,
      width: 200,
      help: {
        zh: 'Word或文本文件；变量写作 {supplierName}。已上传文件时以文件为准。',
        en: 'A Word or text file with placeholders such as {supplierName}. A file takes precedence over the template text.',
      },
    },
    template: {
      kind: 'text',
      label: { zh: '模板文本', en: 'Template text' },
      maxLength: 20_000,
      lines: 12,
      hidden: true,
      width: 300,
      help: {
        zh: '未上传文件时使用；变量写作 {supplierName}，可用变量见“预览模板”。',
        en: 'Used if there is no file. Write placeholders as {supplierName}; “Preview template” lists them.',
      },
    },
  },
  unique: [{ fields: ['code'] }, { fields: ['numberPrefix'] }],
  checks: [checkContractTemplate],
});

/** The words of a template, filled with a sample: asked for and drawn by the view of its tab. */
const previewTool = {
  byView: true,
  reads: ['template', 'templateFile'],
  inputs: { category: { kind: 'ref', label: { zh: '合同分类', en: 'Contract category' }, entity: 'contractCategory', required: true } },
  results: {
    text: { kind: 'text', label: { zh: '合同', en: 'Contract' }, maxLength: 5_242_880, lines: 12 },
    file: { kind: 'text', label: { zh: '模板文件', en: 'Template file' }, maxLength: 200 },
  },
} as const satisfies Tool;

export const contractCategory = definePage({
  key: 'contractCategory',
  title: { zh: '合同分类', en: 'Contract categories' },
  words: ['contract template'],
  help: {
    why: { zh: '合同的种类，及其编号前缀与模板。', en: 'Kinds of contract with number prefix and template.' },
    notes: [
      {
        zh: '模板只能使用系统支持的变量，拼错的变量会被指出。',
        en: 'A template may use only known placeholders; a misspelt one is reported.',
      },
      {
        zh: '模板可上传Word（docx）或文本文件，也可直接填写；在详情中下载。',
        en: 'Upload a template as a Word (docx) or text file, or type it; download it from the details.',
      },
      { zh: '“预览模板”用示例数据显示填好的模板。', en: '“Preview template” shows a template filled with sample data.' },
    ],
  },
  resource: contractCategoryRecords,
  columns: [
    'code',
    'shortName',
    'nameZh',
    'nameEn',
    'numberPrefix',
    'needSeal',
    'forOrders',
    'retentionYears',
    'suppliers',
    'contracts',
    'templateFile',
    'template',
    'status',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['code', 'shortName', 'nameZh', 'nameEn', 'needSeal', 'forOrders', 'templateFile', 'status'],
  search: ['code', 'shortName', 'nameZh', 'nameEn'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    { key: 'all', title: { zh: '全部', en: 'All' } },
    { key: 'previewTemplate', title: { zh: '预览模板', en: 'Preview template' }, view: 'finance/contract-preview', tool: previewTool },
  ],
  form: [
    {
      title: { zh: '合同分类', en: 'Contract category' },
      fields: ['code', 'shortName', 'nameZh', 'nameEn', 'numberPrefix', 'retentionYears', 'needSeal', 'forOrders'],
    },
    { title: { zh: '模板', en: 'Template' }, fields: ['templateFile', 'template'] },
  ],
  drills: { contracts: { section: 'finance', page: 'contract', filters: [{ field: 'category', op: 'in', by: 'id' }] } },
  standard: standardActions,
  importing: {
    columns: ['code', 'shortName', 'nameZh', 'nameEn', 'numberPrefix', 'needSeal', 'retentionYears', 'forOrders'],
    mode: 'per_row',
    example: {
      code: 'PUR-FRAME',
      shortName: '采购框架',
      nameZh: '采购框架合同',
      nameEn: 'Purchase frame contract',
      numberPrefix: 'PF',
      needSeal: '是',
      retentionYears: '10',
      forOrders: '是',
    },
  },
});
