import type fc from 'fast-check';
import { expect } from 'vitest';
import type { ordersAtWork } from './order-at-work.ts';
import * as of from './order-model.ts';
import type { OrderModel } from './order-model.ts';

/** An order of the product, those who work on it, and the balances of its supplier before it. */
export interface OrderAtWork {
  readonly desk: Awaited<ReturnType<typeof ordersAtWork>>;
  readonly order: number;
  readonly start: Readonly<Record<string, number>>;
}

/** Something that is done to an order, tried on model and product. */
export type Command = fc.AsyncCommand<OrderModel, OrderAtWork>;

/** The product stands where the model does, its status is that of the rule, and every cent of its ledger is explained. */
async function agree(model: OrderModel, { desk, order, start }: OrderAtWork): Promise<void> {
  const row = await desk.order(order);
  const [line] = row['lines'] as readonly [Readonly<Record<string, unknown>>];
  expect({ ...line, changing: row['changing'] }).toMatchObject({
    qty: model.qty,
    eff_qty: model.state === 'cancelled' ? 0 : of.effective(model),
    shipped_qty: of.shipped(model),
    received_qty: of.received(model),
    blocked_qty: of.blocked(model),
    returned_qty: model.returned,
    accepted_qty: of.accepted(model),
    settled_qty: of.settled(model),
    changing: model.state === 'changing',
  });
  expect(line['line_status']).toBe(of.statusOf(model));
  const end = await desk.balances(order);
  const changed = Object.fromEntries(
    Object.entries(end).map(([account, amount]) => [account, Math.round((amount - start[account]!) * 100)]),
  );
  expect(changed).toMatchObject(of.balancesOf(model));
  expect(await desk.ledgerFaults(order)).toEqual([]);
}

/** A command that is tried where the order is in one of these states; the model is compared with the product behind it. */
export const command = (
  name: string,
  states: readonly OrderModel['state'][],
  run: (model: OrderModel, real: OrderAtWork) => Promise<void>,
  when: (model: Readonly<OrderModel>) => boolean = () => true,
): Command => ({
  check: model => states.includes(model.state) && when(model),
  run: async (model, real) => {
    await run(model, real);
    await agree(model, real);
  },
  toString: () => name,
});

/** States of an order in force. */
export const running = ['inForce', 'changing'] as const;
