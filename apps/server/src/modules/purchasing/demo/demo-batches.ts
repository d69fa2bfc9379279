import type { RecordValues } from '@axle/page-kit';

/** A batch of the demo: days are counted back from today, those ahead are below zero. */
export interface DemoBatch {
  /** On how many days from today the order is due. */
  readonly due: number;
  /** Share of the pieces that go, in percent. */
  readonly share: number;
  readonly left?: number;
  readonly planned?: number;
  readonly eta?: number;
  readonly departed?: number;
  readonly values?: RecordValues;
  /** Percent of the pieces that came, and how many days ago. */
  readonly came?: { readonly share: number; readonly daysAgo: number; readonly closed?: true };
  readonly voidReason?: string;
}

/** Batches as a follow-up clerk has them on a day: come, partly come, overdue, at sea, just left, and planned. */
export const demoBatches: readonly DemoBatch[] = [
  { due: -21, share: 100, left: 24, eta: 20, came: { share: 100, daysAgo: 20, closed: true } },
  { due: -9, share: 100, left: 12, eta: 5, values: { mode: 'truck', note: '苏州装车，司机电话随货' } },
  { due: -5, share: 80, left: 8, eta: 3, came: { share: 60, daysAgo: 2 } },
  { due: 1, share: 100, left: 5, eta: -6, departed: 3, values: { mode: 'seaFcl', containerNo: 'MSKU1234565', note: '整柜，与3号柜同船' } },
  { due: 4, share: 60, left: 1, values: { mode: 'truck' } },
  { due: 8, share: 100, planned: -4, eta: -9, values: { mode: 'truck', note: '等验货报告' } },
  { due: 15, share: 50, planned: -10, voidReason: '外箱唛头印错，重新包装' },
];
