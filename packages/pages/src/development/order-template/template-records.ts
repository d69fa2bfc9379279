import { checkOrderTemplate, layoutRefusals } from '@axle/development';
import { text } from '@axle/kernel';
import { defineResource } from '@axle/page-kit';
import { checkTemplateWording } from '@axle/templates';
import { templateLayoutFields } from './template-layout-fields.ts';
import { templateLineFields, templateNameFields, templateTermFields } from './template-fields.ts';
import { templateWordingFields } from './template-wording-fields.ts';

/** What orders begin with: a version each, which is never changed. */
export const orderTemplateRecords = defineResource({
  entity: 'orderTemplate',
  label: text('订单模板', 'Order template'),
  service: 'item',
  readFrom: 'order_template_list',
  nameFields: ['tplNo', 'name'],
  knownBy: { code: 'tplNo', names: ['name', 'name'] },
  scopedBy: { kind: 'supplier', field: 'supplier', openWithout: true },
  fields: {
    ...templateNameFields,
    ...templateTermFields,
    ...templateLineFields,
    ...templateWordingFields,
    ...templateLayoutFields,
    usedCount: {
      kind: 'integer',
      label: text('已用于订单', 'Orders'),
      readOnly: true,
      figure: true,
      min: 0,
      max: 1_000_000,
      width: 96,
      help: text('按此版本写的采购订单。', 'Purchase orders that were made from this version.'),
    },
  },
  unique: [{ fields: ['code', 'templateVersion'] }, { fields: ['tplNo'] }],
  checks: [checkOrderTemplate, checkTemplateWording, layoutRefusals],
});
