import { add, type Decimal, subtract, zero } from '@axle/kernel';
import { amountOf } from '../amount.ts';
import { balancesOf, type Balances } from '../ledger/balances.ts';
import { reversalOf, type VoucherLine, voucherOf } from '../ledger/voucher.ts';
import { changeRefusals } from '../order/change-refusals.ts';
import { effectiveQty, type LineQuantities } from '../order/line-quantities.ts';
import { orderStep, type OrderStep } from '../order/order-step.ts';
import type { OrderStatus } from '../order/order-status.ts';
import { overDelivery } from '../order/tolerance.ts';
import { prepayUse } from '../prepayment/prepay-use.ts';
import { settleWaterfall } from '../settlement/settle-waterfall.ts';
import { threeWayMatch } from '../settlement/three-way-match.ts';

/** Something that happens to an order of one line, in USD and without tax. */
export type LifeEvent =
  | { readonly kind: 'step'; readonly step: OrderStep }
  | { readonly kind: 'change' | 'pass' | 'ship' | 'receive' | 'giveBack'; readonly qty: number }
  | { readonly kind: 'prepay'; readonly amount: Decimal }
  | { readonly kind: 'settle'; readonly qty: number; readonly price: Decimal; readonly deduction: Decimal }
  | { readonly kind: 'reverse' };

/** An order in force of so many pieces. */
export const orderInForce = (qty: number, price: Decimal): OrderLife => ({
  status: 'effective',
  line: {
    qty,
    price,
    cancelled: 0,
    shortClosed: 0,
    produced: 0,
    passed: 0,
    shipped: 0,
    received: 0,
    blocked: 0,
    returned: 0,
    replace: 0,
    invoiced: 0,
    settled: 0,
  },
  vouchers: [],
  balances: {},
  prepaid: zero,
  prepayBalance: zero,
  carried: zero,
});

/** An order of one line with its vouchers, and balances that are kept beside them. */
export interface OrderLife {
  readonly status: OrderStatus;
  readonly line: LineQuantities & { readonly price: Decimal };
  readonly vouchers: readonly (readonly VoucherLine[])[];
  readonly balances: Balances;
  readonly prepaid: Decimal;
  readonly prepayBalance: Decimal;
  readonly carried: Decimal;
  /** What the last settlement changed, so that it can be taken back. */
  readonly settlement?: Pick<OrderLife, 'line' | 'prepayBalance' | 'carried'> & { readonly vouchers: readonly (readonly VoucherLine[])[] };
}

const currency = 'USD';
const overTolPct = '2' as Decimal;
const untaxed = zero;

const posted = (life: OrderLife, ...vouchers: readonly (readonly VoucherLine[])[]): OrderLife => ({
  ...life,
  vouchers: [...life.vouchers, ...vouchers],
  balances: balancesOf(vouchers.flat(), life.balances),
});

const isInForce = ({ status }: OrderLife): boolean => status === 'effective';

/** What came or changed since the last settlement keeps it from being taken back by itself. */
const moved = ({ settlement: _, ...life }: OrderLife): OrderLife => life;

/** Settles pieces that came, by the rules of match, prepayment and waterfall. */
function settle(life: OrderLife, { qty, price, deduction }: Extract<LifeEvent, { kind: 'settle' }>): OrderLife {
  const { line } = life;
  const available = line.received - line.returned - line.settled;
  const match = threeWayMatch({
    currency,
    order: { price: line.price, taxRate: untaxed },
    available,
    invoice: { qty, price, taxRate: untaxed },
  });
  if (match.payableQty === 0) return life;
  const net = amountOf(match.payableQty, line.price, currency);
  const isLast = line.settled + match.payableQty >= effectiveQty(line);
  const orderGross = amountOf(effectiveQty(line), line.price, currency);
  const use = prepayUse({ currency, share: life.prepaid, balance: life.prepayBalance, orderGross }, net, isLast);
  const open = add(deduction, life.carried);
  const paid = settleWaterfall({ gross: match.payable, deductions: [{ id: 1, open }], claims: [], prepays: [{ id: 2, open: use }] });
  const [deducted, prepaid] = [paid.deductions[0]!, paid.prepays[0]!];
  const vouchers = [
    voucherOf({ kind: 'invoiced', net, invoiceNet: match.payable, tax: zero }),
    voucherOf({ kind: 'deducted', amount: deducted.applied }),
    voucherOf({ kind: 'prepayUsed', amount: prepaid.applied }),
    voucherOf({ kind: 'paid', amount: paid.payable }),
  ];
  return {
    ...posted(life, ...vouchers),
    line: { ...line, invoiced: line.invoiced + match.payableQty, settled: line.settled + match.payableQty },
    prepayBalance: subtract(life.prepayBalance, prepaid.applied),
    carried: deducted.carried,
    settlement: { line, prepayBalance: life.prepayBalance, carried: life.carried, vouchers },
  };
}

/** What an event makes of an order; one that a rule refuses changes nothing. */
export function happen(life: OrderLife, event: LifeEvent): OrderLife {
  const { line } = life;
  switch (event.kind) {
    case 'step': {
      const next = orderStep(life.status, event.step);
      const mayCancel = line.shipped === 0 && life.prepayBalance === zero;
      return next.ok && (next.value !== 'cancelled' || mayCancel) ? { ...life, status: next.value } : life;
    }
    case 'change':
      return isInForce(life) && changeRefusals(line, event).length === 0 ? moved({ ...life, line: { ...line, qty: event.qty } }) : life;
    case 'pass':
      return isInForce(life) ? { ...life, line: { ...line, produced: line.produced + event.qty, passed: line.passed + event.qty } } : life;
    case 'ship':
      return isInForce(life) && event.qty <= line.passed - line.shipped
        ? { ...life, line: { ...line, shipped: line.shipped + event.qty } }
        : life;
    case 'receive': {
      if (event.qty > line.shipped - line.received || overDelivery(line, event.qty, overTolPct).length > 0) return life;
      const accepted = voucherOf({ kind: 'accepted', net: amountOf(event.qty, line.price, currency) });
      return moved({ ...posted(life, accepted), line: { ...line, received: line.received + event.qty } });
    }
    case 'giveBack': {
      if (event.qty > line.received - line.returned - line.settled) return life;
      const back = voucherOf({ kind: 'returned', net: amountOf(event.qty, line.price, currency) });
      return moved({ ...posted(life, back), line: { ...line, returned: line.returned + event.qty } });
    }
    case 'prepay':
      if (!isInForce(life) || life.prepaid !== zero) return life;
      return { ...posted(life, voucherOf({ kind: 'prepaid', amount: event.amount })), prepaid: event.amount, prepayBalance: event.amount };
    case 'settle':
      return settle(life, event);
    case 'reverse': {
      if (!life.settlement) return life;
      const { vouchers, ...before } = life.settlement;
      return moved({ ...posted(life, ...vouchers.map(reversalOf)), ...before });
    }
  }
}
