import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { engineText } from '../../../text/engine.ts';
import type { FilterProps } from '../field-view.ts';

/** Yes, no, or both. */
export const BoolFilter = observer(function BoolFilter({ name, filter, labelledBy, onFilter }: FilterProps) {
  const session = useService(Session);
  return (
    <select
      className="ax-filter-select"
      aria-labelledby={labelledBy}
      value={filter ? String(filter.value) : ''}
      onChange={event =>
        onFilter(event.currentTarget.value === '' ? undefined : { field: name, op: 'eq', value: event.currentTarget.value === 'true' })
      }
    >
      <option value="">—</option>
      <option value="true">{session.say(engineText.yes)}</option>
      <option value="false">{session.say(engineText.no)}</option>
    </select>
  );
});
