import type { EnumOption } from '@axle/page-kit';

/** ListingStatus: what Amazon says of a listing. */
export const listingStatusOptions = [
  { code: 'active', label: { zh: '在售', en: 'Active' }, tone: 'good' },
  { code: 'inactive', label: { zh: '停售', en: 'Inactive' }, tone: 'neutral' },
  { code: 'incomplete', label: { zh: '信息不全', en: 'Incomplete' }, tone: 'warn' },
  { code: 'suppressed', label: { zh: '禁止显示(搜索被抑制)', en: 'Search suppressed' }, tone: 'bad', also: ['Search Suppressed'] },
  { code: 'stranded', label: { zh: '无在售信息', en: 'Stranded' }, tone: 'bad' },
  { code: 'deleted', label: { zh: '已删除', en: 'Deleted' }, tone: 'neutral' },
] as const satisfies readonly EnumOption[];

/** Who sends what a listing sells. */
export const listingFulfilmentOptions = [
  { code: 'fba', label: { zh: 'FBA', en: 'FBA' }, tone: 'info', also: ['AMAZON_NA', 'AMAZON_EU', 'AMAZON_FE', 'AFN'] },
  { code: 'fbm', label: { zh: '自发货', en: 'Merchant' }, tone: 'neutral', also: ['DEFAULT', 'MFN', 'FBM'] },
] as const satisfies readonly EnumOption[];
