import { zero } from '@axle/kernel';
import { lineStatus, type LineStatus } from '@axle/purchasing';

/** A batch as the model knows it: its pieces, whether they departed, how many of them came, and how many of those are on hold. */
interface ModelBatch {
  readonly qty: number;
  hasDeparted: boolean;
  received?: number;
  held?: number;
  isSorted?: boolean;
}

/** A settlement as the model knows it; amounts in cents. */
interface ModelSettlement {
  readonly id: number;
  readonly qty: number;
  readonly gross: number;
  /** What was paid in advance and used for it. */
  readonly used: number;
  state: 'owed' | 'paid' | 'void';
}

/** What the product has to make of an order of one line without tax, in pieces and cents. */
export interface OrderModel {
  readonly isHandover: boolean;
  state: 'sent' | 'inForce' | 'changing' | 'cancelled';
  qty: number;
  /** Cents of a piece. */
  price: number;
  shortClosed: number;
  /** The pieces that a change asks for and that wait for approval. */
  asked: number;
  readonly batches: ModelBatch[];
  returned: number;
  prepaid: number;
  readonly settlements: ModelSettlement[];
}

/** An order of so many pieces at 10.00 that waits for its supplier; the payable arises as goods leave the supplier, or as they come. */
export const sentModel = (qty: number, isHandover: boolean): OrderModel => ({
  isHandover,
  state: 'sent',
  qty,
  price: 1000,
  shortClosed: 0,
  asked: 0,
  batches: [],
  returned: 0,
  prepaid: 0,
  settlements: [],
});

const totalOf = <Each>(all: readonly Each[], of: (each: Each) => number) => all.reduce((total, each) => total + of(each), 0);
const live = ({ settlements }: OrderModel) => settlements.filter(({ state }) => state !== 'void');

/** Pieces that the order is for. */
export const effective = ({ qty, shortClosed }: OrderModel): number => qty - shortClosed;
/** Pieces that may come: those that it is for, and 2 % more. */
export const most = (model: OrderModel): number => effective(model) + Math.floor(effective(model) * 0.02);
/** Pieces that were shipped. */
export const shipped = ({ batches }: OrderModel): number => totalOf(batches, ({ qty }) => qty);
/** Pieces that came. */
export const received = ({ batches }: OrderModel): number => totalOf(batches, batch => batch.received ?? 0);
/** Pieces that came and are on hold for inspection. */
export const blocked = ({ batches }: OrderModel): number => totalOf(batches, batch => batch.held ?? 0);
/** Pieces of batches that came without them. */
export const missing = ({ batches }: OrderModel): number =>
  totalOf(batches, ({ qty, received: came }) => (came === undefined ? 0 : qty - came));
/** Something of the order is still to come. */
export const isOpen = (model: OrderModel): boolean => effective(model) > received(model);
/** Pieces that are still to come and not on their way. */
export const closable = (model: OrderModel): number => {
  const onWay = shipped(model) - received(model) - missing(model);
  return Math.max(0, Math.max(0, effective(model) - received(model)) - onWay);
};
/** Pieces that are settled, by settlements that hold. */
export const settled = (model: OrderModel): number => totalOf(live(model), ({ qty }) => qty);
/** Cents paid in advance and not used. */
export const prepayLeft = (model: OrderModel): number => model.prepaid - totalOf(live(model), ({ used }) => used);
/** Pieces that are owed for: those that left the supplier where the payable arises there, else those that came and are not on hold. */
export const accepted = (model: OrderModel): number =>
  (model.isHandover ? totalOf(model.batches, batch => (batch.hasDeparted ? batch.qty : 0)) : received(model) - blocked(model)) -
  model.returned;

/** [R7] Where its line has to stand. */
export function statusOf(model: OrderModel): LineStatus {
  if (model.state === 'cancelled') return 'cancelled';
  const left = shipped(model);
  const line = {
    qty: model.qty,
    cancelled: 0,
    shortClosed: model.shortClosed,
    produced: left,
    passed: left,
    shipped: left,
    received: received(model),
    blocked: blocked(model),
    returned: model.returned,
    replace: 0,
    invoiced: settled(model),
    settled: settled(model),
  };
  // what is handed over is what was shipped
  const owed = (model.isHandover ? left : received(model) - blocked(model)) - model.returned;
  return lineStatus(line, { underTolPct: zero, isOrderClosed: false, isStarted: false, accepted: owed });
}

/** What the accounts of the supplier have to show of the order, in cents. */
export function balancesOf(model: OrderModel): Readonly<Record<string, number>> {
  const own = live(model);
  const payable = (wanted: string) => totalOf(own, ({ gross, used, state }) => (state === wanted ? gross - used : 0));
  return {
    stock: accepted(model) * model.price,
    grir: (settled(model) - accepted(model)) * model.price,
    ppv: totalOf(own, ({ gross, qty }) => gross - qty * model.price),
    prepay: prepayLeft(model),
    ap: 0 - payable('owed'),
    bank: 0 - model.prepaid - payable('paid'),
  };
}
