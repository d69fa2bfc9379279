import { text } from '@axle/kernel';
import type { PageTab } from '@axle/page-kit';
import { code, count, currency, day, supplier } from './workbench-fields.ts';

/** By what the lines are bought, and what they are ordered for: all lines at once. */
export const figuresTab = {
  key: 'figures',
  title: text('全部行', 'All lines'),
  tool: {
    byView: true,
    reads: ['supplier', 'currency', 'lines'],
    inputs: {
      supplier,
      skus: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true, several: true },
      currency,
      priceInclTax: { kind: 'bool', label: text('含税价', 'Prices include tax') },
      purchaseOrder: { kind: 'ref', label: text('采购单号', 'PO no.'), entity: 'purchaseOrder' },
    },
    results: {
      articles: {
        kind: 'lines',
        label: text('供应商货号', 'Supplier items'),
        by: ['sku'],
        most: 500,
        fields: {
          sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku' },
          itemNo: code('供应商货号', 'Supplier item no.'),
          moq: count('起订量', 'MOQ'),
          cartonQty: count('箱规', 'Carton qty'),
          multiple: count('订货倍数', 'Order multiple'),
        },
      },
      allocations: {
        kind: 'lines',
        label: text('已分配的需求', 'Allocations'),
        by: ['sku', 'requiredDate', 'reqNo'],
        most: 5000,
        fields: {
          sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku' },
          requiredDate: day('要求交期', 'Required date'),
          reqNo: code('需求单号', 'Requirement no.'),
          qty: count('数量', 'Qty'),
          warehouse: code('仓库', 'Warehouse'),
        },
      },
    },
  },
} as const satisfies PageTab;
