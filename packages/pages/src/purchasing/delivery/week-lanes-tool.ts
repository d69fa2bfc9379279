import { text } from '@axle/kernel';
import type { LineField, PageTab } from '@axle/page-kit';
import { piecesField } from '../../inventory/stock-fields.ts';
import { followFields } from './follow-fields.ts';

const day = (zh: string, en: string, required = false): LineField => ({ kind: 'date', label: text(zh, en), required, width: 116 });
const { risk, nextStep } = followFields;

/** Lines that are still to come, week by week of their promised dates. */
export const weekLanesTab = {
  key: 'weeks',
  title: text('周视图', 'Weeks'),
  view: 'purchasing/delivery-weeks',
  tool: {
    byView: true,
    reads: [
      'purchaseOrder',
      'orderLine',
      'sku',
      'supplier',
      'openQty',
      'promisedDate',
      'risk',
      'nextStep',
      'leadDays',
      'materialOn',
      'startOn',
      'halfOn',
      'finishOn',
      'inspectedOn',
      'packedOn',
      'shippedOn',
    ],
    inputs: {
      from: { ...day('从此日所在周', 'From the week of'), required: true },
      supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier' },
      buyer: { kind: 'user', label: text('采购员', 'Buyer') },
      warehouse: { kind: 'ref', label: text('交货仓库', 'Deliver to'), entity: 'warehouse' },
    },
    results: {
      earlier: piecesField('更早的行', 'Lines before', { min: 0 }),
      weeks: {
        kind: 'lines',
        label: text('各周', 'Weeks'),
        by: ['monday'],
        most: 6,
        fields: {
          monday: day('周一', 'Monday', true),
          lineCount: piecesField('行数', 'Lines', { min: 0 }),
          lateCount: piecesField('逾期行', 'Late lines', { min: 0 }),
          pieces: piecesField('件数', 'Pieces', { min: 0 }),
        },
      },
      lines: {
        kind: 'lines',
        label: text('交货行', 'Lines'),
        by: ['id'],
        most: 300,
        fields: {
          id: piecesField('行', 'Line', { min: 1, required: true }),
          orderNo: { kind: 'code', label: text('采购单号', 'PO no.'), required: true, maxLength: 20, width: 160 },
          orderLine: piecesField('行号', 'Line no.', { min: 1, required: true }),
          skuCode: { kind: 'code', label: text('SKU', 'SKU'), required: true, maxLength: 32, width: 140 },
          supplierName: { kind: 'text', label: text('供应商', 'Supplier'), maxLength: 300, width: 190 },
          openQty: piecesField('未交数量', 'Open qty', { min: 0, required: true }),
          promisedDate: day('承诺交期', 'Promised date', true),
          risk,
          nextStep,
          leadDays: piecesField('采购周期（天）', 'Lead time (days)', { min: 0, required: true }),
          materialOn: day('备料完成', 'Material in'),
          startOn: day('实际开工', 'Started'),
          halfOn: day('完成一半', 'Half done'),
          finishOn: day('实际完工', 'Finished'),
          inspectedOn: day('实际验货', 'Inspected'),
          packedOn: day('实际装箱', 'Packed'),
          shippedOn: day('实际发货', 'Shipped'),
        },
      },
    },
  },
} as const satisfies PageTab;
