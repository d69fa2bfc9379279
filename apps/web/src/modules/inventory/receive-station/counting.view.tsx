import { fill } from '@axle/kernel';
import { regrouped } from '@axle/page-kit';
import { Button, Callout, Tag } from '@blueprintjs/core';
import { ArrowLeft, Camera } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Sounds } from '../../../engine/station/sounds.ts';
import { StationBoard } from '../../../engine/station/station-board.view.tsx';
import { StationStore } from '../../../engine/station/station-store.ts';
import { Clock } from '../../../gateways/clock.ts';
import { Ids } from '../../../gateways/ids.ts';
import { BrowserValues } from '../../../gateways/stored-values.ts';
import { Dialogs } from '../../../shell/dialogs/dialogs.ts';
import { Messages } from '../../../shell/messages.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { GoodsDialog, type GoodsKind } from './goods-dialog.view.tsx';
import { LinesView } from './lines.view.tsx';
import type { ReceiveStore } from './receive-store.ts';
import { receiveText as text } from './receive-text.ts';
import type { StationReceipt } from './receiving-desk.ts';

/** Most scans that wait while the network is away. */
export const mostWaiting = 200;

/** Under what the scans of receipts are held that a person counts. */
export const scansHeldUnder = (userId: number | undefined): string => `station/receiveStation/${userId}/`;

interface CountingProps {
  readonly store: ReceiveStore;
  readonly receipt: StationReceipt;
  readonly sounds: Sounds;
}

/** An open receipt: its scans on one side, its lines on the other. */
export const CountingView = observer(function CountingView({ store, receipt, sounds }: CountingProps) {
  const session = useService(Session);
  const [dialogs, messages] = [useService(Dialogs), useService(Messages)];
  const [clock, values, ids] = [useService(Clock), useService(BrowserValues), useService(Ids)];
  const [scans] = useState(
    () =>
      new StationStore({
        scans: store.scansOf(receipt),
        sounds,
        clock,
        values,
        held: `${scansHeldUnder(session.userId)}${receipt.id}`,
        title: regrouped(receipt.receiptNo),
        mostWaiting,
        newId: () => ids.next(),
      }),
  );
  const [asking, setAsking] = useState<GoodsKind>();
  const refused = scans.scans[0]?.state === 'bad' ? scans.scans[0].code : '';
  const step = async (action: 'start' | 'finish') => {
    const reply = await store.act(action, { receipt: receipt.id, version: receipt.version });
    if (!reply.ok) return messages.show('bad', reply.refusal.message);
    if (action === 'start') return;
    messages.show('good', fill(text.finished, { receipt: regrouped(receipt.receiptNo) }));
    store.leave();
  };
  const finish = async () => {
    if (scans.waiting.length > 0) return messages.show('warn', text.waits);
    if (await dialogs.confirm({ title: text.finish, text: text.finishAsk, confirm: text.finish, tone: 'primary' })) await step('finish');
  };
  const counting = receipt.state === 'counting';
  return (
    <div className="ax-receive ax-receive-open">
      <header className="ax-receive-head">
        <Button variant="minimal" icon={<ArrowLeft />} text={session.say(text.back)} onClick={() => store.leave()} />
        <h2>{regrouped(receipt.receiptNo)}</h2>
        <span>
          {session.say(text.types[receipt.type])} · {receipt.sourceNo}
          {receipt.containerNo ? ` · ${receipt.containerNo}` : ''} · {receipt.warehouse}
        </span>
        {receipt.blind && <Tag minimal>{session.say(text.blind)}</Tag>}
        <span className="ax-receive-actions">
          {counting ? (
            <>
              <Button text={session.say(text.damaged)} onClick={() => setAsking('damaged')} />
              <Button text={session.say(text.wrong)} onClick={() => setAsking('wrong')} />
              <Button icon={<Camera />} text={session.say(text.photos, { count: receipt.photos })} onClick={() => setAsking('photo')} />
              <Button intent="primary" text={session.say(text.finish)} onClick={() => void finish()} />
            </>
          ) : (
            <Button intent="primary" size="large" text={session.say(text.start)} onClick={() => void step('start')} />
          )}
        </span>
      </header>
      {receipt.type === 'customer_return' && receipt.photos === 0 && <Callout intent="warning">{session.say(text.returnNote)}</Callout>}
      <div className="ax-receive-sides">
        {counting && <StationBoard store={scans} prompt={text.scan} />}
        <LinesView receipt={receipt} />
      </div>
      {asking && <GoodsDialog kind={asking} receipt={receipt} store={store} code={refused} onClose={() => setAsking(undefined)} />}
    </div>
  );
});
