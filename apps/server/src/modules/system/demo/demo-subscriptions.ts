import { type Refusal, text } from '@axle/kernel';
import type { Filter } from '@axle/page-kit';
import type { Recurrence } from '@axle/tasks';

/** A scheduled export of the demo. */
export interface DemoSubscription {
  /** Role of the user whose it is. */
  readonly of: string;
  readonly name: string;
  readonly page: string;
  readonly format: 'xlsx' | 'csv';
  readonly recurrence: Recurrence;
  readonly filters: readonly Filter[];
  readonly tab?: string;
  readonly mail?: boolean;
  /** Its last file is there. */
  readonly made?: true;
  /** Why it was paused. */
  readonly paused?: Refusal;
}

/** What people of the demo have exported again and again. */
export const demoSubscriptions: readonly DemoSubscription[] = [
  {
    of: 'superAdmin',
    name: '每日库存',
    page: 'stockBalance',
    format: 'xlsx',
    recurrence: { rhythm: 'daily', hour: 8 },
    filters: [{ field: 'available', op: 'gt', value: 0 }],
    mail: true,
    made: true,
  },
  {
    of: 'superAdmin',
    name: '近7天销售',
    page: 'salesStatistics',
    tab: 'days',
    format: 'csv',
    recurrence: { rhythm: 'weekly', weekday: 1, hour: 9 },
    filters: [{ field: 'day', op: 'between', value: 'last7d' }],
  },
  {
    of: 'buyer',
    name: '本月采购单',
    page: 'purchaseOrder',
    format: 'xlsx',
    recurrence: { rhythm: 'monthly', monthDay: 31, hour: 18 },
    filters: [{ field: 'createdAt', op: 'between', value: 'thisMonth' }],
    made: true,
  },
  {
    of: 'buyer',
    name: '每周销售统计',
    page: 'salesStatistics',
    tab: 'days',
    format: 'xlsx',
    recurrence: { rhythm: 'weekly', weekday: 5, hour: 17 },
    filters: [{ field: 'day', op: 'between', value: 'thisWeek' }],
    paused: {
      code: 'FORBIDDEN',
      message: text('您已没有“销售统计”的导出权限', 'You may no longer export Sales statistics'),
    },
  },
];
