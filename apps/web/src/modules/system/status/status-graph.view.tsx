import { defineResource, type Resource } from '@axle/page-kit';
import { Button, Callout, HTMLSelect, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { StateDrawingView } from '../../../engine/states/state-drawing.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { StatusForm } from './status-form.view.tsx';
import { domainsOf, type StatusRow } from './status-rows.ts';
import { statusText as text } from './status-text.ts';
import { useStatuses } from './use-statuses.ts';
import './order-status.css';

/** The statuses of one kind of document, drawn from what may follow each. */
export const StatusGraph = observer(function StatusGraph({ page }: ViewProps) {
  const session = useService(Session);
  const { rows, refusal, load } = useStatuses(page);
  const [chosen, setChosen] = useState<string>();
  const [edited, setEdited] = useState<StatusRow>();
  if (refusal) return <Callout intent="danger">{session.say(refusal.message)}</Callout>;
  if (!rows) return <Spinner size={24} />;
  const domains = domainsOf(rows);
  const domain = chosen ?? domains[0]?.domain ?? '';
  const own = rows.filter(row => row.domain === domain);
  const say = (row: StatusRow) => session.say({ zh: row.nameZh, en: row.nameEn });
  return (
    <div className="ax-statuses">
      <label className="ax-statuses-bar">
        {session.say(text.domain)}
        <HTMLSelect
          value={domain}
          options={domains.map(one => ({ value: one.domain, label: session.say({ zh: one.documentZh, en: one.documentEn }) }))}
          onChange={event => setChosen(event.currentTarget.value)}
        />
      </label>
      <div className="ax-statuses-sides">
        {own[0] && <StateDrawingView key={domain} resource={drawn(own)} state={own[0].code} />}
        <table className="ax-table ax-lined" aria-label={session.say(text.status)}>
          <thead>
            <tr>
              {[text.status, text.meaning, text.next].map(head => (
                <th key={head.en} scope="col">
                  {session.say(head)}
                </th>
              ))}
              {session.isSuper && <th scope="col" aria-label={session.say(text.edit)} />}
            </tr>
          </thead>
          <tbody>
            {own.map(row => (
              <tr key={row.code}>
                <th scope="row">
                  <code>{row.code}</code>
                </th>
                <td>
                  <span className={`ax-pill ax-tone-${row.tone}`}>{say(row)}</span>
                </td>
                <td>
                  {row.next
                    .map(code => own.find(one => one.code === code))
                    .map(one => one && say(one))
                    .join(', ')}
                  {row.terminal && <small> {session.say(text.terminal)}</small>}
                </td>
                {session.isSuper && (
                  <td>
                    <Button
                      size="small"
                      variant="minimal"
                      text={session.say(text.edit)}
                      aria-label={`${session.say(text.edit)} ${row.code}`}
                      onClick={() => setEdited(row)}
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {edited && (
        <StatusForm
          row={edited}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            setEdited(undefined);
            void load();
          }}
        />
      )}
    </div>
  );
});

/** The statuses as a life that can be drawn: a way for each that may follow, named by where it leads. */
const drawn = (rows: readonly StatusRow[]): Resource =>
  defineResource({
    entity: 'status',
    label: text.status,
    service: 'base',
    nameFields: ['state'],
    fields: {
      state: {
        kind: 'enum',
        label: text.status,
        options: rows.map(({ code, nameZh, nameEn, tone }) => ({ code, label: { zh: nameZh, en: nameEn }, tone })),
      },
    },
    states: {
      field: 'state',
      initial: rows[0]?.code ?? '',
      final: rows.filter(({ terminal }) => terminal).map(({ code }) => code),
      transitions: rows.flatMap(({ code, next }) =>
        next.map(to => ({ key: `${code}To${to}`, title: { zh: '→', en: '→' }, from: [code], to })),
      ),
    },
  });
