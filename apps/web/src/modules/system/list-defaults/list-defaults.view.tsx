import type { Text } from '@axle/kernel';
import { fieldsOf, standardCode } from '@axle/page-kit';
import { Button, Callout, HTMLSelect, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ColumnOrder } from '../../../engine/list/column-order.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { MessagesStore } from '../../../shell/messages/messages.store.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { DefaultColumns } from './default-columns.ts';
import { ListDefaultsStore } from './list-defaults-store.ts';
import { listDefaultsText as text } from './list-defaults-text.ts';
import './list-defaults.css';

/** Which columns a list has for people who never changed theirs: for everybody, or for a role. */
export const ListDefaultsView = observer(function ListDefaultsView({ section, page }: ViewProps) {
  const session = useService(Session);
  const calls = useService(DefaultColumns);
  const [store] = useState(() => new ListDefaultsStore(calls));
  useEffect(() => void store.load(), [store]);
  const { known, refusal } = store;
  if (!known) return refusal ? <Callout intent="danger">{session.say(refusal.message)}</Callout> : <Spinner size={24} />;
  const roleNamed = (code: string | undefined): Text => {
    const role = known.roles.find(one => one.code === code);
    return role ? { zh: role.nameZh, en: role.nameEn } : text.everybody;
  };
  const titleOf = (key: string): Text => store.pages.find(one => one.key === key)?.title ?? { zh: key, en: key };
  return (
    <div className="ax-list-defaults">
      <Arranged store={store} mayWrite={!session.viewing && session.can(standardCode(section, page, 'update'))} />
      <section aria-label={session.say(text.set)}>
        <h3>{session.say(text.set)}</h3>
        {known.defaults.length === 0 ? (
          <p className="ax-hint">{session.say(text.none)}</p>
        ) : (
          <table className="ax-table ax-lined">
            <thead>
              <tr>
                <th scope="col">{session.say(text.page)}</th>
                <th scope="col">{session.say(text.whom)}</th>
                <th scope="col">{session.say(text.column)}</th>
                <th scope="col">{session.say({ zh: '更新人', en: 'Updated by' })}</th>
              </tr>
            </thead>
            <tbody>
              {known.defaults.map(one => (
                <tr key={`${one.page} ${one.role ?? ''}`} aria-current={one === store.current || undefined}>
                  <td>
                    <Button
                      variant="minimal"
                      size="small"
                      text={session.say(titleOf(one.page))}
                      onClick={() => store.choose(one.page, one.role ?? '')}
                    />
                  </td>
                  <td>{session.say(roleNamed(one.role))}</td>
                  <td>
                    {session.say(text.shownOf, {
                      count: one.layout.columns.filter(({ visible }) => visible).length,
                      all: one.layout.columns.length,
                    })}
                  </td>
                  <td>{session.nickname(one.updatedBy)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </div>
  );
});

/** The columns of the chosen page: which are shown, in which order. */
const Arranged = observer(function Arranged({ store, mayWrite }: { readonly store: ListDefaultsStore; readonly mayWrite: boolean }) {
  const session = useService(Session);
  const messages = useService(MessagesStore);
  const { page, columns, known, refusal, current } = store;
  const fields = page?.resource ? fieldsOf(page.resource) : {};
  const save = async (what: 'save' | 'remove') => {
    if (await store.save(what)) messages.show('good', what === 'save' ? text.saved : text.removed);
  };
  const roles = known?.roles.map(({ code, nameZh, nameEn }) => ({ value: code, label: session.say({ zh: nameZh, en: nameEn }) })) ?? [];
  return (
    <section>
      <div className="ax-list-defaults-bar">
        <label>
          {session.say(text.page)}
          <HTMLSelect
            value={page?.key}
            options={store.pages.map(({ key, title }) => ({ value: key, label: session.say(title) }))}
            onChange={event => store.choose(event.currentTarget.value, store.role)}
          />
        </label>
        <label>
          {session.say(text.whom)}
          <HTMLSelect
            value={store.role}
            options={[{ value: '', label: session.say(text.everybody) }, ...roles]}
            onChange={event => page && store.choose(page.key, event.currentTarget.value)}
          />
        </label>
        {mayWrite && <Button intent="primary" loading={store.busy} text={session.say(text.save)} onClick={() => void save('save')} />}
        {mayWrite && current && <Button disabled={store.busy} text={session.say(text.remove)} onClick={() => void save('remove')} />}
      </div>
      {refusal && <Callout intent="danger">{session.say(refusal.message)}</Callout>}
      {!current && <p className="ax-hint">{session.say(text.notSet)}</p>}
      <ColumnOrder
        disabled={!mayWrite}
        columns={columns.flatMap(({ field, visible, pinned }) => {
          const known = fields[field];
          return known ? [{ field, label: session.say(known.label), shown: visible, always: known.key, pinned }] : [];
        })}
        onShow={field => store.setVisible(field, !columns.find(one => one.field === field)?.visible)}
        onMove={(field, before) => store.move(field, before)}
      />
    </section>
  );
});
