import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { engineText } from '../../../text/engine.ts';
import type { FilterProps } from '../field-view.ts';

/** With files, or without any. */
export const FilesFilter = observer(function FilesFilter({ name, filter, labelledBy, onFilter }: FilterProps) {
  const session = useService(Session);
  return (
    <select
      className="ax-filter-select"
      aria-labelledby={labelledBy}
      value={filter?.op ?? ''}
      onChange={event => {
        const op = event.currentTarget.value;
        onFilter(op === 'isEmpty' || op === 'notEmpty' ? { field: name, op } : undefined);
      }}
    >
      <option value="">—</option>
      <option value="notEmpty">{session.say(engineText.notEmpty)}</option>
      <option value="isEmpty">{session.say(engineText.isEmpty)}</option>
    </select>
  );
});
