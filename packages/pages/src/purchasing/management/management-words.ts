import { text } from '@axle/kernel';
import type { EnumOption } from '@axle/page-kit';
import { stageOptions } from '../forecast/forecast-words.ts';

/** The figures of the board for management. */
export const managementKpiOptions = [
  { code: 'M1', label: text('采购额', 'Spend') },
  { code: 'M2', label: text('未来8周付款', 'Cash out, next 8 weeks') },
  { code: 'M3', label: text('预付款敞口', 'Prepayment exposure') },
  { code: 'M4', label: text('应付账款', 'Accounts payable') },
  { code: 'M5', label: text('暂估应付', 'Received, not invoiced') },
  { code: 'M6', label: text('在途金额', 'In-transit value') },
  { code: 'M7', label: text('前5大供应商占比', 'Share of the top 5 suppliers') },
  { code: 'M8', label: text('件准时率', 'OTD by pieces') },
  { code: 'M9', label: text('不良质量成本率', 'Cost of poor quality') },
  { code: 'M10', label: text('单一货源SKU占比', 'Single-source SKUs') },
  { code: 'M11', label: text('未交行逾期率', 'Overdue share of open lines') },
] as const satisfies readonly EnumOption[];

/** How long something is due or was paid. */
export const bucketOptions = [
  { code: 'notDue', label: text('未到期', 'Not due'), tone: 'good' },
  { code: 'overdue', label: text('逾期', 'Overdue'), tone: 'bad' },
  { code: 'd30', label: text('1–30天', '1–30 days'), tone: 'info' },
  { code: 'd60', label: text('31–60天', '31–60 days'), tone: 'warn' },
  { code: 'd90', label: text('61–90天', '61–90 days'), tone: 'warn' },
  { code: 'older', label: text('90天以上', 'Over 90 days'), tone: 'bad' },
] as const satisfies readonly EnumOption[];

/** What kind of row stands behind a figure. */
export const dimensionOptions = [
  ...stageOptions,
  { code: 'deduction', label: text('扣款', 'Deduction') },
  { code: 'claim', label: text('索赔', 'Claim') },
  { code: 'return', label: text('退货', 'Return') },
  { code: 'spend', label: text('采购额', 'Spend') },
  { code: 'single', label: text('单一货源', 'Single source') },
  { code: 'several', label: text('多货源', 'Several sources') },
  { code: 'none', label: text('无可用货源', 'No source') },
  { code: 'others', label: text('其他', 'Others') },
] as const satisfies readonly EnumOption[];

/** Why spend changed. */
export const stepOptions = [
  { code: 'before', label: text('对比期', 'Before') },
  { code: 'price', label: text('价格', 'Price') },
  { code: 'volume', label: text('数量', 'Volume') },
  { code: 'mix', label: text('结构', 'Mix') },
  { code: 'now', label: text('本月', 'This month') },
] as const satisfies readonly EnumOption[];

/** What the spend of a month is compared with. */
export const againstOptions = [
  { code: 'lastMonth', label: text('上月', 'Last month') },
  { code: 'lastYear', label: text('去年同期', 'Same month last year') },
] as const satisfies readonly EnumOption[];
