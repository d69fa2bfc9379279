import { carrierHolds, iataPattern, scacPattern } from '@axle/logistics';
import { definePage, defineResource, standardActions } from '@axle/page-kit';

export const carrierRecords = defineResource({
  entity: 'carrier',
  label: { zh: '承运商', en: 'Carrier' },
  service: 'tms',
  readFrom: 'carrier_shown',
  nameFields: ['code', 'nameZh'],
  knownBy: { code: 'code', names: ['nameZh', 'nameEn'] },
  fields: {
    code: { kind: 'code', label: { zh: '承运商编码', en: 'Carrier code' }, required: true, key: true, immutable: true, maxLength: 20, width: 130 },
    nameZh: { kind: 'text', label: { zh: '中文名称', en: 'Chinese name' }, required: true, maxLength: 100, fold: true, width: 190 },
    nameEn: { kind: 'text', label: { zh: '英文名称', en: 'English name' }, required: true, maxLength: 100, fold: true, width: 220 },
    type: {
      kind: 'enum', label: { zh: '类型', en: 'Type' }, required: true, initial: 'shipping', width: 130,
      options: [
        { code: 'shipping', label: { zh: '船公司', en: 'Shipping line' }, tone: 'info' },
        { code: 'airline', label: { zh: '航空公司', en: 'Airline' }, tone: 'warn' },
        { code: 'forwarder', label: { zh: '货代', en: 'Forwarder' }, tone: 'good' },
        { code: 'trucker', label: { zh: '拖车', en: 'Trucker' }, tone: 'neutral' },
        { code: 'broker', label: { zh: '报关行', en: 'Customs broker' }, tone: 'neutral' },
        { code: 'express', label: { zh: '快递', en: 'Express' }, tone: 'warn' },
      ],
    },
    scac: { kind: 'code', label: { zh: 'SCAC', en: 'SCAC' }, maxLength: 4, pattern: scacPattern, width: 84, help: { zh: '2至4个字母，例如 COSU。', en: 'Two to four letters, such as COSU.' } },
    iata: { kind: 'code', label: { zh: 'IATA', en: 'IATA' }, maxLength: 6, pattern: iataPattern, width: 90, help: { zh: '两位代码加三位运单前缀，例如 CZ-784。', en: 'Two characters and the prefix of waybills, such as CZ-784.' } },
    country: { kind: 'ref', label: { zh: '国家', en: 'Country' }, entity: 'country', width: 120 },
    supplier: { kind: 'ref', label: { zh: '对账供应商', en: 'Billed by' }, entity: 'supplier', width: 200, help: { zh: '运费账单的供应商；货代必填。', en: 'The supplier of its bills; needed of forwarders.' } },
    trackingUrl: { kind: 'text', label: { zh: '追踪网址', en: 'Tracking URL' }, maxLength: 300, width: 340, help: { zh: '可用{no}表示单号。', en: 'With {no} where a number goes.' } },
    contactsTold: { kind: 'text', label: { zh: '联系人', en: 'Contacts' }, readOnly: true, figure: true, maxLength: 4000, width: 220 },
    contacts: {
      kind: 'lines', label: { zh: '联系人', en: 'Contacts' }, by: ['name'], most: 20,
      fields: {
        name: { kind: 'text', label: { zh: '姓名', en: 'Name' }, required: true, maxLength: 60, width: 150 },
        title: { kind: 'text', label: { zh: '职务', en: 'Position' }, maxLength: 60, width: 140 },
        phone: { kind: 'text', label: { zh: '电话', en: 'Phone' }, maxLength: 30, width: 150 },
        email: { kind: 'text', label: { zh: '邮箱', en: 'E-mail' }, maxLength: 254, width: 220 },
      },
    },
  },
  unique: [{ fields: ['code'] }],
  checks: [carrierHolds],
});

export const carrier = definePage({
  key: 'carrier',
  title: { zh: '承运商', en: 'Carriers' },
  help: {
    why: { zh: '国内到海外仓之间所用的船公司、航空公司、货代、拖车与报关行。', en: 'Shipping lines, airlines, forwarders, truckers and brokers used between China and the overseas warehouses.' },
    notes: [
      { zh: '船公司等填SCAC（2至4个字母），航空公司填IATA两位代码与三位运单前缀。', en: 'A SCAC has two to four letters; an airline has two characters of IATA and the three digits of its waybills.' },
      { zh: '货代须填对账供应商，运费账单按其核对。', en: 'A forwarder names the supplier by whom its bills come.' },
    ],
  },
  resource: carrierRecords,
  columns: ['code', 'nameZh', 'nameEn', 'type', 'scac', 'iata', 'country', 'supplier', 'trackingUrl', 'contactsTold', 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 1,
  filters: ['code', 'nameZh', 'nameEn', 'type', 'scac', 'iata', 'country', 'supplier', 'status'],
  search: ['code', 'nameZh', 'nameEn', 'scac', 'iata'],
  sort: [{ field: 'updatedAt', descending: true }],
  editsCells: true,
  form: [
    { title: { zh: '承运商', en: 'Carrier' }, fields: ['code', 'type', 'nameZh', 'nameEn', 'country', 'supplier'] },
    { title: { zh: '代码与追踪', en: 'Codes and tracking' }, fields: ['scac', 'iata', 'trackingUrl'] },
    { title: { zh: '联系人', en: 'Contacts' }, fields: ['contacts'] },
  ],
  standard: standardActions,
  importing: {
    columns: ['code', 'nameZh', 'nameEn', 'type', 'scac', 'iata', 'country', 'supplier', 'trackingUrl'],
    mode: 'per_row',
    example: { code: 'COSCO', nameZh: '中远海运集运', nameEn: 'COSCO SHIPPING Lines', type: '船公司', scac: 'COSU', country: 'CN' },
  },
});
