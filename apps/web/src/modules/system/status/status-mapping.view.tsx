import type { Resource } from '@axle/page-kit';
import { Callout, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { platformName } from './status-rows.ts';
import { statusText as text } from './status-text.ts';
import { useStatuses } from './use-statuses.ts';
import './order-status.css';

/** Platforms against the statuses that theirs mean. */
export const StatusMapping = observer(function StatusMapping({ page }: ViewProps) {
  const session = useService(Session);
  const { rows, refusal } = useStatuses(page);
  if (refusal) return <Callout intent="danger">{session.say(refusal.message)}</Callout>;
  if (!rows) return <Spinner size={24} />;
  const mapped = rows.filter(({ platformMap }) => platformMap.length > 0);
  const platforms = [...new Set(mapped.flatMap(({ platformMap }) => platformMap.map(one => one.slice(0, one.indexOf(':')))))];
  return (
    <div className="ax-statuses">
      <table className="ax-table ax-lined" aria-label={session.say(text.platform)}>
        <thead>
          <tr>
            <th scope="col">{session.say(text.status)}</th>
            {platforms.map(platform => (
              <th key={platform} scope="col">
                {session.say(platformName(page.resource as Resource, platform))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {mapped.map(row => (
            <tr key={`${row.domain} ${row.code}`}>
              <th scope="row">
                <span className={`ax-pill ax-tone-${row.tone}`}>{session.say({ zh: row.nameZh, en: row.nameEn })}</span>{' '}
                <code>{row.code}</code>
              </th>
              {platforms.map(platform => {
                const own = row.platformMap.filter(one => one.startsWith(`${platform}:`)).map(one => one.slice(platform.length + 1));
                return <td key={platform}>{own.length === 0 ? session.say(text.none) : own.join(', ')}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
