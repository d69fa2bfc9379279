import { amountDigits, type Decimal, ok, type Refusal, refuse, text } from '@axle/kernel';
import { linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { supplierReply } from '@axle/purchasing';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { refusedFiles } from '../../../platform/resources/refused-files.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';

const noLine: Refusal = { code: 'NO_LINE', message: text('对账单没有这一行', 'The statement has no such line') };
const otherBalance = text('供应商余额不同', 'Supplier balance differs');

const digits = (amount: Decimal, { currency }: RecordRow): readonly Refusal[] => amountDigits(amount, String(currency));

/** What a supplier objects to. */
interface Dispute {
  readonly line?: number | undefined;
  readonly amount: Decimal;
  readonly text: string;
}

const withDispute = (after: RecordValues, { access, now }: Actor, dispute: Dispute): RecordValues => ({
  ...after,
  state: 'disputed',
  confirmedAt: undefined,
  disputes: [...linesIn(after, 'disputes'), { ...dispute, raisedBy: access.userId, raisedAt: now.toISOString() }],
});

/** [R55] What the supplier says: the statement is confirmed, or disputed for the difference. */
export const enterReply: TransitionEffect = async ({ parts, before, after, input }) => {
  const supplierClosing = input['supplierClosing'] as Decimal;
  const refused = [
    ...digits(supplierClosing, before),
    ...(await refusedFiles(parts.database, parts, before, { confirmFile: input['confirmFile'] })),
  ];
  if (refused.length > 0) return refuse(refused);
  const { diff, isAgreed } = supplierReply(before['closing'] as Decimal, supplierClosing);
  const replied = { ...after, diff };
  if (isAgreed) return ok({ ...replied, confirmedAt: parts.caller.now.toISOString() });
  const said = parts.caller.language === 'en' ? otherBalance.en : otherBalance.zh;
  return ok(withDispute(replied, parts.caller, { amount: diff, text: String(input['replyNote'] ?? said) }));
};

/** The supplier objects to a line, or to what the statement lacks. */
export const enterDispute: TransitionEffect = async ({ parts, before, after, input }) => {
  const { line, amount, text: said } = input as unknown as Dispute;
  const refused = [...digits(amount, before), ...(line !== undefined && line > linesIn(before, 'lines').length ? [noLine] : [])];
  return refused.length > 0 ? refuse(refused) : ok(withDispute(after, parts.caller, { line, amount, text: said }));
};
