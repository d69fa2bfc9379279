import { text } from '@axle/kernel';
import type { EnumOption } from '@axle/page-kit';

/** Whose doing it is that a date moves. */
export const responsibilities = [
  { code: 'supplier', label: text('供应商', 'Supplier'), tone: 'bad' },
  { code: 'ours', label: text('我方', 'Ours'), tone: 'warn' },
  { code: 'logistics', label: text('物流', 'Logistics'), tone: 'info' },
  { code: 'force', label: text('不可抗力', 'Force majeure'), tone: 'neutral' },
] as const satisfies readonly EnumOption[];

/** On whose wish a date moves. */
export const dateOrigins = [
  { code: 'reply', label: text('供应商', 'Supplier') },
  { code: 'buyer', label: text('采购员', 'Buyer') },
] as const satisfies readonly EnumOption[];
