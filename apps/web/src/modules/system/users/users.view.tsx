import { permissionCode } from '@axle/page-kit';
import { type UserTab, userTabs } from '@axle/pages';
import { Button, Callout, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useId, useState } from 'react';
import { TabBar } from '../../../engine/tab-bar.view.tsx';
import { useSearch } from '../../../engine/use-search.ts';
import { MainClient } from '../../../gateways/main-client.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { Tracking } from '../../../shell/tracking.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import '../../../engine/fields/fields.css';
import '../../../engine/tables.css';
import '../../../engine/list/list.css';
import { AccountsTab } from './accounts.view.tsx';
import { OrgsTab } from './orgs.view.tsx';
import { ReachTab } from './reach.view.tsx';
import { RightsTab } from './rights.view.tsx';
import { RolesTab } from './roles.view.tsx';
import { ScopesTab } from './scopes.view.tsx';
import { type MenuTab, TabMenu } from './tab-menu.view.tsx';
import type { TabProps } from './tab-props.ts';
import { UsersStore } from './users-store.ts';
import { usersText as text } from './users-text.ts';
import './users.css';

const superTabs: readonly MenuTab[] = [
  { key: 'roles', title: text.roles, group: text.ofSupers },
  { key: 'orgs', title: text.orgs, group: text.ofSupers },
];

/** From so many tabs on they are offered as a menu too. */
const manyTabs = 8;

const inMenu = ({ key, title, section, kind }: UserTab): MenuTab => ({
  key,
  title,
  ...(section === undefined ? {} : { group: text.ofPages }),
  ...(kind === undefined ? {} : { group: text.ofScopes }),
});

const special: Readonly<Record<string, ComponentType<TabProps>>> = { tab1: AccountsTab, tab2: ScopesTab, roles: RolesTab, orgs: OrgsTab };

/** Users: a tab for each right to see one. */
export const Users = observer(function Users({ section, page, active }: ViewProps) {
  const session = useService(Session);
  const id = useId();
  const { search, replace } = useSearch();
  const tabs = [
    ...userTabs.filter(({ key }) => session.can(permissionCode(section, page.key, `${key}.list`))).map(inMenu),
    ...(session.isSuper ? superTabs : []),
  ];
  const wanted = new URLSearchParams(search).get('tab');
  const [shown, setShown] = useState(wanted);
  const key = tabs.find(tab => tab.key === ((active ? wanted : undefined) ?? shown))?.key ?? tabs[0]?.key ?? '';
  const show = (next: string) => {
    setShown(next);
    replace(`tab=${next}`);
  };
  const tracking = useService(Tracking);
  const label = tabs.find(tab => tab.key === key)?.title.zh;
  useEffect(() => {
    if (active && label !== undefined) tracking.showTab({ page: page.key, key, label });
  }, [tracking, page, active, key, label]);
  return (
    <div className="ax-users">
      <div className="ax-users-strip">
        <TabBar
          className="ax-users-tabs"
          label={session.say(text.tabs)}
          tabs={tabs.map(tab => ({ key: tab.key, title: session.say(tab.title) }))}
          shown={key}
          panel={id}
          onShow={show}
        />
        {tabs.length >= manyTabs && <TabMenu tabs={tabs} shown={key} onShow={show} />}
      </div>
      <div id={id} className="ax-users-body">
        {key !== '' && <LoadedTab key={key} tab={key} section={section} page={page.key} active={active} />}
      </div>
    </div>
  );
});

interface LoadedTabProps {
  readonly tab: string;
  readonly section: string;
  readonly page: string;
  readonly active: boolean;
}

const LoadedTab = observer(function LoadedTab({ tab, section, page, active }: LoadedTabProps) {
  const session = useService(Session);
  const main = useService(MainClient);
  const [store] = useState(() => new UsersStore(main, tab));
  useEffect(() => {
    if (active) void store.load();
  }, [store, active]);
  const { refusal, shown } = store;
  if (refusal)
    return (
      <Callout intent="danger" role="alert">
        {session.say(refusal.message)} <Button size="small" text={session.say(text.retry)} onClick={() => void store.load()} />
      </Callout>
    );
  if (!shown) return <Spinner size={24} aria-label={session.say(text.loading)} />;
  const about = userTabs.find(({ key }) => key === tab);
  const View = special[tab] ?? (about?.kind ? ReachTab : RightsTab);
  const may = (action: string) => !session.viewing && session.can(permissionCode(section, page, `${tab}.${action}`));
  return <View store={store} shown={shown} tab={about} may={may} />;
});
