import { expect } from 'vitest';
import { command, running } from './order-command.ts';
import * as of from './order-model.ts';

/** The supplier answers as ordered or with fewer pieces; what is not as ordered is accepted or refused. */
export const reply = (kind: 'confirm' | 'fewer', decision: 'acceptAll' | 'refuse') =>
  command(`reply ${kind} ${decision}`, ['sent'], async (model, { desk, order }) => {
    const qty = kind === 'confirm' ? model.qty : model.qty - 1;
    expect(await desk.replied(order, { qty }, decision)).toBe('done');
    if (kind === 'fewer' && decision === 'refuse') return;
    model.state = 'inForce';
    model.qty = qty;
  });

/** [R7c] [R9] Other pieces are wanted: not below those that moved, and with an approval where the order grows by more than 3 %. */
export const change = (qty: number) =>
  command(`change ${qty}`, running, async (model, { desk, order }) => {
    const answer = await desk.changed(order, { qty });
    if (of.statusOf(model) === 'settled') return expect(answer).not.toBe('done');
    if (model.state === 'changing') return expect(answer).toBe('CHANGING');
    if (qty === of.effective(model)) return expect(answer).toBe('NOTHING');
    if (qty < Math.max(of.shipped(model), of.received(model), of.settled(model))) return expect(answer).toBe('BELOW_DONE');
    expect(answer).toBe('done');
    if (qty > of.effective(model) * 1.03) Object.assign(model, { state: 'changing', asked: qty + model.shortClosed });
    else model.qty = qty + model.shortClosed;
  });

/** [R7c] [R13f] Another price, too close for an approval: what accepted pieces are owed for follows it until some are settled. */
export const changePrice = (price: '10' | '10.05') =>
  command(`change price to ${price}`, running, async (model, { desk, order }) => {
    const answer = await desk.changed(order, { price });
    const cents = Math.round(Number(price) * 100);
    if (of.statusOf(model) === 'settled') return expect(answer).not.toBe('done');
    if (model.state === 'changing') return expect(answer).toBe('CHANGING');
    if (cents === model.price) return expect(answer).toBe('NOTHING');
    if (of.settled(model) > 0) return expect(answer).toBe('PRICE_SETTLED');
    expect(answer).toBe('done');
    model.price = cents;
  });

/** Those who approve a change do so, or reject it. */
export const decideChange = (isApproved: boolean) =>
  command(`${isApproved ? 'approve' : 'reject'} change`, ['changing'], async (model, { desk, order }) => {
    expect(await desk.decidedChange(order, isApproved)).toBe('done');
    model.state = 'inForce';
    if (isApproved) model.qty = model.asked;
  });

/** [R7d] [R6b] Pieces are given up that are not on their way; not all of them while money paid in advance is left. */
export const shortClose = (pieces: number) =>
  command(
    `close ${pieces} short`,
    running,
    async (model, { desk, order }) => {
      const answer = await desk.closedShort(order, pieces);
      if (model.state === 'changing') return expect(answer).toBe('CHANGING');
      if (pieces > of.closable(model)) return expect(answer).toBe('ABOVE_OPEN');
      const isEnd = pieces === of.effective(model);
      if (isEnd && of.prepayLeft(model) > 0) return expect(answer).toBe('PREPAY_OPEN');
      expect(answer).toBe('done');
      model.shortClosed += pieces;
      if (isEnd) model.state = 'cancelled';
    },
    of.isOpen,
  );

/** [R6b] Nothing that was shipped or paid in advance is cancelled. */
export const cancel = () =>
  command('cancel', ['sent', ...running], async (model, { desk, order }) => {
    const answer = await desk.cancelled(order);
    const stands = model.state === 'changing' || of.shipped(model) > 0 || of.prepayLeft(model) > 0;
    if (stands) return expect(['CHANGING', 'SHIPPED', 'PREPAY_OPEN', 'STATE']).toContain(answer);
    expect(answer).toBe('done');
    model.state = 'cancelled';
  });
