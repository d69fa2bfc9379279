import { addDays, text } from '@axle/kernel';
import type { Filter } from '@axle/page-kit';
import { type Access, scopeOf } from '@axle/permissions';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Documents of others that the reader may approve: nobody decides over their own. */
const toApprove = (
  key: string,
  page: string,
  zh: string,
  en: string,
  more: (access: Access) => readonly Filter[] = () => [],
): TodoSource => ({
  key,
  title: text(zh, en),
  page,
  tab: 'toApprove',
  waitsFor: 'approve',
  filters: ({ userId, access }) => [
    { field: 'applicant', op: 'notIn', value: [userId] },
    { field: 'createdBy', op: 'notIn', value: [userId] },
    ...more(access),
  ],
});

/** The transfers that leave a warehouse of the reader's scope: those that only come to one are seen by them and decided elsewhere. */
const leavingOwn = (access: Access): readonly Filter[] => {
  const scope = scopeOf(access, 'warehouse');
  return scope === 'all' || scope.size === 0 ? [] : [{ field: 'fromWarehouse', op: 'in', value: [...scope].map(Number) }];
};

/** Documents of stock that wait for approval. */
export const stockInsToApprove = toApprove('stockInsToApprove', 'stockInOperation', '待审核的其他入库', 'Other stock-ins to approve');
export const stockOutsToApprove = toApprove('stockOutsToApprove', 'stockOutOperation', '待审核的其他出库', 'Other stock-outs to approve');
export const transfersToApprove = toApprove('transfersToApprove', 'transferOrder', '待审核的调拨单', 'Transfers to approve', leavingOwn);

/** Transfers on the way that are expected by today; overdue where that was before. */
export const transfersExpected: TodoSource = {
  key: 'transfersExpected',
  title: { zh: '已到预计到仓日的调拨', en: 'Transfers due to arrive' },
  page: 'transferOrder',
  tab: 'onTheWay',
  filters: ({ day }) => [{ field: 'eta', op: 'between', value: [null, day] }],
  overdue: ({ day }) => [{ field: 'eta', op: 'between', value: [null, addDays(day, -1)] }],
  today: ({ day }) => [{ field: 'eta', op: 'eq', value: day }],
};

/** Reservations of pieces that are not there. */
export const reservationsShort: TodoSource = {
  key: 'reservationsShort',
  title: { zh: '占用缺口', en: 'Reservations short of stock' },
  page: 'stockReservation',
  tab: 'shortage',
  filters: () => [],
};

/** Packing materials below what should be there. */
export const materialsLow: TodoSource = {
  key: 'materialsLow',
  title: { zh: '低于安全库存的包材', en: 'Packing materials below safety stock' },
  page: 'packingMaterial',
  tab: 'tab1',
  filters: () => [
    { field: 'low', op: 'eq', value: true },
    { field: 'status', op: 'eq', value: 1 },
  ],
};

/** Differences of counts that nobody has explained yet. */
export const variancesUnexplained: TodoSource = {
  key: 'variancesUnexplained',
  title: { zh: '缺原因的盘点差异', en: 'Stocktake variances without a reason' },
  page: 'stocktakeLine',
  tab: 'unexplained',
  filters: () => [],
};
