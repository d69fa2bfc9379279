import { text } from '@axle/kernel';
import type { Fields, IntegerField, LineField, MoneyField } from '@axle/page-kit';
import { lineStatusOptions } from './line-status-options.ts';

const pieces = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  readOnly: true,
  hidden: true,
  min: 0,
  max: 9_999_999,
  width: 90,
  ...more,
});

const amount = (zh: string, en: string): MoneyField => ({
  kind: 'money',
  label: text(zh, en),
  readOnly: true,
  hidden: true,
  scale: 2,
  currency: { field: 'currency' },
  width: 130,
});

/** [R7] Where a line stands. */
export const lineStatusField = {
  kind: 'enum',
  label: text('行状态', 'Line status'),
  readOnly: true,
  hidden: true,
  width: 120,
  options: lineStatusOptions,
  help: text('由各项数量决定。', 'Follows from the quantities.'),
} as const satisfies LineField;

/** [R7] What became of the pieces of a line, and what that comes to: nobody types it. */
export const lineQuantityFields = {
  lineStatus: lineStatusField,
  effQty: pieces('有效数量', 'Effective qty', { help: text('数量减去取消与短关。', 'Quantity less cancelled and closed short.') }),
  producedQty: pieces('已生产', 'Produced'),
  passedQty: pieces('已验合格', 'Passed'),
  shippedQty: pieces('已发货', 'Shipped'),
  inTransitQty: pieces('在途', 'In transit', { help: text('已发货、未收货。', 'Shipped and not received.') }),
  receivedQty: pieces('已收货', 'Received'),
  blockedQty: pieces('质检冻结', 'Blocked', {
    help: text('已收货、待来料检验放行的件数，放行前不计欠款。', 'Received and on hold for inspection; not owed until released.'),
  }),
  returnedQty: pieces('已退货', 'Returned'),
  replaceQty: pieces('待补货', 'To replace', { help: text('已退货、须重新交货。', 'Returned, to be delivered again.') }),
  openQty: pieces('未交数量', 'Open qty', { help: text('有效数量减去净收货。', 'Effective quantity less what counts as received.') }),
  acceptedQty: pieces('已验收', 'Accepted', {
    help: text('已计入暂估应付的数量；待检件放行后才计入。', 'Owed, billed or not; pieces on hold are once they are released.'),
  }),
  invoicedQty: pieces('已开票', 'Invoiced'),
  settledQty: pieces('已结算', 'Settled'),
  amountNet: amount('未税金额', 'Net amount'),
  openAmount: amount('未交金额', 'Open amount'),
  receivedAmount: amount('已收金额', 'Received amount'),
  settledAmount: amount('已结金额', 'Settled amount'),
} as const satisfies Fields & Readonly<Record<string, LineField>>;
