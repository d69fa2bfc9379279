import { text } from '@axle/kernel';
import type { EnumOption } from '@axle/page-kit';

/** The figures of the purchasing board. */
export const purchaseKpiOptions = [
  { code: 'K1', label: text('采购额（CNY）', 'Purchase amount') },
  { code: 'K2', label: text('下单及时率', 'Order timeliness') },
  { code: 'K3', label: text('审批时长中位（小时）', 'Approval time, median (h)') },
  { code: 'K4', label: text('回复及时率', 'Reply timeliness') },
  { code: 'K5', label: text('行准时率', 'OTD by line') },
  { code: 'K6', label: text('件准时率', 'OTD by pieces') },
  { code: 'K7', label: text('逾期未交金额', 'Overdue open amount') },
  { code: 'K8', label: text('未交金额', 'Open amount') },
  { code: 'K9', label: text('降本金额', 'Saving') },
  { code: 'K10', label: text('一次验货合格率', 'First-pass lot rate') },
  { code: 'K11', label: text('在途金额', 'In-transit value') },
  { code: 'K12', label: text('待处理异常', 'Exceptions waiting') },
] as const satisfies readonly EnumOption[];

/** What a board looks at. */
export const periodOptions = [
  { code: 'week', label: text('本周', 'This week') },
  { code: 'month', label: text('本月', 'This month') },
  { code: 'quarter', label: text('本季度', 'This quarter') },
  { code: 'custom', label: text('自定义', 'Custom') },
] as const satisfies readonly EnumOption[];

/** Whose suppliers are looked at. */
export const supplierTypeOptions = [
  { code: 'own', label: text('我的供应商', 'My suppliers') },
  { code: 'dept', label: text('本部门供应商', 'My department') },
  { code: 'all', label: text('全部', 'All') },
] as const satisfies readonly EnumOption[];

/** How a figure stands to its target. */
export const toneOptions = [
  { code: 'good', label: text('达标', 'On target'), tone: 'good' },
  { code: 'warn', label: text('接近目标', 'Near target'), tone: 'warn' },
  { code: 'bad', label: text('未达标', 'Off target'), tone: 'bad' },
] as const satisfies readonly EnumOption[];

/** What a figure is a number of. */
export const unitOptions = [
  { code: 'amount', label: text('金额', 'Amount') },
  { code: 'percent', label: text('%', '%') },
  { code: 'hours', label: text('小时', 'Hours') },
  { code: 'count', label: text('数量', 'Count') },
] as const satisfies readonly EnumOption[];
