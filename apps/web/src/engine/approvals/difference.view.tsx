import type { Refusal } from '@axle/kernel';
import { columnLabel, type Field, fieldsOf, type RecordRow } from '@axle/page-kit';
import { Button, Callout, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLatest } from '../answers/use-latest.ts';
import { Navigation } from '../../shell/navigation.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { approvalText } from '../../text/approvals.ts';
import { localMoment } from '../fields/calendar/local-moment.ts';
import { ValueView } from '../fields/value.view.tsx';
import { pageDefinition } from '../page-definition.ts';
import { type ChangeDifference, ChangeDifferences } from './change-differences.ts';
import './difference.css';
import { EffectsTable } from './effects.view.tsx';
import { WhoDecidesView } from './who-decides.view.tsx';

interface Shown {
  readonly difference: ChangeDifference;
  readonly fields: Readonly<Record<string, Field>>;
}

/** What a change request would change: before, after and by how much, and what happened to the fields before. */
export const DifferenceView = observer(function DifferenceView({ row }: { readonly row: RecordRow }) {
  const { id: request, version } = row;
  const session = useService(Session);
  const navigation = useService(Navigation);
  const differences = useService(ChangeDifferences);
  const [shown, setShown] = useState<Shown>();
  const [refusal, setRefusal] = useState<Refusal>();
  const latest = useLatest();
  useEffect(() => {
    const ask = async () => {
      const reply = await differences.of(request);
      return { reply, page: reply.ok ? await pageDefinition(reply.value.section, reply.value.page) : undefined };
    };
    void latest.ask(ask, ({ reply, page }) => {
      if (reply.ok) setShown({ difference: reply.value, fields: page?.resource ? fieldsOf(page.resource) : {} });
      else setRefusal(reply.refusal);
    });
  }, [latest, differences, request, version]);
  if (refusal) return <Callout intent="danger">{session.say(refusal.message)}</Callout>;
  if (!shown) return <Spinner size={24} />;
  const { difference, fields } = shown;
  const label = (name: string) => (fields[name] ? session.say(columnLabel(fields[name])) : name);
  const value = (name: string, held: unknown) => (fields[name] ? <ValueView field={fields[name]} value={held} /> : String(held ?? ''));
  const { record } = difference;
  return (
    <div className="ax-differences">
      {difference.moved.length > 0 && (
        <Callout intent="warning" compact>
          {session.say(approvalText.moved, { fields: difference.moved.map(label).join(', ') })}
        </Callout>
      )}
      {difference.reason !== undefined && (
        <p className="ax-difference-reason">
          <span className="ax-faint">{session.say(approvalText.reason)}</span> {difference.reason}
        </p>
      )}
      <table className="ax-table">
        <thead>
          <tr>
            <th scope="col">{session.say(approvalText.field)}</th>
            <th scope="col">{session.say(approvalText.before)}</th>
            <th scope="col">{session.say(approvalText.after)}</th>
            <th scope="col" className="ax-number">
              {session.say(approvalText.delta)}
            </th>
          </tr>
        </thead>
        <tbody>
          {difference.lines.map(line => (
            <tr key={line.field}>
              <th scope="row">{label(line.field)}</th>
              <td>{value(line.field, line.before)}</td>
              <td className="ax-difference-after">{value(line.field, line.after)}</td>
              <td className="ax-number">{line.delta === undefined ? '–' : `${line.delta.startsWith('-') ? '' : '+'}${line.delta}%`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {difference.effects.length > 0 && <EffectsTable effects={difference.effects} />}
      <WhoDecidesView who={difference.who} row={row} />
      {record ? (
        session.canOpen(difference.page) && (
          <Button
            variant="minimal"
            text={session.say(approvalText.toRecord)}
            onClick={() => navigation.go(`/admin/${difference.section}/${difference.page}?record=${record.id}`)}
          />
        )
      ) : (
        <p className="ax-faint">{session.say(approvalText.gone)}</p>
      )}
      <h3>{session.say(approvalText.former)}</h3>
      {difference.former.length === 0 && <p className="ax-faint">{session.say(approvalText.noFormer)}</p>}
      <ol className="ax-history">
        {difference.former.map(entry => (
          <li key={entry.id}>
            <div className="ax-history-head">
              <strong>{entry.by === undefined ? '' : session.nickname(entry.by)}</strong>
              <time dateTime={entry.at} className="ax-faint">
                {localMoment(entry.at)}
              </time>
              {entry.request !== undefined && <code>{entry.request}</code>}
            </div>
            {entry.changes.map(change => (
              <p key={change.field}>
                {label(change.field)}: {value(change.field, change.before)} → {value(change.field, change.after)}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
});
