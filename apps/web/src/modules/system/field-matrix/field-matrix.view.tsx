import { optionOf, type Resource, standardCode } from '@axle/page-kit';
import { Callout, HTMLSelect } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { DefaultColumns } from '../list-defaults/default-columns.ts';
import { FieldMatrixStore, type Mode, modes } from './field-matrix-store.ts';
import { fieldMatrixText as text } from './field-matrix-text.ts';
import './field-matrix.css';

/** The fields of a page, closed and opened for everybody or for a role by a tick. */
export const FieldMatrix = observer(function FieldMatrix({ section, page: own }: ViewProps) {
  const session = useService(Session);
  const recordsOf = useService(RecordsOf);
  const defaults = useService(DefaultColumns);
  const resource = own.resource as Resource;
  const [store] = useState(() => new FieldMatrixStore(recordsOf.of(resource, own.key)));
  const [roles, setRoles] = useState<readonly { readonly value: string; readonly label: string }[]>([]);
  const { language } = session;
  useEffect(() => void store.load(), [store]);
  const latest = useLatest();
  useEffect(() => {
    void latest.ask(
      () => defaults.all(),
      reply => {
        if (!reply.ok) return;
        setRoles(reply.value.roles.map(({ code, nameZh, nameEn }) => ({ value: code, label: language === 'en' ? nameEn : nameZh })));
      },
    );
  }, [latest, defaults, language]);
  const mayWrite = !session.viewing && session.can(standardCode(section, own, 'update'));
  const mode = resource.fields['mode'];
  const named = (one: Mode) => (mode?.kind === 'enum' ? session.say(optionOf(mode.options, one)?.label ?? { zh: one, en: one }) : one);
  return (
    <div className="ax-field-matrix">
      <div className="ax-field-matrix-bar">
        <label>
          {session.say(text.page)}
          <HTMLSelect
            value={store.page?.key}
            options={store.pages.map(({ key, title }) => ({ value: key, label: session.say(title) }))}
            onChange={event => void store.choose(event.currentTarget.value, store.role)}
          />
        </label>
        <label>
          {session.say(text.whom)}
          <HTMLSelect
            value={store.role}
            options={[{ value: '', label: session.say(text.everybody) }, ...roles]}
            onChange={event => void store.choose(store.page?.key ?? '', event.currentTarget.value)}
          />
        </label>
      </div>
      <p className="ax-hint">{session.say(text.hint)}</p>
      {store.refusal && (
        <Callout intent="danger" compact role="alert">
          {session.say(store.refusal.message)}
        </Callout>
      )}
      <table className="ax-table ax-lined">
        <thead>
          <tr>
            <th scope="col">{session.say(text.field)}</th>
            {modes.map(one => (
              <th key={one} scope="col" className="ax-field-mode">
                {named(one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {store.fields.map(({ path, field }) => (
            <tr key={path}>
              <th scope="row">
                {session.say(field.label)}
                <code>{path}</code>
              </th>
              {modes.map(one => (
                <td key={one} className="ax-field-mode">
                  <input
                    type="checkbox"
                    aria-label={`${session.say(field.label)}: ${named(one)}`}
                    checked={store.has(path, one)}
                    disabled={!mayWrite || store.busy}
                    onChange={() => void store.toggle(path, one)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
