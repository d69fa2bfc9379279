import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';
import { bandOptions } from './age-bands.ts';

/** The share of the value of pieces of an age that is set aside, from a day on. */
const stockProvisionRecords = defineResource({
  entity: 'stockProvision',
  label: text('计提比例', 'Provision rate'),
  service: 'stock',
  readFrom: 'stock_provision_list',
  nameFields: ['band', 'effectiveFrom'],
  managed: false,
  fields: {
    band: {
      kind: 'enum',
      label: text('库龄段', 'Age bucket'),
      required: true,
      readOnly: true,
      key: true,
      options: bandOptions,
      width: 120,
    },
    percent: {
      kind: 'percent',
      label: text('计提比例', 'Provision %'),
      required: true,
      readOnly: true,
      scale: 2,
      min: '0',
      max: '100',
      width: 120,
    },
    effectiveFrom: { kind: 'date', label: text('生效日期', 'Effective from'), required: true, readOnly: true, key: true, width: 116 },
    effectiveTo: {
      kind: 'date',
      label: text('失效日期', 'Effective to'),
      readOnly: true,
      figure: true,
      width: 116,
      help: text(
        '同一库龄段下一比例生效的前一天；留空表示仍有效。',
        'The day before the next rate of the bucket takes effect; empty means still in force.',
      ),
    },
    inForce: { kind: 'bool', label: text('当前有效', 'In force'), required: true, readOnly: true, figure: true, width: 100 },
    by: { kind: 'user', label: text('设置人', 'Set by'), required: true, readOnly: true, width: 110 },
    at: { kind: 'instant', label: text('设置时间', 'Set at'), required: true, readOnly: true, width: 160 },
  },
});

export const stockProvision = definePage({
  key: 'stockProvision',
  title: text('计提比例', 'Provision rates'),
  help: {
    why: text(
      '查看各库龄段的计提比例从哪天起有效、由谁设置。',
      'Shows the provision rate of each age bucket, its effective date and who set it.',
    ),
    notes: [
      text(
        '比例在“呆滞库存”用“设置计提比例”设置；同日再次设置以后者为准。',
        'Rates are set with “Set provision rate” under “Slow-moving stock”; setting one again for the same day replaces it.',
      ),
      text('没有比例的库龄段不计提。', 'No provision is made for age buckets without a rate.'),
    ],
  },
  resource: stockProvisionRecords,
  columns: ['band', 'percent', 'effectiveFrom', 'effectiveTo', 'inForce', 'by', 'at'],
  pinned: 1,
  filters: ['band', 'effectiveFrom', 'effectiveTo', 'inForce', 'percent', 'by'],
  sort: [{ field: 'effectiveFrom', descending: true }, { field: 'band' }],
  tabs: [
    { key: 'now', title: text('当前有效', 'In force'), filters: [{ field: 'inForce', op: 'eq', value: true }] },
    { key: 'all', title: text('全部', 'All') },
  ],
  standard: ['list', 'export'],
});
