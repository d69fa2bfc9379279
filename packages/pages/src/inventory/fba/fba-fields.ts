import { text } from '@axle/kernel';
import type { EnumOption, IntegerField, TextField } from '@axle/page-kit';

/** A number of pieces that Amazon reports, never negative. */
export const reported = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  min: 0,
  max: 99_999_999,
  width: 100,
  ...more,
});

/** A movement that Amazon reports, with its sign as delivered. */
export const signed = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField =>
  reported(zh, en, { min: -99_999_999, width: 92, ...more });

/** A name of Amazon's that is kept as it came. */
export const named = (zh: string, en: string, maxLength: number, width: number, more: Partial<TextField> = {}): TextField => ({
  kind: 'text',
  label: text(zh, en),
  maxLength,
  width,
  ...more,
});

/** FNSKU of a row that need not have one. */
export const fnskuField = {
  kind: 'code',
  label: { zh: 'FNSKU', en: 'FNSKU' },
  maxLength: 10,
  pattern: '[A-Z0-9]{10}',
  width: 124,
} as const;
/** ASIN of a row. */
export const asinField = { kind: 'code', label: { zh: 'ASIN', en: 'ASIN' }, maxLength: 10, pattern: '[A-Z0-9]{10}', width: 124 } as const;
/** The seller's own code at Amazon. */
export const mskuField = named('MSKU', 'MSKU', 60, 170);
/** The shop that a row is of. */
export const storeField = { kind: 'ref', label: { zh: '店铺', en: 'Store' }, entity: 'store', required: true, width: 150 } as const;
/** The code of the SKU that the FBA map of the row's day names. */
export const skuMapped = {
  kind: 'code',
  codesOf: 'sku',
  namedFrom: 'sku',
  label: { zh: 'SKU', en: 'SKU' },
  readOnly: true,
  figure: true,
  maxLength: 32,
  width: 200,
} as const;

/** FbaDiffType. */
export const diffTypeOptions = [
  { code: 'inbound_short', label: { zh: '入库短收', en: 'Short receipt' }, tone: 'bad' },
  { code: 'inbound_over', label: { zh: '入库超收', en: 'Over-receipt' }, tone: 'warn' },
  { code: 'wh_lost', label: { zh: '仓内丢失', en: 'Lost in warehouse' }, tone: 'bad' },
  { code: 'wh_damaged', label: { zh: '仓内损坏', en: 'Damaged in warehouse' }, tone: 'warn' },
  { code: 'return_missing', label: { zh: '退货未入库', en: 'Return not received' }, tone: 'warn' },
  { code: 'unbalanced', label: { zh: '账页不平', en: 'Stock imbalance' }, tone: 'bad' },
  { code: 'negative_wait', label: { zh: '待过账', en: 'To post' }, tone: 'warn' },
] as const satisfies readonly EnumOption[];

/** FbaCaseStatus. */
export const caseStateOptions = [
  { code: 'open', label: { zh: '待申诉', en: 'Open' }, tone: 'warn' },
  { code: 'filed', label: { zh: '已申诉', en: 'Filed' }, tone: 'info' },
  { code: 'reimbursed', label: { zh: '已赔付', en: 'Reimbursed' }, tone: 'good' },
  { code: 'rejected', label: { zh: '已拒绝', en: 'Rejected' }, tone: 'bad' },
  { code: 'expired', label: { zh: '已过期', en: 'Expired' }, tone: 'neutral' },
  { code: 'closed', label: { zh: '已关闭', en: 'Closed' }, tone: 'neutral' },
] as const satisfies readonly EnumOption[];

/** Why our own book could not follow Amazon's. */
export const refusedOptions = [
  { code: 'UNMAPPED', label: { zh: '无FBA映射', en: 'No FBA mapping' }, tone: 'bad' },
  { code: 'NO_WAREHOUSE', label: { zh: '无FBA仓库', en: 'No FBA warehouse' }, tone: 'bad' },
  { code: 'NEGATIVE_STOCK', label: { zh: '库存不足', en: 'Insufficient stock' }, tone: 'warn' },
  { code: 'BIN_LOCKED', label: { zh: '库位盘点锁定', en: 'Bin locked for stocktake' }, tone: 'warn' },
  { code: 'OTHER', label: { zh: '其他', en: 'Other' }, tone: 'warn' },
] as const satisfies readonly EnumOption[];
