import './workplace.css';
import type { HomeBlock } from '@axle/session';
import { Button } from '@blueprintjs/core';
import { LayoutGrid, Refresh } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { CallEvents } from '../../../gateways/call-events.ts';
import { Clock } from '../../../gateways/clock.ts';
import { MainClient } from '../../../gateways/main-client.ts';
import { OfficeClient } from '../../../gateways/office-client.ts';
import { Dialogs } from '../../../shell/dialogs/dialogs.ts';
import { useService } from '../../../shell/services.tsx';
import { SessionStore } from '../../../shell/session/session.store.ts';
import { UnsavedWork } from '../../../shell/workspace/unsaved-work.ts';
import { workplaceText } from '../../../text/workplace.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { AlertsBlock } from './alerts-block.view.tsx';
import { BlockFrame } from './block-frame.view.tsx';
import type { BlockKey } from './default-blocks.ts';
import { DraftsCard } from './drafts-card.view.tsx';
import { Greeting, PasswordNote } from './greeting.view.tsx';
import { HomeStore, pace } from './home.store.ts';
import { KpiBlock } from './kpi-block.view.tsx';
import { LayoutStore } from './layout.store.ts';
import { MessagesBlock } from './messages-block.view.tsx';
import { OwnTasksCard } from './own-tasks-card.view.tsx';
import { ShortcutsBlock } from './shortcuts-block.view.tsx';
import { TodoBlock } from './todo-block.view.tsx';
import { Session } from '../../../shell/session/session.ts';

/** The workplace: the first page after the sign-in. It shows only what the user may open. */
export const Workplace = observer(function Workplace({ active }: ViewProps) {
  const [main, office, clock] = [useService(MainClient), useService(OfficeClient), useService(Clock)];
  const session = useService(SessionStore);
  const work = useService(UnsavedWork);
  const events = useService(CallEvents);
  const [home] = useState(() => new HomeStore({ main, office, clock, events }));
  const [layout] = useState(() => new LayoutStore(main));
  useEffect(() => void layout.load(), [layout]);
  useEffect(() => work.follow(layout), [work, layout]);
  useEffect(() => {
    if (!active) return undefined;
    const look = () => void (document.visibilityState === 'visible' && home.refresh());
    look();
    const timer = setInterval(look, pace.refresh);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [home, active]);
  const drawn: Readonly<Record<BlockKey, ReactNode>> = {
    todo: <TodoBlock home={home} />,
    kpi: <KpiBlock home={home} layout={layout} />,
    alerts: <AlertsBlock home={home} />,
    messages: <MessagesBlock />,
    shortcuts: <ShortcutsBlock layout={layout} />,
    drafts: <DraftsCard />,
    exports: <OwnTasksCard page="downList" />,
    imports: session.canOpen('importTask') ? <OwnTasksCard page="importTask" /> : null,
  };
  return (
    <div className="home">
      <div className="home-head">
        <Greeting />
        <Ways home={home} layout={layout} />
      </div>
      <PasswordNote />
      {layout.editing && (
        <p id="home-edit-help" className="home-note">
          {session.say(workplaceText.editHelp)}
        </p>
      )}
      <div className="home-grid">
        {layout.ready &&
          layout.blocks.map(block => {
            const key = block.key as BlockKey;
            return (
              <BlockFrame key={key} block={block} title={workplaceText[key]} layout={layout}>
                {drawn[key]}
              </BlockFrame>
            );
          })}
      </div>
      {layout.editing && <Places blocks={layout.blocks} />}
    </div>
  );
});

const Ways = observer(function Ways({ home, layout }: { readonly home: HomeStore; readonly layout: LayoutStore }) {
  const dialogs = useService(Dialogs);
  const session = useService(Session);
  const reset = async () => {
    const { resetTitle: title, resetText: text, reset: confirm } = workplaceText;
    if (await dialogs.confirm({ title, text, confirm })) layout.reset();
  };
  return (
    <div className="home-ways">
      {layout.editing && <Button size="small" variant="minimal" text={session.say(workplaceText.reset)} onClick={() => void reset()} />}
      <Button
        size="small"
        variant="minimal"
        icon={<Refresh />}
        text={session.say(workplaceText.refresh)}
        onClick={() => void home.refresh()}
      />
      <Button
        size="small"
        variant={layout.editing ? 'solid' : 'minimal'}
        intent={layout.editing ? 'primary' : 'none'}
        icon={<LayoutGrid />}
        aria-pressed={layout.editing}
        text={session.say(layout.editing ? workplaceText.editDone : workplaceText.editLayout)}
        onClick={() => layout.edit(!layout.editing)}
      />
    </div>
  );
});

/** Says the order of the blocks to screen readers whenever it changes. */
const Places = observer(function Places({ blocks }: { readonly blocks: readonly HomeBlock[] }) {
  const session = useService(Session);
  const order = blocks.map(({ key }, at) =>
    session.say(workplaceText.place, { block: session.say(workplaceText[key as BlockKey]), place: at + 1, count: blocks.length }),
  );
  return (
    <p role="status" className="only-for-readers">
      {order.join('; ')}
    </p>
  );
});
