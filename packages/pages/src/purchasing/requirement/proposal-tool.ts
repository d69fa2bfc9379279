import { text } from '@axle/kernel';
import type { IntegerField, PageTab, TextField } from '@axle/page-kit';
import { leftOutReasons } from './left-out-reasons.ts';

const words = (zh: string, en: string, width = 200): TextField => ({ kind: 'text', label: text(zh, en), maxLength: 300, width });
const count = (zh: string, en: string): IntegerField => ({ kind: 'integer', label: text(zh, en), min: 0, max: 1_000_000_000, width: 90 });
const key = (zh: string, en: string): IntegerField => ({ ...count(zh, en), required: true });

/** Within how many days requirements of a SKU become one line. */
export const bucketDaysField = {
  kind: 'integer',
  label: text('合并天数', 'Merge within days'),
  required: true,
  min: 0,
  max: 60,
  initial: 7,
  help: text(
    '同一SKU的需求在最早交期之后这些天内合并为一行。',
    'Requirements of one SKU within this many days of the earliest are merged into one line.',
  ),
} as const satisfies IntegerField;

/** [R2] The orders that the confirmed requirements make, by supplier; nothing is kept until they are generated. */
export const proposalTab = {
  key: 'proposal',
  title: text('合并预览', 'Merge preview'),
  view: 'purchasing/order-proposal',
  tool: {
    byView: true,
    reads: ['sku', 'qty', 'supplier', 'requiredDate'],
    inputs: {
      supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier' },
      buyer: { kind: 'user', label: text('采购员', 'Buyer') },
      until: {
        kind: 'date',
        label: text('最晚下单日至', 'To be ordered by'),
        help: text('留空为全部。', 'Leave empty for all.'),
      },
      bucketDays: bucketDaysField,
      reqIds: { kind: 'text', label: text('所选需求', 'Selected requirements'), maxLength: 40_000 },
    },
    results: {
      orders: {
        kind: 'lines',
        label: text('建议的订单', 'Proposed orders'),
        by: ['no'],
        most: 2000,
        fields: {
          no: key('序号', 'No.'),
          supplier: words('供应商', 'Supplier'),
          company: words('采购主体', 'Company entity'),
          warehouse: words('交货仓库', 'Deliver to'),
          currency: { kind: 'code', label: text('币种', 'Currency'), maxLength: 3 },
          amount: { kind: 'money', label: text('金额', 'Amount'), scale: 2, currency: { field: 'currency' }, width: 130 },
        },
      },
      lines: {
        kind: 'lines',
        label: text('明细', 'Lines'),
        by: ['order', 'line'],
        most: 20_000,
        fields: {
          order: key('订单', 'Order'),
          line: key('行', 'Line'),
          sku: words('SKU', 'SKU', 140),
          name: words('品名', 'Name'),
          need: count('需求', 'Need'),
          qty: count('下单数量', 'Order qty'),
          surplus: count('多订', 'Surplus'),
          moq: count('起订量', 'MOQ'),
          multiple: count('订货倍数', 'Order multiple'),
          price: { kind: 'decimal', label: text('单价', 'Price'), scale: 4, places: 2, width: 96 },
          amount: { kind: 'decimal', label: text('金额', 'Amount'), scale: 3, places: 2, width: 110 },
          upQty: count('更大起量', 'Next break'),
          upPrice: { kind: 'decimal', label: text('更大起量单价', 'Price at next break'), scale: 4, places: 2, width: 96 },
          upAmount: { kind: 'decimal', label: text('更大起量金额', 'Amount at next break'), scale: 4, places: 2, width: 110 },
          requiredDate: { kind: 'date', label: text('要求交期', 'Required date'), width: 116 },
          latestOrderDate: { kind: 'date', label: text('最晚下单日', 'Latest order date'), width: 116 },
        },
      },
      needs: {
        kind: 'lines',
        label: text('需求', 'Requirements'),
        by: ['id', 'order', 'line'],
        most: 20_000,
        fields: {
          id: key('需求', 'Requirement'),
          version: key('版本', 'Version'),
          order: key('订单', 'Order'),
          line: key('行', 'Line'),
          reqNo: words('需求单号', 'Requirement no.', 140),
          qty: count('数量', 'Qty'),
        },
      },
      leftOut: {
        kind: 'lines',
        label: text('不能下单', 'Left out'),
        by: ['reqNo'],
        most: 20_000,
        fields: {
          reqNo: { ...words('需求单号', 'Requirement no.', 140), required: true },
          sku: words('SKU', 'SKU', 140),
          name: words('品名', 'Name'),
          qty: count('数量', 'Qty'),
          reason: { kind: 'enum', label: text('原因', 'Reason'), options: leftOutReasons, width: 200 },
        },
      },
    },
  },
} as const satisfies PageTab;
