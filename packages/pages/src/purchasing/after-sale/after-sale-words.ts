import { text } from '@axle/kernel';
import type { EnumOption } from '@axle/page-kit';
import type { AfterSaleType } from '@axle/purchasing';

/** AfterSaleType. */
export const afterSaleTypes = [
  { code: 'exchange', label: text('换货', 'Exchange') },
  { code: 'return_refund', label: text('退货退款', 'Return & refund') },
  { code: 'repair', label: text('返修', 'Repair') },
  { code: 'supplement', label: text('补件', 'Supplement') },
  { code: 'credit', label: text('折让', 'Credit') },
] as const satisfies readonly EnumOption<AfterSaleType>[];

/** Where the pieces were found bad. */
export const afterSaleSources = [
  { code: 'receipt', label: text('收货', 'Receipt') },
  { code: 'inspection', label: text('检验', 'Inspection') },
  { code: 'customer_return', label: text('客退', 'Customer return') },
  { code: 'other', label: text('其他', 'Other') },
] as const satisfies readonly EnumOption[];
