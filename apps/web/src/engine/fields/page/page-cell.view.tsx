import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { CellProps } from '../field-view.ts';

/** A page by title. */
export const PageCell = observer(function PageCell({ value }: CellProps) {
  const session = useService(Session);
  return <>{session.pageTitle(value as string)}</>;
});
