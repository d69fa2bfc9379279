import { text } from '@axle/kernel';
import { defineResource, type Field, type LinesField } from '@axle/page-kit';
import { outboundStatusOptions } from '../outbound/outbound-options.ts';
import { waveStatusOptions, waveTypeOptions } from './wave-options.ts';
import { waveStates } from './wave-states.ts';

const count = (zh: string, en: string, width: number, more: Partial<Extract<Field, { kind: 'integer' }>> = {}) => ({
  kind: 'integer' as const,
  label: text(zh, en),
  readOnly: true,
  figure: true,
  min: 0,
  max: 1_000_000_000,
  width,
  ...more,
});
const cell = (zh: string, en: string, width: number) => ({
  kind: 'integer' as const,
  label: text(zh, en),
  min: 0,
  max: 1_000_000_000,
  width,
});

/** The walk, stop by stop. */
const picks: LinesField = {
  kind: 'lines',
  label: { zh: '拣货单', en: 'Pick list' },
  readOnly: true,
  by: ['outboundNo', 'binCode', 'sku'],
  most: 20_000,
  sums: ['qty', 'picked'],
  fields: {
    walk: cell('顺序', 'Stop', 70),
    binCode: { kind: 'text', label: { zh: '库位', en: 'Bin' }, required: true, maxLength: 60, width: 170 },
    skuCode: { kind: 'text', label: { zh: 'SKU', en: 'SKU' }, maxLength: 32, width: 130 },
    sku: { kind: 'ref', label: { zh: 'SKU名称', en: 'SKU name' }, entity: 'sku', nameAlone: true, required: true, width: 220 },
    slot: cell('格口', 'Slot', 70),
    qty: cell('应拣', 'To pick', 80),
    picked: cell('已拣', 'Picked', 80),
    outboundNo: { kind: 'text', label: { zh: '出库单号', en: 'Outbound order' }, required: true, maxLength: 20, width: 150 },
    held: { kind: 'bool', label: { zh: '冻结', en: 'Held' }, width: 70 },
  },
};

/** The orders in their slots: the put-wall. */
const orders: LinesField = {
  kind: 'lines',
  label: { zh: '出库单与格口', en: 'Orders and slots' },
  readOnly: true,
  by: ['outboundNo'],
  most: 500,
  sums: ['qty', 'picked'],
  fields: {
    slot: cell('格口', 'Slot', 70),
    outboundNo: { kind: 'text', label: { zh: '出库单号', en: 'Outbound order' }, required: true, maxLength: 20, width: 150 },
    orderStatus: { kind: 'enum', label: { zh: '状态', en: 'Status' }, options: outboundStatusOptions, width: 110 },
    qty: cell('件数', 'Pieces', 80),
    picked: cell('已拣', 'Picked', 80),
    inWave: { kind: 'bool', label: { zh: '在波次中', en: 'In the wave' }, width: 90 },
  },
};

/** Walks that pick several orders. */
export const waveRecords = defineResource({
  entity: 'wave',
  label: { zh: '拣货波次', en: 'Picking wave' },
  service: 'wms',
  readFrom: 'wave_list',
  nameFields: ['waveNo'],
  scopedBy: { kind: 'warehouse', field: 'warehouse' },
  fields: {
    waveNo: {
      kind: 'code',
      documentNo: true,
      label: { zh: '波次号', en: 'Wave' },
      required: true,
      readOnly: true,
      key: true,
      maxLength: 20,
      width: 150,
    },
    type: { kind: 'enum', label: { zh: '类型', en: 'Type' }, required: true, readOnly: true, options: waveTypeOptions, width: 110 },
    warehouse: { kind: 'ref', label: { zh: '仓库', en: 'Warehouse' }, entity: 'warehouse', required: true, readOnly: true, width: 140 },
    cutoffAt: { kind: 'instant', label: { zh: '承运商截单', en: 'Carrier cut-off' }, readOnly: true, width: 160 },
    courier: { kind: 'ref', label: { zh: '快递商', en: 'Courier' }, entity: 'courier', readOnly: true, width: 130 },
    orders: count('出库单', 'Orders', 84),
    lineCount: count('行数', 'Lines', 80),
    qty: count('件数', 'Pieces', 84),
    pickedQty: count('已拣', 'Picked', 84),
    shortQty: count('短拣', 'Short', 80),
    picker: { kind: 'user', label: { zh: '拣货人', en: 'Picker' }, readOnly: true, width: 110 },
    walkMetres: {
      kind: 'integer',
      label: { zh: '路程（米，估）', en: 'Distance (m, est.)' },
      readOnly: true,
      min: 0,
      max: 1_000_000,
      width: 116,
      help: { zh: '按货架与巷道间距估算。', en: 'Estimated from racks and aisles.' },
    },
    status: { kind: 'enum', label: { zh: '状态', en: 'Status' }, readOnly: true, options: waveStatusOptions, width: 100 },
    releasedAt: { kind: 'instant', label: { zh: '下发时间', en: 'Released at' }, readOnly: true, width: 160 },
    startedAt: { kind: 'instant', label: { zh: '开始时间', en: 'Started at' }, readOnly: true, hidden: true, width: 160 },
    closedAt: { kind: 'instant', label: { zh: '完成时间', en: 'Closed at' }, readOnly: true, hidden: true, width: 160 },
    skus: {
      kind: 'tags',
      codesOf: 'sku',
      label: { zh: 'SKU', en: 'SKU' },
      readOnly: true,
      figure: true,
      hidden: true,
      maxLength: 32,
      width: 180,
    },
    outboundNos: {
      kind: 'tags',
      label: { zh: '出库单号', en: 'Outbound orders' },
      through: { view: 'wave_outbound', by: ['id'], column: 'outbound_no' },
      readOnly: true,
      figure: true,
      hidden: true,
      maxLength: 20,
      width: 180,
    },
    picks,
    ordersIn: orders,
  },
  unique: [{ fields: ['waveNo'] }],
  states: waveStates,
});
