import type { Field, RecordRow } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { approvalText } from '../../text/approvals.ts';
import { ValueView } from '../fields/value.view.tsx';

/** Below a value, the one that waits for a second person; nothing where none does. */
export const WaitingValue = observer(function WaitingValue({
  name,
  field,
  row,
}: {
  readonly name: string;
  readonly field: Field;
  readonly row: RecordRow;
}) {
  const session = useService(Session);
  const waiting = row.waitingFields?.find(one => one.field === name);
  if (!waiting) return null;
  return (
    <div className="ax-waiting-value">
      → <ValueView field={field} value={waiting.after} />{' '}
      <span className="ax-pill ax-tone-info" title={session.say(approvalText.askedBy, { name: session.nickname(waiting.by) })}>
        {session.say(approvalText.waits, { no: waiting.requestNo })}
      </span>
    </div>
  );
});
