import { text } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** What platforms want changed of orders, until somebody decides. */
export const requestsOpen: TodoSource = {
  key: 'orderRequestsOpen',
  title: text('平台请求待处理', 'Platform requests to decide'),
  next: text('打包前“{accept}”，来不及的“{refuse}”', '{accept} before it is packed, or {refuse} with a reason'),
  page: 'orderRequest',
  tab: 'open',
  filters: () => [],
};
