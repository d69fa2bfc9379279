import { add, addDays, type Decimal, type LocalDate, subtract, sum } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LedgerEvent, reversalOf, type VoucherLine, voucherOf } from '../ledger/voucher.ts';
import { lockRefusals } from '../ledger/statement.ts';
import { eventCodes, type LedgerEventCode } from '../ledger/ledger-event.ts';
import { type LedgerMovement, reconcileAccount } from './reconcile-account.ts';
import { lockTurnRefusals, statementRefusals, supplierReply, unlockRefusals } from './reconciliation-refusals.ts';

const decimal = (text: string) => text as Decimal;
const day = (text: string) => text as LocalDate;
const [from, to] = [day('2026-05-01'), day('2026-05-31')];
const posted = (on: string, event: LedgerEventCode, lines: readonly VoucherLine[]): readonly LedgerMovement[] =>
  lines.map(line => ({ ...line, day: day(on), event }));
const happened = (on: string, event: LedgerEvent) => posted(on, eventCodes[event.kind], voucherOf(event));
const bill = (amount: string): LedgerEvent => ({ kind: 'invoiced', net: decimal(amount), invoiceNet: decimal(amount), tax: decimal('0') });
const month: readonly LedgerMovement[] = [
  ...happened('2026-04-30', bill('500')),
  ...happened('2026-04-10', { kind: 'prepaid', amount: decimal('3000') }),
  ...happened('2026-05-02', { kind: 'accepted', net: decimal('4090') }),
  ...happened('2026-05-03', bill('4040')),
  ...happened('2026-05-10', { kind: 'returnedAfterInvoice', net: decimal('100'), tax: decimal('1') }),
  ...happened('2026-05-31', { kind: 'deducted', amount: decimal('150') }),
  ...happened('2026-05-31', { kind: 'prepayUsed', amount: decimal('1200') }),
  ...happened('2026-05-31', { kind: 'paid', amount: decimal('2690') }),
];

describe('the statement of a supplier', () => {
  it('[R53] 500 + 4,040 − 101 − 150 − 1,200 − 2,690 comes to 399, with which the next one opens', () => {
    expect(reconcileAccount(month, from, to)).toEqual({
      opening: '500',
      invoiced: '4040',
      returned: '101',
      deducted: '150',
      claimed: '0',
      prepayUsed: '1200',
      paid: '2690',
      adjusted: '0',
      closing: '399',
      received: '4090',
      // billed in April before anything was accepted
      unbilled: '-450',
      prepaid: '1800',
    });
    expect(reconcileAccount(month, day('2026-06-01'), day('2026-06-30'))).toMatchObject({ opening: '399', closing: '399', received: '0' });
  });

  it('[R53] what is taken back stands in the column of what it takes back, a voucher by hand among adjustments', () => {
    const deduction = voucherOf({ kind: 'deducted', amount: decimal('40') });
    const byHand = [{ account: 'ap', debit: decimal('0'), credit: decimal('0.35') }] as const;
    const more = [
      ...posted('2026-05-12', 'e5', deduction),
      ...posted('2026-05-13', 'e5', reversalOf(deduction)),
      ...posted('2026-05-14', 'adj', byHand),
    ];
    expect(reconcileAccount([...month, ...more], from, to)).toMatchObject({ deducted: '150', adjusted: '0.35', closing: '399.35' });
  });

  it('[R53] the columns always come to the closing', () => {
    const amounts = fc.integer({ min: 1, max: 9_999_999 }).map(cents => decimal(String(cents / 100)));
    const movements = fc.array(
      fc.record({
        account: fc.constantFrom('ap' as const, 'grir' as const, 'prepay' as const, 'stock' as const),
        debit: amounts,
        credit: amounts,
        day: fc.integer({ min: -20, max: 50 }).map(days => addDays(from, days)),
        event: fc.constantFrom<LedgerEventCode>('e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e7', 'e8', 'e9', 'adj'),
      }),
    );
    fc.assert(
      fc.property(movements, all => {
        const of = reconcileAccount(all, from, to);
        const lowered = sum([of.returned, of.deducted, of.claimed, of.prepayUsed, of.paid]);
        expect(subtract(add(of.opening, add(of.invoiced, of.adjusted)), lowered)).toBe(of.closing);
        expect(reconcileAccount(all, addDays(to, 1), day('2026-06-30')).opening).toBe(of.closing);
      }),
    );
  });

  it('[R54] is made once its month is over', () => {
    expect(statementRefusals('2026-05', day('2026-05-31'))).toMatchObject([{ code: 'NOT_OVER', field: 'period' }]);
    expect(statementRefusals('2026-05', day('2026-06-01'))).toEqual([]);
  });

  it('[R55] 449 against 399 differs by 50 and is disputed; a difference of 1.00 counts as agreed', () => {
    expect(supplierReply(decimal('399'), decimal('449'))).toEqual({ diff: '50', isAgreed: false });
    expect(lockRefusals(decimal('399'), decimal('449'), 'rounding')).toMatchObject([{ code: 'DIFFERS' }]);
    expect(supplierReply(decimal('399'), decimal('398'))).toEqual({ diff: '-1', isAgreed: true });
    expect(supplierReply(decimal('399'), decimal('400.01')).isAgreed).toBe(false);
  });

  it('[R56] is locked in turn as the books stand, and unlocked from the last one back', () => {
    const closingNow = decimal('399');
    expect(lockTurnRefusals(closingNow, { closingNow })).toEqual([]);
    expect(lockTurnRefusals(closingNow, { closingNow, earlierOpen: '2026-04' })).toMatchObject([{ code: 'EARLIER' }]);
    expect(lockTurnRefusals(closingNow, { closingNow: decimal('400') })).toMatchObject([{ code: 'MOVED' }]);
    expect(unlockRefusals({ laterLocked: '2026-06' })).toMatchObject([{ code: 'NOT_LAST' }]);
    expect(unlockRefusals({})).toEqual([]);
  });
});
