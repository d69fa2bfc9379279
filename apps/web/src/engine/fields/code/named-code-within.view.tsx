import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { wordsOfReference } from '../../references/reference-words.ts';
import { RefCell } from '../ref/ref-cell.view.tsx';

/** A code beside others: alone as its reference stands, with picture and name; else by itself, with its name for the pointer. */
export const NamedCodeWithin = observer(function NamedCodeWithin({
  entity,
  code,
  id,
  isAlone,
}: {
  readonly entity: string;
  readonly code: string;
  readonly id: number;
  readonly isAlone: boolean;
}) {
  const session = useService(Session);
  const field = { kind: 'ref', label: { zh: code, en: code }, entity } as const;
  return isAlone ? <RefCell field={field} value={id} /> : <span title={wordsOfReference(session, field, id)}>{code}</span>;
});
