import { type JsonDifference, jsonChanges } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { Popover } from '../../../shell/popover.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { differenceText } from '../../../text/difference.ts';
import type { CellProps } from '../field-view.ts';

const Changes = lazy(async () => ({ default: (await import('./json-changes.view.tsx')).JsonChanges }));

/** How many changes there are and where; a click shows each with what was before and after. */
export const DifferenceCount = observer(function DifferenceCount({ value }: CellProps) {
  const session = useService(Session);
  const changes = jsonChanges(value as JsonDifference);
  if (changes.length === 0) return <span className="ax-faint">{session.say(differenceText.none)}</span>;
  const places = changes.map(({ path }) => path).filter(path => path !== '');
  return (
    <Popover
      placement="bottom-start"
      content={
        <Suspense>
          <Changes changes={changes} />
        </Suspense>
      }
    >
      <button type="button" className="ax-difference" title={places.join('\n')}>
        {session.say(differenceText.count, { count: changes.length })}
        {places.length > 0 && <span className="ax-faint"> {places.join(', ')}</span>}
      </button>
    </Popover>
  );
});
