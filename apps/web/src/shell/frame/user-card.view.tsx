import { Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { History, Key, KeyCommand, LogOut, Shield } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { OwnSignInsStore } from '../own-sign-ins/own-sign-ins.store.ts';
import { PasswordStore } from '../password/password.store.ts';
import { useService } from '../services.tsx';
import { SessionEnd } from '../session/session-end.ts';
import { SessionStore } from '../session/session.store.ts';
import { WhyStore } from '../why/why.store.ts';
import { ShortcutsStore } from '../shortcuts/shortcuts.store.ts';
import { WorkspaceStore } from '../workspace/workspace.store.ts';
import { localMoment } from '../../engine/fields/calendar/local-moment.ts';
import { frameText } from '../../text/frame.ts';
import { ownSignInsText } from '../../text/own-sign-ins.ts';

/** The account of the user: roles, last sign-in, and what can be done with it. */
export const UserCard = observer(function UserCard() {
  const session = useService(SessionStore);
  const password = useService(PasswordStore);
  const end = useService(SessionEnd);
  const workspace = useService(WorkspaceStore);
  const signIns = useService(OwnSignInsStore);
  const shortcuts = useService(ShortcutsStore);
  const why = useService(WhyStore);
  const signOut = async () => {
    if (await workspace.mayLeave()) await end.signOut();
  };
  const user = session.recheck?.user;
  if (!user) return null;
  const roles = user.roles.map(role => (session.language === 'en' ? role.name_en : role.name_zh)).join('、');
  const last =
    user.last_login_at === undefined
      ? session.say(frameText.firstSignIn)
      : `${localMoment(user.last_login_at)}${user.last_login_ip ? ` · ${user.last_login_ip}` : ''}`;
  return (
    <>
      <div className="user-card">
        <strong>{session.ownName}</strong> <span>{user.account}</span>
        <dl>
          <dt>{session.say(frameText.roles)}</dt>
          <dd>{roles}</dd>
          <dt>{session.say(frameText.lastSignIn)}</dt>
          <dd>{last}</dd>
        </dl>
      </div>
      <Menu>
        <MenuDivider />
        <MenuItem icon={<Key />} text={session.say(frameText.changePassword)} onClick={() => password.show()} />
        <MenuItem icon={<History />} text={session.say(ownSignInsText.title)} onClick={() => signIns.show()} />
        {why.allowed && <MenuItem icon={<Shield />} text={session.say(frameText.why)} onClick={() => why.show()} />}
        <MenuItem icon={<KeyCommand />} text={session.say(frameText.shortcuts)} label="?" onClick={() => shortcuts.show()} />
        <MenuItem icon={<LogOut />} text={session.say(frameText.signOut)} onClick={() => void signOut()} />
      </Menu>
    </>
  );
});
