import { type AccountChange, refuseAccountChange } from '@axle/permissions';
import { mainPaths, type UserSummary, type UsersTab } from '@axle/wire';
import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Dialogs } from '../../../shell/dialogs/dialogs.ts';
import { Messages } from '../../../shell/messages.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { AccountForm } from './account-form.view.tsx';
import { RolesForm } from './roles-form.view.tsx';
import { IssuedPassword } from './issued-password.view.tsx';
import type { UsersStore } from './users-store.ts';
import { usersText as text } from './users-text.ts';
import { ViewAsButton } from './view-as-button.view.tsx';

const questions = { lock: text.lockAsk, unlock: text.unlockAsk, leave: text.leaveAsk } as const;

interface AccountActionsProps {
  readonly store: UsersStore;
  readonly shown: UsersTab;
  readonly chosen: readonly UserSummary[];
}

/** What super users do with accounts. The same rule that the server decides by blocks what it would refuse. */
export const AccountActions = observer(function AccountActions({ store, shown, chosen }: AccountActionsProps) {
  const session = useService(Session);
  const dialogs = useService(Dialogs);
  const messages = useService(Messages);
  const [open, setOpen] = useState<'add' | 'edit' | 'roles'>();
  const [issued, setIssued] = useState<{ readonly account: string; readonly password: string }>();
  if (!session.isSuper) return null;
  const [one] = chosen.length === 1 ? chosen : [];
  const supers = shown.users.filter(({ isSuper, state }) => isSuper && state === 'active').length;
  const blocked = (users: readonly UserSummary[], change: AccountChange) =>
    users.map(user => refuseAccountChange(session.userId ?? 0, user, change, supers)).find(refusal => refusal !== undefined);
  const done = (reply: Awaited<ReturnType<UsersStore['change']>>) => {
    if (!reply.ok) messages.show('bad', reply.refusal.message);
    else messages.show('good', text.saved);
  };
  const setState = async (change: keyof typeof questions) => {
    const question = {
      title: text[change],
      text: questions[change],
      confirm: text[change],
      tone: change === 'leave' ? ('danger' as const) : ('primary' as const),
    };
    if (await dialogs.confirm(question)) done(await store.change(mainPaths.setUserState, { ids: chosen.map(({ id }) => id), change }));
  };
  const reset = async (user: UserSummary) => {
    if (!(await dialogs.confirm({ title: text.reset, text: text.resetAsk, confirm: text.reset }))) return;
    const reply = await store.change(mainPaths.resetPassword, { id: user.id });
    if (reply.ok) setIssued({ account: user.account, ...(reply.value as { readonly password: string }) });
    else messages.show('bad', reply.refusal.message);
  };
  const button = (title: typeof text.add, users: readonly UserSummary[], change: AccountChange | undefined, act: () => void) => {
    const refusal = change && users.length > 0 ? blocked(users, change) : undefined;
    return (
      <Button
        key={title.en}
        size="small"
        text={session.say(title)}
        title={refusal && session.say(refusal.message)}
        disabled={users.length === 0 || refusal !== undefined || store.busy}
        onClick={act}
      />
    );
  };
  const single = one ? [one] : [];
  return (
    <>
      <Button size="small" intent="primary" text={session.say(text.add)} onClick={() => setOpen('add')} />
      {button(text.edit, single, undefined, () => setOpen('edit'))}
      {button(text.assign, single, 'roles', () => setOpen('roles'))}
      {button(text.reset, single, 'password', () => one && void reset(one))}
      {button(text.lock, chosen, 'lock', () => void setState('lock'))}
      {button(text.unlock, chosen, 'unlock', () => void setState('unlock'))}
      {button(text.leave, chosen, 'leave', () => void setState('leave'))}
      <ViewAsButton user={one} />
      {(open === 'add' || (open === 'edit' && one)) && (
        <AccountForm
          store={store}
          shown={shown}
          user={open === 'edit' ? one : undefined}
          onClose={() => setOpen(undefined)}
          onAdded={(account, password) => {
            setOpen(undefined);
            setIssued({ account, password });
          }}
        />
      )}
      {open === 'roles' && one && <RolesForm store={store} roles={shown.roles} user={one} onClose={() => setOpen(undefined)} />}
      {issued && <IssuedPassword {...issued} onClose={() => setIssued(undefined)} />}
    </>
  );
});
