import { fill } from '@axle/kernel';
import { Button, Callout, Tag } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PageActions } from '../../../engine/actions/page-actions.ts';
import { ScannerInput } from '../../../engine/station/scanner-input.view.tsx';
import { browserSounds } from '../../../engine/station/sounds.ts';
import { Ids } from '../../../gateways/ids.ts';
import { MainClient } from '../../../gateways/main-client.ts';
import { Messages } from '../../../shell/messages.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../view-props.ts';
import { CountingView } from './counting.view.tsx';
import { ReceiveStore } from './receive-store.ts';
import { receiveText as text } from './receive-text.ts';
import { receivingDesk } from './receiving-desk.ts';
import './receive-station.css';

/** The station at the dock: a receipt is opened by a scan, then its goods are counted. */
export const ReceiveStation = observer(function ReceiveStation({ page, active }: ViewProps) {
  const session = useService(Session);
  const messages = useService(Messages);
  const [main, actions, ids] = [useService(MainClient), useService(PageActions), useService(Ids)];
  const [store] = useState(
    () => new ReceiveStore({ desk: receivingDesk(main), actions, page, resource: page.resource!, newId: () => ids.next() }),
  );
  const [sounds] = useState(browserSounds);
  const isOpen = store.receipt !== undefined;
  useEffect(() => {
    if (!active || isOpen) return;
    void store.list();
  }, [active, isOpen, store]);
  if (store.receipt) return <CountingView key={store.receipt.id} store={store} receipt={store.receipt} sounds={sounds} />;
  const find = async (code: string) => {
    const found = await store.find(code);
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
      <h2>{session.say(text.toCount)}</h2>
      {store.waiting?.length === 0 && <p className="ax-faint">{session.say(text.none)}</p>}
      <ul className="ax-receive-waiting" aria-label={session.say(text.toCount)}>
        {store.waiting?.map(receipt => (
          <li key={receipt.id}>
            <strong>{receipt.receiptNo}</strong>
            <span>{session.say(text.types[receipt.type])}</span>
            <span>{receipt.sourceNo}</span>
            <span>{receipt.containerNo}</span>
            <span>{receipt.warehouse}</span>
            <span className="ax-receive-tags">
              <Tag minimal intent={receipt.state === 'counting' ? 'primary' : 'none'}>
                {session.say(text.states[receipt.state === 'counting' ? 'counting' : 'arrived'])}
              </Tag>
              {receipt.blind && <Tag minimal>{session.say(text.blind)}</Tag>}
              {receipt.mine === true && (
                <Tag minimal intent="success">
                  {session.say(text.mine)}
                </Tag>
              )}
            </span>
            <Button
              aria-label={`${session.say(text.open)} ${receipt.receiptNo}`}
              text={session.say(text.open)}
              onClick={() => void store.open(receipt.id)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
});
