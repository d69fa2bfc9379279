import { type Line, linesIn, type LinesField, permissionCode } from '@axle/page-kit';
import { Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { listAddress } from '../../../engine/filter-address.ts';
import { useToolExport } from '../../../engine/tool/use-tool-export.ts';
import { WriteButton } from '../../../engine/tool/write-button.view.tsx';
import { TypedField } from '../../../engine/typed-field/typed-field.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { pivotConditions } from './pivot-address.ts';
import { PivotGrid } from './pivot-grid.view.tsx';
import { pivotTable } from './pivot-table.ts';
import { pivotText as text } from './pivot-text.ts';
import { usePivot } from './use-pivot.ts';
import './sales-pivot.css';

/** Sales by rows and columns that the reader chooses. */
export const SalesPivot = observer(function SalesPivot(props: ViewProps) {
  const { section, page } = props;
  const session = useService(Session);
  const { tab, tool, typed, inputs, values, refusal, type } = usePivot(props, 'tab2');
  const write = useToolExport(tab, tool);
  const lines = values && linesIn(values, 'lines');
  const { show } = inputs.values;
  const [rows, columns] = [String(values?.['rows']), values?.['columns'] as string | undefined];
  const lists = session.can(permissionCode(section, page.key, 'list'));
  const addressOf = (line: Line) => {
    const conditions = pivotConditions(line, { ...inputs.values, rows, columns });
    return lists && conditions ? listAddress(`/admin/${section}/${page.key}`, 'days', conditions) : undefined;
  };
  return (
    <div className="ax-sales-pivot">
      <header aria-label={session.say(text.conditions)}>
        {Object.entries(tool.inputs).map(([name, field]) => (
          <TypedField
            key={name}
            field={field}
            value={typed[name]}
            note={null}
            refusal={inputs.refusals.get(name)}
            {...(field.kind === 'enumList' ? { className: 'ax-pivot-choices' } : {})}
            onChange={value => type(name, value)}
          />
        ))}
        {write && <WriteButton write={format => write(inputs.values, format)} />}
      </header>
      {refusal && (
        <Callout intent="danger" compact role="alert">
          {session.say(refusal.message)}
        </Callout>
      )}
      {!values && !refusal && <p className="ax-hint">{session.say(text.working)}</p>}
      {lines && (
        <section aria-label={session.say(tool.results['lines']!.label)} tabIndex={0}>
          <p className="ax-hint">{session.say(text.span, { from: String(values['from']), to: String(values['to']) })}</p>
          {lines.length === 0 ? (
            <p className="ax-hint">{session.say(text.nothing)}</p>
          ) : (
            <PivotGrid
              table={pivotTable(lines, rows, columns)}
              field={tool.results['lines'] as LinesField}
              rows={rows}
              columns={columns}
              show={(show as readonly string[] | undefined) ?? []}
              addressOf={addressOf}
            />
          )}
        </section>
      )}
    </div>
  );
});
