import type { Resource } from '@axle/page-kit';
import { Button, Callout } from '@blueprintjs/core';
import { ArrowLeft } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { TypedField } from '../../../engine/typed-field/typed-field.view.tsx';
import { usePageModel } from '../../../engine/page-model-context.ts';
import { RecordsOf, type ReadOptions } from '../../../engine/records/records-of.ts';
import { useWorked } from '../../../engine/tool/use-worked.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { stationText } from '../../../text/station.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { coverageGrid, type CoverageCell } from './coverage-grid.ts';
import { CoverageTable } from './coverage-table.view.tsx';
import { coverageText as text } from './vehicle-coverage-text.ts';
import './vehicle-coverage.css';

/** Where we have parts of a category and where not: makes by model year, and the models of one make. */
export const VehicleCoverage = observer(function VehicleCoverage({ page }: ViewProps) {
  const session = useService(Session);
  const records = useService(RecordsOf).of(page.resource as Resource, page.key);
  const { list } = usePageModel();
  const tool = page.tabs.find(({ key }) => key === 'coverage')!.tool!;
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({ years: 30 });
  const ask = useCallback((input: object, options: ReadOptions) => records.work('coverage', { ...input }, options), [records]);
  const complete = typeof values['category'] === 'number' && typeof values['years'] === 'number';
  const { worked, waiting } = useWorked(tool, { values, complete, refusals: new Map() }, ask);
  const grid = worked?.ok ? coverageGrid(worked.value) : undefined;
  const make = values['make'] as string | undefined;
  const set = (change: object) => setValues(before => ({ ...before, ...change }));
  const open = ({ name, year }: CoverageCell) =>
    list.drillTo('all', [
      { field: 'year', op: 'eq', value: year },
      { field: 'make', op: 'eq', value: make ?? name },
      ...(make === undefined ? [] : [{ field: 'model', op: 'eq' as const, value: name }]),
    ]);
  return (
    <div className="ax-coverage" aria-busy={waiting}>
      <header>
        <TypedField
          className="ax-coverage-category"
          field={tool.inputs['category']!}
          value={values['category']}
          note={null}
          placeholder={text.choose}
          onChange={category => set({ category })}
        />
        <TypedField
          className="ax-coverage-years"
          field={tool.inputs['years']!}
          value={values['years']}
          note={null}
          placeholder=""
          onChange={years => set({ years })}
        />
        {make !== undefined && (
          <Button size="small" icon={<ArrowLeft />} text={session.say(text.back)} onClick={() => set({ make: undefined })} />
        )}
        {worked?.ok && (
          <span className="ax-coverage-summary" role="status">
            {session.say(worked.value['summary'] as { readonly zh: string; readonly en: string })}
          </span>
        )}
      </header>
      {!complete && <p className="ax-coverage-hint">{session.say(text.hint)}</p>}
      {complete && !worked && <p className="ax-coverage-hint">{session.say(stationText.working)}</p>}
      {worked && !worked.ok && <Callout intent="danger">{session.say(worked.refusal.message)}</Callout>}
      {grid?.rows.length === 0 && <p className="ax-coverage-hint">{session.say(text.empty)}</p>}
      {grid && grid.rows.length > 0 && (
        <>
          <p className="ax-hint">{session.say(text.legend)}</p>
          <div className="ax-coverage-frame" tabIndex={0} role="region" aria-label={session.say(text.grid)}>
            <CoverageTable grid={grid} make={make} onMake={name => set({ make: name })} onCell={open} />
          </div>
        </>
      )}
    </div>
  );
});
