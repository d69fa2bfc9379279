import { text } from '@axle/kernel';

/** Words of accounts drawn as Ts. */
export const accountText = {
  choose: text('选择供应商，或填写凭证号。', 'Choose a supplier, or enter a voucher.'),
  none: text('没有分录。', 'No entries.'),
  debit: text('借方', 'Debit'),
  credit: text('贷方', 'Credit'),
  opening: text('期初', 'Opening'),
  sum: text('合计', 'Total'),
  balance: text('余额', 'Balance'),
} as const;
