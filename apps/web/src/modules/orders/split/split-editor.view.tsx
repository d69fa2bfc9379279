import { unsplittable } from '@axle/orders';
import { linesIn, type RecordValues, type Tool } from '@axle/page-kit';
import { Button, Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ValueView } from '../../../engine/fields/value.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { linesOf } from '../../../engine/tool/lines-of.ts';
import { PartAmounts } from './part-amounts.view.tsx';
import type { SplitStore } from './split-store.ts';
import { splitText as text } from './split-text.ts';
import { UnitsCell } from './units-cell.view.tsx';

interface SplitEditorProps {
  readonly store: SplitStore;
  readonly tool: Tool;
  /** What the server said of the order. */
  readonly values: RecordValues;
  readonly children: ReactNode;
}

/** Lines of an order against its parts: units are dragged or typed into parts, and the amounts of the parts follow. */
export const SplitEditor = observer(function SplitEditor({ store, tool, values, children }: SplitEditorProps) {
  const session = useService(Session);
  const { order, parts, outcome } = store;
  const never = unsplittable(order);
  const { fields } = linesOf(tool, 'lines');
  const pieces = Map.groupBy(linesIn(values, 'pieces'), ({ lineNo }) => Number(lineNo));
  const piece = linesOf(tool, 'pieces').fields;
  return (
    <>
      <div className="ax-cut-bar">
        <strong>{order.orderNo}</strong> <ValueView field={tool.results['status']!} value={order.status} />
        <ValueView field={tool.results['platform']!} value={order.platform} />
        {!never && (
          <>
            <span className="ax-faint">{session.say(text.begin)}</span>
            <Button size="small" text={session.say(text.byLine)} onClick={() => store.begin('line')} />
            <Button size="small" text={session.say(text.bySku)} onClick={() => store.begin('sku')} />
            <Button size="small" text={session.say(text.byWarehouse)} onClick={() => store.begin('warehouse')} />
            <Button size="small" text={session.say(text.add)} disabled={!store.mayAdd} onClick={() => store.add()} />
            {children}
          </>
        )}
      </div>
      {never && (
        <Callout intent="warning" compact>
          {session.say(never.message)}
        </Callout>
      )}
      {!never && 'refusal' in outcome && (
        <p className="ax-cut-why" role="status">
          {session.say(outcome.refusal.message)}
        </p>
      )}
      <div className="ax-cut-scroll" tabIndex={0} role="region" aria-label={session.say(text.order)}>
        <table className="ax-table ax-lined">
          <thead>
            <tr>
              <th scope="col">{session.say(text.line)}</th>
              <th scope="col">{session.say(text.pieces)}</th>
              <th scope="col" className="ax-number">
                {session.say(text.open)}
              </th>
              <th scope="col" className="ax-number">
                {session.say(fields['lineTotal']!.label)}
              </th>
              {parts.map((_, part) => (
                <th key={`part ${part + 1}`} scope="col" className="ax-cut-part">
                  {session.say(text.part, { no: part + 1 })}
                  {!never && parts.length > 2 && (
                    <button type="button" aria-label={session.say(text.remove, { no: part + 1 })} onClick={() => store.remove(part)}>
                      ×
                    </button>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {linesIn(values, 'lines').map(line => (
              <tr key={String(line['lineNo'])}>
                <th scope="row">
                  {String(line['lineNo'])}. <ValueView field={fields['sellerSku']!} value={line['sellerSku']} />
                </th>
                <td>
                  {(pieces.get(Number(line['lineNo'])) ?? []).map(one => (
                    <div key={String(one['id'])}>
                      <ValueView field={piece['sku']!} value={one['sku']} /> × {String(one['qty'])}{' '}
                      {one['warehouse'] !== undefined && (
                        <span className="ax-faint">
                          <ValueView field={piece['warehouse']!} value={one['warehouse']} />
                        </span>
                      )}
                    </div>
                  ))}
                </td>
                <td className="ax-number">{(Number(line['qty']) - Number(line['cancelledQty'] ?? 0)).toLocaleString('en-US')}</td>
                <td className="ax-number">
                  <ValueView field={fields['lineTotal']!} value={line['lineTotal']} />
                </td>
                {parts.map((_, part) => (
                  <UnitsCell
                    key={`part ${part + 1}`}
                    store={store}
                    part={part}
                    lineNo={Number(line['lineNo'])}
                    fixed={never !== undefined}
                  />
                ))}
              </tr>
            ))}
          </tbody>
          <PartAmounts store={store} />
        </table>
      </div>
      {!never && <p className="ax-hint">{session.say(text.hint)}</p>}
    </>
  );
});
