import type { Text } from '@axle/kernel';
import type { CodeField, FilterOperator, TextField } from '@axle/page-kit';
import { exactSearch } from '@axle/validation';
import { Cross, MultiSelect } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { engineText } from '../../../text/engine.ts';
import { listText } from '../../../text/list.ts';
import { ComboBox } from '../parts/combo-box.view.tsx';
import type { FilterProps } from '../field-view.ts';
import { suggestions } from '../parts/suggestions.ts';

const BatchPaste = lazy(async () => ({ default: (await import('../../list/batch-paste.view.tsx')).BatchPaste }));

/** Conditions that come from an address or a view, beyond the two that the button switches between. */
const modeWords: Readonly<Record<string, Text>> = { startsWith: listText.startsWith, ne: listText.differs };

/** One text, exact unless the user asks for 'contains', or a pasted batch of them. */
export const TextFilter = observer(function TextFilter({ name, field, filter, list, labelledBy, onFilter }: FilterProps) {
  const session = useService(Session);
  const [exact, setExact] = useState(filter?.op !== 'contains');
  const [pasting, setPasting] = useState(false);
  const batch = filter?.op === 'in' && Array.isArray(filter.value) ? filter.value : undefined;
  const text = typeof filter?.value === 'string' ? filter.value : '';
  const isExact = filter ? filter.op !== 'contains' : exact;
  const kept = filter?.op === 'startsWith' || filter?.op === 'ne' ? filter.op : undefined;
  const apply = (typed: string, isExactly: boolean, op?: FilterOperator) => {
    const asked = exactSearch(typed, isExactly);
    onFilter(asked && { field: name, op: op ?? (asked.exact === 1 ? 'eq' : 'contains'), value: asked.text });
  };
  return (
    <>
      {batch ? (
        <button type="button" className="ax-filter-button" onClick={() => setPasting(true)}>
          <span>{session.say(engineText.valuesChosen, { count: batch.length })}</span>
        </button>
      ) : (
        <ComboBox
          labelledBy={labelledBy}
          value={text}
          load={suggestions(list, name, field)}
          onCommit={value => apply(value, isExact, kept)}
        />
      )}
      {batch ? (
        <button type="button" className="ax-filter-tool" aria-label={session.say(engineText.clear)} onClick={() => onFilter(undefined)}>
          <Cross size={12} />
        </button>
      ) : (
        <button
          type="button"
          className="ax-filter-exact"
          aria-pressed={isExact}
          title={session.say(isExact ? engineText.exactHelp : engineText.containsHelp)}
          onClick={() => {
            setExact(!isExact);
            apply(text, !isExact);
          }}
        >
          {session.say(modeWords[filter?.op ?? ''] ?? (isExact ? engineText.exact : engineText.contains))}
        </button>
      )}
      <button
        type="button"
        className="ax-filter-tool"
        title={session.say(engineText.batch)}
        aria-label={session.say(engineText.batch)}
        onClick={() => setPasting(true)}
      >
        <MultiSelect size={12} />
      </button>
      {pasting && (
        <Suspense>
          <BatchPaste
            name={name}
            field={field as TextField | CodeField}
            list={list}
            initial={batch as readonly string[] | undefined}
            onClose={() => setPasting(false)}
            onApply={values => onFilter(values.length > 0 ? { field: name, op: 'in', value: values } : undefined)}
          />
        </Suspense>
      )}
    </>
  );
});
