import { inLanguage } from '@axle/kernel';
import { placeholder } from '@axle/validation';
import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { fieldViews } from '../fields/field-views.ts';
import type { ListStore } from './list-store.ts';

/** The page's filters, one control a field. A change asks at once. */
export const FilterBar = observer(function FilterBar({ list }: { readonly list: ListStore }) {
  const session = useService(Session);
  return (
    <div className="ax-filters" role="search" aria-label={session.say(engineText.filters)}>
      {list.filterFields.map(name => (
        <OneFilter key={name} name={name} list={list} />
      ))}
      {list.filtered && (
        <Button size="small" variant="minimal" text={session.say(engineText.clearAll)} onClick={() => list.clearFilters()} />
      )}
    </div>
  );
});

const OneFilter = observer(function OneFilter({ name, list }: { readonly name: string; readonly list: ListStore }) {
  const session = useService(Session);
  const id = useId();
  const field = list.fields[name]!;
  const { Filter } = fieldViews[field.kind];
  const filter = list.filterOf(name);
  const title = session.say(placeholder(field.kind === 'text' || field.kind === 'integer' ? 'enter' : 'select', field.label));
  return (
    <div className={`ax-filter${filter ? ' ax-set' : ''}`} title={filter ? undefined : title}>
      <span id={id} className="ax-filter-label">
        {inLanguage(field.label, session.language)}
      </span>
      <Filter name={name} field={field} filter={filter} list={list} labelledBy={id} onFilter={one => list.setFilter(name, one)} />
    </div>
  );
});
