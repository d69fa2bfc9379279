import { checkProject } from '@axle/development';
import { text } from '@axle/kernel';
import { defineResource } from '@axle/page-kit';
import { costFields, worthFields } from './money-fields.ts';
import { decisionFields, ideaFields, stageFields, workedFields } from './project-fields.ts';
import { projectLines } from './project-lines.ts';
import { projectStates } from './project-states.ts';
import { sampleState } from '../sample/sample-states.ts';

/** What may become a product, from the idea to the listing. */
export const projectRecords = defineResource({
  entity: 'newProductProject',
  label: text('新品项目', 'New product project'),
  service: 'item',
  readFrom: 'new_product_project_list',
  nameFields: ['projectNo', 'name'],
  knownBy: { code: 'projectNo', names: ['name', 'nameEn'] },
  searched: ['projectNo', 'name', 'nameEn'],
  fields: {
    ...ideaFields,
    ...stageFields,
    ...costFields,
    ...worthFields,
    ...projectLines,
    singleSourceReason: {
      kind: 'text',
      label: text('单一来源原因', 'Single-source reason'),
      maxLength: 500,
      lines: 2,
      hidden: true,
      width: 180,
      help: text('少于两家报价时填写。', 'Required if fewer than two suppliers quoted.'),
    },
    ...workedFields,
    sampleState: {
      ...sampleState,
      label: text('样品状态', 'Sample status'),
      figure: true,
      seenWith: { page: 'newProductSamples', field: 'state' },
    },
    sku: {
      kind: 'ref',
      label: text('SKU', 'SKU'),
      entity: 'sku',
      readOnly: true,
      figure: true,
      seenWith: { page: 'newProductRegistration', field: 'sku' },
      width: 200,
    },
    firstOrder: {
      kind: 'ref',
      label: text('首单', 'First order'),
      entity: 'purchaseOrder',
      width: 160,
      help: text('类型为新品首单的采购订单。', 'A purchase order of type new-product first.'),
    },
    note: { kind: 'text', label: text('备注', 'Note'), maxLength: 1000, lines: 3, hidden: true, width: 200 },
    ...decisionFields,
  },
  unique: [{ fields: ['projectNo'] }],
  checks: [checkProject],
  states: projectStates,
});
