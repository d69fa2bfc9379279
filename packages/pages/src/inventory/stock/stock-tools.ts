import type { PageTab } from '@axle/page-kit';
import { piecesField, stockStatusOptions } from '../stock-fields.ts';

/** Stock of a SKU at a moment, by one of the two clocks. */
export const stockAtMoment = {
  key: 'atMoment',
  title: { zh: '时点库存', en: 'As of' },
  tool: {
    reads: ['available', 'reserved', 'qcHold', 'damaged', 'inTransit'],
    inputs: {
      sku: { kind: 'ref', label: { zh: 'SKU', en: 'SKU' }, entity: 'sku', required: true },
      warehouse: { kind: 'ref', label: { zh: '仓库', en: 'Warehouse' }, entity: 'warehouse', required: true },
      clock: {
        kind: 'enum',
        label: { zh: '时间口径', en: 'Time basis' },
        required: true,
        initial: 'posted',
        options: [
          { code: 'posted', label: { zh: '过账时间', en: 'Posting time' } },
          { code: 'business', label: { zh: '业务日期', en: 'Business date' } },
        ],
      },
      at: {
        kind: 'instant',
        label: { zh: '时刻', en: 'Moment' },
        help: {
          zh: '留空为现在；业务日期取仓库当地的那一天。',
          en: 'Empty means now; business dates are local to the warehouse.',
        },
      },
    },
    results: {
      onHand: piecesField('在库', 'On hand'),
      inTransit: piecesField('在途', 'In transit'),
      lines: {
        kind: 'lines',
        label: { zh: '各库位', en: 'Bins' },
        by: ['bin', 'stockStatus'],
        most: 2000,
        sums: ['qty'],
        fields: {
          bin: { kind: 'ref', label: { zh: '库位', en: 'Bin' }, entity: 'bin', required: true, width: 170 },
          stockStatus: {
            kind: 'enum',
            label: { zh: '库存状态', en: 'Stock status' },
            options: stockStatusOptions,
            required: true,
            width: 120,
          },
          qty: { ...piecesField('件数', 'Pieces'), required: true },
        },
      },
    },
  },
} as const satisfies PageTab;
