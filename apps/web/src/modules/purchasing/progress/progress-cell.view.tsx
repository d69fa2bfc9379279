import { type EnumListField, formatValue, optionOf } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { statusParts } from './status-parts.ts';
import './progress-cell.css';

/** How far the lines of an order have come, as a bar of as many parts as there are statuses, and the share that was received. */
export const ProgressCell = observer(function ProgressCell({ page, row }: ViewProps) {
  const session = useService(Session);
  const { progress, lineStatuses } = page.resource?.fields ?? {};
  if (!row || !progress) return null;
  const statuses = lineStatuses && Array.isArray(row['lineStatuses']) ? row['lineStatuses'] : [];
  const parts = statusParts(statuses);
  const nameOf = (status: string) => {
    const label = optionOf((lineStatuses as EnumListField).options, status)?.label;
    return label ? session.say(label) : status;
  };
  const words = parts.map(({ status, lines }) => `${nameOf(status)} ${lines}`).join(' · ');
  return (
    <span className="ax-order-progress" title={words}>
      {parts.length > 0 && (
        <span className="ax-order-bar" role="img" aria-label={words}>
          {parts.map(({ status, lines }) => (
            <i key={status} data-status={status} style={{ flexGrow: lines }} />
          ))}
        </span>
      )}
      <span className="ax-order-share">{formatValue(progress, row['progress'], session.language)}</span>
    </span>
  );
});
