import { accountHoldersHold, bankAccountsHold, contactsHold, derivedSupplier, mayEliminate, usccHolds } from '@axle/finance';
import { definePage, defineResource } from '@axle/page-kit';
import { identityFields, supplierStages, termFields } from './supplier/supplier-fields.ts';
import { relatedOfSupplier } from './supplier/supplier-related.ts';
import { keptFields, lineFields } from './supplier/supplier-lines.ts';

export const supplierRecords = defineResource({
  entity: 'supplier',
  label: { zh: '供应商', en: 'Supplier' },
  service: 'base',
  path: 'suppliers',
  readFrom: 'supplier_shown',
  nameFields: ['supplierCode', 'nameZh'],
  knownBy: { code: 'supplierCode', names: ['nameZh', 'nameEn'] },
  fields: { ...identityFields, ...termFields, ...lineFields, ...keptFields },
  unique: [{ fields: ['supplierCode'] }],
  checks: [usccHolds, bankAccountsHold, accountHoldersHold, contactsHold],
  derive: derivedSupplier,
  scopedBy: { kind: 'supplier', field: 'id', owner: 'purchaseUser' },
  states: {
    field: 'stage',
    initial: 'potential',
    final: ['eliminated'],
    editable: ['potential', 'trial', 'qualified', 'frozen'],
    deletable: ['potential'],
    transitions: [
      {
        key: 'promote', title: { zh: '转试用', en: 'To trial' }, from: ['potential'], to: 'trial', permission: 'updateStage', tone: 'primary',
        oneWay: { zh: '样品合格的事实不会消失；不再合作时冻结。', en: 'A sample that passed has passed; who is bought from no more is frozen.' },
        input: { sampleNo: { kind: 'text', label: { zh: '合格的打样单号', en: 'Sample that passed' }, required: true, maxLength: 40 } },
      },
      {
        key: 'qualify', title: { zh: '转合格', en: 'Qualify' }, from: ['trial'], to: 'qualified', permission: 'updateStage', tone: 'primary',
        oneWay: { zh: '已验收的订单不会消失；表现变差时降级或冻结。', en: 'Accepted orders stay accepted; who gets worse is graded down or frozen.' },
        input: {
          acceptedOrders: {
            kind: 'integer', label: { zh: '已验收订单数', en: 'Accepted orders' }, required: true, min: 0, max: 100_000,
            help: { zh: '至少3张。', en: 'At least three.' },
          },
        },
      },
      {
        key: 'freeze', title: { zh: '冻结', en: 'Freeze' }, from: ['potential', 'trial', 'qualified'], to: 'frozen', permission: 'updateStage', tone: 'danger',
        oneWay: { zh: '解冻恢复到冻结前的阶段。', en: 'Unfreezing returns it to the stage that it was frozen in.' },
        confirm: { zh: '冻结后不能下新订单，未结订单继续执行。', en: 'It gets no new orders; open ones go on.' },
        input: { freezeReason: { kind: 'text', label: { zh: '冻结原因', en: 'Reason' }, required: true, maxLength: 200 } },
      },
      {
        key: 'unfreeze', title: { zh: '解冻', en: 'Unfreeze' }, from: ['frozen'], to: 'qualified', permission: 'updateStage',
        confirm: { zh: '恢复到冻结前的阶段。', en: 'It returns to the stage that it was frozen in.' },
      },
      {
        key: 'eliminate', title: { zh: '淘汰', en: 'Eliminate' }, from: ['frozen'], to: 'eliminated', permission: 'updateStage', tone: 'danger', check: mayEliminate,
        oneWay: { zh: '淘汰是终态：历史单据保留；重新合作须新建并重新准入。', en: 'The end: its documents stay; who is bought from again is added and admitted anew.' },
        confirm: { zh: '淘汰后不能恢复。', en: 'There is no way back.' },
      },
    ],
  },
});

export const supplier = definePage({
  key: 'supplier',
  title: { zh: '供应商', en: 'Suppliers' },
  help: {
    why: { zh: '采购部维护可以向谁买、以什么条件买，以及由谁负责。', en: 'Purchasing keeps who may be bought from, on which terms, and who of us looks after them.' },
    notes: [
      { zh: '银行账户、付款方式与信用代码的修改须财务经理审批，审批前付款仍用原账户；潜在供应商除外。', en: 'Changes of bank accounts, payment method and credit code wait for the finance manager, and payments use the old account until then; potential suppliers are free of that.' },
      { zh: '潜在供应商打样合格后转试用；试用期每单不超过50,000元、同时只有一单；三张订单验收后转合格。', en: 'A potential supplier comes on trial with a sample that passed; on trial it gets one order at a time of at most 50,000 yuan, and qualifies with three accepted ones.' },
      { zh: '有未结订单或往来余额不为零的供应商不能淘汰。', en: 'A supplier with open orders or a balance is not eliminated.' },
      { zh: '只看得到数据权限内的供应商：本人、本部门的，或指定的。', en: 'Everybody sees the suppliers of their data scope: their own, those of their department, or listed ones.' },
      { zh: '“缺营业执照”列出没有有效执照的供应商，含已过期的。', en: '“No licence” lists suppliers without a valid licence, those that ran out too.' },
      { zh: '银行账户不经导入；户名与供应商名称不同时须写明原因。', en: 'Bank accounts are never imported; one in another name says why.' },
    ],
  },
  resource: supplierRecords,
  columns: ['supplierCode', 'nameZh', 'nameEn', 'type', 'stage', 'grade', 'category', 'currency', 'paymentMethod', 'purchaseUser', 'qcUser', 'leadDays', 'skus', 'onTime', 'province', 'licenceTo', 'licenceValid', 'shortName', 'score', 'openAmount', 'balance', 'accepted', 'filesTo', 'uscc', 'taxNo', 'address', 'taxRate', 'invoiceKind', 'contractCategory', 'monthlyCapacity', 'minOrderAmount', 'reconcileDay', 'portalLanguage', 'sampleNo', 'acceptedOrders', 'freezeReason', 'note', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 1,
  filters: ['supplierCode', 'nameZh', 'nameEn', 'type', 'stage', 'grade', 'category', 'purchaseUser', 'province', 'paymentMethod', 'onTime', 'licenceValid', 'licenceTo', 'filesTo', 'skus', 'uscc', 'createdAt'],
  search: ['supplierCode', 'nameZh', 'nameEn', 'shortName'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    { key: 'all', title: { zh: '全部', en: 'All' } },
    ...supplierStages.map(({ code, label }) => ({ key: String(code), title: label, filters: [{ field: 'stage', op: 'eq' as const, value: code }] })),
    {
      key: 'noLicence', title: { zh: '缺营业执照', en: 'No licence' },
      filters: [
        { field: 'licenceValid', op: 'eq', value: false },
        { field: 'stage', op: 'in', value: ['potential', 'trial', 'qualified'] },
      ],
    },
  ],
  form: [
    { title: { zh: '基本资料', en: 'Identity' }, fields: ['supplierCode', 'type', 'nameZh', 'nameEn', 'shortName', 'category', 'uscc', 'taxNo', 'address', 'note'] },
    { title: { zh: '负责人', en: 'People' }, fields: ['purchaseUser', 'qcUser', 'portalLanguage'] },
    { title: { zh: '条款', en: 'Terms' }, fields: ['currency', 'taxRate', 'invoiceKind', 'paymentMethod', 'contractCategory', 'leadDays', 'monthlyCapacity', 'minOrderAmount', 'reconcileDay'] },
    { title: { zh: '银行账户', en: 'Bank accounts' }, fields: ['bankAccounts'] },
    { title: { zh: '联系人', en: 'Contacts' }, fields: ['contacts'] },
    { title: { zh: '扣款、主体与品类', en: 'Deductions, companies, categories' }, fields: ['deductions', 'companies', 'categories'] },
  ],
  standard: ['list', 'add', 'update', 'del', 'import', 'export', 'log'],
  related: relatedOfSupplier,
  drills: {
    skus: { section: 'basic', page: 'skuList', filters: [{ field: 'supplier', op: 'in', by: 'id' }] },
    onTime: { section: 'basic', page: 'buyingLog', filters: [{ field: 'supplier', op: 'in', by: 'id' }] },
  },
  transitions: ['promote', 'qualify', 'freeze', 'unfreeze', 'eliminate'],
  actions: [
    {
      key: 'transfer', title: { zh: '转交', en: 'Transfer' }, on: 'many', permission: 'updateOwner',
      input: { purchaseUser: { kind: 'user', label: { zh: '采购负责人', en: 'Buyer' }, required: true } },
    },
    {
      key: 'grade', title: { zh: '评级', en: 'Grade' }, on: 'many', permission: 'update',
      input: {
        score: {
          kind: 'decimal', label: { zh: '月度评分', en: 'Score of the month' }, required: true, scale: 1, min: '0', max: '100',
          help: { zh: '85分起A，70分起B，60分起C，以下D。', en: 'A from 85, B from 70, C from 60, else D.' },
        },
      },
    },
  ],
  importing: {
    columns: ['supplierCode', 'nameZh', 'nameEn', 'shortName', 'type', 'category', 'uscc', 'currency', 'paymentMethod', 'purchaseUser', 'qcUser', 'address', 'taxRate', 'leadDays'],
    mode: 'per_row',
    example: { supplierCode: 'S-1001', nameZh: '宁波北仑制动系统有限公司', nameEn: 'Ningbo Beilun Brake Systems Co., Ltd.', shortName: '北仑制动', type: '工厂', category: 'BRK', uscc: '91350100M000100Y43', currency: 'CNY', paymentMethod: 'EOM60', purchaseUser: '王磊', leadDays: '25' },
  },
});
