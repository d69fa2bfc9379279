import { text } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

const waiting = ['pendingReview', 'held', 'pendingAllocate', 'outOfStock', 'allocated', 'submitted', 'abnormal'];

/** Orders that should have been shipped already. */
export const ordersLate: TodoSource = {
  key: 'ordersLate',
  title: text('超过最晚发货的订单', 'Orders past their ship-by time'),
  next: text('优先处理；发不出的与买家协商后“{cancel}”', 'Process these first; agree with the buyer and {cancel} the rest'),
  page: 'orderList',
  tab: 'tab1',
  filters: ({ now }) => [
    { field: 'status', op: 'in', value: waiting },
    { field: 'latestShipAt', op: 'between', value: [null, now.toISOString()] },
  ],
  overdue: ({ now }) => [{ field: 'latestShipAt', op: 'between', value: [null, now.toISOString()] }],
};

/** Orders that wait for stock; overdue past their ship-by time. */
export const ordersOutOfStock: TodoSource = {
  key: 'ordersOutOfStock',
  title: text('缺货的订单', 'Orders out of stock'),
  next: text('到货后“{allocate}”，或“{changeSku}”、“{split}”', 'Restock and {allocate}, or {changeSku}, or {split}'),
  page: 'orderList',
  tab: 'tab6',
  waitsFor: 'allocate',
  filters: () => [],
  overdue: ({ now }) => [{ field: 'latestShipAt', op: 'between', value: [null, now.toISOString()] }],
};

/** Orders with which something is wrong. */
export const ordersAbnormal: TodoSource = {
  key: 'ordersAbnormal',
  title: text('异常订单', 'Abnormal orders'),
  next: text('补映射或“{editAddress}”，再“{fix}”', 'Map the SKU or {editAddress}, then {fix}'),
  page: 'orderList',
  tab: 'tab11',
  waitsFor: 'fix',
  filters: () => [],
};

/** Orders that wait for their review; overdue past their ship-by time. */
export const ordersToReview: TodoSource = {
  key: 'ordersToReview',
  title: text('待审核的订单', 'Orders to review'),
  next: text('“{review}”；地址有误的先“{editAddress}”', '{review}; {editAddress} where the address is wrong'),
  page: 'orderList',
  tab: 'tab3',
  waitsFor: 'review',
  filters: () => [],
  overdue: ({ now }) => [{ field: 'latestShipAt', op: 'between', value: [null, now.toISOString()] }],
};
