import { Checkbox, Tag } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { fill, inLanguage, type Text, text } from '@axle/kernel';
import type { UserRights } from '@axle/wire';
import { scopeKinds, whyText } from '../../text/why.ts';
import { LanguageStore } from '../language/language.store.ts';
import { useService } from '../services.tsx';
import { accessOf } from './answer.ts';
import { type PreviewedPage, previewOf } from './preview.ts';
import { codeChoice, type Subject } from './subjects.ts';
import type { WhyModel } from './why-model.ts';
import { Session } from '../session/session.ts';

interface PreviewProps {
  readonly model: WhyModel;
  readonly rights: UserRights;
}

/** What a user sees, to read alone: pages, buttons, closed fields. Whatever is clicked is asked about. */
export const WhyPreview = observer(function WhyPreview({ model, rights }: PreviewProps) {
  const session = useService(Session);
  const [onlyOpen, setOnlyOpen] = useState(true);
  const pages = useMemo(() => previewOf(accessOf(rights), model.sections), [rights, model.sections]);
  const name: Text = text(rights.user.nickname, rights.user.nicknameEn ?? rights.user.nickname);
  const title = session.say(whyText.preview, { user: name });
  return (
    <section className="why-preview" aria-label={title}>
      <header>
        <h3>{title}</h3>
        <Checkbox checked={onlyOpen} label={session.say(whyText.onlyOpen)} onChange={() => setOnlyOpen(!onlyOpen)} />
      </header>
      <Summary rights={rights} />
      <div className="why-pages">
        <table>
          <thead>
            <tr>
              <th scope="col">{session.say(whyText.page)}</th>
              <th scope="col">{session.say(whyText.buttons)}</th>
              <th scope="col">{session.say(whyText.fields)}</th>
            </tr>
          </thead>
          <tbody>
            {pages
              .filter(({ open }) => open || !onlyOpen)
              .map(entry => (
                <PageRow key={entry.page.key} entry={entry} ask={subject => model.ask(subject)} />
              ))}
          </tbody>
        </table>
      </div>
    </section>
  );
});

/** Roles and scopes in two lines. */
const Summary = observer(function Summary({ rights: { user, roles, scopes } }: { readonly rights: UserRights }) {
  const session = useService(Session);
  const language = useService(LanguageStore).current;
  const names = roles.map(({ nameZh, nameEn }) => inLanguage(text(nameZh, nameEn), language));
  const shown = user.isSuper ? [session.say(whyText.superUser), ...names] : names;
  const limits = scopes.map(
    ({ kind, targets }) =>
      `${scopeKinds[kind] ? session.say(scopeKinds[kind]) : kind} ${targets === 'all' ? session.say(whyText.all) : targets.length}`,
  );
  return (
    <dl>
      <dt>{session.say(whyText.roles)}</dt>
      <dd>{shown.length > 0 ? shown.join(', ') : session.say(whyText.noRoles)}</dd>
      <dt>{session.say(whyText.scopes)}</dt>
      <dd>{user.isSuper ? session.say(whyText.all) : limits.length > 0 ? limits.join(' · ') : session.say(whyText.noScopes)}</dd>
    </dl>
  );
});

const PageRow = observer(function PageRow({ entry, ask }: { readonly entry: PreviewedPage; readonly ask: (subject: Subject) => void }) {
  const session = useService(Session);
  const { section, page, open, actions, closed } = entry;
  return (
    <tr className={open ? undefined : 'why-closed'}>
      <th scope="row">
        <button
          type="button"
          onClick={() => ask({ kind: 'page', section: section.key, page: page.key, what: fill(whyText.pageOf, { page: page.title }) })}
        >
          {session.say(page.title)}
        </button>
        <small>
          {session.say(section.title)}
          {!open && ` · ${session.say(whyText.closed)}`}
        </small>
      </th>
      <td>
        {actions.map(({ code, title, may }) => (
          <Tag
            key={code}
            minimal
            interactive
            intent={may ? 'success' : 'none'}
            className={may ? undefined : 'why-not'}
            onClick={() => ask(codeChoice(code, title, page.title).subject)}
          >
            {session.say(title)}
          </Tag>
        ))}
      </td>
      <td>
        {closed.map(({ field, label, how }) => (
          <Tag
            key={field}
            minimal
            interactive
            intent="danger"
            onClick={() => ask({ kind: 'field', page: page.key, field, what: fill(whyText.fieldOf, { field: label, page: page.title }) })}
          >
            {session.say(label)} · {session.say(how)}
          </Tag>
        ))}
      </td>
    </tr>
  );
});
