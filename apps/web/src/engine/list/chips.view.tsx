import { Button } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { listText } from '../../text/list.ts';
import { filterWords } from './filter-words.ts';
import type { ListStore } from './list-store.ts';

const SortChips = lazy(async () => ({ default: (await import('./sort-chips.view.tsx')).SortChips }));

/** What the list is narrowed and ordered by, each with a way to take it away. */
export const Chips = observer(function Chips({ list }: { readonly list: ListStore }) {
  const session = useService(Session);
  const { search, filters, sort } = list.state;
  const ownSort = sort.length > 0 && JSON.stringify(sort) !== JSON.stringify(list.page.sort);
  if (filters.length === 0 && search === '' && !ownSort) return null;
  const chip = (key: string, words: string, remove: () => void, label: string) => (
    <span key={key} className="ax-chip">
      {list.filterFields.includes(key) ? (
        <button
          type="button"
          className="ax-chip-words"
          aria-label={session.say(listText.toFilter, { filter: words })}
          title={words}
          onClick={() => list.fold.ask(key)}
        >
          <span>{words}</span>
        </button>
      ) : (
        <span title={words}>{words}</span>
      )}
      <button type="button" aria-label={label} onClick={remove}>
        <Cross size={12} />
      </button>
    </span>
  );
  return (
    <div className="ax-chips">
      {search !== '' && chip('search', `“${search}”`, () => list.setSearch(''), session.say(engineText.removeFilter, { filter: search }))}
      {filters.map(filter => {
        const field = list.fields[filter.field];
        if (!field) return null;
        const words = filterWords(filter, field, session);
        return chip(
          filter.field,
          words,
          () => list.setFilter(filter.field, undefined),
          session.say(engineText.removeFilter, { filter: words }),
        );
      })}
      {list.filtered && (
        <Button
          className="ax-clear-all"
          size="small"
          variant="minimal"
          text={session.say(engineText.clearAll)}
          onClick={() => list.clearFilters()}
        />
      )}
      {ownSort && (
        <Suspense>
          <SortChips list={list} />
        </Suspense>
      )}
    </div>
  );
});
