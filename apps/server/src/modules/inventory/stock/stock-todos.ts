import { addDays, type Text, text } from '@axle/kernel';
import type { Filter } from '@axle/page-kit';
import { type Access, scopeOf } from '@axle/permissions';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Documents of others that the user may approve: nobody approves their own. */
const toApprove = (
  key: string,
  page: string,
  title: Text,
  next: Text,
  more: (access: Access) => readonly Filter[] = () => [],
): TodoSource => ({
  key,
  title,
  next,
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
export const stockInsToApprove = toApprove(
  'stockInsToApprove',
  'stockInOperation',
  text('待审核的其他入库', 'Other stock-ins to approve'),
  text('核对数量和成本，“{approve}”或“{reject}”', 'Check quantities and costs, then {approve} or {reject}'),
);
export const stockOutsToApprove = toApprove(
  'stockOutsToApprove',
  'stockOutOperation',
  text('待审核的其他出库', 'Other stock-outs to approve'),
  text('核对数量和原因，“{approve}”或“{reject}”', 'Check quantities and reason, then {approve} or {reject}'),
);
export const transfersToApprove = toApprove(
  'transfersToApprove',
  'transferOrder',
  text('待审核的调拨单', 'Transfers to approve'),
  text('核对数量和仓库，“{approve}”或“{reject}”', 'Check quantities and warehouses, then {approve} or {reject}'),
  leavingOwn,
);

/** Transfers on the way that are expected by today; overdue where that was before. */
export const transfersExpected: TodoSource = {
  key: 'transfersExpected',
  title: { zh: '已到预计到仓日的调拨', en: 'Transfers due to arrive' },
  next: { zh: '到货的去收货，未到的更新预计到仓日', en: 'Receive what has come; set a new ETA for what has not' },
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
  next: { zh: '“{reassign}”，不再需要的“{release}”', en: '{reassign}, or {release} what is no longer needed' },
  page: 'stockReservation',
  tab: 'shortage',
  filters: () => [],
};

/** Packing materials below what should be there. */
export const materialsLow: TodoSource = {
  key: 'materialsLow',
  title: { zh: '低于安全库存的包材', en: 'Packing materials below safety stock' },
  next: { zh: '采购包材，到货后“{stockIn}”', en: 'Order the material and {stockIn} when it arrives' },
  page: 'packingMaterial',
  tab: 'tab1',
  filters: () => [
    { field: 'low', op: 'eq', value: true },
    { field: 'status', op: 'eq', value: 1 },
  ],
};

/** Differences of counts that are not explained yet. */
export const variancesUnexplained: TodoSource = {
  key: 'variancesUnexplained',
  title: { zh: '缺原因的盘点差异', en: 'Stocktake variances without a reason' },
  next: { zh: '逐行填写“{setReason}”', en: 'Enter a {setReason} on each line' },
  page: 'stocktakeLine',
  tab: 'unexplained',
  filters: () => [],
};
