import { type Decimal } from '@axle/kernel';
import type { LedgerFigure, LedgerTile } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { boardText } from '../../text/board.ts';
import { localMoment } from '../fields/calendar/local-moment.ts';
import type { TileProps } from './tile-props.ts';
import { shownDecimal } from '../shown-decimal.ts';

/** Lines of one account that are drawn. */
const mostLines = 500;

const digitsOf = (value: Decimal) => (value.split('.')[1] ?? '').length;

/** With as many digits behind the point as the account has, so that the points stand below each other. */
function written(value: Decimal, digits: number): string {
  const [whole = '', behind = ''] = shownDecimal(value).split('.');
  return digits === 0 ? whole : `${whole}.${behind.padEnd(digits, '0')}`;
}

function Amount({ value, digits }: { readonly value: Decimal | undefined; readonly digits: number }) {
  return <td className={`ax-right${value?.startsWith('-') ? ' ax-negative' : ''}`}>{value === undefined ? '' : written(value, digits)}</td>;
}

/** Account by account: the opening balance, what came and went with the balance after it, the sums and the closing balance. */
export const LedgerTileView = observer(function LedgerTileView({ tile, figure, onDrill }: TileProps<LedgerTile, LedgerFigure>) {
  const session = useService(Session);
  const sum = (label: keyof typeof boardText, digits: number, balance: Decimal, came?: Decimal, went?: Decimal) => (
    <tr className="ax-ledger-sum">
      <th scope="row" colSpan={2}>
        {session.say(boardText[label])}
      </th>
      <Amount value={came} digits={digits} />
      <Amount value={went} digits={digits} />
      <Amount value={balance} digits={digits} />
    </tr>
  );
  return (
    <table className="ax-figures ax-ledger" aria-label={session.say(tile.title)}>
      <thead>
        <tr>
          {(['moment', 'subject', 'in', 'out', 'balance'] as const).map((head, place) => (
            <th key={head} scope="col" className={place > 1 ? 'ax-right' : undefined}>
              {session.say(boardText[head])}
            </th>
          ))}
        </tr>
      </thead>
      {figure?.accounts.map(account => {
        const digits = Math.max(...[account.opening, ...account.lines.map(({ change }) => change)].map(digitsOf));
        return (
          <tbody key={account.of}>
            <tr className="ax-ledger-account">
              <th scope="rowgroup" colSpan={5}>
                {session.say(account.label)}
              </th>
            </tr>
            {sum('opening', digits, account.opening)}
            {account.lines.slice(0, mostLines).map(line => (
              <tr key={line.key}>
                <td>{localMoment(line.at)}</td>
                <td>
                  {onDrill ? (
                    <button type="button" className="ax-figure" onClick={() => onDrill(line.key)}>
                      {line.words}
                    </button>
                  ) : (
                    line.words
                  )}
                </td>
                <Amount value={line.change.startsWith('-') ? undefined : line.change} digits={digits} />
                <Amount value={line.change.startsWith('-') ? line.change : undefined} digits={digits} />
                <Amount value={line.balance} digits={digits} />
              </tr>
            ))}
            {account.lines.length > mostLines && (
              <tr>
                <td colSpan={5} className="ax-faint">
                  {session.say(boardText.more, { count: mostLines })}
                </td>
              </tr>
            )}
            {sum('closing', digits, account.closing, account.in, account.out)}
          </tbody>
        );
      })}
    </table>
  );
});
