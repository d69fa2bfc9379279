import { findState, type StateNames } from '@axle/catalog';
import type { Refusal, Result } from '@axle/kernel';
import type { LineField, RecordRow, Resource } from '@axle/page-kit';
import { Button, Callout, TextArea } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { ValueView } from '../../../engine/fields/value.view.tsx';
import { TypedField } from '../../../engine/typed-field/typed-field.view.tsx';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { References } from '../../../engine/references/references.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { stateText as text } from './state-text.ts';
import './state.css';

type State = RecordRow & StateNames;

/** Texts as platforms write states, each with the state that it matches or the reason why it matches none. */
export const NormaliseStates = observer(function NormaliseStates({ page }: ViewProps) {
  const session = useService(Session);
  const resource = page.resource as Resource;
  const records = useService(RecordsOf).of(resource, page.key);
  const references = useService(References);
  const [country, setCountry] = useState<unknown>();
  const [typed, setTyped] = useState('');
  const [read, setRead] = useState<readonly (readonly [text: string, Result<State>])[]>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [latestCountry, latestStates] = [useLatest(), useLatest()];
  useEffect(() => {
    void latestCountry.ask(
      () => references.match('country', ['US']),
      reply => {
        const [match] = reply.ok ? reply.value : [];
        if (match && 'id' in match) setCountry((before: unknown) => before ?? match.id);
      },
    );
  }, [latestCountry, references]);
  const normalise = (event: FormEvent) => {
    event.preventDefault();
    const filters = [
      { field: 'country', op: 'eq', value: country },
      { field: 'status', op: 'eq', value: 1 },
    ] as const;
    const lines = typed.split('\n').flatMap(line => line.trim() || []);
    void latestStates.ask(
      signal => records.list({ filters, sort: [{ field: 'abbr' }], limit: 500 }, { signal }),
      reply => {
        setRefusal(reply.ok ? undefined : reply.refusal);
        const states = reply.ok ? (reply.value.rows as readonly State[]) : [];
        setRead(reply.ok ? lines.map(line => [line, findState(states, line)] as const) : undefined);
      },
    );
  };
  const field = resource.fields['country'] as LineField;
  const unknown = read?.filter(([, result]) => !result.ok).length ?? 0;
  const shown = ['name', 'zoneGroup', 'region'];
  return (
    <div className="ax-states">
      <form onSubmit={normalise}>
        <TypedField field={field} value={country} note={null} placeholder="" onChange={setCountry} />
        <label>
          {session.say(text.texts)}
          <TextArea fill value={typed} onChange={event => setTyped(event.currentTarget.value)} />
        </label>
        <Button
          type="submit"
          intent="primary"
          disabled={typeof country !== 'number' || typed.trim() === ''}
          text={session.say(text.normalise)}
        />
      </form>
      {refusal && <Callout intent="danger">{session.say(refusal.message)}</Callout>}
      {read && (
        <>
          <p className="ax-hint" role="status">
            {session.say(text.counts, { known: read.length - unknown, unknown })}
          </p>
          <table className="ax-table ax-lined">
            <thead>
              <tr>
                <th scope="col">{session.say(text.text)}</th>
                <th scope="col">{session.say(text.abbreviation)}</th>
                {shown.map(key => (
                  <th key={key} scope="col">
                    {session.say(resource.fields[key]!.label)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {read.map(([line, result], at) => (
                <tr key={`${at} ${line}`}>
                  <th scope="row">{line}</th>
                  {result.ok ? (
                    <>
                      <td>{result.value.abbr}</td>
                      {shown.map(key => (
                        <td key={key}>
                          <ValueView field={resource.fields[key]!} value={result.value[key]} />
                        </td>
                      ))}
                    </>
                  ) : (
                    <td colSpan={1 + shown.length} className="ax-wrong">
                      {session.say(result.refusal.message)}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </div>
  );
});
