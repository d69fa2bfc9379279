import type { Refusal } from '@axle/kernel';
import { changesBetween, type Field, type FieldChange, type RecordRow, type Resource } from '@axle/page-kit';
import { Button, Callout, HTMLSelect, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { LineChanges } from '../../../engine/detail/line-changes.view.tsx';
import '../../../engine/detail/detail.css';
import { ValueView } from '../../../engine/fields/value.view.tsx';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { bomText as text } from './bom-text.ts';
import '../../../engine/answers/ask.css';

/** Two versions of a parent's BOM side by side: what came, went and changed. */
export const CompareBoms = observer(function CompareBoms({ page }: ViewProps) {
  const session = useService(Session);
  const resource = page.resource as Resource;
  const records = useService(RecordsOf).of(resource, page.key);
  const [parent, setParent] = useState('');
  const [versions, setVersions] = useState<readonly RecordRow[]>();
  const [pair, setPair] = useState<readonly [number, number]>();
  const [changes, setChanges] = useState<readonly FieldChange[]>();
  const [refusal, setRefusal] = useState<Refusal>();
  const latest = useLatest();
  const look = (event: FormEvent) => {
    event.preventDefault();
    const query = {
      filters: [{ field: 'parent', op: 'eq' as const, value: parent }],
      sort: [{ field: 'bomVersion', descending: true }],
      limit: 100,
    };
    void latest.ask(
      signal => records.list(query, { signal }),
      reply => {
        const rows = reply.ok ? reply.value.rows : undefined;
        setRefusal(reply.ok ? undefined : reply.refusal);
        setVersions(rows);
        setChanges(undefined);
        setPair(rows?.[0] && [(rows[1] ?? rows[0]).id, rows[0].id]);
      },
    );
  };
  const compare = ([older, newer]: readonly [number, number]) =>
    latest.ask(
      () => Promise.all([records.read(older), records.read(newer)]),
      ([before, after]) => {
        const refused = [before, after].find(reply => !reply.ok);
        setRefusal(refused && !refused.ok ? refused.refusal : undefined);
        if (before.ok && after.ok) setChanges(changesBetween(resource.fields, before.value, after.value));
      },
    );
  const choices = versions?.map(row => ({ value: row.id, label: `V${String(row['bomVersion'])} · ${String(row['effectiveFrom'])}` })) ?? [];
  const choose = (at: 0 | 1) => (id: number) => pair && setPair(at === 0 ? [id, pair[1]] : [pair[0], id]);
  const side = (field: Field, value: unknown) => <ValueView field={field} value={value} />;
  return (
    <div className="ax-ask">
      <form onSubmit={look}>
        <label>
          {session.say(text.parent)}
          <InputGroup autoFocus value={parent} maxLength={32} onValueChange={value => setParent(value.toUpperCase())} />
        </label>
        <Button type="submit" disabled={parent.trim() === ''} text={session.say(text.look)} />
        {pair &&
          ([text.older, text.newer] as const).map((label, at) => (
            <label key={label.en}>
              {session.say(label)}
              <HTMLSelect
                value={pair[at as 0 | 1]}
                options={choices}
                onChange={event => choose(at as 0 | 1)(Number(event.currentTarget.value))}
              />
            </label>
          ))}
        {pair && <Button intent="primary" text={session.say(text.compare)} onClick={() => void compare(pair)} />}
      </form>
      {refusal && <Callout intent="danger">{session.say(refusal.message)}</Callout>}
      {versions?.length === 0 && <p className="ax-hint">{session.say(text.noVersions, { part: parent })}</p>}
      {changes?.length === 0 && <p className="ax-hint">{session.say(text.same)}</p>}
      {changes && changes.length > 0 && (
        <table className="ax-table ax-lined">
          <thead>
            <tr>
              <th scope="col">{session.say(text.field)}</th>
              <th scope="col">{session.say(text.difference)}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field: name, before, after, lines }) => {
              const field = resource.fields[name]!;
              return (
                <tr key={name}>
                  <th scope="row">{session.say(field.label)}</th>
                  <td>
                    {lines && field.kind === 'lines' ? (
                      <LineChanges field={field} lines={lines} />
                    ) : (
                      <>
                        {side(field, before)} → {side(field, after)}
                      </>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </div>
  );
});
