import { text } from '@axle/kernel';
import type { LineField, PageTab, TextField } from '@axle/page-kit';

const words = (zh: string, en: string, width: number): TextField => ({ kind: 'text', label: text(zh, en), maxLength: 300, width });

/** Orders that suppliers have not replied to for longer than usual. */
export const noReplyTab = {
  key: 'tab2',
  title: text('未回复', 'No reply'),
  view: 'purchasing/reply-link',
  tool: {
    reads: ['purchaseOrder', 'supplier'],
    inputs: {
      hours: {
        kind: 'integer',
        label: text('发出超过（小时）', 'Sent for more than (hours)'),
        required: true,
        min: 0,
        max: 9999,
        initial: 48,
      },
      supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier' },
      buyer: { kind: 'user', label: text('采购员', 'Buyer') },
    },
    results: {
      found: { kind: 'integer', label: text('未回复的订单', 'Orders without reply'), min: 0, max: 1_000_000 },
      lines: {
        kind: 'lines',
        label: text('未回复的订单', 'Orders without reply'),
        by: ['orderNo'],
        most: 2000,
        fields: {
          orderNo: {
            kind: 'code',
            documentNo: true,
            label: text('采购单号', 'PO no.'),
            required: true,
            maxLength: 20,
            width: 160,
          } as LineField,
          orderVersion: { kind: 'integer', label: text('版本', 'Version'), min: 1, max: 999, width: 70 },
          supplier: words('供应商', 'Supplier', 260),
          buyer: { kind: 'user', label: text('采购员', 'Buyer'), width: 120 },
          sentAt: { kind: 'instant', label: text('发出时间', 'Sent at'), width: 160 },
          hoursWaiting: { kind: 'integer', label: text('已等（小时）', 'Hours waiting'), min: 0, max: 100_000, width: 110 },
          round: { kind: 'integer', label: text('已回复轮次', 'Rounds to date'), min: 0, max: 999, width: 100 },
          requiredDate: { kind: 'date', label: text('最早要求交期', 'Earliest required date'), width: 130 },
        },
      },
    },
    opens: {
      lines: {
        orderNo: { section: 'purchase', page: 'purchaseOrder', tab: 'all', filters: [{ field: 'orderNo', op: 'eq', by: 'orderNo' }] },
      },
    },
  },
} as const satisfies PageTab;
