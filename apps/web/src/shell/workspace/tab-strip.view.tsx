import './tab-strip.css';
import { ContextMenu } from '@blueprintjs/core';
import { Cross, Home, Pin } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { homeKey, type WorkspaceTab } from '@axle/session';
import { useService } from '../services.tsx';
import { tabKeyOf } from './tab-address.ts';
import { WorkspaceStore } from './workspace.store.ts';
import { Session } from '../session/session.ts';
import { frameText } from '../../text/frame.ts';

const TabMenu = lazy(async () => ({ default: (await import(/* webpackPrefetch: true */ './tab-menu.view.tsx')).TabMenu }));

/** The strip of open tabs. Arrow keys walk it, Delete closes a tab, the context menu offers the rest. */
export const TabStrip = observer(function TabStrip() {
  const store = useService(WorkspaceStore);
  const session = useService(Session);
  const { pathname, search } = useLocation();
  const address = tabKeyOf(pathname, search);
  const inSight = store.tabs.some(tab => tab.key === address) ? address : undefined;
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const place = tabs.indexOf(document.activeElement as HTMLElement);
    tabs[(place + step + tabs.length) % tabs.length]?.focus();
  };
  return (
    <section aria-label={session.say(frameText.openTabs)}>
      <div className="tab-strip" role="tablist" aria-label={session.say(frameText.openTabs)} onKeyDown={walk}>
        {store.tabs.map((tab, place) => (
          <Tab
            key={tab.key}
            tab={tab}
            inSight={tab.key === inSight}
            reachable={inSight === undefined ? place === 0 : tab.key === inSight}
          />
        ))}
      </div>
    </section>
  );
});

const Tab = observer(function Tab({
  tab,
  inSight,
  reachable,
}: {
  readonly tab: WorkspaceTab;
  readonly inSight: boolean;
  readonly reachable: boolean;
}) {
  const session = useService(Session);
  const store = useService(WorkspaceStore);
  const navigate = useNavigate();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (inSight) element.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [inSight]);
  const show = () => void navigate(tab.path);
  const close = async () => {
    const next = await store.close(tab.key);
    if (next !== undefined) void navigate(next);
  };
  const title = session.say(tab.title) + (tab.instance === undefined ? '' : ` · ${tab.instance}`);
  const closable = tab.key !== homeKey;
  return (
    <ContextMenu
      content={
        <Suspense>
          <TabMenu tab={tab} close={() => void close()} />
        </Suspense>
      }
      className="tab-frame"
    >
      <div className="tab" ref={element} data-pinned={tab.pinned} onAuxClick={event => event.button === 1 && closable && void close()}>
        <button
          type="button"
          role="tab"
          id={`tab-${tab.key}`}
          aria-selected={inSight}
          aria-controls={inSight ? `panel-${tab.key}` : undefined}
          tabIndex={reachable ? 0 : -1}
          aria-keyshortcuts={closable ? 'Delete' : undefined}
          title={title}
          onClick={show}
          onKeyDown={event => event.key === 'Delete' && closable && void close()}
        >
          {tab.key === homeKey ? <Home size={14} /> : tab.pinned ? <Pin size={12} /> : null}
          <span>{title}</span>
        </button>
        {closable && !tab.pinned && (
          // a list of tabs may hold nothing but tabs: without a mouse a tab is closed by Delete
          <button
            type="button"
            className="tab-close"
            tabIndex={-1}
            aria-hidden="true"
            title={session.say(frameText.closeNamedTab, { title })}
            onClick={() => void close()}
          >
            <Cross size={12} />
          </button>
        )}
      </div>
    </ContextMenu>
  );
});
