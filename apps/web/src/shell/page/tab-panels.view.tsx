import { observer } from 'mobx-react-lite';
import { Activity, type ReactNode, useContext, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext, useLocation } from 'react-router';
import type { WorkspaceTab } from '@axle/session';
import { PageHost } from './page-host.view.tsx';
import { useService } from '../services.tsx';
import { tabAddress, tabKeyOf } from '../workspace/tab-address.ts';
import { WorkspaceStore } from '../workspace/workspace.store.ts';

/** The pages of the open tabs. A page lives on while another one is in sight: what was typed and scrolled is still there afterwards. */
export const TabPanels = observer(function TabPanels() {
  const store = useService(WorkspaceStore);
  const { pathname, search } = useLocation();
  const inSight = tabKeyOf(pathname, search);
  return store.tabs.map(tab => <TabPanel key={`${tab.key}#${store.generation(tab.key)}`} tab={tab} inSight={tab.key === inSight} />);
});

function TabPanel({ tab, inSight }: { readonly tab: WorkspaceTab; readonly inSight: boolean }) {
  // tabs brought back after a reload are not built before they are looked at
  const [seen, setSeen] = useState(inSight);
  if (inSight && !seen) setSeen(true);
  const address = tabAddress(tab.path.replace(/\?.*$/, ''), tab.path.replace(/^[^?]*/, ''));
  if (!(seen || inSight) || !address) return null;
  return (
    <Activity mode={inSight ? 'visible' : 'hidden'}>
      <div className="tab-panel" id={`panel-${tab.key}`} role="tabpanel" aria-labelledby={`tab-${tab.key}`}>
        <OwnLocation live={inSight}>
          <PageHost {...address} active={inSight} />
        </OwnLocation>
      </div>
    </Activity>
  );
}

/** A page out of sight keeps the address at which it was last seen: the query of another tab does not concern it. */
function OwnLocation({ live, children }: { readonly live: boolean; readonly children: ReactNode }) {
  const current = useContext(LocationContext);
  const [own, setOwn] = useState(current);
  if (live && own !== current) setOwn(current);
  return <LocationContext value={live ? current : own}>{children}</LocationContext>;
}
