import { text } from '@axle/kernel';
import type { EnumOption, Fields } from '@axle/page-kit';
import { documentOptions } from '../document-drills.ts';
import { binField, piecesField, skuCodeField, skuField, warehouseField } from '../stock-fields.ts';

/** Steps of the work in a warehouse. */
export const workSteps = [
  { code: 'receive', label: text('收货', 'Receiving') },
  { code: 'putaway', label: text('上架', 'Putaway') },
  { code: 'pick', label: text('拣货', 'Picking') },
  { code: 'pack', label: text('打包', 'Packing') },
  { code: 'ship', label: text('出库', 'Shipping') },
  { code: 'count', label: text('盘点', 'Counting') },
] as const satisfies readonly EnumOption[];

const kinds = [
  { code: 'dock', label: text('上架完成', 'Receipt put away'), tone: 'good' },
  { code: 'put', label: text('上架', 'Put away'), tone: 'info' },
  { code: 'pick', label: text('拣货', 'Picked'), tone: 'info' },
  { code: 'short', label: text('短拣', 'Short pick'), tone: 'warn' },
  { code: 'pack', label: text('打包', 'Packed'), tone: 'info' },
  { code: 'override', label: text('超重差放行', 'Weight override'), tone: 'warn' },
  { code: 'wrong', label: text('错扫', 'Wrong scan'), tone: 'bad' },
  { code: 'ship', label: text('出库', 'Shipped'), tone: 'good' },
  { code: 'count', label: text('盘点', 'Counted'), tone: 'neutral' },
] as const satisfies readonly EnumOption[];

const causes = [
  { code: 'wrong_sku', label: text('扫错货', 'Wrong SKU') },
  { code: 'excess', label: text('多扫', 'Excess') },
  { code: 'UNKNOWN_BARCODE', label: text('未知条码', 'Unknown barcode') },
  { code: 'CHECK_DIGIT', label: text('校验位错误', 'Wrong check digit') },
  { code: 'NOT_ON_RECEIPT', label: text('不在收货单上', 'Not on the receipt') },
  { code: 'SEVERAL_SKUS', label: text('条码对应多个SKU', 'Several SKUs') },
  { code: 'UNKNOWN_BIN', label: text('未知库位', 'Unknown bin') },
  { code: 'UNKNOWN_SKU', label: text('未知SKU', 'Unknown SKU') },
  { code: 'PICK_BEYOND', label: text('超出应拣', 'More than to pick') },
] as const satisfies readonly EnumOption[];

/** The fields of a work record. */
export const workRecordFields = {
  at: { kind: 'instant', label: text('时间', 'Time'), required: true, readOnly: true, key: true, width: 160 },
  day: { kind: 'date', label: text('当地日期', 'Local date'), required: true, readOnly: true, width: 116, hidden: true },
  kind: { kind: 'enum', label: text('作业', 'Work'), required: true, readOnly: true, key: true, width: 130, options: kinds },
  step: { kind: 'enum', label: text('环节', 'Step'), required: true, readOnly: true, width: 100, options: workSteps, hidden: true },
  docType: {
    kind: 'enum',
    label: text('单据类型', 'Document type'),
    readOnly: true,
    width: 110,
    hidden: true,
    options: documentOptions(['receipt', 'putaway', 'outbound', 'wave', 'parcel', 'stocktake']),
  },
  docNo: { kind: 'code', documentNo: true, label: text('单据号', 'Document'), readOnly: true, maxLength: 60, width: 150 },
  warehouse: warehouseField,
  worker: { kind: 'user', label: text('人员', 'Person'), required: true, readOnly: true, width: 110 },
  skuCode: { ...skuCodeField, required: false, key: false },
  sku: { ...skuField, required: false, key: false },
  bin: { ...binField, required: false, key: false },
  qty: piecesField('件数', 'Pieces', { min: 0, width: 90 }),
  code: { kind: 'text', label: text('扫描内容', 'Scanned'), readOnly: true, maxLength: 120, width: 150 },
  cause: { kind: 'enum', label: text('拒绝原因', 'Refusal reason'), readOnly: true, width: 140, options: causes },
  why: { kind: 'text', label: text('说明', 'Reason'), readOnly: true, maxLength: 500, width: 180 },
  hours: { kind: 'decimal', label: text('到架（小时）', 'Dock to stock, h'), readOnly: true, scale: 1, min: '0', width: 120 },
  good: {
    kind: 'bool',
    label: text('合格', 'Passed'),
    readOnly: true,
    width: 84,
    help: text('盘点无差异；在时限内出库。', 'Counted without variance; shipped on time.'),
  },
} as const satisfies Fields;
