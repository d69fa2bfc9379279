import { add, compareDecimals, type Decimal, type Refusal, sum } from '@axle/kernel';
import type { PaymentLine } from './instalments.ts';

/** The lines of a payment method. */
interface PaymentValues {
  readonly lines?: readonly Partial<PaymentLine>[];
}

const whole = '100' as Decimal;
const isFilled = (line: Partial<PaymentLine>): line is PaymentLine => line.node !== undefined && line.percent !== undefined;

/** [B33] The percentages of a payment method come to 100, and at most one line is paid with the order. */
export function checkPaymentMethod({ lines = [] }: PaymentValues): readonly Refusal[] {
  const filled = lines.filter(isFilled);
  const total = sum(filled.map(({ percent }) => percent));
  const deposits = lines.filter(({ node }) => node === 'onOrder');
  return [
    ...(lines.length === 0 || filled.length < lines.length || compareDecimals(total, whole) === 0
      ? []
      : [
          {
            code: 'NOT_100',
            field: 'lines',
            message: { zh: '比例合计必须为100%', en: 'Percentages must sum to 100%' },
          },
        ]),
    ...(deposits.length < 2
      ? []
      : [{ code: 'TWO_DEPOSITS', field: 'lines', message: { zh: '“下单”最多一行', en: 'At most one line can be paid on order' } }]),
  ];
}

/**
 * [B34] What orders copy of a payment method: the deposit, and of a single balance its node, its days and whether they count from the end
 * of a month.
 */
export function derivedPaymentMethod(record: PaymentValues) {
  const lines = (record.lines ?? []).filter(isFilled);
  const balances = lines.filter(({ node }) => node !== 'onOrder');
  const balance = balances.length === 1 ? balances[0] : undefined;
  return {
    depositPct: lines.filter(({ node }) => node === 'onOrder').reduce((total, { percent }) => add(total, percent), '0' as Decimal),
    nodes: [...new Set(lines.map(({ node }) => node))],
    split: lines.map(({ percent }) => percent).join('/') || undefined,
    balanceBase: balance?.node,
    netDays: balance?.offsetDays,
    endOfMonth: balance && balance.basis === 'monthEnd',
  };
}
