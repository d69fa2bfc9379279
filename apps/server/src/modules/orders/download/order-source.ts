import type { Refusal, Result } from '@axle/kernel';
import type { PlatformOrder } from '@axle/orders';

/** What cannot be read among the orders of a source: kept with its cause, so that a person can look at it and try it again. */
export interface UnreadOrder {
  readonly orderId: string;
  readonly refusal: Refusal;
  /** What was sent, as JSON. */
  readonly raw: string;
}

/** Orders of a source that follow each other. */
export interface OrderPage {
  readonly orders: readonly PlatformOrder[];
  readonly unread: readonly UnreadOrder[];
}

/** Where orders come from: a file of a platform, or its interface. Pages come one after the other; a refusal ends them. */
export type OrderSource = () => AsyncIterable<Result<OrderPage>>;
