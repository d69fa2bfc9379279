import { text } from '@axle/kernel';
import { withinSentence } from '@axle/page-kit';
import { InputGroup } from '@blueprintjs/core';
import { Search } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useService } from '../../shell/services.tsx';
import { enter } from '../../shell/shortcuts/regions.ts';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { usePageModel } from '../page-model-context.ts';
import type { ListStore } from './list-store.ts';
import { searchedFields } from './searched-fields.ts';

/** Words that are looked for in the page's search fields; asked a moment after the last key. */
export const QuickSearch = observer(function QuickSearch({ list }: { readonly list: ListStore }) {
  const session = useService(Session);
  const { search } = list.state;
  const [typed, setTyped] = useState(search);
  useEffect(() => setTyped(current => (current.trim() === search ? current : search)), [search]);
  useEffect(() => {
    if (typed.trim() === search) return undefined;
    const timer = setTimeout(() => list.setSearch(typed), 300);
    return () => clearTimeout(timer);
  }, [typed, search, list]);
  const fields = searchedFields(list.page, usePageModel().resource, list.fields);
  if (fields.length === 0) return null;
  const label = session.say(engineText.searchIn, {
    fields: text(fields.map(field => field.label.zh).join('、'), fields.map(field => withinSentence(field.label).en).join(', ')),
  });
  return (
    <InputGroup
      className="ax-search"
      type="search"
      leftIcon={<Search />}
      placeholder={label}
      title={label}
      aria-label={label}
      value={typed}
      onChange={event => setTyped(event.currentTarget.value)}
      onKeyDown={event => {
        if (event.key === 'Enter') list.setSearch(typed);
        if (event.key === 'ArrowDown' && enter(event.currentTarget.closest('.ax-list')?.querySelector('[data-region="list"]')))
          event.preventDefault();
      }}
    />
  );
});
