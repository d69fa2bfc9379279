import { text } from '@axle/kernel';
import { type EnumOption, type FilesField, pictureEndings } from '@axle/page-kit';

/** ReceiptType. */
export const receiptTypeOptions = [
  { code: 'purchase', label: { zh: '采购到货', en: 'Purchase' } },
  { code: 'first_leg', label: { zh: '头程到仓', en: 'First leg' } },
  { code: 'transfer', label: { zh: '调拨到货', en: 'Transfer' } },
  { code: 'customer_return', label: { zh: '客退', en: 'Customer return' } },
  { code: 'sample', label: { zh: '样品', en: 'Sample' } },
] as const satisfies readonly EnumOption[];

/** ReceiptStatus. */
export const receiptStatusOptions = [
  { code: 'expected', label: { zh: '待到货', en: 'Expected' }, tone: 'neutral' },
  { code: 'arrived', label: { zh: '已到仓', en: 'Arrived' }, tone: 'info' },
  { code: 'counting', label: { zh: '收货中', en: 'Counting' }, tone: 'info' },
  { code: 'counted', label: { zh: '待处理差异', en: 'Counted' }, tone: 'warn' },
  { code: 'closed', label: { zh: '已完成', en: 'Closed' }, tone: 'good' },
  { code: 'cancelled', label: { zh: '已取消', en: 'Cancelled' }, tone: 'neutral' },
] as const satisfies readonly EnumOption[];

/** DiffType. */
export const diffTypeOptions = [
  { code: 'short', label: { zh: '短收', en: 'Short' }, tone: 'bad' },
  { code: 'over', label: { zh: '超收', en: 'Over' }, tone: 'warn' },
  { code: 'wrong_sku', label: { zh: '错货', en: 'Wrong goods' }, tone: 'warn' },
  { code: 'damaged', label: { zh: '残损', en: 'Damaged' }, tone: 'bad' },
] as const satisfies readonly EnumOption[];

/** DiffDisposition. */
export const diffDispositionOptions = [
  { code: 'short_claim', label: { zh: '短收索赔', en: 'Claim shortage' } },
  { code: 'short_close', label: { zh: '按实收结案', en: 'Close as received' } },
  { code: 'over_accept', label: { zh: '接收超收', en: 'Accept over-receipt' } },
  { code: 'over_return', label: { zh: '退回超收', en: 'Return over-receipt' } },
  { code: 'wrong_return', label: { zh: '错货退回', en: 'Return wrong goods' } },
  { code: 'damage_claim', label: { zh: '残损索赔', en: 'Claim damage' } },
] as const satisfies readonly EnumOption[];

/** Pictures of goods as they came. */
export const photosOf = (zh: string, en: string, more: Partial<FilesField> = {}): FilesField => ({
  kind: 'files',
  label: text(zh, en),
  most: 200,
  endings: pictureEndings,
  mostBytes: 10_485_760,
  width: 88,
  ...more,
});
