import { text } from '@axle/kernel';
import type { StockStanding } from '@axle/operation';
import type { EnumOption } from '@axle/page-kit';

/** How the stock of a listing stands. */
export const standingOptions = [
  { code: 'unmapped', label: text('未映射', 'Unmapped'), tone: 'bad' },
  { code: 'unknown', label: text('平台未报', 'Not reported'), tone: 'neutral' },
  { code: 'out', label: text('断货', 'Out of stock'), tone: 'bad' },
  { code: 'short', label: text('将断货', 'Running short'), tone: 'warn' },
  { code: 'fine', label: text('正常', 'In stock'), tone: 'good' },
  { code: 'idle', label: text('无动销', 'Not selling'), tone: 'neutral' },
  { code: 'excess', label: text('积压', 'Excess'), tone: 'warn' },
] as const satisfies readonly EnumOption<StockStanding>[];

/** Why a quantity was published. */
export const publishReasonOptions = [
  { code: 'asked', label: text('人工发布', 'Published by a user'), tone: 'info' },
  { code: 'stock', label: text('库存变化', 'Stock changed'), tone: 'neutral' },
  { code: 'frozen', label: text('冻结', 'Frozen'), tone: 'warn' },
  { code: 'released', label: text('解除冻结', 'Released'), tone: 'good' },
] as const satisfies readonly EnumOption[];

/** How a published quantity reaches its channel. */
export const publishResultOptions = [
  { code: 'feed', label: text('随下次Feed', 'With the next feed'), tone: 'info' },
  { code: 'file', label: text('导出文件上传', 'By exported file'), tone: 'neutral' },
] as const satisfies readonly EnumOption[];
