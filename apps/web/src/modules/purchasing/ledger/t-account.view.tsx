import { compareDecimals, type Decimal, minorDigits, negate, type Text, zero } from '@axle/kernel';
import type { LinesField } from '@axle/page-kit';
import type { TAccount } from '@axle/purchasing';
import { observer } from 'mobx-react-lite';
import { OpenedFigure } from '../../../engine/lines/opened-figure.view.tsx';
import { shownDecimal } from '../../../engine/shown-decimal.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { optionOf } from '../board/board-lines.ts';
import type { DrawnEntry } from './ledgers-of.ts';
import { accountText as text } from './t-account-text.ts';

interface TAccountProps {
  readonly account: TAccount<DrawnEntry>;
  readonly currency: string;
  readonly field: LinesField;
  /** What a number of a voucher opens, and the totals of the account without one; nothing for who may not. */
  addressOf(voucherNo?: string): string | undefined;
}

/** An account drawn as a T: debits on the left, credits on the right, below them their totals and the balance on its side. */
export const TAccountTable = observer(function TAccountTable({ account, currency, field, addressOf }: TAccountProps) {
  const session = useService(Session);
  const name = optionOf(field, 'account', account.account)!;
  const amount = (value: Decimal) => shownDecimal(value, minorDigits(currency));
  const side = (words: Text, value: Decimal) => {
    const isDebit = compareDecimals(value, zero) >= 0;
    const shown = amount(isDebit ? value : negate(value));
    return (
      <tr>
        <th scope="row">{isDebit ? session.say(words) : ''}</th>
        <td className="ax-number">{isDebit ? shown : ''}</td>
        <th scope="row" className="ax-t-right">
          {isDebit ? '' : session.say(words)}
        </th>
        <td className="ax-number">{isDebit ? '' : shown}</td>
      </tr>
    );
  };
  const entry = (of: DrawnEntry | undefined, value: Decimal | undefined, isRight: boolean) => (
    <>
      <td className={isRight ? 'ax-t-right' : undefined}>
        {of && (
          <span title={`${String(of.line['bizNo'])} · ${session.say(optionOf(field, 'event', of.line['event'])!)}`}>
            <small>{String(of.line['accountDate'])}</small>{' '}
            <OpenedFigure to={addressOf(String(of.line['voucherNo']))} label={field.fields['voucherNo']!.label}>
              {String(of.line['voucherNo'])}
            </OpenedFigure>
          </span>
        )}
      </td>
      <td className="ax-number">{value !== undefined && amount(value)}</td>
    </>
  );
  const rows = Math.max(account.debits.length, account.credits.length);
  return (
    <table className="ax-table ax-t-account" aria-label={session.say(name)}>
      <caption>{session.say(name)}</caption>
      <thead>
        <tr>
          <th scope="colgroup" colSpan={2}>
            {session.say(text.debit)}
          </th>
          <th scope="colgroup" colSpan={2} className="ax-t-right">
            {session.say(text.credit)}
          </th>
        </tr>
      </thead>
      <tbody>
        {compareDecimals(account.opening, zero) !== 0 && side(text.opening, account.opening)}
        {Array.from({ length: rows }, (_, at) => (
          <tr key={at}>
            {entry(account.debits[at], account.debits[at]?.debit, false)}
            {entry(account.credits[at], account.credits[at]?.credit, true)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{session.say(text.sum)}</th>
          <td className="ax-number">
            <OpenedFigure to={addressOf()} label={text.debit}>
              {amount(account.debit)}
            </OpenedFigure>
          </td>
          <th scope="row" className="ax-t-right">
            {session.say(text.sum)}
          </th>
          <td className="ax-number">
            <OpenedFigure to={addressOf()} label={text.credit}>
              {amount(account.credit)}
            </OpenedFigure>
          </td>
        </tr>
        {side(text.balance, account.balance)}
      </tfoot>
    </table>
  );
});
