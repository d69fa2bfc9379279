import { fill } from '@axle/kernel';
import { type Field, kinds } from '@axle/page-kit';
import { placeholder } from '@axle/validation';
import { Button } from '@blueprintjs/core';
import { ChevronDown, ChevronUp, Cross } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useId, useRef } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { listText } from '../../text/list.ts';
import { fieldViews } from '../fields/field-views.ts';
import { filterColumns, filtersInFirstRows } from './filter-rows.ts';
import { FilterMenu } from './filter-menu.view.tsx';
import { conditionWords } from './filter-words.ts';
import type { ListStore } from './list-store.ts';
import { useWidth } from './use-width.ts';

/** The page's filters, one control a field: the first rows of them, and the others when they are asked for. A change asks at once. */
export const FilterBar = observer(function FilterBar({ list }: { readonly list: ListStore }) {
  const session = useService(Session);
  const bar = useRef<HTMLDivElement>(null);
  const room = useWidth(bar);
  const { filterFields, fields, fold } = list;
  const count = filtersInFirstRows(
    filterFields.map(name => spanOf(fields[name]!)),
    filterColumns(room),
  );
  const others = filterFields.slice(count);
  const asked = fold.wanted !== undefined && others.includes(fold.wanted);
  useEffect(() => {
    if (asked) fold.unfold();
  }, [asked, fold]);
  const one = (name: string) => <OneFilter key={name} name={name} list={list} />;
  return (
    <div ref={bar} className="ax-filters" role="search" aria-label={session.say(engineText.filters)}>
      {filterFields.slice(0, count).map(one)}
      {others.length > 0 && <MoreFilters list={list} others={others} />}
      {fold.shown === 'all' && others.map(one)}
    </div>
  );
});

/** Unfolds the other filters and folds them again; it says how many of them are in use while they are out of sight. */
const MoreFilters = observer(function MoreFilters({ list, others }: { readonly list: ListStore; readonly others: readonly string[] }) {
  const session = useService(Session);
  const { fold } = list;
  const all = fold.shown === 'all';
  const used = others.filter(name => list.filterOf(name)).length;
  const words = used === 0 ? listText.moreFilters : listText.moreFiltersUsed;
  return (
    <Button
      className={used > 0 && !all ? 'ax-more-filters ax-set' : 'ax-more-filters'}
      variant="minimal"
      endIcon={all ? <ChevronUp size={12} /> : <ChevronDown size={12} />}
      aria-expanded={all}
      text={session.say(all ? listText.fewerFilters : fill(words, { count: others.length, used }))}
      onClick={() => fold.show(all ? 'first' : 'all')}
    />
  );
});

/** Columns that a filter takes: an input of a moment needs two. */
const spanOf = (field: Field): number => (field.kind === 'instant' && field.asOf ? 2 : 1);

const OneFilter = observer(function OneFilter({ name, list }: { readonly name: string; readonly list: ListStore }) {
  const session = useService(Session);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const { fold } = list;
  const wanted = fold.wanted === name;
  useEffect(() => {
    if (!wanted) return;
    place.current?.querySelector<HTMLElement>('input, select, .ax-filter-button')?.focus();
    fold.reached();
  }, [wanted, fold]);
  const field = list.fields[name]!;
  const { Filter } = fieldViews[field.kind];
  const filter = list.filterOf(name);
  const title = session.say(placeholder(field.kind === 'text' || field.kind === 'integer' ? 'enter' : 'select', field.label));
  const { operators } = kinds[field.kind];
  // what the kind's control has no place for is said in words
  const inWords =
    filter && (filter.op === 'isEmpty' || filter.op === 'notEmpty' || (operators.includes('gt') && ['in', 'notIn'].includes(filter.op)));
  return (
    <div ref={place} className={`ax-filter${filter ? ' ax-set' : ''}`} title={filter ? undefined : title}>
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
