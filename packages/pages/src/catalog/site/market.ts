import { knownTimezone } from '@axle/catalog';
import { definePage, defineResource, standardActions } from '@axle/page-kit';

export const marketRecords = defineResource({
  entity: 'market',
  label: { zh: '市场', en: 'Market' },
  service: 'base',
  readFrom: 'market_list',
  nameFields: ['code', 'nameZh'],
  knownBy: { code: 'code', names: ['nameZh', 'nameEn'] },
  fields: {
    code: {
      kind: 'code',
      label: { zh: '市场编码', en: 'Market code' },
      required: true,
      key: true,
      immutable: true,
      maxLength: 10,
      width: 110,
    },
    nameZh: { kind: 'text', label: { zh: '中文名称', en: 'Chinese name' }, required: true, maxLength: 100, fold: true, width: 180 },
    nameEn: { kind: 'text', label: { zh: '英文名称', en: 'English name' }, required: true, maxLength: 100, fold: true, width: 200 },
    currency: {
      kind: 'code',
      label: { zh: '币种', en: 'Currency' },
      required: true,
      maxLength: 3,
      pattern: '[A-Z]{3}',
      width: 90,
      help: { zh: 'ISO 4217 三位代码。', en: 'Three-letter ISO 4217 code.' },
    },
    timezone: {
      kind: 'text',
      label: { zh: '时区', en: 'Time zone' },
      required: true,
      maxLength: 60,
      width: 180,
      help: { zh: 'IANA时区，例如America/Los_Angeles。', en: 'IANA time zone, such as America/Los_Angeles.' },
    },
    calendar: { kind: 'ref', label: { zh: '工作日历', en: 'Calendar' }, entity: 'calendar', width: 130 },
    countries: { kind: 'tags', label: { zh: '国家', en: 'Countries' }, readOnly: true, figure: true, maxLength: 2, width: 220 },
    stores: { kind: 'integer', label: { zh: '店铺数', en: 'Stores' }, readOnly: true, figure: true, min: 0, max: 1_000_000, width: 90 },
    warehouses: {
      kind: 'integer',
      label: { zh: '仓库数', en: 'Warehouses' },
      readOnly: true,
      figure: true,
      min: 0,
      max: 1_000_000,
      width: 104,
    },
  },
  unique: [{ fields: ['code'] }],
  checks: [knownTimezone],
});

export const market = definePage({
  key: 'market',
  title: { zh: '市场', en: 'Markets' },
  words: ['marketplace'],
  help: {
    why: {
      zh: '优先级、季节系数、替代料与利润按市场维护。',
      en: 'The sales areas for which priorities, season factors, substitutes and profit are maintained.',
    },
    notes: [
      {
        zh: '国家所属市场在“国家”页维护，一个国家只属于一个市场。店铺数与仓库数只计启用的。',
        en: 'The market of a country is set on the “Countries” page; a country belongs to at most one market. Only enabled stores and warehouses are counted.',
      },
    ],
  },
  resource: marketRecords,
  columns: [
    'code',
    'nameZh',
    'nameEn',
    'countries',
    'currency',
    'timezone',
    'calendar',
    'stores',
    'warehouses',
    'status',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['code', 'nameZh', 'nameEn', 'countries', 'currency', 'status'],
  search: ['code', 'nameZh', 'nameEn'],
  sort: [{ field: 'updatedAt', descending: true }],
  form: [{ title: { zh: '市场', en: 'Market' }, fields: ['code', 'currency', 'nameZh', 'nameEn', 'timezone', 'calendar'] }],
  standard: standardActions,
  importing: {
    columns: ['code', 'nameZh', 'nameEn', 'currency', 'timezone', 'calendar'],
    mode: 'per_row',
    example: { code: 'US', nameZh: '美国', nameEn: 'United States', currency: 'USD', timezone: 'America/Los_Angeles' },
  },
});
