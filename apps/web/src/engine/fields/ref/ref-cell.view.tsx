import { codeBeside, type RefField, type ReferringField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { engineText } from '../../../text/engine.ts';
import { nameOfReference } from '../../references/reference-words.ts';
import { ReferencePicture } from '../../references/lazy-picture.ts';
import type { CellProps } from '../field-view.ts';

/**
 * Another record by its code and its name [RF2], by the name alone where the code stands beside it; of a tree with everything above it.
 * What is out of use is faint and marked; records that have pictures show the first before it.
 */
export const RefCell = observer(function RefCell({ field, value }: CellProps) {
  const session = useService(Session);
  const referring = field as ReferringField;
  const record = session.referred(referring.entity, value as number);
  const words = nameOfReference(session, referring, value as number);
  const code = record && !(referring as RefField).nameAlone ? codeBeside(record.code, words) : undefined;
  const title = record?.disabled ? session.say(engineText.outOfUse, { code: record.code }) : record?.code;
  return (
    <span
      className={!record ? 'ax-faint' : record.disabled ? 'ax-faint ax-out-of-use' : undefined}
      title={code === undefined ? title : `${title} ${words}`}
    >
      {record?.picture !== undefined && (
        <Suspense>
          <ReferencePicture entity={referring.entity} record={record} />
        </Suspense>
      )}
      {code !== undefined && <span className="ax-ref-code">{code} </span>}
      {code === undefined ? words : <span>{words}</span>}
    </span>
  );
});
