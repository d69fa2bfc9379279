import type { EnumOption } from '@axle/page-kit';

/** How fast what lies in a bin turns over. */
export const abcOptions = [
  { code: 'A', label: { zh: 'A', en: 'A' }, tone: 'good' },
  { code: 'B', label: { zh: 'B', en: 'B' }, tone: 'info' },
  { code: 'C', label: { zh: 'C', en: 'C' }, tone: 'neutral' },
] as const satisfies readonly EnumOption[];

/** What may lie together in a bin. */
export const mixOptions = [
  { code: 'oneSku', label: { zh: '单SKU', en: 'Single SKU' } },
  { code: 'oneLot', label: { zh: '单批次', en: 'Single lot' } },
  { code: 'any', label: { zh: '可混放', en: 'Mixed' } },
] as const satisfies readonly EnumOption[];
