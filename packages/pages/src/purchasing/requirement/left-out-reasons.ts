import { text } from '@axle/kernel';
import type { EnumOption } from '@axle/page-kit';
import type { LeftOutReason } from '@axle/purchasing';

/** [R26] Why a requirement goes into no order. */
export const leftOutReasons = [
  { code: 'CLEARANCE', label: text('清仓或停售', 'In clearance or discontinued'), tone: 'bad' },
  { code: 'NO_SUPPLIER', label: text('未指定供应商', 'No supplier assigned'), tone: 'warn' },
  { code: 'SUPPLIER_DISABLED', label: text('供应商不能下单', 'Supplier cannot be ordered from'), tone: 'bad' },
  { code: 'NO_PRICE', label: text('没有采购价', 'No purchase price'), tone: 'warn' },
  { code: 'OVER_MAX', label: text('超过单行最大数量', 'Exceeds the maximum quantity of a line'), tone: 'bad' },
  { code: 'BELOW_MIN', label: text('低于最小价格档', 'Below the smallest price break'), tone: 'warn' },
] as const satisfies readonly (EnumOption & { readonly code: LeftOutReason })[];
