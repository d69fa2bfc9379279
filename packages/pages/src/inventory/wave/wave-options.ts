import type { EnumOption } from '@axle/page-kit';

/** WaveType. */
export const waveTypeOptions = [
  { code: 'single', label: { zh: '单品单件', en: 'Single' } },
  { code: 'multi', label: { zh: '多品', en: 'Multi' } },
  { code: 'bulk', label: { zh: '爆款', en: 'Bulk' } },
  { code: 'fba', label: { zh: '整箱', en: 'Full cartons' } },
] as const satisfies readonly EnumOption[];

/** How far a wave has come. */
export const waveStatusOptions = [
  { code: 'draft', label: { zh: '草稿', en: 'Draft' }, tone: 'neutral' },
  { code: 'released', label: { zh: '已下发', en: 'Released' }, tone: 'info' },
  { code: 'picking', label: { zh: '拣货中', en: 'Picking' }, tone: 'info' },
  { code: 'done', label: { zh: '已完成', en: 'Done' }, tone: 'good' },
  { code: 'cancelled', label: { zh: '已取消', en: 'Cancelled' }, tone: 'neutral' },
] as const satisfies readonly EnumOption[];
