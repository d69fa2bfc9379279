import { text } from '@axle/kernel';
import type { EnumOption } from '@axle/page-kit';

/** Platforms whose listings are kept. */
export const listedPlatformOptions = [
  { code: 'amazon', label: text('亚马逊', 'Amazon') },
  { code: 'ebay', label: text('eBay', 'eBay') },
  { code: 'walmart', label: text('沃尔玛', 'Walmart') },
  { code: 'partsgeek', label: text('PartsGeek', 'PartsGeek') },
] as const satisfies readonly EnumOption[];

/** Who sends what a listing sells. */
export const sentByOptions = [
  { code: 'fba', label: text('FBA', 'FBA'), tone: 'info' },
  { code: 'fbm', label: text('自发货', 'Merchant'), tone: 'neutral' },
  { code: 'wfs', label: text('WFS', 'WFS'), tone: 'info' },
  { code: 'sfp', label: text('卖家自配Prime', 'SFP'), tone: 'info' },
] as const satisfies readonly EnumOption[];

/** ListingStatus. */
export const listingStateOptions = [
  { code: 'draft', label: text('草稿', 'Draft'), tone: 'neutral' },
  { code: 'pending', label: text('待提交', 'Pending'), tone: 'warn' },
  { code: 'submitted', label: text('已提交', 'Submitted'), tone: 'info' },
  { code: 'active', label: text('在售', 'Active'), tone: 'good' },
  { code: 'inactive', label: text('停售', 'Inactive'), tone: 'neutral' },
  { code: 'suppressed', label: text('禁止显示(搜索被抑制)', 'Search suppressed'), tone: 'bad' },
  { code: 'ended', label: text('已结束', 'Ended'), tone: 'neutral' },
  { code: 'error', label: text('错误', 'Error'), tone: 'bad' },
] as const satisfies readonly EnumOption[];

/** What may be wrong with a listing. */
export const listingIssueOptions = [
  { code: 'suppressed', label: text('禁止显示(搜索被抑制)', 'Search suppressed'), tone: 'bad' },
  { code: 'unmapped', label: text('未映射', 'Unmapped'), tone: 'bad' },
  { code: 'belowFloor', label: text('低于最低价', 'Below floor'), tone: 'bad' },
  { code: 'outOfStock', label: text('有库存但无货', 'Out of stock with stock'), tone: 'warn' },
  { code: 'fewImages', label: text('图片少于3张', 'Fewer than 3 images'), tone: 'warn' },
  { code: 'noFitment', label: text('无适配', 'No fitment'), tone: 'warn' },
] as const satisfies readonly EnumOption[];
