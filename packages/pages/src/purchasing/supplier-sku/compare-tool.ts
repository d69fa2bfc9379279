import { text } from '@axle/kernel';
import type { IntegerField, PageTab, TextField } from '@axle/page-kit';
import { supplierSkuState } from './supplier-sku-states.ts';

const words = (zh: string, en: string, width: number): TextField => ({ kind: 'text', label: text(zh, en), maxLength: 300, width });
const count = (zh: string, en: string): IntegerField => ({ kind: 'integer', label: text(zh, en), min: 0, max: 1_000_000_000, width: 96 });

/** [R30] The suppliers of a SKU by what a quantity comes to. */
export const compareTab = {
  key: 'compare',
  title: text('比价', 'Compare'),
  tool: {
    reads: ['supplier', 'sku', 'breaks', 'moq', 'cartonQty', 'orderMultiple', 'leadDays'],
    inputs: {
      sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true, key: true },
      qty: { kind: 'integer', label: text('数量', 'Qty'), required: true, min: 1, max: 999_999, initial: 500 },
      day: { kind: 'date', label: text('价格日期', 'Prices on'), help: text('不填则为今天。', 'Today if left empty.') },
    },
    results: {
      offers: {
        kind: 'lines',
        label: text('供应商', 'Suppliers'),
        by: ['supplier', 'itemNo'],
        most: 200,
        fields: {
          supplier: { ...words('供应商', 'Supplier', 220), required: true },
          itemNo: { ...words('供应商货号', 'Supplier item no.', 140), required: true },
          state: { ...supplierSkuState, readOnly: false },
          currency: { kind: 'code', label: text('币种', 'Currency'), maxLength: 3, width: 76 },
          qty: count('下单数量', 'Order qty'),
          surplus: count('多订', 'Surplus'),
          price: { kind: 'decimal', label: text('单价', 'Price'), scale: 4, places: 2, width: 96 },
          amount: { kind: 'decimal', label: text('金额', 'Amount'), scale: 4, places: 2, width: 116 },
          leadDays: count('交期(天)', 'Lead time (days)'),
          note: words('说明', 'Note', 160),
        },
      },
    },
  },
} as const satisfies PageTab;
