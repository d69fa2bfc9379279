import type { Decimal } from '@axle/kernel';
import type { Line, LinesField, RecordValues } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { LinesTable } from '../../../engine/lines/lines-table.view.tsx';
import { opening, shownBeside } from '../../../engine/tool/opening.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { AmountBars } from './amount-bars.view.tsx';
import { boardText as text } from './board-text.ts';
import { optionOf, shownFigure } from './board-lines.ts';
import { BoardPanel } from './board-panel.view.tsx';
import { LatePareto } from './late-pareto.view.tsx';
import type { AskedBoard } from './use-board.ts';
import { useDrill } from './use-drill.ts';
import { useOrdersIn } from './use-orders-in.ts';

const amountSeries = ['notDue', 'overdue'] as const;

/** What stands below the figures of the purchasing board: orders by stage, buyers, reasons and what is overdue most. */
export const BoardPanels = observer(function BoardPanels({
  section,
  page,
  board,
  values,
}: Pick<ViewProps, 'section' | 'page'> & { readonly board: AskedBoard; readonly values: RecordValues }) {
  const session = useService(Session);
  const drill = useDrill({ section, page }, board);
  const { tool } = board;
  const ordersIn = useOrdersIn(board, values);
  const panel = (name: string, draw: (field: LinesField, lines: readonly Line[]) => ReactNode) => (
    <BoardPanel tool={tool} values={values} name={name} draw={draw} />
  );
  const label = (field: LinesField, key: string) => ({ key, label: session.say(field.fields[key]!.label) });
  return (
    <div className="ax-kpi-panels">
      {panel('funnel', (field, lines) => (
        <AmountBars
          title={session.say(field.label)}
          series={[label(field, 'amount')]}
          bars={lines.map(line => ({
            name: session.say(optionOf(field, 'state', line['state'])!),
            parts: { amount: line['amount'] as Decimal },
            opens: { amount: ordersIn(line['state']) },
            more: session.say(text.orders, { count: Number(line['orders']) }),
          }))}
        />
      ))}
      {panel('buyers', (field, lines) => (
        <AmountBars
          title={session.say(field.label)}
          series={amountSeries.map(key => ({ ...label(field, key), ...(key === 'overdue' ? { tone: 'var(--bad)' } : {}) }))}
          bars={lines.slice(0, 12).map(line => ({
            name: session.nickname(Number(line['buyer'])),
            parts: Object.fromEntries(amountSeries.map(key => [key, line[key] as Decimal])),
            opens: { notDue: drill('K8', { buyer: [line['buyer']] }), overdue: drill('K7', { buyer: [line['buyer']] }) },
            more: `${session.say(field.fields['bought']!.label)}: ${shownFigure(line['bought'], 'amount')}`,
          }))}
        />
      ))}
      {panel('reasons', (field, lines) => (
        <LatePareto
          field={field}
          lines={lines}
          addressOf={({ reason = 'none', responsibility }) => drill('K5', { counted: 'no', reason, responsibility })}
        />
      ))}
      {panel('overdue', (field, lines) => (
        <LinesTable
          field={field}
          lines={lines}
          isShown={shownBeside(tool.opens?.['overdue'], field)}
          opens={opening(tool.opens?.['overdue'], session)}
        />
      ))}
    </div>
  );
});
