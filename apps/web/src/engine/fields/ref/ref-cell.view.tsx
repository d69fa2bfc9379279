import type { ReferringField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { engineText } from '../../../text/engine.ts';
import { wordsOfReference } from '../../references/reference-words.ts';
import type { CellProps } from '../field-view.ts';

/** Another record by name, of a tree with everything above it; faint when it is out of use. */
export const RefCell = observer(function RefCell({ field, value }: CellProps) {
  const session = useService(Session);
  const referring = field as ReferringField;
  const record = session.referred(referring.entity, value as number);
  const words = wordsOfReference(session, referring, value as number);
  const title = record?.disabled ? session.say(engineText.outOfUse, { code: record.code }) : record?.code;
  return (
    <span className={record && !record.disabled ? undefined : 'ax-faint'} title={title}>
      {words}
    </span>
  );
});
