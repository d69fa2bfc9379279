import { outboundStatuses, outTypes } from '@axle/inventory';
import type { EnumOption } from '@axle/page-kit';

/** OutType. */
export const outTypeOptions = Object.entries(outTypes).map(([code, { label }]) => ({ code, label })) as readonly EnumOption<
  keyof typeof outTypes
>[];

/** OutboundStatus. */
export const outboundStatusOptions = Object.entries(outboundStatuses).map(([code, { label, tone }]) => ({
  code,
  label,
  tone,
})) as readonly EnumOption<keyof typeof outboundStatuses>[];

/** The documents that orders come from. */
export const outboundSourceOptions = [
  { code: 'manual', label: { zh: '手工', en: 'Manual' } },
  { code: 'sales_order', label: { zh: '销售订单', en: 'Sales order' } },
  { code: 'transfer', label: { zh: '调拨单', en: 'Transfer' } },
  { code: 'distribution_plan', label: { zh: '分货计划', en: 'Distribution plan' } },
  { code: 'receipt_difference', label: { zh: '收货差异', en: 'Receiving difference' } },
  { code: 'after_sale', label: { zh: '采购售后', en: 'After-sales' } },
] as const satisfies readonly EnumOption[];
