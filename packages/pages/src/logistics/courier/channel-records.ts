import { defineResource, type EnumOption } from '@axle/page-kit';

const hazards = [
  { code: 'battery', label: { zh: '带电', en: 'Battery' } },
  { code: 'magnet', label: { zh: '带磁', en: 'Magnet' } },
  { code: 'liquid', label: { zh: '液体', en: 'Liquid' } },
  { code: 'aerosol', label: { zh: '气雾', en: 'Aerosol' } },
  { code: 'airbag', label: { zh: '安全气囊(UN3268)', en: 'Airbag (UN3268)' } },
] as const satisfies readonly EnumOption[];

/** A service of a courier by which orders leave our warehouses. */
export const channelRecords = defineResource({
  entity: 'logisticsChannel',
  label: { zh: '物流渠道', en: 'Logistics channel' },
  service: 'tms',
  readFrom: 'logistics_channel_list',
  nameFields: ['code', 'nameZh'],
  knownBy: { code: 'code', names: ['nameZh', 'nameEn'] },
  searched: ['code', 'nameZh', 'nameEn', 'service'],
  fields: {
    code: {
      kind: 'code',
      label: { zh: '渠道编码', en: 'Channel code' },
      required: true,
      key: true,
      immutable: true,
      maxLength: 30,
      width: 140,
    },
    nameZh: { kind: 'text', label: { zh: '中文名称', en: 'Chinese name' }, required: true, maxLength: 100, fold: true, width: 190 },
    nameEn: { kind: 'text', label: { zh: '英文名称', en: 'English name' }, required: true, maxLength: 100, fold: true, width: 200 },
    courier: { kind: 'ref', label: { zh: '快递商', en: 'Courier' }, entity: 'courier', required: true, width: 150 },
    service: { kind: 'text', label: { zh: '服务', en: 'Service' }, maxLength: 60, width: 170 },
    warehouseCodes: { kind: 'tags', label: { zh: '发货仓库', en: 'Ships from' }, readOnly: true, figure: true, maxLength: 20, width: 150 },
    shipments30: {
      kind: 'integer',
      label: { zh: '近30天发货', en: 'Shipments (30 days)' },
      readOnly: true,
      figure: true,
      min: 0,
      max: 100_000_000,
      width: 130,
      help: { zh: '近30天按此渠道发出的出库单数。', en: 'Outbound orders shipped by this channel in the last 30 days.' },
    },
    freight: {
      kind: 'ref',
      label: { zh: '运费表', en: 'Rate card' },
      entity: 'freightTable',
      width: 200,
      help: { zh: '报价时取同一编码当日有效的一期。', en: 'Quotes use the period of this code that is in force on the day.' },
    },
    maxKg: { kind: 'measure', label: { zh: '最大重量', en: 'Max weight' }, unit: 'kg', min: '0.001', max: '99999', width: 120 },
    maxLongestCm: { kind: 'measure', label: { zh: '最长边', en: 'Max longest side' }, unit: 'cm', min: '0.01', max: '9999', width: 120 },
    maxLgCm: { kind: 'measure', label: { zh: '长+围长', en: 'Length + girth' }, unit: 'cm', min: '0.01', max: '9999', width: 140 },
    poBox: { kind: 'bool', label: { zh: '邮政信箱', en: 'PO boxes' }, initial: false, width: 100 },
    military: { kind: 'bool', label: { zh: '军邮', en: 'Military' }, initial: false, width: 90 },
    hazards: {
      kind: 'enumList',
      label: { zh: '可运特货', en: 'Hazards accepted' },
      options: hazards,
      width: 170,
      help: { zh: '留空表示只运普货。', en: 'Leave empty for non-hazardous goods only.' },
    },
    labelFormat: {
      kind: 'enum',
      label: { zh: '面单格式', en: 'Label format' },
      initial: 'pdf4x6',
      width: 120,
      options: [
        { code: 'pdf4x6', label: { zh: 'PDF 4×6英寸', en: 'PDF 4×6 in' } },
        { code: 'zpl', label: { zh: 'ZPL', en: 'ZPL' } },
      ],
    },
    signature: { kind: 'bool', label: { zh: '需签收', en: 'Signature' }, initial: false, width: 90 },
    warehouses: {
      kind: 'lines',
      label: { zh: '发货仓库', en: 'Ships from' },
      by: ['warehouse'],
      most: 100,
      fields: { warehouse: { kind: 'ref', label: { zh: '仓库', en: 'Warehouse' }, entity: 'warehouse', required: true, width: 280 } },
    },
  },
  unique: [{ fields: ['code'] }],
});
