import { text } from '@axle/kernel';
import { defineResource } from '@axle/page-kit';
import { skusOf } from '../../inventory/operation/operation-fields.ts';
import { profitAmounts, profitOrderFields } from './profit-fields.ts';
import { profitChangeLines, profitItemLines } from './profit-lines.ts';

/** What may be lacking for the profit of an order. */
const missingOptions = [
  { code: 'param', label: text('利润参数', 'Profit parameters') },
  { code: 'cost', label: text('成本', 'Cost') },
  { code: 'fx', label: text('汇率', 'Exchange rate') },
  { code: 'freight', label: text('头程', 'First leg') },
  { code: 'size', label: text('尺寸重量', 'Size or weight') },
  { code: 'declValue', label: text('申报价值', 'Declared value') },
  { code: 'dutyCode', label: text('税号', 'Tariff code') },
  { code: 'duty', label: text('关税税率', 'Duty rate') },
  { code: 'referral', label: text('佣金率', 'Referral rate') },
  { code: 'fbaFee', label: text('FBA费用表', 'FBA fee table') },
  { code: 'lastMile', label: text('尾程运费表', 'Last-mile rate card') },
  { code: 'storage', label: text('仓储费率', 'Storage rate') },
  { code: 'tariffCn', label: text('国内税号', 'CN tariff code') },
  { code: 'rebate', label: text('退税率', 'Export rebate') },
] as const;

/** What shipped orders earned. */
export const orderProfitRecords = defineResource({
  entity: 'orderProfit',
  label: text('订单利润', 'Order profit'),
  service: 'operation',
  readFrom: 'order_profit_list',
  nameFields: ['orderNo'],
  managed: false,
  scopedBy: { kind: 'shop', field: 'store' },
  fields: {
    ...profitOrderFields,
    channel: { kind: 'ref', label: text('物流渠道', 'Channel'), entity: 'logisticsChannel', readOnly: true, hidden: true, width: 140 },
    waybillNo: { kind: 'code', label: text('运单号', 'Waybill'), readOnly: true, maxLength: 60, hidden: true, width: 160 },
    skus: skusOf('order_profit_sku'),
    sellerSkus: {
      kind: 'tags',
      label: text('PT SKU', 'PT SKU'),
      readOnly: true,
      figure: true,
      hidden: true,
      maxLength: 80,
      through: { view: 'order_profit_seller_sku', by: ['id'], column: 'seller_sku' },
      width: 170,
    },
    owner: {
      kind: 'user',
      label: text('负责人', 'Owner'),
      readOnly: true,
      figure: true,
      unsorted: true,
      hidden: true,
      width: 100,
      help: text('首行Listing的负责人。', 'Who is in charge of the listing of the first line.'),
    },
    ...profitAmounts,
    missing: {
      kind: 'enumList',
      label: text('缺少', 'Missing'),
      readOnly: true,
      options: missingOptions,
      width: 150,
      help: text('缺少的数据使该项没有计入。', 'Records that are missing; the items that need them are not counted.'),
    },
    refunded: { kind: 'bool', label: text('有退款', 'Refunded'), required: true, readOnly: true, hidden: true, width: 80 },
    month: { kind: 'date', label: text('月份', 'Month'), required: true, readOnly: true, hidden: true, width: 110 },
    computedAt: { kind: 'instant', label: text('计算时间', 'Calculated at'), required: true, readOnly: true, hidden: true, width: 156 },
    items: profitItemLines,
    changes: profitChangeLines,
  },
});
