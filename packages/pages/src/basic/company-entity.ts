import { bankAccountsHold, countedAccounts, taxNumberHolds } from '@axle/finance';
import { definePage, defineResource, pictureEndings, standardActions } from '@axle/page-kit';

export const companyEntityRecords = defineResource({
  entity: 'companyEntity',
  label: { zh: '公司主体', en: 'Company entity' },
  service: 'base',
  readFrom: 'company_entity_shown',
  nameFields: ['code', 'nameZh'],
  knownBy: { code: 'code', names: ['nameZh', 'nameEn'] },
  fields: {
    code: { kind: 'code', label: { zh: '公司编码', en: 'Company code' }, required: true, key: true, immutable: true, maxLength: 20, width: 120 },
    nameZh: { kind: 'text', label: { zh: '中文名称', en: 'Chinese name' }, required: true, maxLength: 100, fold: true, width: 220 },
    nameEn: { kind: 'text', label: { zh: '英文名称', en: 'English name' }, required: true, maxLength: 120, fold: true, width: 260 },
    country: { kind: 'ref', label: { zh: '国家', en: 'Country' }, entity: 'country', required: true, width: 110 },
    taxNo: {
      kind: 'code', label: { zh: '税号', en: 'Tax number' }, maxLength: 30, pattern: '[A-Z0-9-]+', width: 196,
      help: { zh: '中国：18位统一社会信用代码；美国：EIN，例如 38-4172965；欧盟与英国：增值税号。', en: 'China: unified social credit code of 18 characters; US: EIN such as 38-4172965; EU and UK: VAT number.' },
    },
    eori: { kind: 'code', label: { zh: 'EORI', en: 'EORI' }, maxLength: 17, pattern: '[A-Z]{2}[A-Z0-9]{1,15}', width: 176, help: { zh: '两位国家代码加最多15位字母或数字。', en: 'Two letters of the country and at most 15 letters or digits.' } },
    address: { kind: 'address', label: { zh: '注册地址', en: 'Registered address' }, hidden: true },
    currency: { kind: 'code', label: { zh: '本位币', en: 'Currency' }, required: true, maxLength: 3, pattern: '[A-Z]{3}', width: 84 },
    accounts: { kind: 'integer', label: { zh: '银行账户数', en: 'Bank accounts' }, readOnly: true, min: 0, max: 50, width: 110 },
    stores: { kind: 'integer', label: { zh: '店铺数', en: 'Shops' }, readOnly: true, figure: true, min: 0, max: 1_000_000, width: 90 },
    warehouses: { kind: 'integer', label: { zh: '仓库数', en: 'Warehouses' }, readOnly: true, figure: true, min: 0, max: 1_000_000, width: 104 },
    nsSubsidiaryId: { kind: 'code', label: { zh: 'NS子公司ID', en: 'NS subsidiary' }, maxLength: 20, width: 116 },
    sealImage: {
      kind: 'files', label: { zh: '印章图片', en: 'Seal' }, most: 1, endings: pictureEndings, mostBytes: 2_097_152, width: 88,
      help: { zh: '打印合同时使用；可在字段权限中对角色隐藏。', en: 'Printed on contracts; field settings hide it from roles.' },
    },
    bankAccounts: {
      kind: 'lines', label: { zh: '银行账户', en: 'Bank accounts' }, approval: true, by: ['accountNo', 'currency'], most: 50,
      fields: {
        name: { kind: 'text', label: { zh: '户名', en: 'Account holder' }, required: true, maxLength: 120, width: 220 },
        bank: { kind: 'text', label: { zh: '开户行', en: 'Bank' }, required: true, maxLength: 120, width: 200 },
        accountNo: { kind: 'code', label: { zh: '账号', en: 'Account number' }, required: true, maxLength: 34, pattern: '[A-Z0-9-]+', width: 190 },
        bankCode: { kind: 'code', label: { zh: '联行号/SWIFT', en: 'CNAPS / SWIFT' }, required: true, maxLength: 12, width: 130 },
        currency: { kind: 'code', label: { zh: '币种', en: 'Currency' }, required: true, maxLength: 3, pattern: '[A-Z]{3}', width: 84 },
        isDefault: { kind: 'bool', label: { zh: '默认', en: 'Default' }, initial: false, width: 76 },
      },
    },
  },
  unique: [{ fields: ['code'] }],
  checks: [taxNumberHolds, bankAccountsHold],
  derive: countedAccounts,
});

export const companyEntity = definePage({
  key: 'companyEntity',
  title: { zh: '公司主体', en: 'Company entities' },
  help: {
    why: { zh: '采购、销售、出口与进口所用的法律主体。', en: 'The legal entities that buy, sell, export and import.' },
    notes: [
      { zh: '银行账户的修改须财务经理审批，审批前付款仍用原账户。', en: 'A change of bank accounts waits for the finance manager; payments use the old ones until then.' },
      { zh: '被引用的公司不能删除，只能停用。', en: 'A company in use cannot be deleted, only disabled.' },
      { zh: '银行账户与印章不经导入。', en: 'Bank accounts and seals are not imported.' },
    ],
  },
  resource: companyEntityRecords,
  columns: ['code', 'nameZh', 'nameEn', 'country', 'taxNo', 'eori', 'currency', 'accounts', 'nsSubsidiaryId', 'stores', 'warehouses', 'sealImage', 'address', 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 1,
  filters: ['code', 'nameZh', 'nameEn', 'country', 'taxNo', 'currency', 'status'],
  search: ['code', 'nameZh', 'nameEn', 'taxNo'],
  sort: [{ field: 'updatedAt', descending: true }],
  form: [
    { title: { zh: '公司', en: 'Company' }, fields: ['code', 'country', 'nameZh', 'nameEn', 'taxNo', 'eori', 'currency', 'nsSubsidiaryId', 'address', 'sealImage'] },
    { title: { zh: '银行账户', en: 'Bank accounts' }, fields: ['bankAccounts'] },
  ],
  drills: {
    stores: { section: 'system', page: 'shopAuthorization', filters: [{ field: 'company', op: 'in', by: 'id' }] },
    warehouses: { section: 'basic', page: 'warehouse', filters: [{ field: 'company', op: 'in', by: 'id' }] },
  },
  related: [
    { title: { zh: '店铺站点', en: 'Store sites' }, section: 'basic', page: 'storeSite', columns: ['store', 'platform', 'site', 'currency', 'taxNo', 'manager'], field: 'company', by: 'id' },
    { title: { zh: '仓库', en: 'Warehouses' }, section: 'basic', page: 'warehouse', columns: ['code', 'nameZh', 'type', 'country', 'status'], field: 'company', by: 'id' },
    { title: { zh: '报关抬头', en: 'Exporters' }, section: 'basic', page: 'customsExporter', columns: ['customsCode', 'supervision', 'rebateEligible', 'validTo', 'status'], field: 'company', by: 'id' },
    { title: { zh: '卖出关系', en: 'Sells to' }, section: 'basic', page: 'tradeRelation', columns: ['buyer', 'currency', 'markup', 'incoterm', 'effectiveFrom', 'effectiveTo'], field: 'seller', by: 'id' },
  ],
  standard: standardActions,
  importing: {
    columns: ['code', 'nameZh', 'nameEn', 'country', 'taxNo', 'eori', 'address', 'currency', 'nsSubsidiaryId'],
    mode: 'per_row',
    example: { code: 'AX-US', nameZh: '安行美国公司', nameEn: 'Axle Auto Parts Inc.', country: 'US', taxNo: '38-4172965', currency: 'USD', nsSubsidiaryId: '4' },
  },
});
