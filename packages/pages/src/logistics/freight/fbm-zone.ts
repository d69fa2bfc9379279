import { definePage } from '@axle/page-kit';
import { cardColumns, cardExample } from './card-fields.ts';
import { freightTableRecords } from './freight-table-records.ts';

export const fbmZone = definePage({
  key: 'fbmZone',
  title: { zh: '运费分区', en: 'Zone charts' },
  help: {
    why: {
      zh: '各运费表的分区：由寄件与收件邮编前缀得出。',
      en: 'The zones of each rate card by origin and destination postal-code prefixes.',
    },
    notes: [
      {
        zh: '导入的每一行是分区表的一行；编码与生效日期相同的行替换该表的整个分区表。承运商的分区表按寄件三位邮编下载后，整理成三列再导入。',
        en: 'Each import row is one row of the zone chart; rows with the same code and effective date replace the whole chart of that rate card. Carriers publish their charts by the first three digits of the origin: arrange them in three columns.',
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
    'zoneRows',
    'status',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 2,
  filters: ['code', 'nameZh', 'nameEn', 'country', 'courier', 'effectiveFrom', 'effectiveTo', 'status'],
  search: ['code', 'nameZh', 'nameEn'],
  sort: [{ field: 'updatedAt', descending: true }],
  form: [{ title: { zh: '分区表', en: 'Zone chart' }, fields: ['zones'] }],
  standard: ['list', 'update', 'import', 'export', 'log'],
  importing: {
    columns: [...cardColumns, 'zones.originPrefix', 'zones.destPrefix', 'zones.zone'],
    mode: 'per_document',
    lines: 'zones',
    example: { ...cardExample, 'zones.originPrefix': '917', 'zones.destPrefix': '070', 'zones.zone': '8' },
  },
});
