import type { LinesField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { ValueView } from '../../../engine/fields/value.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { PivotAxis as Axis } from './pivot-table.ts';
import { pivotText as text } from './pivot-text.ts';

interface PivotAxisProps {
  readonly axis: Axis;
  readonly dimension: string;
  readonly field: LinesField;
}

/** What a row or a column of the pivot is of. */
export const PivotAxis = observer(function PivotAxis({ axis, dimension, field }: PivotAxisProps) {
  const session = useService(Session);
  if (axis.isOthers) return <em>{session.say(text.others)}</em>;
  const value = axis.line[dimension];
  if (value === undefined) return <span className="ax-faint">{session.say(text.none)}</span>;
  return <ValueView field={field.fields[dimension]!} value={value} />;
});
