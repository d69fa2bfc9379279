import { text } from '@axle/kernel';
import type { CoverBand, StockStanding, TransferReason } from '@axle/operation';
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

/** How well a warehouse covers its demand; the sign stands beside the colour. */
export const coverOptions = [
  { code: 'out', label: text('无货', 'Out of stock'), tone: 'bad' },
  { code: 'short', label: text('不足4周', 'Below 4 weeks'), tone: 'warn' },
  { code: 'fine', label: text('4–26周', '4–26 weeks'), tone: 'good' },
  { code: 'excess', label: text('超过26周', 'Above 26 weeks'), tone: 'info' },
  { code: 'none', label: text('无需求', 'No demand'), tone: 'neutral' },
] as const satisfies readonly EnumOption<CoverBand>[];

/** Why a transfer is suggested. */
export const transferReasonOptions = [
  { code: 'cheaperThanAir', label: text('比空运补货便宜', 'Cheaper than air freight'), tone: 'good' },
  { code: 'cheaperThanLost', label: text('低于断货损失的利润', 'Costs less than the margin lost'), tone: 'good' },
  { code: 'costUnknown', label: text('调拨费未知，请核实', 'Transfer cost unknown: check it'), tone: 'warn' },
  { code: 'savingUnknown', label: text('无空运价与利润可比', 'No air rate or margin to compare'), tone: 'warn' },
] as const satisfies readonly EnumOption<Exclude<TransferReason, 'notWorth'>>[];

/** Why the quantity that a rule comes to is not published. */
export const heldBackOptions = [
  { code: 'noRule', label: text('没有发布规则', 'No publish rule'), tone: 'warn' },
  { code: 'platform', label: text('平台掌握数量', 'Kept by the platform'), tone: 'neutral' },
  { code: 'frozen', label: text('已冻结', 'Frozen'), tone: 'bad' },
] as const satisfies readonly EnumOption[];
