import type { Field } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { fieldViews } from './field-views.ts';

/** A value wherever it stands alone; an empty one says so. */
export const ValueView = observer(function ValueView({ field, value }: { readonly field: Field; readonly value: unknown }) {
  const session = useService(Session);
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return <span className="ax-faint">{session.say(engineText.empty)}</span>;
  const { Cell } = fieldViews[field.kind];
  return <Cell field={field} value={value} />;
});
