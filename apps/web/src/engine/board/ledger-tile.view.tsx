import { type Decimal, fill, groupedDecimal } from '@axle/kernel';
import type { LedgerFigure, LedgerTile } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { boardText } from '../../text/board.ts';
import { localMoment } from '../fields/instant/local-moment.ts';
import type { TileProps } from './tile-props.ts';

/** Lines of one account that are drawn. */
const mostLines = 500;

function Amount({ value }: { readonly value: Decimal }) {
  return <td className={`ax-right${value.startsWith('-') ? ' ax-negative' : ''}`}>{groupedDecimal(value)}</td>;
}

/** Account by account: the opening balance, what came and went with the balance after it, the sums and the closing balance. */
export const LedgerTileView = observer(function LedgerTileView({ tile, figure, onDrill }: TileProps<LedgerTile, LedgerFigure>) {
  const session = useService(Session);
  const sum = (label: keyof typeof boardText, balance: Decimal, sums?: readonly [Decimal, Decimal]) => (
    <tr className="ax-ledger-sum">
      <th scope="row">{session.say(boardText[label])}</th>
      <td />
      {sums ? sums.map((value, place) => <Amount key={place === 0 ? 'in' : 'out'} value={value} />) : <td colSpan={2} />}
      <Amount value={balance} />
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
      {figure?.accounts.map(account => (
        <tbody key={account.of}>
          <tr className="ax-ledger-account">
            <th scope="rowgroup" colSpan={5}>
              {session.say(account.label)}
            </th>
          </tr>
          {sum('opening', account.opening)}
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
              {line.change.startsWith('-') ? (
                <Fragment>
                  <td />
                  <Amount value={line.change} />
                </Fragment>
              ) : (
                <Fragment>
                  <Amount value={line.change} />
                  <td />
                </Fragment>
              )}
              <Amount value={line.balance} />
            </tr>
          ))}
          {account.lines.length > mostLines && (
            <tr>
              <td colSpan={5} className="ax-faint">
                {session.say(fill(boardText.more, { count: mostLines }))}
              </td>
            </tr>
          )}
          {sum('closing', account.closing, [account.in, account.out])}
        </tbody>
      ))}
    </table>
  );
});
