/** What an order is for. A replacement is free of charge, a sample may be. */
export type OrderType = 'std' | 'new' | 'smp' | 'spr' | 'rpl';

/** Where an order stands, in the order of its life; the last two end it. */
export const orderStatuses = [
  'draft',
  'approving',
  'rejected',
  'approved',
  'sent',
  'replied',
  'effective',
  'producing',
  'inspected',
  'shipped',
  'received',
  'settled',
  'closed',
  'cancelled',
] as const;

/** Where an order stands. */
export type OrderStatus = (typeof orderStatuses)[number];

/** Statuses of orders that have been approved, and what they say of prices is agreed. */
export const agreedStatuses: readonly OrderStatus[] = orderStatuses.slice(
  orderStatuses.indexOf('approved'),
  orderStatuses.indexOf('cancelled'),
);

/** Statuses of orders that wait or run: handed in, and not settled yet. */
export const runningStatuses: readonly OrderStatus[] = [
  'approving',
  ...orderStatuses.slice(orderStatuses.indexOf('approved'), orderStatuses.indexOf('settled')),
];

/** Statuses of orders in force, which follow from the quantities of their lines. */
export const inForceStatuses: readonly OrderStatus[] = orderStatuses.slice(
  orderStatuses.indexOf('effective'),
  orderStatuses.indexOf('closed'),
);

/** Where a line stands, the least advanced first; `cancelled` is outside of that order. */
export const lineStatuses = [
  'open',
  'producing',
  'ready',
  'inspected',
  'part_shipped',
  'shipped',
  'part_received',
  'received',
  'settled',
  'closed',
  'cancelled',
] as const;

/** Where a line stands. */
export type LineStatus = (typeof lineStatuses)[number];

/** How far a line is; a higher number is further. */
export const rankOf = (status: LineStatus): number => lineStatuses.indexOf(status);
