import { Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { Cross, Pin, Refresh } from '@blueprintjs/icons';
import { homeKey, type WorkspaceTab } from '@axle/session';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { frameText } from '../../text/frame.ts';
import { useService } from '../services.tsx';
import { Session } from '../session/session.ts';
import { WorkspaceStore } from './workspace.store.ts';

/** What else can be done with an open tab. */
export const TabMenu = observer(function TabMenu({ tab, close }: { readonly tab: WorkspaceTab; readonly close: () => void }) {
  const session = useService(Session);
  const store = useService(WorkspaceStore);
  const navigate = useNavigate();
  const follow = async (leaving: Promise<string | undefined>) => {
    const next = await leaving;
    if (next !== undefined) void navigate(next);
  };
  const isHome = tab.key === homeKey;
  return (
    <Menu>
      <MenuItem icon={<Refresh />} text={session.say(frameText.reloadTab)} onClick={() => void store.reload(tab.key)} />
      <MenuItem
        icon={<Pin />}
        text={session.say(tab.pinned ? frameText.unpin : frameText.pin)}
        disabled={isHome}
        onClick={() => store.pin(tab.key, !tab.pinned)}
      />
      <MenuDivider />
      <MenuItem icon={<Cross />} text={session.say(frameText.closeTab)} disabled={isHome} onClick={close} />
      <MenuItem text={session.say(frameText.closeOthers)} onClick={() => void follow(store.closeOthers(tab.key))} />
      <MenuItem text={session.say(frameText.closeToRight)} onClick={() => void follow(store.closeToRight(tab.key))} />
    </Menu>
  );
});
