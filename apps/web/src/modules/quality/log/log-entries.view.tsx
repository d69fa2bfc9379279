import type { SamplingLogSheet } from '@axle/wire';
import { Button, Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { localMoment } from '../../../engine/fields/calendar/local-moment.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { deedText, logText as text } from './log-text.ts';

/** What was done, entry by entry, and whether each is as it was kept. */
export const LogEntries = observer(function LogEntries({
  sheet: { log, brokenAt },
  onVerify,
}: {
  readonly sheet: Pick<SamplingLogSheet, 'log' | 'brokenAt'>;
  onVerify(): void;
}) {
  const session = useService(Session);
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <section>
      <h2>{session.say(text.log)}</h2>
      <Callout compact intent={brokenAt === undefined ? 'success' : 'danger'} role="status" className="ax-log-chain">
        {brokenAt === undefined
          ? session.say(text.intact, { count: String(log.length) })
          : session.say(text.broken, { seq: String(brokenAt) })}
        <Button size="small" text={session.say(text.verify)} onClick={onVerify} />
      </Callout>
      <table>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{session.say(text.at, { zone })}</th>
            <th scope="col">{session.say(text.by)}</th>
            <th scope="col">{session.say(text.action)}</th>
            <th scope="col">{session.say(text.hash)}</th>
          </tr>
        </thead>
        <tbody>
          {log.map(({ seq, at, by, action, hash }) => (
            <tr key={seq} className={seq === brokenAt ? 'ax-log-sought' : undefined}>
              <th scope="row" className="ax-number">
                {seq}
              </th>
              <td>{localMoment(at)}</td>
              <td>{by}</td>
              <td>{session.say(deedText[action] ?? deedText['change']!)}</td>
              <td>
                <code title={hash}>{hash.slice(0, 16)}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
