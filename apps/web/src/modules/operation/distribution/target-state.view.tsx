import type { EnumField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { ValueView } from '../../../engine/fields/value.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { TargetCell } from './matrix-in.ts';
import { matrixText as words } from './matrix-text.ts';

/** How far a SKU is listed at a store and site, and for how long that has been planned. */
export const TargetState = observer(function TargetState({ cell, status }: { readonly cell: TargetCell; readonly status: EnumField }) {
  const session = useService(Session);
  return (
    <>
      <ValueView field={status} value={cell.distStatus} />
      {cell.days !== undefined && <small>{session.say(words.days, { days: cell.days })}</small>}
      {cell.overdue && <small className="ax-negative">{session.say(words.late)}</small>}
    </>
  );
});
