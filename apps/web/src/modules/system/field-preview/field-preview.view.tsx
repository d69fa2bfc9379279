import '../../../engine/fields/fields.css';
import '../../../engine/references/references.css';
import './field-preview.css';
import { fill } from '@axle/kernel';
import { type Page, pagesOf } from '@axle/page-kit';
import { canOpen } from '@axle/permissions';
import type { UserRights } from '@axle/wire';
import { Callout, Checkbox, HTMLSelect, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { PickBox } from '../../../engine/fields/parts/pick-box.view.tsx';
import { MainClient } from '../../../gateways/main-client.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { accessOf } from '../../../shell/why/answer.ts';
import { WhyModel } from '../../../shell/why/why-model.ts';
import { fieldPreviewText as text } from './field-preview-text.ts';
import { isClosed, type PreviewedField, previewedFields } from './previewed-fields.ts';

/** Most people offered at once. */
const most = 50;

/** What a user finds of the fields of a page: a preview to read, nothing is done in their name. */
export const FieldPreview = observer(function FieldPreview() {
  const session = useService(Session);
  const main = useService(MainClient);
  const [model] = useState(() => new WhyModel(main));
  const [chosen, setChosen] = useState('');
  const [onlyClosed, setOnlyClosed] = useState(false);
  const id = useId();
  useEffect(() => {
    void model.load();
    return () => model.close();
  }, [model]);
  const entries = model.sections.flatMap(section =>
    pagesOf(section)
      .filter(({ resource }) => resource)
      .map(page => ({ section: section.key, page })),
  );
  const entry = entries.find(({ page }) => page.key === chosen) ?? entries[0];
  return (
    <div className="ax-field-preview">
      <div className="ax-field-preview-bar">
        <div>
          <label htmlFor={id}>{session.say(text.user)}</label>
          <PickBox
            id={id}
            picked={model.user === undefined ? undefined : { id: model.user, text: session.nickname(model.user) }}
            placeholder={session.say(text.userHint)}
            disabled={false}
            invalid={false}
            nothing={session.say(text.nothing)}
            load={async typed => {
              await session.readNames();
              return session.people(typed).slice(0, most);
            }}
            onPick={picked => model.choose(picked?.id)}
            onLeave={() => undefined}
          />
        </div>
        <label>
          {session.say(text.page)}
          <HTMLSelect
            value={entry?.page.key}
            options={entries.map(({ page }) => ({ value: page.key, label: session.say(page.title) }))}
            onChange={event => setChosen(event.currentTarget.value)}
          />
        </label>
        <Checkbox checked={onlyClosed} label={session.say(text.onlyClosed)} onChange={() => setOnlyClosed(!onlyClosed)} />
      </div>
      {model.refusal && (
        <Callout intent="danger" compact role="alert">
          {session.say(model.refusal)}
        </Callout>
      )}
      {model.state === 'loading' && <Spinner size={24} aria-label={session.say(text.loading)} />}
      {model.user === undefined && <p className="ax-hint">{session.say(text.choose)}</p>}
      {model.rights && entry && <Fields rights={model.rights} section={entry.section} page={entry.page} onlyClosed={onlyClosed} />}
    </div>
  );
});

interface FieldsProps {
  readonly rights: UserRights;
  readonly section: string;
  readonly page: Page;
  readonly onlyClosed: boolean;
}

const Fields = observer(function Fields({ rights, section, page, onlyClosed }: FieldsProps) {
  const session = useService(Session);
  const fields = previewedFields(rights, page);
  const closed = fields.filter(isClosed);
  const user = session.language === 'en' ? (rights.user.nicknameEn ?? rights.user.nickname) : rights.user.nickname;
  const words = {
    user,
    shown: fields.filter(({ shown }) => shown).length,
    written: fields.filter(({ write, kept }) => write && !kept).length,
    closed: closed.length,
  };
  const opens = canOpen(accessOf(rights), section, page.key);
  return (
    <>
      <p role="status" className={opens ? undefined : 'ax-bad'}>
        {session.say(opens ? fill(text.summary, words) : fill(text.noPage, { user }))}
      </p>
      {opens && onlyClosed && closed.length === 0 && <p className="ax-hint">{session.say(text.noneClosed)}</p>}
      {opens && (!onlyClosed || closed.length > 0) && (
        <table className="ax-table ax-lined" aria-label={session.say(page.title)}>
          <thead>
            <tr>
              <th scope="col">{session.say(text.field)}</th>
              {[text.shown, text.read, text.write].map(head => (
                <th key={head.en} scope="col" className="ax-field-right">
                  {session.say(head)}
                </th>
              ))}
              <th scope="col">{session.say(text.why)}</th>
            </tr>
          </thead>
          <tbody>
            {(onlyClosed ? closed : fields).map(field => (
              <FieldRow key={field.path} field={field} />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
});

const FieldRow = observer(function FieldRow({ field }: { readonly field: PreviewedField }) {
  const session = useService(Session);
  const { path, label, shown, read, write, kept, why } = field;
  return (
    <tr>
      <th scope="row">
        {session.say(label)}
        <code>{path}</code>
      </th>
      {[shown, read].map((may, place) => (
        <td key={place === 0 ? 'shown' : 'read'} className={`ax-field-right${may ? '' : ' ax-bad'}`}>
          {session.say(may ? text.yes : text.no)}
        </td>
      ))}
      <td className={`ax-field-right${write ? (kept ? ' ax-faint' : '') : ' ax-bad'}`}>
        {session.say(write ? (kept ? text.readOnly : text.yes) : text.no)}
      </td>
      <td>
        <ul>
          {why.map(link => (
            <li key={link.text.en} className={link.good ? 'ax-faint' : undefined}>
              {session.say(link.text)}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
});
