import { type Text, text } from '@axle/kernel';

const on = (zh: string, en: string, tone: 'neutral' | 'info' | 'good' | 'warn' | 'bad') => ({ label: text(zh, en), tone });

/** OrderStatus: how far a sales order has come, each with its name. */
export const orderStatuses = {
  pendingPay: on('待付款', 'To pay', 'neutral'),
  pendingReview: on('待审核', 'To review', 'info'),
  held: on('挂起', 'On hold', 'warn'),
  pendingAllocate: on('待配仓', 'To allocate', 'info'),
  outOfStock: on('缺货', 'Out of stock', 'bad'),
  allocated: on('已配仓', 'Allocated', 'info'),
  submitted: on('已提交仓库', 'With the warehouse', 'info'),
  shipped: on('已发货', 'Shipped', 'good'),
  delivered: on('已妥投', 'Delivered', 'good'),
  cancelling: on('取消中', 'Cancelling', 'warn'),
  cancelled: on('已取消', 'Cancelled', 'neutral'),
  merged: on('已合并', 'Merged', 'neutral'),
  split: on('已拆分', 'Split', 'neutral'),
  abnormal: on('异常', 'Abnormal', 'bad'),
} as const satisfies Readonly<Record<string, { readonly label: Text; readonly tone: string }>>;

/** One of {@link orderStatuses}. */
export type OrderStatus = keyof typeof orderStatuses;
