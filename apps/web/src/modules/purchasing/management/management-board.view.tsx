import type { Decimal } from '@axle/kernel';
import { type Line, permissionCode } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { toolAddress } from '../../../engine/address-with.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { LinesTable } from '../../../engine/lines/lines-table.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { AmountBars } from '../board/amount-bars.view.tsx';
import { BoardFrame } from '../board/board-frame.view.tsx';
import { optionOf } from '../board/board-lines.ts';
import { BoardPanel } from '../board/board-panel.view.tsx';
import { ForecastBars } from '../board/forecast-bars.view.tsx';
import { KpiTiles } from '../board/kpi-tiles.view.tsx';
import { SpendTreemap } from './spend-treemap.view.tsx';
import { SpendWaterfall } from './spend-waterfall.view.tsx';
import { useBoard } from '../board/use-board.ts';
import { useDrill } from '../board/use-drill.ts';

/** Weeks that the forecast looks ahead for the board. */
const cashWeeks = 8;

const any = (lines: readonly Line[], column: string) => lines.some(line => Number(line[column]) !== 0);

/** The board for management: its figures, why spend changed, what is to be paid and is owed, and of whom is bought. */
export const ManagementBoard = observer(function ManagementBoard(props: ViewProps) {
  const { section, page } = props;
  const session = useService(Session);
  const board = useBoard(props, 'tab0');
  const drill = useDrill({ section, page }, board);
  const { tool, inputs, values } = board;
  const forecasts = session.can(permissionCode('purchase', 'expenditureForecast', 'list'));
  const { companyEntity, currency } = inputs.values;
  const paidIn = ({ bucket, stage }: { readonly bucket: unknown; readonly stage?: string }) => {
    const asked = { weeks: cashWeeks, bucket, stage, companyEntity, currency };
    return forecasts ? toolAddress({ section: 'purchase', page: 'expenditureForecast', tab: 'tab1' }, asked) : undefined;
  };
  return (
    <BoardFrame section={section} page={page} board={board}>
      <KpiTiles section={section} page={page} board={board} />
      {values && (
        <div className="ax-kpi-panels">
          <BoardPanel tool={tool} values={values} name="steps" draw={(field, lines) => <SpendWaterfall field={field} lines={lines} />} />
          <BoardPanel
            tool={tool}
            values={values}
            name="cash"
            draw={(field, lines) => <ForecastBars field={field} weeks={lines} addressOf={paidIn} />}
          />
          <BoardPanel
            tool={tool}
            values={values}
            name="aging"
            draw={(field, lines) => (
              <AmountBars
                title={session.say(field.label)}
                series={[{ key: 'amount', label: session.say(field.fields['amount']!.label) }]}
                bars={(any(lines, 'amount') ? lines : []).map(line => ({
                  name: session.say(optionOf(field, 'bucket', line['bucket'])!),
                  parts: { amount: line['amount'] as Decimal },
                  opens: { amount: drill('M4', { bucket: line['bucket'] }) },
                }))}
              />
            )}
          />
          <BoardPanel
            tool={tool}
            values={values}
            name="companies"
            draw={(field, lines) => <LinesTable field={field} lines={lines} isShown={() => true} />}
          />
          <BoardPanel
            tool={tool}
            values={values}
            name="categories"
            wide
            draw={(field, lines) => <SpendTreemap field={field} lines={lines} drill={drill} />}
          />
        </div>
      )}
    </BoardFrame>
  );
});
