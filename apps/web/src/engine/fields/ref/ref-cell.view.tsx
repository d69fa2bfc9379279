import type { RefField, ReferringField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { engineText } from '../../../text/engine.ts';
import { wordsOfReference } from '../../references/reference-words.ts';
import type { CellProps } from '../field-view.ts';

/**
 * Another record by name, before which its code stands where people know it by that; of a tree with everything above it. What is out of use
 * is faint and marked.
 */
export const RefCell = observer(function RefCell({ field, value }: CellProps) {
  const session = useService(Session);
  const referring = field as ReferringField;
  const record = session.referred(referring.entity, value as number);
  const words = wordsOfReference(session, referring, value as number);
  const code = record?.byCode && !(referring as RefField).nameAlone && record.code !== words ? record.code : undefined;
  const title = record?.disabled ? session.say(engineText.outOfUse, { code: record.code }) : record?.code;
  return (
    <span
      className={!record ? 'ax-faint' : record.disabled ? 'ax-faint ax-out-of-use' : undefined}
      title={code === undefined ? title : `${title} ${words}`}
    >
      {code !== undefined && <span className="ax-ref-code">{code} </span>}
      {words}
    </span>
  );
});
