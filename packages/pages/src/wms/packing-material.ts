import { packingMaterialHolds } from '@axle/inventory';
import { definePage, defineResource, standardActions } from '@axle/page-kit';
import { materialFields, materialQty } from './parcel/material-fields.ts';

export const packingMaterialRecords = defineResource({
  entity: 'packingMaterial',
  label: { zh: '包材', en: 'Packing material' },
  service: 'wms',
  readFrom: 'packing_material_shown',
  nameFields: ['code', 'nameZh'],
  knownBy: { code: 'code', names: ['nameZh', 'nameEn'] },
  fields: materialFields,
  unique: [{ fields: ['code'] }],
  checks: [packingMaterialHolds],
});

export const packingMaterial = definePage({
  key: 'packingMaterial',
  title: { zh: '包材档案', en: 'Packing material' },
  help: {
    why: { zh: '维护纸箱与耗材的尺寸、自重、成本和库存，供选箱、称重复核与单包成本使用。', en: 'Keeps boxes and supplies with size, tare, cost and stock, for the choice of boxes, the check of weights and the cost of parcels.' },
    notes: [
      { zh: '纸箱须填内外尺寸与承重；任一内径不能大于外径。', en: 'A carton has inner and outer sides and says what it bears; no inner side is longer than the outer one.' },
      { zh: '库存只由流水改变：入库、盘点调整与打包消耗，流水只增不改。', en: 'Stock changes by moves alone: stock in, adjustment and packing; moves are only ever added.' },
      { zh: '“库存”“各仓库存”与“消耗”只算您可见的仓库；列表中的库存与安全库存为全部仓库合计。', en: '“Stock”, “By warehouse” and “Usage” tell of the warehouses that you see; stock and safety stock of the list are those of all warehouses.' },
      { zh: '胶带等以米或千克计的包材数量最多三位小数。', en: 'Tape and the like is counted in metres or kilograms with three digits.' },
    ],
  },
  resource: packingMaterialRecords,
  columns: ['code', 'nameZh', 'nameEn', 'kind', 'uom', 'innerL', 'innerW', 'innerH', 'outerL', 'outerW', 'outerH', 'tareG', 'maxLoadKg', 'unitCost', 'stockQty', 'safetyQty', 'usageDays', 'supplier', 'status', 'low', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 1,
  filters: ['code', 'nameZh', 'nameEn', 'kind', 'low', 'status', 'supplier', 'stockQty', 'usageDays'],
  totals: ['stockQty', 'usageDays'],
  search: ['code', 'nameZh', 'nameEn'],
  sort: [{ field: 'code' }],
  drills: { stockQty: { section: 'wms', page: 'packingMaterialStock', filters: [{ field: 'material', op: 'in', by: 'id' }] } },
  editsCells: true,
  tabs: [
    { key: 'tab1', title: { zh: '档案', en: 'File' } },
    {
      key: 'tab2', title: { zh: '库存', en: 'Stock' },
      board: {
        figures: 'stock',
        reads: ['code', 'nameEn', 'kind', 'stockQty', 'safetyQty', 'low', 'status'],
        tiles: [
          { kind: 'number', key: 'low', title: { zh: '低于安全库存', en: 'Below safety' }, span: 3, drill: { tab: 'tab1' } },
          {
            kind: 'matrix', key: 'byWarehouse', title: { zh: '包材 × 仓库', en: 'Material × warehouse' }, shaded: true, span: 12,
            rowTitle: { zh: '包材', en: 'Material' }, columnTitle: { zh: '仓库', en: 'Warehouse' },
            drill: { tab: 'tab1', row: { field: 'code', op: 'eq' } },
          },
        ],
      },
    },
    { key: 'byWarehouse', title: { zh: '各仓库存', en: 'By warehouse' }, listOf: { section: 'wms', page: 'packingMaterialStock' } },
    {
      key: 'tab3', title: { zh: '消耗', en: 'Usage' },
      board: {
        figures: 'usage',
        reads: ['code', 'nameEn', 'kind', 'usageDays', 'unitCost'],
        tiles: [
          { kind: 'lines', key: 'byDay', title: { zh: '每日包裹用箱', en: 'Boxes used a day' }, span: 12, help: { zh: '最近30天打包消耗的纸箱与快递袋。', en: 'Cartons and mailers that packing took in the last 30 days.' } },
          {
            kind: 'table', key: 'byMaterial', title: { zh: '最近30天消耗', en: 'Used in the last 30 days' }, span: 12, drill: { tab: 'tab1', row: { field: 'code', op: 'eq' } },
            columns: [
              { key: 'used', title: { zh: '消耗数量', en: 'Used' }, unit: 'mean' },
              { key: 'parcels', title: { zh: '包裹数', en: 'Parcels' } },
              { key: 'each', title: { zh: '单包用量', en: 'For each parcel' }, unit: 'mean' },
              { key: 'cost', title: { zh: '消耗金额（CNY）', en: 'Cost (CNY)' }, unit: 'mean' },
            ],
          },
        ],
      },
    },
  ],
  form: [
    { title: { zh: '包材', en: 'Material' }, fields: ['code', 'kind', 'nameZh', 'nameEn', 'uom', 'supplier'] },
    { title: { zh: '尺寸与承重', en: 'Size and load' }, fields: ['innerL', 'innerW', 'innerH', 'outerL', 'outerW', 'outerH', 'tareG', 'maxLoadKg'] },
    { title: { zh: '成本与库存', en: 'Cost and stock' }, fields: ['unitCost', 'safetyQty'] },
  ],
  standard: standardActions,
  related: [{ title: { zh: '流水', en: 'Moves' }, section: 'wms', page: 'packingMaterialMove', columns: ['at', 'kind', 'warehouse', 'qty', 'balanceAfter', 'docNo', 'reason', 'by'], field: 'materialCode', by: 'code' }],
  actions: [
    {
      key: 'stockIn', title: { zh: '入库', en: 'Stock in' }, on: 'one', tone: 'primary',
      input: {
        warehouse: { kind: 'ref', label: { zh: '仓库', en: 'Warehouse' }, entity: 'warehouse', required: true },
        qty: materialQty('数量', 'Quantity', { required: true, min: '0.001', max: '9999999' }),
        docNo: { kind: 'code', documentNo: true, label: { zh: '采购或送货单号', en: 'Order or delivery note' }, maxLength: 60 },
      },
    },
    {
      key: 'adjust', title: { zh: '盘点调整', en: 'Adjust' }, on: 'one',
      input: {
        warehouse: { kind: 'ref', label: { zh: '仓库', en: 'Warehouse' }, entity: 'warehouse', required: true },
        counted: materialQty('实盘数量', 'Counted', { required: true, min: '0', max: '9999999' }),
        reason: { kind: 'text', label: { zh: '原因', en: 'Why' }, required: true, maxLength: 500, lines: 2 },
      },
    },
  ],
  importing: {
    columns: ['code', 'nameZh', 'nameEn', 'kind', 'uom', 'innerL', 'innerW', 'innerH', 'outerL', 'outerW', 'outerH', 'tareG', 'maxLoadKg', 'unitCost', 'safetyQty', 'supplier'],
    mode: 'per_row',
    example: { code: 'CTN-352520', nameZh: '五层纸箱 35×25×20', nameEn: 'Double-wall carton 35×25×20', kind: '纸箱', uom: '个', innerL: '35', innerW: '25', innerH: '20', outerL: '36', outerW: '26', outerH: '21.5', tareG: '210', maxLoadKg: '20', unitCost: '3.2', safetyQty: '200' },
  },
});
