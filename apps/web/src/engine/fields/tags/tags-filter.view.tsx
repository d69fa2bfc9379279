import { observer } from 'mobx-react-lite';
import { ComboBox } from '../combo-box.view.tsx';
import { suggestions } from '../suggestions.ts';
import type { FilterProps } from '../field-view.ts';

/** Records that hold a tag. */
export const TagsFilter = observer(function TagsFilter({ name, field, filter, list, labelledBy, onFilter }: FilterProps) {
  const value = Array.isArray(filter?.value) ? filter.value.join(', ') : '';
  return (
    <ComboBox
      labelledBy={labelledBy}
      value={value}
      load={suggestions(list, name, field)}
      onCommit={text =>
        onFilter(
          text === ''
            ? undefined
            : {
                field: name,
                op: 'in',
                value: text
                  .split(/[,，]/)
                  .map(tag => tag.trim())
                  .filter(tag => tag !== ''),
              },
        )
      }
    />
  );
});
