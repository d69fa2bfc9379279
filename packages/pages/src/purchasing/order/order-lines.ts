import { text } from '@axle/kernel';
import type { Fields } from '@axle/page-kit';
import { mostLineQty, mostOrderLines } from '@axle/purchasing';
import { agreedLineFields } from './force-fields.ts';
import { inspectPlanField } from './inspection-fields.ts';
import { lineQuantityFields } from './line-quantity-fields.ts';

/** What is ordered. */
export const orderLines = {
  lines: {
    kind: 'lines',
    label: text('明细', 'Lines'),
    required: true,
    by: ['sku', 'requiredDate'],
    most: mostOrderLines,
    sums: ['qty', 'amount'],
    fields: {
      sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true, width: 260 },
      qty: { kind: 'integer', label: text('数量', 'Qty'), required: true, min: 1, max: mostLineQty, width: 90 },
      price: {
        kind: 'money',
        label: text('单价', 'Price'),
        scale: 4,
        currency: { field: 'currency' },
        min: '0',
        width: 110,
        help: text(
          '不填则取合同价，没有则取供应商SKU的阶梯价；只有样品与换货补发可以为0。',
          'Taken from the contract, else from the supplier’s price breaks, if left empty; only samples and replacements may be free.',
        ),
      },
      requiredDate: { kind: 'date', label: text('要求交期', 'Required date'), required: true, width: 130 },
      remark: { kind: 'text', label: text('备注', 'Remark'), maxLength: 200, width: 160 },
      inspectPlan: inspectPlanField,
      priceSource: {
        kind: 'enum',
        label: text('价格来源', 'Price source'),
        readOnly: true,
        width: 100,
        options: [
          { code: 'break', label: text('阶梯价', 'Price break') },
          { code: 'contract', label: text('合同价', 'Contract') },
          { code: 'manual', label: text('手工', 'Manual'), tone: 'warn' },
        ],
      },
      amount: {
        kind: 'money',
        label: text('含税金额', 'Gross amount'),
        readOnly: true,
        scale: 2,
        currency: { field: 'currency' },
        width: 130,
      },
      ...agreedLineFields,
      ...lineQuantityFields,
    },
  },
} as const satisfies Fields;
