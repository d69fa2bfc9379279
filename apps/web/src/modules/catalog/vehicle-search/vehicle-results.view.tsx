import type { Page, Resource } from '@axle/page-kit';
import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { ValueView } from '../../../engine/fields/value.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { type Step, steps, type VehicleSearchStore } from './vehicle-search.store.ts';
import { vehicleSearchText as text } from './vehicle-search-text.ts';

/** The vehicles that match the picks, the years of their model, and the fields in which they still differ. */
export const VehicleResults = observer(function VehicleResults({
  store,
  page,
  resource,
}: {
  readonly store: VehicleSearchStore;
  readonly page: Page;
  readonly resource: Resource;
}) {
  const session = useService(Session);
  const { vehicles, years, picks, total } = store;
  const columns = page.columns.filter(name => name === 'year' || name === 'bodyStyles' || vehicles?.some(row => row[name] !== undefined));
  const name = [picks.get('year'), picks.get('make'), picks.get('model')].filter(part => part !== undefined).join(' ');
  return (
    <section className="ax-vehicle-results" aria-label={name}>
      <header>
        <h2>{name}</h2>
        <span role="status">{session.say(text.found, { count: total })}</span>
        <div className="ax-years">
          <span className="ax-faint">{session.say(text.yearsOfModel)}</span>
          {years.map(({ from, to }) => (
            <span key={from} className="ax-label">
              {from === to ? from : `${from}–${to}`}
            </span>
          ))}
        </div>
      </header>
      {store.qualifiers.map(step => (
        <Qualifier key={step} store={store} step={step} resource={resource} />
      ))}
      <div className="ax-vehicle-table" tabIndex={0} role="group" aria-label={name}>
        <table className="ax-vehicle-rows">
          <thead>
            <tr>
              {columns.map(column => (
                <th key={column} scope="col">
                  {session.say(resource.fields[column]!.label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {vehicles?.map(row => (
              <tr key={row.id}>
                {columns.map(column => (
                  <td key={column}>
                    {row[column] === undefined ? null : <ValueView field={resource.fields[column]!} value={row[column]} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {vehicles && vehicles.length < total && <p className="ax-faint">{session.say(text.firstOnly, { count: vehicles.length })}</p>}
      </div>
    </section>
  );
});

const Qualifier = observer(function Qualifier({
  store,
  step,
  resource,
}: {
  readonly store: VehicleSearchStore;
  readonly step: Step;
  readonly resource: Resource;
}) {
  const session = useService(Session);
  const picked = store.picks.get(step);
  return (
    <div className="ax-qualifier" data-step={steps.indexOf(step)}>
      <span className="ax-faint">{session.say(resource.fields[step]!.label)}</span>
      {store.choices
        .get(step)
        ?.filter(({ value }) => value !== null && value !== undefined)
        .map(({ value, count }) => (
          <Button
            key={String(value)}
            size="small"
            active={value === picked}
            aria-pressed={value === picked}
            text={`${String(value)} · ${count}`}
            onClick={() => store.pick(step, value === picked ? undefined : value)}
          />
        ))}
    </div>
  );
});
