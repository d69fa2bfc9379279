import { text } from '@axle/kernel';
import type { EnumOption } from '@axle/page-kit';

/** DistStatus. */
export const distributionOptions = [
  { code: 'notListed', label: text('未铺', 'Not listed'), tone: 'neutral' },
  { code: 'planned', label: text('计划', 'Planned'), tone: 'info' },
  { code: 'listing', label: text('刊登中', 'Listing'), tone: 'info' },
  { code: 'listed', label: text('已铺', 'Listed'), tone: 'good' },
  { code: 'suppressed', label: text('禁止显示(搜索被抑制)', 'Search suppressed'), tone: 'bad' },
  { code: 'stopped', label: text('停售', 'Stopped'), tone: 'warn' },
  { code: 'forbidden', label: text('禁售', 'Forbidden'), tone: 'bad' },
] as const satisfies readonly EnumOption[];

/** Why a SKU is not to be sold somewhere. */
export const forbidReasonOptions = [
  { code: 'brandGate', label: text('品牌门槛', 'Brand gate') },
  { code: 'hazmat', label: text('危险品', 'Hazardous goods') },
  { code: 'patent', label: text('专利', 'Patent') },
  { code: 'region', label: text('地区限制', 'Region') },
] as const satisfies readonly EnumOption[];

/** What blocks a listing. */
export const blockerOptions = [
  { code: 'noPtSku', label: text('无PT SKU', 'No PT SKU') },
  { code: 'noImages', label: text('无图片', 'No images') },
  { code: 'noGpsr', label: text('无GPSR标签', 'No GPSR label') },
  { code: 'noFitment', label: text('无适配', 'No fitment') },
  { code: 'noTrademark', label: text('无商标', 'No trademark') },
] as const satisfies readonly EnumOption[];

/** How much a SKU sells among the others of a market. */
export const abcOptions = [
  { code: 'A', label: text('A', 'A'), tone: 'good' },
  { code: 'B', label: text('B', 'B'), tone: 'info' },
  { code: 'C', label: text('C', 'C'), tone: 'neutral' },
] as const satisfies readonly EnumOption[];
