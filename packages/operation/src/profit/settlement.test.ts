import { add, compareDecimals, type Decimal, divide, sum, zero } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSettlement } from './parse-settlement.ts';
import { settledAmount, settledMoment } from './settlement-cell.ts';
import { settlementColumns, type SettlementColumn, type SettlementLine } from './settlement-file.ts';
import { settlementItem } from './settlement-item.ts';
import { isUnexplained, refuseUnbalanced, settlementDifference, settlementSplit } from './settlement-split.ts';

type Cells = Readonly<Partial<Record<SettlementColumn, string>>>;
const written = (rows: readonly Cells[], columns: readonly SettlementColumn[] = settlementColumns) =>
  [columns.join('\t'), ...rows.map(row => columns.map(column => row[column] ?? '').join('\t'))].join('\r\n');

const head: Cells = {
  'settlement-id': '18906543210',
  'settlement-start-date': '2026-03-01 00:00:00 UTC',
  'settlement-end-date': '2026-03-15 00:00:00 UTC',
  'deposit-date': '2026-03-17 00:00:00 UTC',
  'total-amount': '84.08',
  currency: 'USD',
};
const amount = (transaction: string, type: string, description: string, value: string, order = '112-0000001-0000001'): Cells => ({
  'settlement-id': '18906543210',
  'transaction-type': transaction,
  'order-id': order,
  'amount-type': type,
  'amount-description': description,
  amount: value,
  'posted-date': '2026-03-02',
  'posted-date-time': '2026-03-02 14:23:00 UTC',
  'order-item-code': '12345678901234',
  sku: 'BRP-10000',
  'quantity-purchased': '1',
});
const rows: readonly Cells[] = [
  head,
  amount('Order', 'ItemPrice', 'Principal', '89.99'),
  amount('Order', 'ItemPrice', 'Shipping', '6.99'),
  amount('Order', 'ItemFees', 'Commission', '-13.50'),
  amount('Order', 'ItemFees', 'FBAPerUnitFulfillmentFee', '-9.72'),
  amount('Refund', 'ItemPrice', 'Principal', '-89.99', '112-0000002-0000002'),
  amount('Refund', 'ItemFees', 'Commission', '10.80', '112-0000002-0000002'),
  amount('ServiceFee', 'Cost of Advertising', 'TransactionTotalAmount', '-39.99', ''),
  amount('other-transaction', 'FBA Inventory Reimbursement', 'WAREHOUSE_LOST', '27.50', ''),
  amount('other-transaction', 'other-transaction', 'Previous Reserve Amount Balance', '120.00', ''),
  amount('other-transaction', 'other-transaction', 'Something new', '-18.00'),
];

const read = (content: string) => {
  const settlement = parseSettlement(content);
  if (!settlement.ok) throw new Error(settlement.refusal.message.en);
  return settlement.value;
};

describe('[O6f] the file of a settlement', () => {
  it('89.99 + 6.99 − 13.50 − 9.72 − 89.99 + 10.80 − 39.99 + 27.50 + 120.00 − 18.00 = 84.08 adds up', () => {
    const settlement = read(written(rows));
    expect(settlement).toMatchObject({ settlementId: '18906543210', currency: 'USD', total: '84.08', startAt: '2026-03-01T00:00:00.000Z' });
    expect(settlement.lines).toHaveLength(10);
    expect(settlement.lines[0]).toEqual({
      row: 3,
      transactionType: 'Order',
      orderId: '112-0000001-0000001',
      amountType: 'ItemPrice',
      amountDescription: 'Principal',
      amount: '89.99',
      itemCode: '12345678901234',
      sku: 'BRP-10000',
      qty: 1,
      postedAt: '2026-03-02T14:23:00.000Z',
    });
    expect([settlementDifference(settlement), refuseUnbalanced(settlement)]).toEqual(['0', undefined]);
  });

  it('with 84.80 at its head it is refused, with the difference of 0.72', () => {
    const wrong = read(written([{ ...head, 'total-amount': '84.80' }, ...rows.slice(1)]));
    expect(refuseUnbalanced(wrong)).toMatchObject({
      code: 'BILL_UNBALANCED',
      message: { en: 'The bill does not add up, difference 0.72' },
    });
  });

  it('amounts and moments are read as each site writes them', () => {
    expect(['1.234,56', '95,00', '1,234.56', '-3.22', '+5'].map(settledAmount)).toEqual(['1234.56', '95', '1234.56', '-3.22', '5']);
    expect(['', 'x', '1.2.3'].map(settledAmount)).toEqual([undefined, undefined, undefined]);
    expect(['02.03.2026 14:23:00 UTC', '2026-03-02T16:23:00+02:00', '2026-03-02'].map(settledMoment)).toEqual([
      '2026-03-02T14:23:00.000Z',
      '2026-03-02T14:23:00.000Z',
      '2026-03-02T00:00:00.000Z',
    ]);
    expect(['2026-13-02', '03/02/2026'].map(settledMoment)).toEqual([undefined, undefined]);
  });

  it('columns may stand in another order; a file that lacks some, a row that cannot be read and two settlements are refused', () => {
    const code = (content: string) => {
      const settlement = parseSettlement(content);
      return settlement.ok ? 'ok' : `${settlement.refusal.code} ${settlement.refusal.message.en}`;
    };
    expect(code(written(rows, [...settlementColumns].reverse()))).toBe('ok');
    expect(code('order-id\tamount\n1\t2')).toContain('SETTLEMENT_HEADER');
    expect(code(written(rows.slice(1)))).toContain('SETTLEMENT_EMPTY');
    expect(code(written([...rows, head]))).toContain('SETTLEMENT_MIXED');
    expect(code(written([head, { ...rows[1]!, 'settlement-id': '2' }]))).toContain('SETTLEMENT_MIXED');
    expect(code(written([head, { ...rows[1]!, amount: 'x' }]))).toBe('SETTLEMENT_ROW Row 3: amount cannot be read');
    expect(code(written([head, { ...rows[1]!, 'posted-date-time': 'soon' }]))).toContain('posted-date');
    expect(code(written([{ ...head, 'total-amount': '?' }]))).toContain('total-amount');
    expect(code(written([{ ...head, 'settlement-end-date': '' }]))).toContain('settlement-start-date');
  });
});

describe('[O6e] the place of a line of a settlement', () => {
  const place = (transactionType: string, amountType: string, amountDescription: string, orderId = '1') =>
    settlementItem({ transactionType, orderId, amountType, amountDescription });

  it('goes by Amazon’s words', () => {
    expect(place('Order', 'ItemPrice', 'Principal')).toBe('item');
    expect(place('Order', 'ItemPrice', 'GiftWrap')).toBe('giftWrap');
    expect(place('Order', 'Promotion', 'Shipping')).toBe('promotion');
    expect(place('Order', 'ItemFees', 'VariableClosingFee')).toBe('fixedFee');
    expect(place('Order', 'ItemFees', 'SalesTaxServiceFee')).toBe('paymentFee');
    expect(place('Order', 'ItemFees', 'FBAWeightBasedFee')).toBe('lastMile');
    expect(place('other-transaction', 'PostageBilling_Postage', 'PostageBilling_Postage')).toBe('lastMile');
    expect(place('Refund', 'ItemFees', 'RefundCommission')).toBe('refund');
    expect(place('Chargeback Refund', 'ItemPrice', 'Principal')).toBe('refund');
    expect(place('other-transaction', 'FBA Inventory Reimbursement', 'REVERSAL_REIMBURSEMENT')).toBe('reimbursement');
  });

  it('and by those of eBay, Walmart and PartsGeek', () => {
    expect([
      place('Order', 'Order', 'Item subtotal'),
      place('Order', 'Sale', 'Product price'),
      place('Order', 'Order', 'Item price'),
    ]).toEqual(['item', 'item', 'item']);
    const kept = ['Final value fee', 'Commission on product', 'Marketplace commission'];
    expect(kept.map(words => place('Order', 'Fee', words))).toEqual(['referral', 'referral', 'referral']);
    expect([place('Order', 'Order', 'Shipping and handling'), place('Order', 'Order', 'Seller discount')]).toEqual([
      'shippingIncome',
      'promotion',
    ]);
    expect(place('Refund', 'Fee', 'Final value fee')).toBe('refund');
  });

  it('taxes that the platform collects pass through, and what is of no order is the account’s', () => {
    expect(place('Order', 'ItemPrice', 'ShippingTax')).toBe('tax');
    expect(place('Refund', 'ItemWithheldTax', 'MarketplaceFacilitatorTax-Principal')).toBe('tax');
    expect(place('Order', 'Promotion', 'TaxDiscount')).toBe('tax');
    expect(place('ServiceFee', 'Cost of Advertising', 'TransactionTotalAmount', '')).toBe('account');
  });

  it('words that are not known have none', () => {
    expect(place('Order', 'ItemFees', 'BrandNewFee')).toBeUndefined();
    expect(place('Order', 'ItemPrice', 'Goodwill')).toBeUndefined();
    expect(place('other-transaction', 'other-transaction', 'Something new')).toBeUndefined();
  });
});

describe('[O6g] what nothing explains', () => {
  it('is what orders and words that are not known come to', () => {
    const { lines } = read(written(rows));
    expect(settlementSplit(lines, order => order !== '112-0000002-0000002')).toEqual({
      orders: '73.76',
      tax: '0',
      account: '107.51',
      unexplained: '-97.19',
    });
    expect(settlementSplit(lines, () => true).unexplained).toBe('-18');
  });

  it('the parts of a settlement sum to its lines', () => {
    const line = fc.record({
      transactionType: fc.constantFrom('Order', 'Refund', 'other-transaction'),
      orderId: fc.constantFrom('', 'known', 'unknown'),
      amountType: fc.constantFrom('ItemPrice', 'ItemFees', 'Promotion', 'ItemWithheldTax', 'odd'),
      amountDescription: fc.constantFrom('Principal', 'Tax', 'Commission', 'odd'),
      amount: fc.integer({ min: -99_999, max: 99_999 }).map(cents => divide(String(cents) as Decimal, '100' as Decimal, 2)),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), drawn => {
        const lines = drawn.map((one, row): SettlementLine => ({ ...one, row, itemCode: '', sku: '' }));
        const { orders, tax, account, unexplained } = settlementSplit(lines, order => order === 'known');
        const all = [orders, tax, account, unexplained].reduce(add, zero);
        expect(compareDecimals(all, sum(lines.map(one => one.amount)))).toBe(0);
        const loose = lines.filter(one => isUnexplained(one, one.orderId === 'known')).map(one => one.amount);
        expect(compareDecimals(unexplained, sum(loose))).toBe(0);
      }),
    );
  });
});
