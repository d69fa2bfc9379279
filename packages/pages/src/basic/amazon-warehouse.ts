import { definePage, defineResource, standardActions } from '@axle/page-kit';

export const amazonWarehouseRecords = defineResource({
  entity: 'amazonWarehouse',
  label: { zh: '亚马逊仓库', en: 'Amazon warehouse' },
  service: 'base',
  readFrom: 'amazon_warehouse_shown',
  nameFields: ['center', 'city'],
  knownBy: { code: 'center', names: ['city', 'city'] },
  fields: {
    center: { kind: 'code', label: { zh: '仓库代码', en: 'Centre' }, required: true, key: true, immutable: true, maxLength: 5, pattern: '[A-Z]{3}[A-Z0-9]{1,2}', width: 110, help: { zh: '4–5位，例如 ONT8。', en: '4 or 5 characters, as in ONT8.' } },
    country: { kind: 'ref', label: { zh: '国家', en: 'Country' }, entity: 'country', required: true, immutable: true, width: 130 },
    state: { kind: 'text', label: { zh: '州/省', en: 'State' }, maxLength: 40, width: 90 },
    city: { kind: 'text', label: { zh: '城市', en: 'City' }, required: true, maxLength: 60, width: 150 },
    zip: { kind: 'text', label: { zh: '邮编', en: 'Postal code' }, maxLength: 12, width: 104 },
    address: { kind: 'text', label: { zh: '地址', en: 'Address' }, maxLength: 200, width: 240 },
    region: {
      kind: 'enum', label: { zh: '区域', en: 'Region' }, width: 96,
      options: [
        { code: 'west', label: { zh: '西部', en: 'West' } },
        { code: 'central', label: { zh: '中部', en: 'Central' } },
        { code: 'east', label: { zh: '东部', en: 'East' } },
      ],
      help: { zh: '美国仓库的分区；其他国家留空。', en: 'Of centres in the United States; empty elsewhere.' },
    },
    acceptsPallet: { kind: 'bool', label: { zh: '收托盘', en: 'Takes pallets' }, initial: true, width: 116 },
    appointment: { kind: 'bool', label: { zh: '须预约', en: 'By appointment' }, initial: true, width: 124 },
    nearHarbour: { kind: 'ref', label: { zh: '就近港口', en: 'Nearest harbour' }, entity: 'harbour', width: 150 },
    openShipments: { kind: 'integer', label: { zh: '在途货件', en: 'Open shipments' }, readOnly: true, figure: true, min: 0, max: 1_000_000, width: 110, help: { zh: '未关闭、未取消的FBA货件。', en: 'Shipments to it that are neither closed nor cancelled.' } },
    lat: { kind: 'decimal', label: { zh: '纬度', en: 'Latitude' }, scale: 4, places: 2, min: '-90', max: '90', hidden: true, width: 90 },
    lon: { kind: 'decimal', label: { zh: '经度', en: 'Longitude' }, scale: 4, places: 2, min: '-180', max: '180', hidden: true, width: 90 },
  },
  unique: [{ fields: ['center', 'country'] }, { fields: ['center'] }],
});

export const amazonWarehouse = definePage({
  key: 'amazonWarehouse',
  title: { zh: '亚马逊仓库信息', en: 'Amazon warehouse info' },
  help: {
    why: { zh: '发货与卡车询价所用的亚马逊仓库地址、区域与收货要求。', en: 'FBA centres with address, region and receiving rules for shipments and trucking quotes.' },
    notes: [
      { zh: '停用的仓库不能再被新单据选用，已有单据不变。', en: 'A closed centre cannot be chosen anew; what refers to it already stays.' },
      { zh: '“地图”按经纬度画出各仓，在途货件越多点越大。', en: '“Map” draws the centres by latitude and longitude, the larger the more shipments are on their way there.' },
      { zh: '地址变更的前后值见历史。', en: 'The history shows the old and the new address.' },
    ],
  },
  resource: amazonWarehouseRecords,
  columns: ['center', 'country', 'state', 'city', 'zip', 'region', 'acceptsPallet', 'appointment', 'nearHarbour', 'openShipments', 'address', 'lat', 'lon', 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 1,
  filters: ['center', 'country', 'state', 'region', 'acceptsPallet', 'appointment', 'nearHarbour', 'openShipments', 'status'],
  search: ['center', 'city', 'zip'],
  sort: [{ field: 'updatedAt', descending: true }],
  editsCells: true,
  tabs: [
    { key: 'all', title: { zh: '全部', en: 'All' } },
    { key: 'map', title: { zh: '地图', en: 'Map' }, view: 'basic/centre-map' },
  ],
  form: [
    { title: { zh: '仓库', en: 'Centre' }, fields: ['center', 'country', 'state', 'city', 'zip', 'region', 'address', 'lat', 'lon'] },
    { title: { zh: '收货', en: 'Receiving' }, fields: ['acceptsPallet', 'appointment', 'nearHarbour'] },
  ],
  standard: standardActions,
  importing: {
    columns: ['center', 'country', 'state', 'city', 'zip', 'address', 'region', 'acceptsPallet', 'appointment', 'nearHarbour', 'lat', 'lon'],
    mode: 'per_row',
    example: { center: 'ONT8', country: 'US', state: 'CA', city: 'Moreno Valley', zip: '92551', address: '24300 Nandina Ave', region: '西部', acceptsPallet: '是', appointment: '是', nearHarbour: 'USLGB', lat: '33.88', lon: '-117.24' },
  },
});
