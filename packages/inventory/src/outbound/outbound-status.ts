import { type Text, text } from '@axle/kernel';

const on = (zh: string, en: string, tone: 'neutral' | 'info' | 'good' | 'warn' | 'bad') => ({ label: text(zh, en), tone });

/** OutboundStatus: how far an order that leaves a warehouse has come, in this order, each with its name. */
export const outboundStatuses = {
  pending: on('待分配', 'To allocate', 'neutral'),
  short: on('缺货', 'Short', 'bad'),
  allocated: on('待拣货', 'To pick', 'info'),
  waved: on('已组波', 'In a wave', 'info'),
  picking: on('拣货中', 'Picking', 'info'),
  picked: on('待打包', 'To pack', 'info'),
  packing: on('打包中', 'Packing', 'info'),
  packed: on('待交接', 'To hand over', 'info'),
  shipped: on('已出库', 'Shipped', 'good'),
  held: on('冻结', 'Held', 'warn'),
  cancelled: on('已取消', 'Cancelled', 'neutral'),
} as const satisfies Readonly<Record<string, { readonly label: Text; readonly tone: string }>>;

/** One of {@link outboundStatuses}. */
export type OutboundStatus = keyof typeof outboundStatuses;
