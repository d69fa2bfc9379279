import { text } from '@axle/kernel';
import type { DecimalField, IntegerField, PageTab } from '@axle/page-kit';
import { orderPlatformOptions, orderStatusOptions } from './order-options.ts';

const count = (zh: string, en: string): IntegerField => ({ kind: 'integer', label: text(zh, en), min: 0, max: 9_999_999, width: 80 });
const amount = (zh: string, en: string): DecimalField => ({ kind: 'decimal', label: text(zh, en), scale: 4, places: 2, width: 100 });

/** An order as it can be split: its lines and pieces, and its amounts. */
export const orderSplitTab = {
  key: 'split',
  title: text('拆分', 'Split'),
  view: 'orders/order-split',
  tool: {
    byView: true,
    reads: ['status', 'total', 'itemAmount', 'shippingAmount', 'discount', 'tax', 'lines'],
    inputs: { order: { kind: 'ref', label: text('订单', 'Order'), entity: 'salesOrder', required: true } },
    results: {
      version: count('版本', 'Version'),
      orderNo: { kind: 'code', label: text('订单号', 'Order no.'), documentNo: true, maxLength: 20 },
      status: { kind: 'enum', label: text('状态', 'Status'), options: orderStatusOptions },
      kind: { kind: 'text', label: text('类型', 'Kind'), maxLength: 20 },
      platform: { kind: 'enum', label: text('平台', 'Platform'), options: orderPlatformOptions },
      currency: { kind: 'code', label: text('币种', 'Currency'), maxLength: 3 },
      labelled: { kind: 'bool', label: text('已打面单', 'Label printed') },
      merged: { kind: 'bool', label: text('已合并', 'Merged') },
      itemAmount: amount('商品金额', 'Items'),
      shippingAmount: amount('运费', 'Shipping'),
      discount: amount('折扣', 'Discount'),
      tax: amount('税', 'Tax'),
      total: amount('订单金额', 'Total'),
      lines: {
        kind: 'lines',
        label: text('明细', 'Lines'),
        by: ['lineNo'],
        most: 200,
        fields: {
          lineNo: count('行号', 'Line'),
          sellerSku: { kind: 'text', label: text('卖家SKU', 'Seller SKU'), maxLength: 80, width: 170 },
          qty: count('数量', 'Qty'),
          cancelledQty: count('已取消', 'Cancelled'),
          discount: amount('折扣', 'Discount'),
          tax: amount('税', 'Tax'),
          shipping: amount('运费', 'Shipping'),
          giftWrap: amount('礼品包装', 'Gift wrap'),
          lineTotal: amount('行金额', 'Line total'),
        },
      },
      pieces: {
        kind: 'lines',
        label: text('部件', 'Pieces'),
        by: ['id'],
        most: 2000,
        fields: {
          id: count('序号', 'No.'),
          lineNo: count('行号', 'Line'),
          sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', width: 240 },
          qty: count('数量', 'Qty'),
          warehouse: { kind: 'ref', label: text('仓库', 'Warehouse'), entity: 'warehouse', width: 140 },
        },
      },
    },
  },
} as const satisfies PageTab;
