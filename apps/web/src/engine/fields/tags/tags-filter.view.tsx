import { observer } from 'mobx-react-lite';
import { pastedTexts } from '../../references/pasted-texts.ts';
import { ComboBox } from '../parts/combo-box.view.tsx';
import { suggestions } from '../parts/suggestions.ts';
import type { FilterProps } from '../field-view.ts';

/** Records that hold any of some tags, typed or pasted as a list. */
export const TagsFilter = observer(function TagsFilter({ name, field, filter, list, labelledBy, onFilter }: FilterProps) {
  const value = Array.isArray(filter?.value) ? filter.value.join(', ') : '';
  return (
    <ComboBox
      several
      labelledBy={labelledBy}
      value={value}
      load={suggestions(list, name, field)}
      onCommit={text => {
        const tags = pastedTexts(text);
        onFilter(tags.length === 0 ? undefined : { field: name, op: 'in', value: tags });
      }}
    />
  );
});
