import type { Line, LinesField, Tool } from '@axle/page-kit';
import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { ValueView } from '../../../engine/fields/value.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { deskText as text } from './desk-text.ts';
import { TickBox } from './tick-box.view.tsx';

/** Columns of the lines, in order. */
const columns = ['purchaseOrder', 'orderLine', 'sku', 'hint', 'readyQty', 'billedQty', 'invoiceNos', 'acceptedQty', 'settledQty', 'buyer'];

interface ReadyTableProps {
  readonly tool: Tool;
  readonly accounts: readonly Line[];
  readonly lines: readonly Line[];
  readonly ticked: ReadonlySet<number>;
  readonly onTick: (ticked: ReadonlySet<number>) => void;
  /** Opens the preview of an account; absent where the reader may not create settlements. */
  readonly onSettle: ((account: Line) => void) | undefined;
}

/** What can be settled by supplier, company and currency, each with its lines to tick. */
export const ReadyTable = observer(function ReadyTable({ tool, accounts, lines, ticked, onTick, onSettle }: ReadyTableProps) {
  const session = useService(Session);
  const { fields } = tool.results['lines'] as LinesField;
  const { fields: heads } = tool.results['accounts'] as LinesField;
  const isNumber = (key: string) => fields[key]?.kind === 'integer';
  const tick = (ids: readonly number[], on: boolean) =>
    onTick(new Set(on ? [...ticked, ...ids] : [...ticked].filter(id => !ids.includes(id))));
  const idsOf = (of: readonly Line[]) => of.map(line => Number(line['id']));
  return (
    <div className="ax-proposal-scroll" tabIndex={0} role="region" aria-label={session.say(text.lines)}>
      <table className="ax-table ax-lined">
        <thead>
          <tr>
            <th scope="col">
              <TickBox ids={idsOf(lines)} ticked={ticked} label={session.say(text.all)} onTick={tick} />
            </th>
            {columns.map(key => (
              <th key={key} scope="col" className={isNumber(key) ? 'ax-number' : undefined}>
                {session.say(fields[key]!.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accounts.map(account => {
            const own = lines.filter(line => line['account'] === account['no']);
            const count = own.filter(line => ticked.has(Number(line['id']))).length;
            const counts = { ready: account['ready'], noInvoice: account['noInvoice'], noReceipt: account['noReceipt'] } as Record<
              string,
              number
            >;
            return (
              <Fragment key={String(account['no'])}>
                <tr className="ax-proposal-order">
                  <td>
                    <TickBox ids={idsOf(own)} ticked={ticked} label={session.say(text.all)} onTick={tick} />
                  </td>
                  <th scope="rowgroup" colSpan={columns.length}>
                    <span className="ax-desk-account">
                      {onSettle && (
                        <Button
                          size="small"
                          intent="primary"
                          disabled={count === 0}
                          text={session.say(text.settle, { count })}
                          onClick={() => onSettle(account)}
                        />
                      )}
                      <ValueView field={heads['supplier']!} value={account['supplier']} />
                      <ValueView field={heads['companyEntity']!} value={account['companyEntity']} />
                      <strong>{String(account['currency'])}</strong>
                      <small>{session.say(text.counts, counts)}</small>
                    </span>
                  </th>
                </tr>
                {own.map((line, at) => (
                  <tr key={String(line['id'])}>
                    <td>
                      <TickBox ids={[Number(line['id'])]} ticked={ticked} label={session.say(text.tick, { line: at + 1 })} onTick={tick} />
                    </td>
                    {columns.map(key => (
                      <td key={key} className={isNumber(key) ? 'ax-number' : undefined}>
                        <ValueView field={fields[key]!} value={line[key]} />
                      </td>
                    ))}
                  </tr>
                ))}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
});
