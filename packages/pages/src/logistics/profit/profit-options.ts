import { text } from '@axle/kernel';
import type { EnumOption } from '@axle/page-kit';

/** What an estimate may lack: it is reported, never counted as zero. */
export const missingOptions = [
  { code: 'param', label: text('利润参数', 'Parameters') },
  { code: 'size', label: text('尺寸或重量', 'Size or weight') },
  { code: 'cost', label: text('采购价', 'Purchase price') },
  { code: 'tariffCn', label: text('中国海关编码', 'Chinese tariff code') },
  { code: 'rebate', label: text('退税率', 'Export rebate') },
  { code: 'fx', label: text('汇率', 'Exchange rate') },
  { code: 'fbaFee', label: text('FBA费用', 'FBA fee') },
  { code: 'referral', label: text('佣金率', 'Referral rate') },
  { code: 'storage', label: text('仓储费率', 'Storage rate') },
  { code: 'lastMile', label: text('尾程运费', 'Last-mile rate') },
  { code: 'freight', label: text('头程运价', 'First-leg rate') },
  { code: 'declValue', label: text('申报价值', 'Declared value') },
  { code: 'dutyCode', label: text('目的国HS编码', 'Destination HS code') },
  { code: 'duty', label: text('关税税率', 'Duty rate') },
] as const satisfies readonly EnumOption[];

/** How far an estimate has come. */
export const estimateStates = [
  { code: 'open', label: text('待计算', 'To calculate'), tone: 'neutral' },
  { code: 'done', label: text('已计算', 'Calculated'), tone: 'good' },
  { code: 'missing', label: text('缺数据', 'Missing data'), tone: 'warn' },
] as const satisfies readonly EnumOption[];
