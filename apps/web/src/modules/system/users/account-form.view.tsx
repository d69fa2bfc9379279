import { fill, type Refusal, type Text } from '@axle/kernel';
import { mainPaths, type UserSummary, type UsersTab } from '@axle/wire';
import { Button, Callout, Checkbox, DialogBody, DialogFooter, HTMLSelect, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useAskedClose } from '../../../engine/questions/use-asked-close.ts';
import { TitledDialog } from '../../../shell/dialogs/titled-dialog.view.tsx';
import { Messages } from '../../../shell/messages.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { orgRows, personOf, textOf } from './users-data.ts';
import type { UsersStore } from './users-store.ts';
import { usersText as text } from './users-text.ts';

interface AccountFormProps {
  readonly store: UsersStore;
  readonly shown: UsersTab;
  /** Undefined for a new account. */
  readonly user: UserSummary | undefined;
  onClose(): void;
  onAdded(account: string, password: string): void;
}

const fields = [
  ['account', text.account],
  ['nickname', text.nickname],
  ['nicknameEn', text.nicknameEn],
  ['employeeNo', text.employeeNo],
  ['post', text.post],
  ['email', text.email],
  ['phone', text.phone],
] as const satisfies readonly (readonly [keyof UserSummary, Text])[];

/** A new account with its roles, or what is said of one. */
export const AccountForm = observer(function AccountForm({ store, shown, user, onClose, onAdded }: AccountFormProps) {
  const session = useService(Session);
  const messages = useService(Messages);
  const orgs = orgRows(shown.orgs);
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(fields.map(([key]) => [key, user?.[key] ?? ''])),
  );
  const [orgId, setOrg] = useState(user?.orgId ?? orgs[0]?.id ?? 0);
  const [lang, setLang] = useState(user?.lang ?? 'zh-cn');
  const [roles, setRoles] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<Refusal>();
  const close = useAskedClose(onClose, [values, orgId, lang, roles]);
  const save = async () => {
    const same = user ? { id: user.id, version: user.version } : { roles };
    const reply = await store.change(mainPaths.saveUser, { ...values, orgId, lang, ...same });
    if (!reply.ok) return setRefusal(reply.refusal.fields?.[0] ?? reply.refusal);
    if (!user) return onAdded((values['account'] ?? '').trim().toLowerCase(), (reply.value as { readonly password: string }).password);
    messages.show('good', text.saved);
    return onClose();
  };
  const wrong = (key: string) =>
    refusal?.field === key && (
      <span className="ax-bad" role="alert">
        {session.say(refusal.message)}
      </span>
    );
  const named = [...fields.map(([key]) => key as string), 'orgId'];
  return (
    <TitledDialog
      isOpen
      canOutsideClickClose={false}
      onClose={close}
      title={session.say(user ? fill(text.editOf, { name: personOf(user, session.language === 'en') }) : text.add)}
      className="ax-dialog"
      style={{ width: 640 }}
    >
      <DialogBody>
        {refusal && !named.includes(refusal.field ?? '') && (
          <Callout intent="danger" compact role="alert">
            {session.say(refusal.message)}
          </Callout>
        )}
        <div className="ax-users-form" onKeyDown={event => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && void save()}>
          {fields.map(([key, label]) => (
            <label key={key}>
              {session.say(label)}
              <InputGroup
                value={values[key]}
                disabled={key === 'account' && user !== undefined}
                autoComplete="off"
                onChange={event => setValues({ ...values, [key]: event.currentTarget.value })}
              />
              {wrong(key)}
            </label>
          ))}
          <label>
            {session.say(text.org)}
            <HTMLSelect
              fill
              value={orgId}
              options={orgs.map(org => ({ value: org.id, label: `${'　'.repeat(org.depth)}${session.say(textOf(org))}` }))}
              onChange={event => setOrg(Number(event.currentTarget.value))}
            />
            {wrong('orgId')}
          </label>
          <label>
            {session.say(text.lang)}
            <HTMLSelect
              fill
              value={lang}
              options={[
                { value: 'zh-cn', label: '中文' },
                { value: 'en', label: 'English' },
              ]}
              onChange={event => setLang(event.currentTarget.value as typeof lang)}
            />
          </label>
          {!user && (
            <fieldset className="ax-users-wide">
              <legend>{session.say(text.roles)}</legend>
              <div className="ax-users-ticks">
                {shown.roles.map(role => (
                  <Checkbox
                    key={role.code}
                    checked={roles.includes(role.code)}
                    label={session.say(textOf(role))}
                    onChange={event =>
                      setRoles(event.currentTarget.checked ? [...roles, role.code] : roles.filter(code => code !== role.code))
                    }
                  />
                ))}
              </div>
            </fieldset>
          )}
        </div>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={session.say(text.cancel)} onClick={close} />
            <Button intent="primary" loading={store.busy} text={session.say(text.save)} onClick={() => void save()} />
          </>
        }
      />
    </TitledDialog>
  );
});
