import { type Refusal } from '@axle/kernel';
import { pagesOf, type Section } from '@axle/page-kit';
import { allSections } from '@axle/pages';
import { mainPaths, type RoleSummary } from '@axle/wire';
import { Button, Callout, Checkbox, HTMLSelect, InputGroup, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { Messages } from '../../../shell/messages.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { actionsOf } from '../../../shell/why/subjects.ts';
import type { UsersStore } from './users-store.ts';
import { usersText as text } from './users-text.ts';

interface RoleGrantsProps {
  readonly store: UsersStore;
  /** Undefined for a new role. */
  readonly role: RoleSummary | undefined;
  readonly start: Pick<RoleSummary, 'code' | 'nameZh' | 'nameEn' | 'codes'>;
  onSaved(code: string): void;
}

/** The list that an action asks for: ticked with it, and with it go all actions. */
const listOf = (code: string) => `${code.slice(0, code.lastIndexOf('.'))}.list`;

/** What a role grants, page by page: an action ticks the list that it asks for. */
export const RoleGrants = observer(function RoleGrants({ store, role, start, onSaved }: RoleGrantsProps) {
  const session = useService(Session);
  const messages = useService(Messages);
  const [sections, setSections] = useState<readonly Section[]>();
  const [section, setSection] = useState('');
  const [names, setNames] = useState({ code: start.code, nameZh: start.nameZh, nameEn: start.nameEn });
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set(start.codes));
  const [refusal, setRefusal] = useState<Refusal>();
  const latest = useLatest();
  useEffect(() => {
    void latest.ask(allSections, setSections);
  }, [latest]);
  if (!sections) return <Spinner size={24} />;
  const pages = sections.flatMap(one => pagesOf(one).map(page => ({ section: one.key, page, actions: actionsOf(one.key, page) })));
  const known = new Set(pages.flatMap(({ actions }) => actions.map(({ code }) => code)));
  const changed =
    role === undefined ||
    names.nameZh !== role.nameZh ||
    names.nameEn !== role.nameEn ||
    held.size !== role.codes.length ||
    role.codes.some(code => !held.has(code));
  const tick = (code: string, on: boolean) => {
    const next = new Set(held);
    if (on) [code, listOf(code)].filter(one => known.has(one)).forEach(one => next.add(one));
    else {
      next.delete(code);
      if (code.endsWith('.list')) for (const other of held) if (listOf(other) === code) next.delete(other);
    }
    setHeld(next);
  };
  const save = async () => {
    const same = role ? { id: role.id, version: role.version } : {};
    const reply = await store.change(mainPaths.saveRole, { ...names, ...same, codes: [...held].filter(code => known.has(code)) });
    if (!reply.ok) return setRefusal(reply.refusal.fields?.[0] ?? reply.refusal);
    messages.show('good', text.saved);
    return onSaved(names.code);
  };
  const input = (key: keyof typeof names, label: typeof text.nameZh, disabled = false) => (
    <InputGroup
      aria-label={session.say(label)}
      placeholder={session.say(label)}
      value={names[key]}
      disabled={disabled}
      onChange={event => setNames({ ...names, [key]: event.currentTarget.value })}
    />
  );
  return (
    <div className="ax-users-scroll">
      <div className="ax-users-bar">
        {input('code', text.roleCode, role !== undefined)}
        {input('nameZh', text.nameZh)}
        {input('nameEn', text.nameEn)}
        <HTMLSelect
          aria-label={session.say(text.section)}
          value={section}
          options={[
            { value: '', label: session.say({ zh: '全部菜单', en: 'All sections' }) },
            ...sections.map(one => ({ value: one.key, label: session.say(one.title) })),
          ]}
          onChange={event => setSection(event.currentTarget.value)}
        />
        <Button
          size="small"
          intent="primary"
          text={session.say(text.save)}
          disabled={!changed}
          loading={store.busy}
          onClick={() => void save()}
        />
        {changed && <span className="ax-hint">{session.say(text.unsaved)}</span>}
      </div>
      {refusal && (
        <Callout intent="danger" compact role="alert">
          {session.say(refusal.message)}
        </Callout>
      )}
      <table className="ax-users-table ax-users-grants" aria-label={session.say(text.action)}>
        <tbody>
          {pages
            .filter(one => section === '' || one.section === section)
            .map(({ page, actions }) => (
              <tr key={page.key}>
                <th scope="row">
                  <Checkbox
                    inline
                    checked={actions.length > 0 && actions.every(({ code }) => held.has(code))}
                    indeterminate={actions.some(({ code }) => held.has(code)) && !actions.every(({ code }) => held.has(code))}
                    label={session.say(page.title)}
                    onChange={event => {
                      const next = new Set(held);
                      for (const { code } of actions)
                        if (event.currentTarget.checked) next.add(code);
                        else next.delete(code);
                      setHeld(next);
                    }}
                  />
                </th>
                <td className="ax-users-wrap">
                  {actions.map(({ code, title }) => (
                    <Checkbox
                      key={code}
                      inline
                      title={code}
                      aria-label={`${session.say(page.title)} · ${session.say(title)}`}
                      checked={held.has(code)}
                      label={session.say(title)}
                      onChange={event => tick(code, event.currentTarget.checked)}
                    />
                  ))}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
});
