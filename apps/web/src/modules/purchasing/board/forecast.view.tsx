import type { Text } from '@axle/kernel';
import type { Line } from '@axle/page-kit';
import { Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { toolAddress } from '../../../engine/address-with.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { BoardFrame } from './board-frame.view.tsx';
import { tableOf } from './board-lines.ts';
import { boardText as text } from './board-text.ts';
import { ForecastBars } from './forecast-bars.view.tsx';
import { ForecastMatrix } from './forecast-matrix.view.tsx';
import { useBoard } from './use-board.ts';

/** The forecast of expenditure: weeks in CNY by stage, and below them the matrix by currency and stage. */
export const ForecastBoard = observer(function ForecastBoard(props: ViewProps) {
  const { section, page } = props;
  const session = useService(Session);
  const board = useBoard(props, 'tab0');
  const { tool, inputs, values } = board;
  const weeks = values && tableOf(tool, values, 'weeks');
  const cells = values && tableOf(tool, values, 'cells');
  const passedOn = ['weeks', 'base', 'includeEstimated', 'stage', 'companyEntity', 'currency', 'supplier', 'buyer'];
  const given = Object.fromEntries(passedOn.map(name => [name, inputs.values[name]]));
  const addressOf = ({ bucket, currency, stage, supplier }: Line) => {
    const own = Object.fromEntries(Object.entries({ bucket, currency, stage, supplier }).filter(([, value]) => value !== undefined));
    return toolAddress({ section, page: page.key, tab: 'tab1' }, { ...given, ...own });
  };
  return (
    <BoardFrame section={section} page={page} board={board}>
      {values?.['noRate'] !== undefined && (
        <Callout intent="warning" compact>
          {session.say(text.noRate, { currencies: values['noRate'] as Text })}
        </Callout>
      )}
      {weeks && cells && (
        <>
          <section className="ax-kpi-panel ax-kpi-whole" aria-label={session.say(weeks.field.label)} tabIndex={0}>
            <h3>{session.say(weeks.field.label)}</h3>
            <ForecastBars field={weeks.field} weeks={weeks.lines} addressOf={cell => addressOf(cell)} />
          </section>
          <section className="ax-kpi-panel ax-kpi-whole" aria-label={session.say(cells.field.label)} tabIndex={0}>
            <h3>{session.say(cells.field.label)}</h3>
            {cells.lines.length === 0 ? (
              <p className="ax-hint">{session.say(text.nothing)}</p>
            ) : (
              <ForecastMatrix field={cells.field} cells={cells.lines} weeks={weeks.lines} page={page} given={given} addressOf={addressOf} />
            )}
          </section>
        </>
      )}
    </BoardFrame>
  );
});
