import { definePage } from '@axle/page-kit';
import { cardColumns, cardExample } from './card-fields.ts';
import { freightTableRecords } from './freight-table-records.ts';

export const fbmSurcharge = definePage({
  key: 'fbmSurcharge',
  title: { zh: '运费附加费', en: 'Freight surcharges' },
  help: {
    why: {
      zh: '各运费表的附加费：触发条件、金额与是否计燃油。',
      en: 'The surcharges of each rate card: limits, amounts and whether fuel applies.',
    },
    notes: [
      {
        zh: '导入的每一行是一项附加费；编码与生效日期相同的行替换该表的全部附加费。',
        en: 'Each import row is one surcharge; rows with the same code and effective date replace all surcharges of that rate card.',
      },
    ],
  },
  resource: freightTableRecords,
  columns: [
    'code',
    'effectiveFrom',
    'effectiveTo',
    'nameZh',
    'nameEn',
    'country',
    'courier',
    'weightUnit',
    'surchargeRows',
    'fuelNow',
    'status',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 2,
  filters: ['code', 'nameZh', 'nameEn', 'country', 'courier', 'effectiveFrom', 'effectiveTo', 'status'],
  search: ['code', 'nameZh', 'nameEn'],
  sort: [{ field: 'updatedAt', descending: true }],
  form: [{ title: { zh: '附加费与燃油', en: 'Surcharges and fuel' }, fields: ['surcharges', 'fuel'] }],
  standard: ['list', 'update', 'import', 'export', 'log'],
  importing: {
    columns: [
      ...cardColumns,
      'surcharges.code',
      'surcharges.kind',
      'surcharges.zone',
      'surcharges.amount',
      'surcharges.overLongest',
      'surcharges.overSecond',
      'surcharges.overGirth',
      'surcharges.overVolume',
      'surcharges.overWeight',
      'surcharges.minBillable',
      'surcharges.fuelable',
      'surcharges.postcodes',
      'surcharges.effectiveFrom',
      'surcharges.effectiveTo',
    ],
    mode: 'per_document',
    lines: 'surcharges',
    example: {
      ...cardExample,
      'surcharges.code': 'AHS-DIM',
      'surcharges.kind': '额外处理',
      'surcharges.zone': '*',
      'surcharges.amount': '28.00',
      'surcharges.overLongest': '48',
    },
  },
});
