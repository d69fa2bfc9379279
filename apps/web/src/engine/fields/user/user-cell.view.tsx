import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { CellProps } from '../field-view.ts';

/** A user by nickname. */
export const UserCell = observer(function UserCell({ value }: CellProps) {
  const session = useService(Session);
  return <>{session.nickname(value as number)}</>;
});
