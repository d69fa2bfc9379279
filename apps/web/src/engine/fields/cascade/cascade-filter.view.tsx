import { type CascadeField, codeAndName } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { referenceText } from '../../../text/references.ts';
import { standingWords } from '../../references/reference-words.ts';
import { ChoiceFilter } from '../parts/choice-filter.view.tsx';
import type { FilterProps } from '../field-view.ts';
import { entriesHolding, useTree } from './use-tree.ts';

/** Any number of branches of a tree: the chosen records and everything below them. */
export const CascadeFilter = observer(function CascadeFilter(props: FilterProps) {
  const field = props.field as CascadeField;
  const session = useService(Session);
  const { entries, load } = useTree(field.entity);
  const [typed, setTyped] = useState('');
  const chosen = (Array.isArray(props.filter?.value) ? props.filter.value : []) as readonly number[];
  const known = new Set(entries?.map(({ record }) => record.id));
  const choices = [
    ...chosen.filter(id => !known.has(id)).map(value => ({ value, label: standingWords(session, field, value) })),
    ...entriesHolding(entries ?? [], typed).map(({ record, level, name, path }) => ({
      value: record.id,
      label: typed.trim() === '' ? name : path,
      note: record.code,
      words: codeAndName(record.code, path),
      level: typed.trim() === '' ? level : 0,
    })),
  ];
  return (
    <ChoiceFilter
      {...props}
      choices={() => choices}
      uncounted
      onOpen={load}
      head={
        <input
          className="ax-filter-input ax-choice-search"
          type="search"
          value={typed}
          placeholder={session.say(referenceText.search)}
          aria-label={session.say(referenceText.search)}
          onChange={event => setTyped(event.currentTarget.value)}
        />
      }
    />
  );
});
