import type { EnumOption } from '@axle/page-kit';

/** Platforms on which shops sell. */
export const platformOptions = [
  { code: 'amazon', label: { zh: '亚马逊', en: 'Amazon' } },
  { code: 'ebay', label: { zh: 'eBay', en: 'eBay' } },
  { code: 'walmart', label: { zh: '沃尔玛', en: 'Walmart' } },
  { code: 'partsgeek', label: { zh: 'PartsGeek', en: 'PartsGeek' } },
  { code: 'shopify', label: { zh: 'Shopify', en: 'Shopify' } },
  { code: 'offline', label: { zh: '线下', en: 'Offline' } },
] as const satisfies readonly EnumOption[];

/** AuthState of the dictionaries. */
export const authStateOptions = [
  { code: 'none', label: { zh: '未授权', en: 'Not authorised' }, tone: 'neutral' },
  { code: 'pending', label: { zh: '授权中', en: 'Pending' }, tone: 'info' },
  { code: 'valid', label: { zh: '正常', en: 'Valid' }, tone: 'good' },
  { code: 'expiring', label: { zh: '即将过期', en: 'Expiring' }, tone: 'warn' },
  { code: 'expired', label: { zh: '已过期', en: 'Expired' }, tone: 'bad' },
  { code: 'revoked', label: { zh: '已撤销', en: 'Revoked' }, tone: 'neutral' },
  { code: 'error', label: { zh: '异常', en: 'Error' }, tone: 'bad' },
] as const satisfies readonly EnumOption[];
