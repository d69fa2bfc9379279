import type { LocalDate } from '@axle/kernel';
import { inputOf, type Line, type LineField, permissionCode, type RecordValues } from '@axle/page-kit';
import { boardPeriod, type PeriodKind, periodName } from '@axle/purchasing';
import { Tag } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { type ToolbarAction, toolbarActions } from '../../../engine/actions/toolbar-actions.ts';
import { toolAddress } from '../../../engine/address-with.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { LinesTable } from '../../../engine/lines/lines-table.view.tsx';
import { usePageModel } from '../../../engine/page-model-context.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { BoardFrame } from './board-frame.view.tsx';
import { tableOf } from './board-lines.ts';
import { boardText as text } from './board-text.ts';
import { ScoreLines } from './score-lines.view.tsx';
import { ComparedSuppliers } from './score-radar.view.tsx';
import { ScoreScatter } from './score-scatter.view.tsx';
import { useBoard } from './use-board.ts';
import { WeightsPreview } from './weights-preview.view.tsx';

/** The part of a supplier's file that has the rows behind a column of the ranking. */
const fileTabs: Readonly<Record<string, string>> = {
  supplier: 'tab0',
  score: 'tab0',
  quality: 'tab2',
  lots: 'tab2',
  lotPassRate: 'tab2',
  ppm: 'tab2',
  delivery: 'tab1',
  linesDue: 'tab1',
  otdLine: 'tab1',
  otdQty: 'tab1',
  inFull: 'tab1',
  cost: 'tab3',
  priceChange: 'tab3',
  service: 'service',
  replyRate: 'service',
  eightDRate: 'service',
  documentRate: 'service',
  deductions: 'tab4',
  openClaims: 'tab4',
};

/** The board of suppliers: who is ranked where, dimensions against each other, and the scores of the best over a year. */
export const SupplierBoard = observer(function SupplierBoard(props: ViewProps) {
  const { section, page } = props;
  const session = useService(Session);
  const board = useBoard(props, 'tab0');
  const { tool, inputs, values } = board;
  const detail = `${page.key}Detail`;
  const mayOpen = session.can(permissionCode(section, detail, 'list'));
  const ranking = values && tableOf(tool, values, 'ranking');
  const months = values && tableOf(tool, values, 'months');
  const kind = inputs.values['period'] as PeriodKind;
  const { actions } = usePageModel();
  const actionNamed = (name: string) => toolbarActions(section, page, session, [], 0).find(({ key }) => key === name);
  const setting = actionNamed('setWeight');
  const mailing = actionNamed('mailScore');
  const askWith = (action: ToolbarAction, values: RecordValues) => {
    actions.ask(action, []);
    for (const [name, value] of Object.entries(values)) actions.type(name, value);
  };
  const weights = setting && inputOf(setting.custom);
  // what narrows the ranking stands in the address of a file for the way back
  const { month, ...conditions } = inputs.values;
  const asked = { period: kind, ...(month === undefined ? {} : { month }) };
  const addressOf = ({ supplier, month: of }: Line, tab = 'tab0') => {
    const period = periodName(kind, boardPeriod(kind, `${String(of)}-01` as LocalDate));
    return mayOpen ? toolAddress({ section, page: detail, tab }, { ...conditions, supplier, period }, tool.address) : undefined;
  };
  const rowsBehind = (column: string, line: Line) => {
    const tab = fileTabs[column];
    return tab === undefined || line[column] === undefined || line[column] === 0 ? undefined : addressOf(line, tab);
  };
  return (
    <BoardFrame section={section} page={page} board={board} asksFor={name => name !== 'compared'}>
      {values?.['frozen'] === true && <Tag intent="primary">{session.say(text.frozen)}</Tag>}
      {ranking && months && (
        <>
          <div className="ax-kpi-panels">
            <section className="ax-kpi-panel" aria-label={session.say(text.quarters)} tabIndex={0}>
              <h3>{session.say(text.quarters)}</h3>
              <ScoreScatter field={ranking.field} lines={ranking.lines} addressOf={addressOf} />
            </section>
            <section className="ax-kpi-panel" aria-label={session.say(text.dimensions)} tabIndex={0}>
              <h3>{session.say(text.dimensions)}</h3>
              {ranking.lines.length === 0 ? (
                <p className="ax-hint">{session.say(text.nothing)}</p>
              ) : (
                <ComparedSuppliers
                  title={session.say(text.dimensions)}
                  field={ranking.field}
                  lines={ranking.lines}
                  chosen={inputs.values['compared'] as readonly number[] | undefined}
                  onChoose={suppliers => board.type('compared', suppliers)}
                  onMail={mailing && (suppliers => askWith(mailing, { suppliers, ...asked }))}
                />
              )}
            </section>
            <section className="ax-kpi-panel" aria-label={session.say(months.field.label)} tabIndex={0}>
              <h3>{session.say(months.field.label)}</h3>
              {months.lines.length === 0 ? (
                <p className="ax-hint">{session.say(text.nothing)}</p>
              ) : (
                <ScoreLines title={session.say(months.field.label)} lines={months.lines} />
              )}
            </section>
            {setting && weights && (
              <section className="ax-kpi-panel" aria-label={session.say(text.preview)} tabIndex={0}>
                <h3>{session.say(text.preview)}</h3>
                <WeightsPreview
                  fields={weights as Readonly<Record<string, LineField>>}
                  lines={ranking.lines}
                  onSet={values => askWith(setting, values)}
                />
              </section>
            )}
          </div>
          <section className="ax-kpi-panel ax-kpi-whole" aria-label={session.say(ranking.field.label)} tabIndex={0}>
            <LinesTable field={ranking.field} lines={ranking.lines} isShown={column => column !== 'month'} opens={rowsBehind} />
          </section>
        </>
      )}
    </BoardFrame>
  );
});
