import { text } from '@axle/kernel';
import type { PageTab } from '@axle/page-kit';
import { piecesField } from '../../inventory/stock-fields.ts';

/** What is promised for each day of a month. */
export const dateCalendarTab = {
  key: 'tab2',
  title: text('交期日历', 'Calendar'),
  view: 'purchasing/delivery-calendar',
  tool: {
    byView: true,
    reads: ['newDate', 'openQty', 'supplier'],
    inputs: {
      month: { kind: 'month', label: text('月份', 'Month'), required: true },
      supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier' },
      buyer: { kind: 'user', label: text('采购员', 'Buyer') },
    },
    results: {
      days: {
        kind: 'lines',
        label: text('每日交货', 'Deliveries by day'),
        by: ['day'],
        most: 31,
        fields: {
          day: { kind: 'date', label: text('日期', 'Date'), required: true, width: 120 },
          lineCount: piecesField('行数', 'Lines', { min: 0 }),
          pieces: piecesField('件数', 'Pieces', { min: 0 }),
          cbm: { kind: 'decimal', label: text('体积 m³', 'Volume m³'), scale: 3, min: '0', width: 110 },
        },
      },
    },
  },
} as const satisfies PageTab;
