import { text } from '@axle/kernel';
import type { LineField, LinesField, PageTab } from '@axle/page-kit';
import { dateReasons } from '../order/date-reasons.ts';
import { responsibilities } from '../delivery/date-words.ts';
import { orderState } from '../order/order-states.ts';
import { boardAddress, boardInputs, boardReads, count, day, documentNo, figure, pendingOrders } from './board-fields.ts';
import { kpiOf, tilesOf } from './board-tiles.ts';
import { purchaseKpiOptions } from './board-words.ts';

const kpi = kpiOf(purchaseKpiOptions);

const tiles = tilesOf(purchaseKpiOptions);

const rank = (zh: string, en: string, by: readonly string[], most: number, fields: LinesField['fields']) =>
  ({ kind: 'lines', label: text(zh, en), by, most, fields }) as const satisfies LinesField;

/** The board: its figures, their weeks, and four rankings. */
export const boardTab = {
  key: 'tab0',
  title: text('看板', 'Board'),
  view: 'purchasing/board',
  tool: {
    byView: true,
    reads: boardReads,
    inputs: boardInputs,
    address: boardAddress,
    exports: 'tiles',
    paper: true,
    results: {
      pending: pendingOrders,
      tiles,
      weeks: rank('近13周', 'Last 13 weeks', ['kpi', 'week'], 200, {
        kpi,
        week: { kind: 'week', label: text('周', 'Week'), required: true },
        value: figure('数值', 'Value'),
      }),
      funnel: rank('订单漏斗', 'Orders by stage', ['state'], 20, {
        state: { ...orderState, required: true },
        orders: count('订单', 'Orders'),
        amount: figure('含税金额', 'Gross amount'),
      }),
      buyers: rank('按采购员', 'By buyer', ['buyer'], 60, {
        buyer: { kind: 'user', label: text('采购员', 'Buyer') } as LineField,
        bought: figure('采购额', 'Purchased'),
        notDue: figure('未到期未交', 'Open, not overdue'),
        overdue: figure('逾期未交', 'Overdue'),
      }),
      reasons: rank('逾期原因', 'Late reasons', ['reason', 'responsibility'], 40, {
        reason: { kind: 'enum', label: text('原因', 'Reason'), options: dateReasons, width: 130 },
        responsibility: { kind: 'enum', label: text('责任', 'Responsibility'), options: responsibilities, width: 110 },
        lines: count('行', 'Lines'),
        share: figure('占比（%）', 'Share (%)', 90),
        cumulative: figure('累计（%）', 'Cumulative (%)', 104),
      }),
      overdue: rank('逾期金额前10', 'Top 10 overdue lines', ['documentNo', 'line'], 10, {
        documentNo,
        line: count('行号', 'Line', 64),
        skuCode: { kind: 'code', label: text('SKU', 'SKU'), maxLength: 32, width: 130 },
        supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', width: 200 },
        buyer: { kind: 'user', label: text('采购员', 'Buyer'), width: 100 },
        day: day('考核交期', 'KPI date'),
        daysLate: count('逾期天数', 'Days late'),
        qty: count('未交数量', 'Open qty'),
        amount: figure('未交金额', 'Open amount'),
      }),
    },
    opens: {
      overdue: {
        documentNo: {
          section: 'purchase',
          page: 'purchaseOrder',
          tab: 'all',
          filters: [{ field: 'orderNo', op: 'eq', by: 'documentNo' }],
        },
      },
    },
  },
} as const satisfies PageTab<(typeof boardReads)[number]>;
