import type { EnumOption } from '@axle/page-kit';

/** StocktakeType. */
export const stocktakeTypeOptions = [
  { code: 'full', label: { zh: '全盘', en: 'Full' }, tone: 'info' },
  { code: 'cycle', label: { zh: '循环盘', en: 'Cycle' }, tone: 'good' },
  { code: 'spot', label: { zh: '抽盘', en: 'Spot' }, tone: 'neutral' },
] as const satisfies readonly EnumOption[];

/** StocktakeStatus. */
export const stocktakeStateOptions = [
  { code: 'draft', label: { zh: '草稿', en: 'Draft' }, tone: 'neutral' },
  { code: 'counting', label: { zh: '盘点中', en: 'Counting' }, tone: 'info' },
  { code: 'recount', label: { zh: '复盘中', en: 'Recount' }, tone: 'warn' },
  { code: 'review', label: { zh: '待审批', en: 'In review' }, tone: 'warn' },
  { code: 'approved', label: { zh: '已审批', en: 'Approved' }, tone: 'good' },
  { code: 'posted', label: { zh: '已过账', en: 'Posted' }, tone: 'good' },
  { code: 'cancelled', label: { zh: '已取消', en: 'Cancelled' }, tone: 'neutral' },
] as const satisfies readonly EnumOption[];

/** VarReason. */
export const varReasonOptions = [
  { code: 'miscount', label: { zh: '点错', en: 'Miscount' } },
  { code: 'unposted', label: { zh: '单据未过账', en: 'Document not posted' } },
  { code: 'misplaced', label: { zh: '串位', en: 'Misplaced' } },
  { code: 'lost', label: { zh: '丢失', en: 'Lost' } },
  { code: 'found', label: { zh: '发现', en: 'Found' } },
  { code: 'wrong_pack', label: { zh: '发错货', en: 'Wrong pick' } },
] as const satisfies readonly EnumOption[];
