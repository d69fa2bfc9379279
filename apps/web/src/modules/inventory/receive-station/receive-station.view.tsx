import { fill } from '@axle/kernel';
import { Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PageActions } from '../../../engine/actions/page-actions.ts';
import { ScannerInput } from '../../../engine/station/scanner-input.view.tsx';
import { browserSounds } from '../../../engine/station/sounds.ts';
import { StationStore } from '../../../engine/station/station-store.ts';
import { UnsentList } from '../../../engine/station/unsent-list.view.tsx';
import { UnsentScans } from '../../../engine/station/unsent-scans.ts';
import { WaitingList } from '../../../engine/station/waiting-list.view.tsx';
import { Clock } from '../../../gateways/clock.ts';
import { Ids } from '../../../gateways/ids.ts';
import { MainClient } from '../../../gateways/main-client.ts';
import { BrowserValues } from '../../../gateways/stored-values.ts';
import { Messages } from '../../../shell/messages.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { CountingView, mostWaiting, scansHeldUnder } from './counting.view.tsx';
import { ReceiveStore } from './receive-store.ts';
import { receiveText as text } from './receive-text.ts';
import { receivingDesk } from './receiving-desk.ts';
import './receive-station.css';

/** The station at the dock: a receipt is opened by a scan, then its goods are counted. */
export const ReceiveStation = observer(function ReceiveStation({ page, active }: ViewProps) {
  const session = useService(Session);
  const messages = useService(Messages);
  const [main, actions, ids] = [useService(MainClient), useService(PageActions), useService(Ids)];
  const [clock, values] = [useService(Clock), useService(BrowserValues)];
  const [store] = useState(
    () => new ReceiveStore({ desk: receivingDesk(main), actions, page, resource: page.resource!, newId: () => ids.next() }),
  );
  const [sounds] = useState(browserSounds);
  const [unsent] = useState(() => {
    const under = scansHeldUnder(session.userId);
    const queue = (id: string) => ({
      scans: store.scansOf({ id: Number(id) }),
      held: `${under}${id}`,
      mostWaiting,
      newId: () => ids.next(),
    });
    return new UnsentScans({ values, under, station: id => new StationStore({ ...queue(id), sounds, clock, values }) });
  });
  if (store.receipt) return <CountingView key={store.receipt.id} store={store} receipt={store.receipt} sounds={sounds} />;
  const find = async (code: string) => {
    const found = await store.find(code);
    if (found === 'overtaken') return;
    sounds[found === 'opened' || found === 'several' ? 'good' : 'bad']();
    if (found === 'none') messages.show('warn', fill(text.noSuch, { code }));
  };
  return (
    <div className="ax-receive">
      <ScannerInput prompt={text.find} active={active} onScan={code => void find(code)} />
      {store.refusal && (
        <Callout intent="danger" role="alert">
          {session.say(store.refusal.message)}
        </Callout>
      )}
      <UnsentList unsent={unsent} active={active} />
      <WaitingList
        title={text.toCount}
        nothing={text.none}
        waiting={store.waiting}
        active={active}
        known={{ label: text.receipt, by: ({ receiptNo }) => receiptNo }}
        columns={[
          { label: text.type, cell: ({ type }) => session.say(text.types[type]) },
          { label: text.source, cell: ({ sourceNo }) => sourceNo },
          { label: text.container, cell: ({ containerNo }) => containerNo },
          { label: text.warehouse, cell: ({ warehouse }) => warehouse },
          {
            label: text.state,
            cell: ({ state, blind }) => (
              <span className="ax-receive-tags">
                <span className={`ax-pill ax-tone-${state === 'counting' ? 'warn' : 'info'}`}>
                  {session.say(text.states[state === 'counting' ? 'counting' : 'arrived'])}
                </span>
                {blind && <span className="ax-pill ax-tone-neutral">{session.say(text.blind)}</span>}
              </span>
            ),
          },
        ]}
        onOpen={({ id }) => void store.open(id)}
      />
    </div>
  );
});
