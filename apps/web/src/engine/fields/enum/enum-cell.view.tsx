import { type EnumField, formatValue, optionOf } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { CellProps } from '../field-view.ts';

/** An entry of a dictionary; a pill where the entry has a tone. */
export const EnumCell = observer(function EnumCell({ field, value }: CellProps) {
  const { language } = useService(Session);
  const tone = optionOf((field as EnumField).options, value)?.tone;
  const words = formatValue(field, value, language);
  return tone ? <span className={`ax-pill ax-tone-${tone}`}>{words}</span> : <>{words}</>;
});
