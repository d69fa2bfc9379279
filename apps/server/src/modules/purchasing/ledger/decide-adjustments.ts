import { ok, refuse, sum } from '@axle/kernel';
import { dayRefusals } from '@axle/purchasing';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import type { Derivation } from '../../../platform/resources/writes/settle-rows.ts';
import { decide } from '../../../platform/resources/states/decide.ts';
import { manualVoucherOf } from './adjustment-lines.ts';
import { lockedAccount } from './locked-account.ts';
import { writeVoucher } from './write-voucher.ts';
import { accountOf } from './account-of.ts';

/** What vouchers by hand come to. */
export const completeAdjustments: Derivation = async (_database, _parts, rows) =>
  rows.map(({ after }) => ({ ...after, amount: sum(manualVoucherOf(after).lines.map(({ debit }) => debit)) }));

/** [R13b] A voucher by hand is posted once somebody else has approved it. */
export const approveAdjustment: TransitionEffect = async transit => {
  const { before, parts } = transit;
  const decided = await decide(transit);
  if (!decided.ok) return decided;
  const { accountDate, lines, memo } = manualVoucherOf(before);
  const of = { event: 'adj', bizType: 'adjustment', bizNo: String(before['adjustNo']), bizSeq: 1 } as const;
  const account = await lockedAccount(parts.database, accountOf(before), of);
  const refused = dayRefusals(accountDate, account);
  if (refused.length > 0) return refuse(refused);
  const { voucherNo } = await writeVoucher(parts.database, parts.caller, account, { ...of, accountDate, memo, lines });
  return ok({ ...decided.value, voucherNo });
};
