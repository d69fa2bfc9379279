import { type Line, linesIn, type LinesField, permissionCode } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { listAddress } from '../../../engine/filter-address.ts';
import { MatrixConditions } from '../../../engine/matrix/matrix-conditions.view.tsx';
import { MatrixState } from '../../../engine/matrix/matrix-state.view.tsx';
import { useToolExport } from '../../../engine/tool/use-tool-export.ts';
import { WriteButton } from '../../../engine/tool/write-button.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { pivotConditions, pivotPlace } from './pivot-address.ts';
import { PivotGrid } from './pivot-grid.view.tsx';
import { pivotText as text } from './pivot-text.ts';
import { usePivot } from './use-pivot.ts';

/** Sales by rows and columns that the reader chooses. */
export const SalesPivot = observer(function SalesPivot(props: ViewProps) {
  const { section, page } = props;
  const session = useService(Session);
  const { tab, tool, typed, inputs, values, refusal, type } = usePivot(props, 'tab2');
  const written = useToolExport(tab, tool);
  const { show } = inputs.values;
  const [rows, columns] = [String(values?.['rows']), values?.['columns'] as string | undefined];
  const addressOf = (line: Line, figure: string) => {
    const place = pivotPlace(figure, page.key);
    const conditions = pivotConditions(line, { ...inputs.values, rows, columns });
    const lists = session.can(permissionCode(section, place.page, 'list'));
    return lists && conditions ? listAddress(`/admin/${section}/${place.page}`, place.tab, conditions) : undefined;
  };
  return (
    <div className="ax-matrix-view">
      <MatrixConditions fields={tool.inputs} values={typed} refusals={inputs.refusals} onChange={type} />
      {values && (
        <div className="ax-matrix-bar">
          <span>{session.say(text.span, { from: String(values['from']), to: String(values['to']) })}</span>
          {written && (
            <div>
              <WriteButton written={written} input={inputs.values} />
            </div>
          )}
        </div>
      )}
      {values ? (
        <PivotGrid
          lines={linesIn(values, 'lines')}
          field={tool.results['lines'] as LinesField}
          rows={rows}
          columns={columns}
          show={(show as readonly string[] | undefined) ?? []}
          addressOf={addressOf}
        />
      ) : (
        <MatrixState refusal={refusal} waiting />
      )}
    </div>
  );
});
