import { definePage, defineResource, standardActions } from '@axle/page-kit';

export const countryRecords = defineResource({
  entity: 'country',
  label: { zh: '国家', en: 'Country' },
  service: 'base',
  readFrom: 'country_shown',
  nameFields: ['iso2', 'nameZh'],
  knownBy: { code: 'iso2', names: ['nameZh', 'nameEn'] },
  fields: {
    iso2: { kind: 'code', label: { zh: '二位代码', en: 'ISO 2' }, required: true, key: true, immutable: true, maxLength: 2, pattern: '[A-Z]{2}', width: 92 },
    iso3: { kind: 'code', label: { zh: '三位代码', en: 'ISO 3' }, required: true, maxLength: 3, pattern: '[A-Z]{3}', width: 92 },
    num: { kind: 'code', label: { zh: '数字代码', en: 'Number' }, required: true, maxLength: 3, pattern: '[0-9]{3}', width: 92 },
    nameZh: { kind: 'text', label: { zh: '中文名称', en: 'Chinese name' }, required: true, maxLength: 100, fold: true, width: 180 },
    nameEn: { kind: 'text', label: { zh: '英文名称', en: 'English name' }, required: true, maxLength: 100, fold: true, width: 200 },
    region: {
      kind: 'enum', label: { zh: '洲', en: 'Region' }, required: true, width: 110,
      options: [
        { code: 'asia', label: { zh: '亚洲', en: 'Asia' } },
        { code: 'europe', label: { zh: '欧洲', en: 'Europe' } },
        { code: 'northAmerica', label: { zh: '北美洲', en: 'North America' } },
        { code: 'southAmerica', label: { zh: '南美洲', en: 'South America' } },
        { code: 'africa', label: { zh: '非洲', en: 'Africa' } },
        { code: 'oceania', label: { zh: '大洋洲', en: 'Oceania' } },
        { code: 'antarctica', label: { zh: '南极洲', en: 'Antarctica' } },
      ],
    },
    market: { kind: 'ref', label: { zh: '市场', en: 'Market' }, entity: 'market', width: 130, help: { zh: '一个国家最多属于一个市场。', en: 'A country belongs to one market at most.' } },
    currency: { kind: 'code', label: { zh: '币种', en: 'Currency' }, maxLength: 3, pattern: '[A-Z]{3}', width: 84 },
    dial: { kind: 'text', label: { zh: '区号', en: 'Dialling code' }, maxLength: 12, width: 96 },
    eu: { kind: 'bool', label: { zh: '欧盟', en: 'EU' }, initial: false, width: 76 },
    vatRate: { kind: 'percent', scale: 2, label: { zh: '增值税率', en: 'VAT' }, readOnly: true, figure: true, min: '0', max: '50', width: 96, help: { zh: '今日有效的标准税率。', en: 'The standard rate that holds today.' } },
    calendar: { kind: 'ref', label: { zh: '工作日历', en: 'Calendar' }, entity: 'calendar', width: 130, help: { zh: '该国的工作日与节假日。', en: 'Its working days and holidays.' } },
    vatRates: {
      kind: 'lines', label: { zh: '增值税率', en: 'VAT rates' }, by: ['effectiveFrom'], most: 50,
      fields: {
        effectiveFrom: { kind: 'date', label: { zh: '自', en: 'From' }, required: true, width: 150 },
        rate: { kind: 'percent', scale: 2, label: { zh: '标准税率', en: 'Standard rate' }, required: true, min: '0', max: '50', width: 140 },
      },
    },
    units: {
      kind: 'enum', label: { zh: '计量', en: 'Units' }, initial: 'metric', width: 90,
      options: [
        { code: 'metric', label: { zh: '公制', en: 'Metric' } },
        { code: 'imperial', label: { zh: '英制', en: 'Imperial' } },
      ],
    },
  },
  unique: [{ fields: ['iso2'] }, { fields: ['iso3'] }, { fields: ['num'] }],
});

export const country = definePage({
  key: 'country',
  title: { zh: '国家', en: 'Countries' },
  help: {
    why: { zh: '地址、关务与站点使用的国家代码、币种、增值税率与计量单位。', en: 'Country codes, currency, VAT and units that addresses, customs and sites use.' },
    notes: [
      { zh: '税率变更时新增一行并填写起始日期；此前的日期仍按原税率。', en: 'A rate that changes is a line of its own with the day from which it holds; days before keep the former one.' },
      { zh: '初始税率为各国标准税率（34国），2026-11-22 与 sales-tax 2.23.0（MIT）逐一核对：今日税率与近年变更日期均一致（罗马尼亚的变更按官方为2025-08-01，该表晚一天）。欧盟以外与减免税率请按官方核对。', en: 'The rates at the start are the standard rates of 34 countries. On 2026-11-22 they were held against sales-tax 2.23.0 (MIT): those of today and the days of recent changes agree, but that Romania changed on 2025-08-01 officially and a day later there. Reduced rates are not kept.' },
      { zh: '国家属于一个市场；换到另一市场前，先把它从原市场移出。', en: 'A country belongs to one market; before it goes to another it leaves the one it is in.' },
      { zh: '初始数据为 ISO 3166-1：代码与名称取自 i18n-iso-countries 7.14.0，洲、币种与区号取自 countries-list 3.4.1（均为 MIT 许可），2026-11-21。', en: 'The rows at the start are ISO 3166-1: codes and names from i18n-iso-countries 7.14.0, regions, currencies and dialling codes from countries-list 3.4.1 (both MIT), taken on 2026-11-21.' },
    ],
  },
  resource: countryRecords,
  columns: ['iso2', 'nameZh', 'nameEn', 'iso3', 'num', 'region', 'market', 'currency', 'dial', 'eu', 'vatRate', 'units', 'calendar', 'status', 'updatedBy', 'updatedAt'],
  pinned: 1,
  filters: ['iso2', 'nameZh', 'nameEn', 'region', 'market', 'eu', 'currency', 'status'],
  search: ['iso2', 'nameZh', 'nameEn', 'iso3'],
  sort: [{ field: 'iso2' }],
  form: [
    { title: { zh: '国家', en: 'Country' }, fields: ['iso2', 'iso3', 'num', 'region', 'nameZh', 'nameEn'] },
    { title: { zh: '贸易', en: 'Trade' }, fields: ['market', 'currency', 'dial', 'units', 'calendar', 'eu'] },
    { title: { zh: '增值税率', en: 'VAT rates' }, fields: ['vatRates'] },
  ],
  standard: standardActions,
  importing: {
    columns: ['iso2', 'iso3', 'num', 'nameZh', 'nameEn', 'region', 'market', 'currency', 'dial', 'eu', 'units', 'calendar'],
    mode: 'per_row',
    example: { iso2: 'DE', iso3: 'DEU', num: '276', nameZh: '德国', nameEn: 'Germany', region: '欧洲', market: 'EU', currency: 'EUR', dial: '+49', eu: '是', units: '公制' },
  },
});
