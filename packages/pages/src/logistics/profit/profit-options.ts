import type { EnumOption } from '@axle/page-kit';

const on = (zh: string, en: string) => ({ zh, en });

/** What an estimate may lack: it is told, never taken for nothing. */
export const missingOptions: readonly EnumOption[] = [
  { code: 'param', label: on('利润参数', 'Parameters') },
  { code: 'size', label: on('尺寸或重量', 'Size or weight') },
  { code: 'cost', label: on('采购价', 'Purchase price') },
  { code: 'tariffCn', label: on('中国海关编码', 'Chinese tariff code') },
  { code: 'rebate', label: on('退税率', 'Export rebate') },
  { code: 'fx', label: on('汇率', 'Exchange rate') },
  { code: 'fbaFee', label: on('FBA费用', 'FBA fee') },
  { code: 'referral', label: on('佣金率', 'Referral rate') },
  { code: 'storage', label: on('仓储费率', 'Storage rate') },
  { code: 'lastMile', label: on('尾程运费', 'Last-mile rate') },
  { code: 'freight', label: on('头程运价', 'First-leg rate') },
  { code: 'declValue', label: on('申报价值', 'Declared value') },
  { code: 'dutyCode', label: on('目的国HS编码', 'Destination HS code') },
  { code: 'duty', label: on('关税税率', 'Duty rate') },
];

/** How far an estimate has come. */
export const estimateStates: readonly EnumOption[] = [
  { code: 'open', label: on('待计算', 'To calculate'), tone: 'neutral' },
  { code: 'done', label: on('已计算', 'Calculated'), tone: 'good' },
  { code: 'missing', label: on('缺数据', 'Missing data'), tone: 'warn' },
];
