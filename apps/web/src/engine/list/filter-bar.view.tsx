import { kinds } from '@axle/page-kit';
import { placeholder } from '@axle/validation';
import { Button } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Suspense, useId } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { fieldViews } from '../fields/field-views.ts';
import { FilterMenu } from './filter-menu.view.tsx';
import { conditionWords } from './filter-words.ts';
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
  const { operators } = kinds[field.kind];
  // what the kind's control has no place for is said in words
  const inWords =
    filter && (filter.op === 'isEmpty' || filter.op === 'notEmpty' || (operators.includes('gt') && ['in', 'notIn'].includes(filter.op)));
  return (
    <div className={`ax-filter${filter ? ' ax-set' : ''}`} title={filter ? undefined : title}>
      <FilterMenu name={name} list={list} id={id} />
      {inWords ? (
        <>
          <span className="ax-filter-words">{conditionWords(filter, field, session)}</span>
          <button
            type="button"
            className="ax-filter-tool"
            aria-label={session.say(engineText.clear)}
            onClick={() => list.setFilter(name, undefined)}
          >
            <Cross size={12} />
          </button>
        </>
      ) : (
        <Suspense>
          <Filter name={name} field={field} filter={filter} list={list} labelledBy={id} onFilter={one => list.setFilter(name, one)} />
        </Suspense>
      )}
    </div>
  );
});
