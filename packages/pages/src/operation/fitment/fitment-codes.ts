import { text } from '@axle/kernel';
import { definePage, defineResource, standardActions } from '@axle/page-kit';
import { codeKindOptions } from './fitment-options.ts';

/** Numbers and words of platforms, by ours. */
export const fitmentCodeRecords = defineResource({
  entity: 'fitmentCode',
  label: text('适配编号', 'Fitment number'),
  service: 'item',
  nameFields: ['kind', 'name'],
  fields: {
    kind: { kind: 'enum', label: text('种类', 'Kind'), required: true, immutable: true, options: codeKindOptions, width: 180 },
    name: {
      kind: 'text',
      label: text('名称', 'Name'),
      required: true,
      key: true,
      immutable: true,
      fold: true,
      maxLength: 150,
      width: 260,
      help: text(
        '车型写品牌加车型（Toyota Camry），零件类型与产品类型写品类编码，位置写位置代码，版本写 vcdb、qdb、pcdb，发送人写 name、phone。',
        'Models as make and model (Toyota Camry), part and product types by category code, positions by their code, versions as vcdb, qdb, pcdb, the sender as name and phone.',
      ),
    },
    number: {
      kind: 'code',
      label: text('编号', 'Number'),
      required: true,
      maxLength: 60,
      pattern: '[A-Za-z0-9][A-Za-z0-9 _.+()-]*',
      width: 180,
    },
  },
  unique: [{ fields: ['kind', 'name'] }],
});

export const fitmentCodes = definePage({
  key: 'fitmentCodes',
  title: text('适配编号', 'Fitment numbers'),
  words: ['VCdb', 'PCdb'],
  help: {
    why: text(
      '维护ACES所需的Auto Care编号与平台的产品类型；数据来自贵司订阅的VCdb与PCdb。',
      'The Auto Care numbers that ACES needs and the product types of platforms; they come from your subscription to VCdb and PCdb.',
    ),
    notes: [
      text('没有编号的品牌、车型或零件类型在推送时列为缺口。', 'Makes, models and part types without a number become gaps of a push.'),
    ],
  },
  resource: fitmentCodeRecords,
  columns: ['kind', 'name', 'number', 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 2,
  filters: ['kind', 'name', 'number', 'status', 'updatedAt'],
  search: ['name', 'number'],
  sort: [{ field: 'updatedAt', descending: true }],
  form: [{ title: text('适配编号', 'Fitment number'), fields: ['kind', 'name', 'number'] }],
  standard: standardActions,
  importing: { columns: ['kind', 'name', 'number'], mode: 'per_row', example: { kind: 'model', name: 'Toyota Camry', number: '681' } },
});
