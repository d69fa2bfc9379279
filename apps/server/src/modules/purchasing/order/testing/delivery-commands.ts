import { expect } from 'vitest';
import { command, running } from './order-command.ts';
import * as of from './order-model.ts';
import type { OrderModel } from './order-model.ts';

/** [R7f] What is shipped stays within the tolerance of 2 %; pieces that a batch came without may be shipped again. */
export const ship = (qty: number) =>
  command(
    `ship ${qty}`,
    running,
    async (model, { desk, order }) => {
      const answer = await desk.shipped(order, qty);
      if (model.state === 'changing') return expect(answer).toBe('CHANGING');
      const counted = Math.max(of.shipped(model) - of.missing(model), of.received(model));
      if (counted + qty > of.most(model)) return expect(answer).toBe('OVER_SHIPPED');
      expect(answer).toBe('done');
      model.batches.push({ qty, hasDeparted: false });
    },
    of.isOpen,
  );

/** The oldest batch that waits for it departs. */
export const depart = () =>
  command(
    'depart',
    running,
    async (model, { desk, order }) => {
      const at = model.batches.findIndex(({ hasDeparted, received }) => !hasDeparted && received === undefined);
      expect(await desk.departed(order, at)).toBe('done');
      model.batches[at]!.hasDeparted = true;
    },
    ({ batches }) => batches.some(({ hasDeparted, received }) => !hasDeparted && received === undefined),
  );

/** The oldest batch on its way. */
const nextBatch = ({ batches, isHandover }: Readonly<OrderModel>): number =>
  batches.findIndex(batch => batch.received === undefined && (batch.hasDeparted || !isHandover));

/** [R8] The oldest batch on its way comes, whole or without one piece, where no more come than may. */
export const receive = (isShort: boolean) =>
  command(
    isShort ? 'receive short' : 'receive',
    running,
    async (model, { desk, order }) => {
      const at = nextBatch(model);
      const batch = model.batches[at]!;
      const qty = isShort && batch.qty > 1 ? batch.qty - 1 : batch.qty;
      expect(await desk.received(order, at, qty)).toBe('done');
      batch.received = qty;
      batch.held = qty;
    },
    model => of.received(model) + (model.batches[nextBatch(model)]?.qty ?? Infinity) <= of.most(model),
  );

/** The oldest batch of which pieces are on hold, and that was inspected or not. */
const heldBatch = ({ batches }: Readonly<OrderModel>, isSorted: boolean): number =>
  batches.findIndex(({ held = 0, isSorted: sorted = false }) => held > 0 && sorted === isSorted);

/** [R106] The oldest lot on hold is sorted: but for some bad pieces it is released, accepted and owed. */
export const release = (bad: number) =>
  command(
    `release but ${bad}`,
    running,
    async (model, { desk, order }) => {
      const at = heldBatch(model, false);
      const batch = model.batches[at]!;
      const left = Math.min(bad, batch.held! - 1);
      expect(await desk.sorted(order, at, left)).toBe('done');
      Object.assign(batch, { held: left, isSorted: true });
    },
    model => heldBatch(model, false) >= 0,
  );

/** [R106] The bad pieces of the oldest sorted lot are condemned: they are on hold no more. */
export const condemn = () =>
  command(
    'condemn',
    running,
    async (model, { desk, order }) => {
      const at = heldBatch(model, true);
      expect(await desk.condemned(order, at)).toBe('done');
      model.batches[at]!.held = 0;
    },
    model => heldBatch(model, true) >= 0,
  );

/** [R60] Pieces that came and are not settled go back; never more than came and did not go back before. */
export const giveBack = (qty: number) =>
  command(
    `give back ${qty}`,
    running,
    async (model, { desk, order }) => {
      const answer = await desk.givenBack(order, qty);
      if (qty > of.received(model) - model.returned) return expect(answer).toBe('ABOVE_RETURNABLE');
      if (qty > of.accepted(model)) return expect(answer).toBe('NOT_ACCEPTED');
      expect(answer).toBe('done');
      model.returned += qty;
    },
    model => model.settlements.length === 0 && of.received(model) > 0,
  );
