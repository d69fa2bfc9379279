import { formatValue } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { CellProps } from '../field-view.ts';

/** A value as its kind writes it. */
export const PlainCell = observer(function PlainCell({ field, value }: CellProps) {
  const { language } = useService(Session);
  return <>{formatValue(field, value, language)}</>;
});
