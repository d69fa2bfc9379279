import { Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PageActions } from '../../../engine/actions/page-actions.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { ScannerInput } from '../../../engine/station/scanner-input.view.tsx';
import { browserSounds } from '../../../engine/station/sounds.ts';
import { StationBoard } from '../../../engine/station/station-board.view.tsx';
import { StationStore } from '../../../engine/station/station-store.ts';
import { UnsentList } from '../../../engine/station/unsent-list.view.tsx';
import { UnsentScans } from '../../../engine/station/unsent-scans.ts';
import { WaitingRows } from '../../../engine/station/waiting-rows.ts';
import { Clock } from '../../../gateways/clock.ts';
import { Ids } from '../../../gateways/ids.ts';
import { MainClient } from '../../../gateways/main-client.ts';
import { BrowserValues } from '../../../gateways/stored-values.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { DeskStore } from './desk-store.ts';
import { ordersToPack } from './orders-to-pack.ts';
import { PackLines } from './pack-lines.view.tsx';
import { PackSteps } from './pack-steps.view.tsx';
import { PackWaiting } from './pack-waiting.view.tsx';
import { packText as text } from './pack-text.ts';
import './pack-station.css';

/** Scans that wait at most while the network is away. */
const mostWaiting = 200;

/** The packing table: an order is opened by a scan, checked piece by piece, boxed, weighed, labelled and closed. */
export const PackStation = observer(function PackStation({ page, active }: ViewProps) {
  const session = useService(Session);
  const [actions, records, clock, values, ids] = [
    useService(PageActions),
    useService(RecordsOf),
    useService(Clock),
    useService(BrowserValues),
    useService(Ids),
  ];
  const resource = page.resource!;
  const [store] = useState(() => {
    const sounds = browserSounds();
    const held = `station/${page.key}/${session.userId}`;
    const of = records.of(resource, page.key);
    return new DeskStore({
      run: (action, input, key) => actions.post({ resource, page: page.key, action, targets: [], input, key: key ?? ids.next() }),
      read: parcel => of.work('desk', { parcel }),
      station: (parcel, scans, title) =>
        new StationStore({
          scans,
          sounds,
          clock,
          values,
          held: `${held}/${parcel}`,
          ...(title === undefined ? {} : { title }),
          mostWaiting,
          newId: () => ids.next(),
        }),
      sounds,
      values,
      held,
    });
  });
  const [unsent] = useState(
    () => new UnsentScans({ values, under: `station/${page.key}/${session.userId}/`, station: id => store.leftOf(Number(id)) }),
  );
  const main = useService(MainClient);
  const [waiting] = useState(() => new WaitingRows(ordersToPack(main)));
  useEffect(() => store.start(), [store]);
  const { desk, station, said } = store;
  return (
    <div className="ax-pack">
      {said && (
        <div role="alert">
          <Callout intent={said.tone === 'good' ? 'success' : 'danger'}>{session.say(said.words)}</Callout>
        </div>
      )}
      {desk && station ? (
        <div className="ax-pack-desk">
          <div className="ax-pack-scan">
            <StationBoard key={desk.id} store={station} prompt={text.scanPrompt} />
          </div>
          <PackLines desk={desk} store={store} />
          <PackSteps key={desk.id} desk={desk} store={store} page={page} />
        </div>
      ) : (
        <div className="ax-pack-open">
          <ScannerInput prompt={text.openPrompt} active={active} go={text.open} busy={store.busy} onScan={code => void store.open(code)} />
          <UnsentList unsent={unsent} active={active} />
          <PackWaiting waiting={waiting} active={active} onOpen={no => void store.open(no)} />
        </div>
      )}
    </div>
  );
});
