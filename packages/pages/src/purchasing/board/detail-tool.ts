import { text } from '@axle/kernel';
import type { PageTab } from '@axle/page-kit';
import { boardAddress, boardReads, count, day, documentNo, figure, ifAny, narrowed, pendingOrders, periodInput } from './board-fields.ts';
import { dateReasons } from '../order/date-reasons.ts';
import { documentKind, toDocument } from './fact-documents.ts';
import { lotTypeColumn, toLot } from './lot-drill.ts';
import { responsibilities } from '../delivery/date-words.ts';
import { purchaseKpiOptions } from './board-words.ts';

/** The rows behind a figure of the board, and what they come to: the figure. */
export const detailTab = {
  key: 'tab0',
  title: text('明细', 'Lines'),
  view: 'purchasing/board-detail',
  tool: {
    byView: true,
    reads: boardReads,
    inputs: {
      kpi: { kind: 'enum', label: text('指标', 'Figure'), required: true, options: purchaseKpiOptions },
      period: periodInput,
      ...narrowed,
      sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', several: true },
      counted: {
        kind: 'enum',
        label: text('计入分子', 'In numerator'),
        options: [
          { code: 'yes', label: text('计入', 'Counted') },
          { code: 'no', label: text('未计入（未达成）', 'Not counted (missed)') },
        ],
      },
      reason: {
        kind: 'enum',
        label: text('逾期原因', 'Late reason'),
        options: [{ code: 'none', label: text('未改期', 'Date not moved') }, ...dateReasons],
      },
      responsibility: { kind: 'enum', label: text('责任', 'Responsibility'), options: responsibilities },
    },
    address: boardAddress,
    exports: 'lines',
    results: {
      figure: figure('指标值', 'Figure'),
      numerator: figure('分子合计', 'Numerator'),
      denominator: figure('分母合计', 'Denominator'),
      rate: figure('比率（%）', 'Rate (%)'),
      found: count('行数', 'Rows'),
      unknown: count('无订单汇率的行', 'Rows without a rate'),
      pending: pendingOrders,
      lines: {
        kind: 'lines',
        label: text('明细', 'Lines'),
        by: ['documentNo', 'line', 'day'],
        most: 2000,
        sums: ['qty', 'amount', 'numerator', 'denominator'],
        fields: {
          documentNo,
          line: ifAny(count('行号', 'Line', 64)),
          skuCode: ifAny({ kind: 'code', label: text('SKU', 'SKU'), maxLength: 32, width: 130 }),
          supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', width: 200 },
          buyer: { kind: 'user', label: text('采购员', 'Buyer'), width: 100 },
          day: day('日期', 'Date'),
          qty: ifAny(count('数量', 'Qty')),
          price: ifAny({ kind: 'decimal', label: text('单价', 'Price'), scale: 4, width: 100 }),
          amount: ifAny(figure('金额', 'Amount')),
          numerator: figure('分子', 'Numerator'),
          denominator: ifAny(figure('分母', 'Denominator')),
          ...lotTypeColumn,
          documentKind,
        },
      },
    },
    opens: {
      lines: {
        documentNo: [...toDocument, ...toLot],
      },
    },
  },
} as const satisfies PageTab<(typeof boardReads)[number]>;
