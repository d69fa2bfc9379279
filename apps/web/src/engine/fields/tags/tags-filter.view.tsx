import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { References } from '../../references/references.ts';
import { pastedTexts } from '../../references/pasted-texts.ts';
import { ComboBox } from '../parts/combo-box.view.tsx';
import { namedSuggestions } from '../parts/named-suggestions.ts';
import { suggestions } from '../parts/suggestions.ts';
import type { FilterProps } from '../field-view.ts';

/** Records that hold any of some tags, typed or pasted as a list; tags that are codes of records are found by their names too. */
export const TagsFilter = observer(function TagsFilter({ name, field, filter, list, labelledBy, onFilter }: FilterProps) {
  const session = useService(Session);
  const references = useService(References);
  const occurring = suggestions(list, name, field);
  const entity = field.kind === 'tags' ? field.codesOf : undefined;
  const value = Array.isArray(filter?.value) ? filter.value.join(', ') : '';
  return (
    <ComboBox
      several
      labelledBy={labelledBy}
      value={value}
      load={entity === undefined ? occurring : namedSuggestions(occurring, references, session, entity)}
      onCommit={text => {
        const tags = pastedTexts(text);
        onFilter(tags.length === 0 ? undefined : { field: name, op: 'in', value: tags });
      }}
    />
  );
});
