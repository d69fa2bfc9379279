import { definePage, defineResource } from '@axle/page-kit';
import { materialQty } from './material-fields.ts';

/** A move of packing material, as it was written. */
const materialMoveRecords = defineResource({
  entity: 'packingMaterialMove',
  label: { zh: '包材流水', en: 'Packing material movement' },
  service: 'wms',
  readFrom: 'packing_material_move_list',
  nameFields: ['material', 'at'],
  managed: false,
  scopedBy: { kind: 'warehouse', field: 'warehouse' },
  fields: {
    materialCode: {
      kind: 'code',
      label: { zh: '包材编码', en: 'Material code' },
      readOnly: true,
      figure: true,
      maxLength: 20,
      width: 140,
      hidden: true,
    },
    material: {
      kind: 'ref',
      label: { zh: '包材', en: 'Material' },
      entity: 'packingMaterial',
      required: true,
      readOnly: true,
      key: true,
      width: 190,
    },
    warehouse: {
      kind: 'ref',
      label: { zh: '仓库', en: 'Warehouse' },
      entity: 'warehouse',
      required: true,
      readOnly: true,
      key: true,
      width: 150,
    },
    at: { kind: 'instant', label: { zh: '时间', en: 'Time' }, required: true, readOnly: true, key: true, width: 160 },
    kind: {
      kind: 'enum',
      label: { zh: '类型', en: 'Type' },
      required: true,
      readOnly: true,
      width: 110,
      options: [
        { code: 'stock_in', label: { zh: '入库', en: 'Stock in' }, tone: 'good' },
        { code: 'adjust', label: { zh: '盘点调整', en: 'Adjustment' }, tone: 'warn' },
        { code: 'pack', label: { zh: '打包消耗', en: 'Packed' }, tone: 'info' },
        { code: 'unpack', label: { zh: '作废退回', en: 'Returned on void' } },
      ],
    },
    qty: materialQty('数量', 'Quantity', { required: true, readOnly: true }),
    balanceAfter: materialQty('结余', 'Balance', { required: true, readOnly: true }),
    docNo: { kind: 'code', documentNo: true, label: { zh: '单据号', en: 'Document' }, readOnly: true, maxLength: 60, width: 160 },
    reason: { kind: 'text', label: { zh: '原因', en: 'Reason' }, readOnly: true, maxLength: 500, width: 220 },
    by: { kind: 'user', label: { zh: '操作人', en: 'Operator' }, required: true, readOnly: true, width: 110 },
  },
});

export const packingMaterialMove = definePage({
  key: 'packingMaterialMove',
  title: { zh: '包材流水', en: 'Packing material movements' },
  help: {
    why: { zh: '逐笔证明包材库存。', en: 'Shows every movement behind the stock of packing material.' },
    notes: [{ zh: '流水只增不改；更正用“盘点调整”。', en: 'Movements are append-only; use “Adjust” to correct them.' }],
  },
  resource: materialMoveRecords,
  columns: ['at', 'material', 'warehouse', 'kind', 'qty', 'balanceAfter', 'docNo', 'reason', 'by', 'materialCode'],
  pinned: 2,
  filters: ['materialCode', 'material', 'warehouse', 'kind', 'docNo', 'at', 'qty', 'by'],
  search: ['docNo'],
  sort: [{ field: 'at', descending: true }],
  standard: ['list', 'export'],
});
