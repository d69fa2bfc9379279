import { checkGtin, checkOeNumbers, skuWeights } from '@axle/catalog';
import { text } from '@axle/kernel';
import { defineResource } from '@axle/page-kit';
import { numberOf } from '../../inventory/operation/operation-fields.ts';
import { articleFields } from './article-fields.ts';
import { launchFields } from './launch-fields.ts';
import { registrationState, registrationStates } from './registration-states.ts';

/** The master data of new products, completed once, from which their SKUs are created. */
export const registrationRecords = defineResource({
  entity: 'newProductRegistration',
  label: text('新品登记', 'Registration'),
  service: 'item',
  readFrom: 'new_product_registration_list',
  nameFields: ['regNo', 'nameZh'],
  knownBy: { code: 'regNo', names: ['nameZh', 'nameEn'] },
  searched: ['regNo', 'nameZh', 'nameEn'],
  fields: {
    regNo: numberOf('登记号', 'Registration no.'),
    project: {
      kind: 'ref',
      label: text('项目', 'Project'),
      entity: 'newProductProject',
      required: true,
      immutable: true,
      key: true,
      width: 220,
    },
    ...articleFields,
    ...launchFields,
    completeness: {
      kind: 'integer',
      label: text('完整度(%)', 'Completeness (%)'),
      readOnly: true,
      min: 0,
      max: 100,
      width: 110,
      help: text(
        '必填字段与品类模板必填属性的填写比例，向下取整；100%才能提交。',
        'Share of the required fields and of the properties that the category requires, rounded down; submitting needs 100%.',
      ),
    },
    duplicates: {
      kind: 'tags',
      codesOf: 'sku',
      label: text('疑似重复', 'Possible duplicates'),
      readOnly: true,
      maxLength: 32,
      seenWith: { page: 'skuList', field: 'oeNumbers' },
      width: 150,
      help: text(
        'OE号与安装位置相同的在用SKU；品牌也相同的不能提交。',
        'Live SKUs with the same OE number and position; of the same brand it cannot be submitted.',
      ),
    },
    state: registrationState,
    sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', readOnly: true, width: 220 },
    requirement: {
      kind: 'ref',
      label: text('采购需求', 'Purchase requirement'),
      entity: 'purchaseRequirement',
      readOnly: true,
      width: 150,
    },
    supplier: {
      kind: 'ref',
      label: text('供应商', 'Supplier'),
      entity: 'supplier',
      readOnly: true,
      figure: true,
      seenWith: { page: 'supplierSkuList', field: 'supplier' },
      width: 180,
    },
    developer: {
      kind: 'user',
      label: text('开发', 'Developer'),
      readOnly: true,
      figure: true,
      seenWith: { page: 'projectTable', field: 'developer' },
      width: 100,
    },
    applicant: { kind: 'user', label: text('提交人', 'Submitted by'), readOnly: true, width: 100 },
    approver: { kind: 'user', label: text('审核人', 'Approver'), readOnly: true, width: 100 },
    approvedAt: { kind: 'instant', label: text('审核时间', 'Decided at'), readOnly: true, hidden: true, width: 150 },
    rejectReason: { kind: 'text', label: text('驳回原因', 'Rejection reason'), readOnly: true, maxLength: 500, hidden: true, width: 180 },
  },
  unique: [{ fields: ['project'] }],
  checks: [checkOeNumbers, checkGtin, skuWeights],
  states: registrationStates,
});
