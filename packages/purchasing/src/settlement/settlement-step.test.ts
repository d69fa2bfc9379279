import type { Decimal } from '@axle/kernel';
import { expect, it } from 'vitest';
import { balancesOf } from '../ledger/balances.ts';
import { voucherOf } from '../ledger/voucher.ts';
import { deductionAfter, overrideRefusals, settlementEvents, settlementPaid, submitSettlementRefusals } from './settlement-step.ts';

const decimal = (text: string) => text as Decimal;

it('[R50] a settlement is submitted without open exceptions, and with something to settle', () => {
  const refused = (exceptions: number, gross: string) =>
    submitSettlementRefusals({ exceptions, gross: decimal(gross) }).map(({ code }) => code);
  expect([refused(0, '4040'), refused(1, '4040'), refused(0, '0')]).toEqual([[], ['UNRESOLVED'], ['NOTHING']]);
});

it('[R50] an exception is let pass with a reason of ten characters', () => {
  expect(overrideRefusals('供应商书面确认涨价三个点')).toEqual([]);
  expect(overrideRefusals(' too short ').map(({ code }) => code)).toEqual(['REASON']);
});

it('[R51] posts what is billed, and what is set against it', () => {
  const events = settlementEvents({
    acceptedNet: decimal('4000'),
    net: decimal('4040'),
    tax: decimal('0'),
    deducted: decimal('150'),
    claimed: decimal('0'),
    prepaidUsed: decimal('1200'),
  });
  expect(balancesOf(events.flatMap(voucherOf))).toEqual({ grir: '4000', ppv: '40', ap: '-2690', deduct: '-150', prepay: '-1200' });
});

it('[R51] a deduction of which something is left is carried', () => {
  const after = (applied: string) => deductionAfter(decimal('130'), decimal(applied));
  expect([after('0'), after('100'), after('130')]).toEqual(['confirmed', 'carried', 'applied']);
});

it('[R52] a settlement is paid once nothing of it is left to pay', () => {
  const after = (paid: string) => settlementPaid(decimal('2690'), decimal(paid));
  expect([after('1000'), after('2690')]).toEqual(['part_paid', 'paid']);
});
