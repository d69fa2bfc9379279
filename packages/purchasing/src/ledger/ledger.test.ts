import { add, type Decimal, type LocalDate, sum } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days } from '../testing.ts';
import { balancesOf, netOwed } from './balances.ts';
import { lockRefusals, statement, type StatementEntry } from './statement.ts';
import { closingRefusals, dayRefusals, endOfPeriod, periodOf } from './period-refusals.ts';
import { eventCodes, ledgerAccounts } from './ledger-event.ts';
import { voucherRefusals } from './voucher-refusals.ts';
import { type LedgerEvent, reversalOf, voucherOf } from './voucher.ts';

const decimal = (text: string) => text as Decimal;
const day = (text: string) => text as LocalDate;
const amounts = fc.integer({ min: 1, max: 9_999_999 }).map(cents => decimal(String(cents / 100)));
const events: fc.Arbitrary<LedgerEvent> = fc.oneof(
  fc.record({ kind: fc.constantFrom('accepted' as const, 'returned' as const), net: amounts }),
  fc.record({ kind: fc.constant('returnedAfterInvoice' as const), net: amounts, tax: amounts }),
  fc.record({ kind: fc.constant('invoiced' as const), net: amounts, invoiceNet: amounts, tax: amounts }),
  fc.record({
    kind: fc.constantFrom('prepaid', 'prepayUsed', 'prepayRefunded', 'deducted', 'paid', 'claimAgreed', 'claimOffset', 'claimCashed'),
    amount: amounts,
  }),
);

const story: readonly LedgerEvent[] = [
  { kind: 'prepaid', amount: decimal('3000') },
  { kind: 'accepted', net: decimal('4000') },
  { kind: 'invoiced', net: decimal('4000'), invoiceNet: decimal('4040'), tax: decimal('0') },
  { kind: 'prepayUsed', amount: decimal('1200') },
  { kind: 'deducted', amount: decimal('150') },
  { kind: 'paid', amount: decimal('2690') },
];

describe('the supplier ledger', () => {
  it('[R13] explains an order from its deposit to its payment', () => {
    expect(balancesOf(story.flatMap(voucherOf))).toEqual({
      prepay: '1800',
      bank: '-5690',
      stock: '4000',
      grir: '0',
      ppv: '40',
      ap: '0',
      deduct: '-150',
    });
  });

  it('[R13] goods that go back undo what they were accepted for, with their tax once they are billed', () => {
    expect(voucherOf({ kind: 'returned', net: decimal('100') })).toEqual([
      { account: 'grir', debit: '100', credit: '0' },
      { account: 'stock', debit: '0', credit: '100' },
    ]);
    const back = voucherOf({ kind: 'returnedAfterInvoice', net: decimal('100'), tax: decimal('1') });
    expect(balancesOf(back)).toEqual({ ap: '101', stock: '-100', input_tax: '-1' });
  });

  it('[R13] a claim is settled by offset and cash', () => {
    const claim = [
      { kind: 'claimAgreed', amount: decimal('900') },
      { kind: 'claimOffset', amount: decimal('400') },
      { kind: 'claimCashed', amount: decimal('500') },
    ] as const;
    expect(balancesOf(claim.flatMap(voucherOf))).toEqual({ claim_recv: '0', claim_inc: '-900', ap: '400', bank: '500' });
  });

  it('[R13] a prepayment that is refunded leaves nothing', () => {
    const back = [{ kind: 'prepaid', amount: decimal('5') } as const, { kind: 'prepayRefunded', amount: decimal('5') } as const];
    expect(balancesOf(back.flatMap(voucherOf))).toEqual({ prepay: '0', bank: '0' });
  });

  it('[R13] every voucher balances, has amounts above zero on one side, and is undone by its reversal', () => {
    fc.assert(
      fc.property(events, event => {
        const lines = voucherOf(event);
        expect(sum(lines.map(({ debit }) => debit))).toBe(sum(lines.map(({ credit }) => credit)));
        for (const { debit, credit } of lines) expect([debit, credit].filter(amount => amount === '0')).toHaveLength(1);
        expect(Object.values(balancesOf([...lines, ...reversalOf(lines)])).every(balance => balance === '0')).toBe(true);
      }),
    );
  });

  it('[R13a] stored balances are what all entries add up to, in whatever parts they are counted', () => {
    fc.assert(
      fc.property(fc.array(events), fc.nat(20), (all, at) => {
        const entries = all.flatMap(voucherOf);
        expect(balancesOf(entries.slice(at), balancesOf(entries.slice(0, at)))).toEqual(balancesOf(entries));
      }),
    );
    expect(netOwed(balancesOf(story.slice(0, 3).flatMap(voucherOf)))).toBe('1040');
  });

  it('[R13b] a voucher by hand balances, has two lines and a memo, and lies in an open period', () => {
    const [debit, credit] = [decimal('10'), decimal('9.5')];
    const lines = [
      { account: 'ap', debit, credit: decimal('0') },
      { account: 'ppv', debit: decimal('0'), credit },
    ] as const;
    const voucher = { currency: 'CNY', accountDate: day('2026-05-31'), lines, memo: 'Rounding of May' };
    expect(voucherRefusals(voucher)).toMatchObject([{ code: 'UNBALANCED', message: { en: 'Not balanced, off by 0.50' } }]);
    const codes = voucherRefusals({ ...voucher, lines: [], memo: 'short' }, { closedTo: day('2026-05-31') }).map(({ code }) => code);
    expect(codes).toEqual(['LINES', 'MEMO', 'CLOSED']);
    expect(voucherRefusals({ ...voucher, lines: [lines[0], { ...lines[1], credit: debit }] }, { closedTo: day('2026-04-30') })).toEqual([]);
  });

  it('[R13c] nothing is posted on a day of a closed month or of a locked statement', () => {
    const codes = (on: string, closedTo?: string, lockedTo?: string) =>
      dayRefusals(day(on), { closedTo: closedTo && day(closedTo), lockedTo: lockedTo && day(lockedTo) } as object).map(({ code }) => code);
    expect([codes('2026-05-01'), codes('2026-05-01', '2026-04-30'), codes('2026-04-30', '2026-04-30')]).toEqual([[], [], ['CLOSED']]);
    expect(codes('2026-04-10', '2026-04-30', '2026-04-10')).toEqual(['CLOSED', 'LOCKED']);
  });

  it('[R13c] months are closed once they are over, one behind the other', () => {
    const today = day('2026-05-20');
    const code = (period: string, last?: string) => closingRefusals(period, last, today)[0]?.code ?? 'closes';
    expect([code('2026-05'), code('2026-04'), code('2026-01')]).toEqual(['NOT_OVER', 'closes', 'closes']);
    expect([code('2026-03', '2026-03'), code('2026-04', '2026-03'), code('2026-04', '2026-02')]).toEqual([
      'CLOSED_ALREADY',
      'closes',
      'IN_TURN',
    ]);
    expect(closingRefusals('2026-04', '2026-04', day('2026-04-30'))[0]?.code).toBe('NOT_OVER');
    expect([periodOf(day('2026-02-03')), endOfPeriod('2026-02'), code('2026-01', '2025-12')]).toEqual(['2026-02', '2026-02-28', 'closes']);
  });

  it('[R13] every event has its code, and every account its place', () => {
    expect(new Set(Object.values(eventCodes)).size).toBe(9);
    expect(new Set(ledgerAccounts).size).toBe(10);
    for (const kind of ['claimAgreed', 'claimOffset', 'claimCashed'] as const) expect(eventCodes[kind]).toBe('e9');
  });
});

describe('a statement', () => {
  const entry = (on: string, kind: string, amount: string): StatementEntry => ({ day: day(on), kind, amount: decimal(amount) });
  const may = [
    entry('2026-04-20', 'invoice', '500'),
    entry('2026-05-02', 'invoice', '4040'),
    entry('2026-05-08', 'return', '-101'),
    entry('2026-05-12', 'deduction', '-150'),
    entry('2026-05-20', 'prepay', '-1200'),
    entry('2026-05-31', 'payment', '-2690'),
  ];

  it('[R20] goes from its opening over what happened to its closing, with which the next one opens', () => {
    expect(statement(may, day('2026-05-01'), day('2026-05-31'))).toEqual({
      opening: '500',
      byKind: { invoice: '4040', return: '-101', deduction: '-150', prepay: '-1200', payment: '-2690' },
      closing: '399',
    });
    expect(statement(may, day('2026-06-01'), day('2026-06-30'))).toEqual({ opening: '399', byKind: {}, closing: '399' });
  });

  it('[R20] does not mind the order of entries, and hands its closing on', () => {
    const some = fc.array(fc.record({ day: days(), kind: fc.constantFrom('invoice', 'payment'), amount: amounts }));
    fc.assert(
      fc.property(some, all => {
        const [first, second] = [
          statement(all, day('2026-01-01'), day('2026-02-28')),
          statement(all, day('2026-03-01'), day('2026-12-31')),
        ];
        expect(second.opening).toBe(first.closing);
        expect(add(second.opening, sum(Object.values(second.byKind)))).toBe(second.closing);
        expect(statement(all.toReversed(), day('2026-01-01'), day('2026-02-28'))).toEqual(first);
      }),
    );
  });

  it('[R20a] is locked when both sides have the same closing, or differ by 1.00 at most and somebody says why', () => {
    const codes = (supplier: string, note?: string) => lockRefusals(decimal('399'), decimal(supplier), note).map(({ code }) => code);
    expect([codes('399'), codes('449'), codes('400'), codes('400', 'rounding'), codes('400.01', 'rounding')]).toEqual([
      [],
      ['DIFFERS'],
      ['DIFFERS'],
      [],
      ['DIFFERS'],
    ]);
  });
});
