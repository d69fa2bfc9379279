import { defineResource } from '@axle/page-kit';
import { piecesField, skuCodeField, skuField, warehouseField } from '../stock-fields.ts';
import { receiptStatusOptions, receiptTypeOptions } from './receipt-fields.ts';

/** A line repeats a field of its receipt: users who may not read it there may not read it here. */
const ofReceipt = (field: string) => ({ page: 'receiveOrder', field });

/** What a line of a receipt came to. What is expected stays closed as long as it is counted blind. */
export const receiptLineRecords = defineResource({
  entity: 'receiptLine',
  label: { zh: '收货行', en: 'Receipt line' },
  service: 'wms',
  table: 'receipt_line_list',
  nameFields: ['receiptNo', 'skuCode'],
  managed: false,
  scopedBy: { kind: 'warehouse', field: 'warehouse' },
  fields: {
    receiptNo: {
      kind: 'code',
      documentNo: true,
      label: { zh: '收货单号', en: 'Receipt' },
      required: true,
      readOnly: true,
      key: true,
      maxLength: 20,
      width: 150,
    },
    type: { kind: 'enum', label: { zh: '类型', en: 'Type' }, required: true, readOnly: true, options: receiptTypeOptions, width: 110 },
    sourceNo: {
      kind: 'code',
      documentNo: true,
      label: { zh: '来源单号', en: 'Source' },
      required: true,
      readOnly: true,
      maxLength: 60,
      width: 150,
      seenWith: ofReceipt('sourceNo'),
    },
    containerNo: {
      kind: 'code',
      label: { zh: '柜号', en: 'Container' },
      readOnly: true,
      maxLength: 30,
      width: 130,
      seenWith: ofReceipt('containerNo'),
    },
    warehouse: warehouseField,
    state: {
      kind: 'enum',
      label: { zh: '状态', en: 'Status' },
      required: true,
      readOnly: true,
      options: receiptStatusOptions,
      width: 110,
    },
    lineNo: piecesField('行', 'No.', { min: 1, max: 9999, width: 64 }),
    skuCode: skuCodeField,
    sku: skuField,
    poNo: { kind: 'code', label: { zh: '采购单号', en: 'Order' }, readOnly: true, maxLength: 40, width: 140 },
    cartonQty: piecesField('每箱件数', 'Per carton', { min: 1, max: 99_999 }),
    expectedQty: piecesField('预计件数', 'Expected', { min: 0, seenWith: ofReceipt('lines.expectedQty') }),
    mostQty: piecesField('最多可收', 'Max receivable', { min: 0 }),
    goodQty: piecesField('良品', 'Good', { min: 0 }),
    holdQty: piecesField('待检', 'QC hold', { min: 0 }),
    damagedQty: piecesField('残损', 'Damaged', { min: 0 }),
    overQty: piecesField('超收', 'Over-receipt', { min: 0 }),
    remainingQty: piecesField('剩余', 'Remaining', { min: 0 }),
  },
});
