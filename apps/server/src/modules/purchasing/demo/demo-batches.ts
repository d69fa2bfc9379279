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
  /** Percent of the pieces that came, how many days ago, and the lines from 0 that inspection does not pass. */
  readonly came?: { readonly share: number; readonly daysAgo: number; readonly closed?: true; readonly held?: readonly number[] };
  readonly voidReason?: string;
  /** By how many days the dates of all lines were moved, why, and how many days ago. */
  readonly moved?: { readonly days: number; readonly reason: string; readonly note: string; readonly daysAgo: number };
}

/** Batches as a follow-up clerk has them on a day: come, partly come, overdue, at sea, just left, and planned. */
export const demoBatches: readonly DemoBatch[] = [
  ...[-88, -79, -68, -57, -46, -34, -28, -17].map((due, at) => ({
    due,
    share: 100,
    left: 1 - due + (at % 3),
    eta: -due - 3,
    came: { share: 100, daysAgo: -due - 3 + (at % 2), closed: true as const, ...(at > 3 ? { held: [0] } : {}) },
  })),
  { due: -83, share: 100, left: 84, eta: 81, came: { share: 100, daysAgo: 80, closed: true } },
  {
    due: -72,
    share: 100,
    left: 66,
    eta: 63,
    moved: { days: 6, reason: 'capacity', note: '注塑车间限电', daysAgo: 80 },
    came: { share: 100, daysAgo: 62, closed: true },
  },
  { due: -61, share: 100, left: 62, eta: 58, came: { share: 100, daysAgo: 58, closed: true } },
  {
    due: -50,
    share: 100,
    left: 41,
    eta: 38,
    moved: { days: 9, reason: 'push_out', note: '国庆仓库封盘，推迟到节后收货', daysAgo: 58 },
    came: { share: 100, daysAgo: 38, closed: true },
  },
  {
    due: -38,
    share: 100,
    left: 30,
    eta: 27,
    moved: { days: 7, reason: 'material', note: '钢带到料晚', daysAgo: 45 },
    came: { share: 100, daysAgo: 27, closed: true },
  },
  { due: -21, share: 100, left: 24, eta: 20, came: { share: 100, daysAgo: 20, closed: true } },
  { due: -9, share: 100, left: 12, eta: 5, values: { mode: 'truck', note: '苏州装车，司机电话随货' } },
  { due: -5, share: 80, left: 8, eta: 3, came: { share: 60, daysAgo: 2 } },
  { due: 1, share: 100, left: 5, eta: -6, departed: 3, values: { mode: 'seaFcl', containerNo: 'MSKU1234565', note: '整柜，与3号柜同船' } },
  { due: 4, share: 60, left: 1, values: { mode: 'truck' } },
  { due: 8, share: 100, planned: -4, eta: -9, values: { mode: 'truck', note: '等验货报告' } },
  { due: 15, share: 50, planned: -10, voidReason: '外箱唛头印错，重新包装' },
];
