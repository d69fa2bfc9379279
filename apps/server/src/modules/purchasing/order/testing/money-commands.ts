import { expect } from 'vitest';
import { command, running } from './order-command.ts';
import * as of from './order-model.ts';
import type { OrderModel } from './order-model.ts';

/** [R12a] A part of the order is paid in advance, before goods leave. */
export const prepay = (amount: number) =>
  command(
    `prepay ${amount}`,
    running,
    async (model, { desk, order }) => {
      await desk.prepaid(order, String(amount));
      model.prepaid += amount * 100;
    },
    model => model.prepaid === 0 && amount * 100 <= Math.floor(of.effective(model) * model.price * 0.3) && model.batches.length === 0,
  );

/** [R14] [R15] Accepted pieces are billed, matched and settled, and their payment is requested. */
export const settle = (share: number, billed: '10' | '10.05') =>
  command(
    `settle ${share} of what is owed at ${billed}`,
    running,
    async (model, { desk, order }) => {
      const qty = Math.max(1, Math.floor((of.accepted(model) - of.settled(model)) * share));
      const { id, answer } = await desk.settledGoods(order, qty, billed);
      if (model.state === 'changing') return expect(answer).toBe('CHANGING');
      expect(answer).toBe('done');
      const gross = Math.round(qty * Number(billed) * 100);
      const used = await desk.prepaidUsed(id);
      expect(used).toBeGreaterThanOrEqual(0);
      expect(used).toBeLessThanOrEqual(Math.min(gross, of.prepayLeft(model)));
      model.settlements.push({ id, qty, gross, used, state: used === gross ? 'paid' : 'owed' });
    },
    model => of.accepted(model) > of.settled(model),
  );

const lastSettlement = ({ settlements }: Readonly<OrderModel>) => settlements.findLast(({ state }) => state !== 'void');

/** The last settlement is paid. */
export const pay = () =>
  command(
    'pay',
    running,
    async (model, { desk }) => {
      const last = lastSettlement(model)!;
      expect(await desk.paid(last.id)).toBe('done');
      last.state = 'paid';
    },
    model => lastSettlement(model)?.state === 'owed',
  );

/** [R51] A settlement is taken back with its vouchers until it is paid. */
export const reverse = () =>
  command(
    'void settlement',
    running,
    async (model, { desk }) => {
      const last = lastSettlement(model)!;
      const answer = await desk.voided(last.id);
      if (last.state === 'paid') return expect(answer).toBe('STATE');
      expect(answer).toBe('done');
      last.state = 'void';
    },
    model => lastSettlement(model) !== undefined,
  );
