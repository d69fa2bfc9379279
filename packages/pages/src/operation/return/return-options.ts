import { text } from '@axle/kernel';
import type { Disposition, ReturnGrade, ReturnReason } from '@axle/operation';
import type { EnumOption } from '@axle/page-kit';

/** ReturnReason. */
export const returnReasonOptions = [
  { code: 'notFit', label: text('不适配', 'Does not fit') },
  { code: 'defective', label: text('质量问题', 'Defective') },
  { code: 'damaged', label: text('运输残损', 'Damaged in transit') },
  { code: 'wrongItem', label: text('发错', 'Wrong item') },
  { code: 'missing', label: text('缺件', 'Parts missing') },
  { code: 'notAsDescribed', label: text('描述不符', 'Not as described') },
  { code: 'noNeed', label: text('不需要', 'No longer needed') },
  { code: 'late', label: text('延误', 'Late') },
  { code: 'refused', label: text('拒收', 'Refused by buyer') },
  { code: 'core', label: text('旧件返还', 'Core return') },
] as const satisfies readonly EnumOption<ReturnReason>[];

/** ReturnGrade. */
export const returnGradeOptions = [
  { code: 'A', label: text('A 全新', 'A New'), tone: 'good' },
  { code: 'B', label: text('B 开箱完好', 'B Opened'), tone: 'info' },
  { code: 'C', label: text('C 可修', 'C Repairable'), tone: 'warn' },
  { code: 'D', label: text('D 报废', 'D Scrap'), tone: 'bad' },
  { code: 'W', label: text('W 非本品', 'W Other part'), tone: 'bad' },
] as const satisfies readonly EnumOption<ReturnGrade>[];

/** Disposition. */
export const dispositionOptions = [
  { code: 'restock', label: text('上架', 'Restock'), tone: 'good' },
  { code: 'repack', label: text('换包装', 'Repack'), tone: 'info' },
  { code: 'refurb', label: text('翻新', 'Refurbish'), tone: 'warn' },
  { code: 'supplierClaim', label: text('供应商索赔', 'Supplier claim'), tone: 'warn' },
  { code: 'scrap', label: text('销毁', 'Scrap'), tone: 'bad' },
  { code: 'investigate', label: text('调查', 'Investigate'), tone: 'warn' },
] as const satisfies readonly EnumOption<Disposition>[];

/** What a buyer gets. */
export const refundKindOptions = [
  { code: 'none', label: text('不退款', 'None') },
  { code: 'partial', label: text('部分退款', 'Partial') },
  { code: 'full', label: text('全额退款', 'Full') },
  { code: 'replacement', label: text('补发', 'Replacement') },
] as const satisfies readonly EnumOption[];

/** How far one of several refunds is. */
export const refundLineStateOptions = [
  { code: 'pending', label: text('待复核', 'To approve'), tone: 'warn' },
  { code: 'done', label: text('已退款', 'Refunded'), tone: 'good' },
  { code: 'rejected', label: text('已驳回', 'Rejected'), tone: 'neutral' },
] as const satisfies readonly EnumOption[];

/** How far the refund is. */
export const refundStateOptions = [
  { code: 'none', label: text('未退款', 'Open'), tone: 'neutral' },
  { code: 'pending', label: text('待复核', 'To approve'), tone: 'warn' },
  { code: 'done', label: text('已退款', 'Refunded'), tone: 'good' },
] as const satisfies readonly EnumOption[];
