import { text } from '@axle/kernel';
import type { EnumOption, Fields } from '@axle/page-kit';
import type { BalanceBase } from '@axle/purchasing';

const bases = [
  { code: 'effective', label: text('订单生效', 'Order in force') },
  { code: 'ship', label: text('发货', 'Shipment') },
  { code: 'receipt', label: text('收货', 'Receipt') },
  { code: 'invoice', label: text('收票', 'Invoice') },
] as const satisfies readonly (EnumOption & { readonly code: BalanceBase })[];

const taken = text('不填则取付款方式的。', 'Taken from the payment method if left empty.');

/** When how much of an order is paid. */
export const paymentFields = {
  depositPct: {
    kind: 'percent',
    label: text('定金比例', 'Deposit'),
    scale: 4,
    min: '0',
    max: '100',
    hidden: true,
    width: 110,
    help: taken,
  },
  balanceBase: { kind: 'enum', label: text('尾款起算', 'Balance from'), options: bases, hidden: true, width: 130, help: taken },
  netDays: { kind: 'integer', label: text('账期(天)', 'Net days'), min: 0, max: 180, hidden: true, width: 96, help: taken },
  eom: { kind: 'bool', label: text('月末起算', 'From month end'), hidden: true, width: 110, help: taken },
} as const satisfies Fields;

/** Keys of the fields that say when how much of an order is paid. */
export const paymentKeys = ['depositPct', 'balanceBase', 'netDays', 'eom'] as const;
