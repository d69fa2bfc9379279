import { definePage, standardActions } from '@axle/page-kit';
import { warehouseActions } from './warehouse/own-actions.ts';
import { warehouseTypeOptions } from './warehouse/warehouse-options.ts';
import { warehouseRecords } from './warehouse/warehouse-records.ts';

export const warehouse = definePage({
  key: 'warehouse',
  title: { zh: '仓库', en: 'Warehouses' },
  help: {
    why: { zh: '一切可存放库存的地方，实体或虚拟，及其主体、地址、日历与子仓。', en: 'Every place that can hold stock, physical or virtual, with owner, address, calendar and sub-warehouses.' },
    notes: [
      { zh: '新建时自动建良品子仓；自营海外仓另建不良、冻结、退货子仓。', en: 'A new warehouse begins with a part for good pieces; our own overseas also with parts for defects, held goods and returns.' },
      { zh: '仍有库存或未完成单据的仓库不能停用。', en: 'A warehouse with stock, or with documents that are not done, cannot be disabled.' },
      { zh: '“已用”按各SKU的箱规体积计算。', en: '“Used” goes by the carton volumes of the SKUs.' },
    ],
  },
  resource: warehouseRecords,
  columns: [
    'code', 'nameZh', 'nameEn', 'type', 'country', 'state', 'zip', 'company', 'market', 'sellableChildren', 'otherChildren', 'missingUses', 'capacityCbm', 'usedPct', 'skus',
    'calendar', 'cutoffTime', 'nsLocationId', 'fbaCenter', 'store', 'city', 'address', 'timezone', 'lat', 'lon', 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt',
  ],
  pinned: 1,
  filters: ['code', 'nameZh', 'nameEn', 'type', 'country', 'company', 'market', 'usedPct', 'missingUses', 'fbaCenter', 'store', 'status'],
  search: ['code', 'nameZh', 'nameEn'],
  sort: [{ field: 'updatedAt', descending: true }],
  editsCells: true,
  tabs: [
    { key: 'all', title: { zh: '全部', en: 'All' } },
    ...warehouseTypeOptions.map(({ code, label }) => ({ key: String(code), title: label, filters: [{ field: 'type', op: 'eq' as const, value: code }] })),
  ],
  form: [
    { title: { zh: '仓库', en: 'Warehouse' }, fields: ['code', 'type', 'nameZh', 'nameEn', 'company', 'market', 'fbaCenter', 'store'] },
    { title: { zh: '地址', en: 'Address' }, fields: ['country', 'state', 'city', 'zip', 'address', 'lat', 'lon'] },
    { title: { zh: '作业', en: 'Operation' }, fields: ['calendar', 'timezone', 'cutoffTime', 'capacityCbm', 'nsLocationId'] },
    { title: { zh: '联系人', en: 'Contacts' }, fields: ['contacts'] },
  ],
  related: [
    { title: { zh: '子仓', en: 'Parts' }, section: 'basic', page: 'warehouseChild', columns: ['code', 'type', 'sellable', 'nameZh', 'nameEn'], field: 'warehouse', by: 'id' },
    { title: { zh: '库区', en: 'Areas' }, section: 'basic', page: 'warehouseArea', columns: ['areaNo', 'child', 'use', 'bins', 'lockedBins', 'qty', 'usedPct'], field: 'warehouse', by: 'id' },
    { title: { zh: '贸易路线', en: 'Trade routes' }, section: 'basic', page: 'tradeRoute', columns: ['code', 'nameZh', 'nameEn', 'isDefault'], field: 'warehouse', by: 'id' },
    { title: { zh: '物流渠道', en: 'Channels' }, section: 'basic', page: 'logisticsChannel', columns: ['code', 'courier', 'service', 'freight', 'maxKg', 'shipments30'], field: 'warehouseCodes', by: 'code' },
  ],
  standard: standardActions,
  actions: warehouseActions,
  importing: {
    columns: ['code', 'nameZh', 'nameEn', 'type', 'country', 'state', 'city', 'zip', 'address', 'lat', 'lon', 'timezone', 'calendar', 'company', 'market', 'capacityCbm', 'cutoffTime', 'nsLocationId', 'fbaCenter', 'store'],
    mode: 'per_row',
    example: {
      code: 'US-W', nameZh: '美西仓', nameEn: 'US West', type: '自营海外仓', country: 'US', state: 'CA', city: 'Ontario', zip: '91761', timezone: 'America/Los_Angeles',
      calendar: 'US', company: 'AX-US', market: 'US', capacityCbm: '18000', cutoffTime: '14:00',
    },
  },
});
