import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';
import { materialFields, materialQty } from './material-fields.ts';

/** What lies of a packing material in a warehouse. */
const materialStockRecords = defineResource({
  entity: 'packingMaterialStock',
  label: text('包材库存', 'Packing material stock'),
  service: 'wms',
  readFrom: 'packing_material_stock_list',
  nameFields: ['material', 'warehouse'],
  managed: false,
  scopedBy: { kind: 'warehouse', field: 'warehouse' },
  fields: {
    materialCode: {
      kind: 'code',
      label: text('包材编码', 'Material code'),
      readOnly: true,
      figure: true,
      maxLength: 20,
      width: 140,
      hidden: true,
    },
    material: {
      kind: 'ref',
      label: text('包材', 'Material'),
      entity: 'packingMaterial',
      required: true,
      readOnly: true,
      key: true,
      width: 220,
    },
    kind: { ...materialFields.kind, required: false, readOnly: true, figure: true },
    warehouse: {
      kind: 'ref',
      label: text('仓库', 'Warehouse'),
      entity: 'warehouse',
      required: true,
      readOnly: true,
      key: true,
      width: 170,
    },
    qty: materialQty('库存', 'Stock', { required: true, readOnly: true }),
  },
});

export const packingMaterialStock = definePage({
  key: 'packingMaterialStock',
  title: text('各仓包材库存', 'Packing material by warehouse'),
  help: {
    why: text('查看各仓库的包材数量。', 'Shows the quantity of each material in each warehouse.'),
    notes: [
      text(
        '只列您可见的仓库；数量由流水得出，点数量查看流水。',
        'Only warehouses you can see are listed; quantities are the sum of their movements, click one to see them.',
      ),
    ],
  },
  resource: materialStockRecords,
  columns: ['material', 'kind', 'warehouse', 'qty', 'materialCode'],
  pinned: 1,
  filters: ['materialCode', 'material', 'warehouse', 'kind', 'qty'],
  search: ['materialCode'],
  sort: [{ field: 'materialCode' }, { field: 'warehouse' }],
  drills: {
    qty: {
      section: 'wms',
      page: 'packingMaterialMove',
      filters: [
        { field: 'material', op: 'in', by: 'material' },
        { field: 'warehouse', op: 'in', by: 'warehouse' },
      ],
    },
  },
  standard: ['list', 'export'],
});
